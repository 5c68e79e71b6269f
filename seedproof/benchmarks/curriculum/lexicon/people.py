"""People, by pronoun."""

SHE = (
    "Ana", "Mia", "Yuki", "Ivy", "Lily", "Zoe", "Ruth", "Nora", "Clara", "Elena", "Hana", "Julia", "Kira",
    "Lucia", "Maya", "Nina", "Olga", "Priya", "Rosa", "Sara", "Tara", "Uma", "Vera", "Wanda", "Amina",
    "Beth", "Carla", "Dina", "Emma", "Fatima", "Greta", "Abena", "Adele", "Aisha", "Akiko", "Alice",
    "Alicia", "Amelia", "Ananya", "Anita", "Anna", "Annika", "Aoife", "Astrid", "Ayesha", "Aziza",
    "Beatriz", "Bianca", "Brenda", "Bridget", "Camila", "Carmen", "Catalina", "Chiara", "Chloe", "Chiyo",
    "Daniela", "Delia", "Divya", "Edith", "Elif", "Eliza", "Ella", "Esther", "Eva", "Farah", "Fiona",
    "Freya", "Gabriela", "Hannah", "Helena", "Hilda", "Imani", "Indira", "Inga", "Ines", "Ingrid", "Isabel",
    "Jamila", "Jana", "Jasmina", "Kamala", "Karina", "Katya", "Keiko", "Kiara", "Lakshmi", "Latoya",
    "Laura", "Layla", "Leila", "Lena", "Linda", "Lina", "Luisa", "Magda", "Malia", "Manuela", "Marisol",
    "Marta", "Mina", "Miriam", "Monica", "Nadia", "Naomi", "Natasha", "Nia", "Oksana", "Olivia", "Padma",
    "Paloma", "Paula", "Petra", "Pilar", "Rachel", "Rania", "Rebecca", "Rita", "Sabina", "Salma", "Samira",
    "Shira", "Sigrid", "Silvia", "Sofia", "Sunita", "Svetlana", "Tamar", "Tanya", "Teresa", "Thandi",
    "Valentina", "Vanessa", "Xiomara", "Yara", "Yasmin", "Yolanda", "Zainab", "Zahra", "Zara", "Zuri",
)  # fmt: skip
HE = (
    "Leo", "Max", "Jack", "Quinn", "Remy", "Ben", "Sam", "Tom", "Adam", "Omar", "Paul", "Ravi", "Hugo",
    "Ivan", "Karl", "Liam", "Milo", "Noah", "Oscar", "Peter", "Simon", "Theo", "Victor", "Wes", "Yusuf",
    "Zack", "Amir", "Bruno", "Carlos", "David", "Emil", "Felix", "Abdul", "Ahmed", "Akira", "Alan",
    "Alejandro", "Ali", "Andre", "Andrei", "Anil", "Anton", "Arjun", "Arturo", "Ashok", "Bashir", "Benito",
    "Bilal", "Boris", "Caleb", "Cedric", "Cesar", "Chidi", "Dario", "Darius", "Derek", "Desmond", "Diego",
    "Dmitri", "Eduardo", "Edwin", "Eitan", "Elias", "Enrique", "Eric", "Ethan", "Farid", "Fernando",
    "Francisco", "Fyodor", "Gabriel", "George", "Giorgio", "Gustavo", "Hamid", "Hassan", "Henry", "Hiro",
    "Ibrahim", "Igor", "Isaac", "Ismail", "Jacob", "Jamal", "Javier", "Jerome", "Joaquin", "Joel", "Jonas",
    "Jorge", "Jose", "Joshua", "Juan", "Kareem", "Kenji", "Kevin", "Khalid", "Kofi", "Kwame", "Lars",
    "Leon", "Lorenzo", "Luca", "Lucas", "Luis", "Malik", "Manuel", "Marco", "Mario", "Martin", "Mateo",
    "Matthew", "Mehmet", "Mikhail", "Mohamed", "Nathan", "Neil", "Nikhil", "Nils", "Olaf", "Oliver", "Otto",
    "Pablo", "Pavel", "Pedro", "Philip", "Rafael", "Rahul", "Ramon", "Rashid", "Rohan", "Ruben", "Salim",
    "Samuel", "Sanjay", "Santiago", "Sergei", "Stefan", "Sven", "Tariq", "Thomas", "Tomas", "Viktor",
    "Vikram", "Vincent", "Walter", "Xavier",
)  # fmt: skip
"""Names that are usual for boys and men; `SHE` those for girls and women."""
PRONOUNS = {**dict.fromkeys(SHE, "she"), **dict.fromkeys(HE, "he")}
POSSESSIVES = {"she": "her", "he": "his"}
RELATIVES = (
    "friend", "sister", "brother", "cousin", "neighbor", "classmate", "aunt", "uncle", "grandmother",
    "grandfather", "teacher", "teammate", "mother", "father", "niece", "nephew", "roommate", "coach",
)  # fmt: skip
"""Whom people give things to and get things from, without counting theirs."""
SHARERS = {
    "child": "children",
    "friend": "friends",
    "student": "students",
    "classmate": "classmates",
    "cousin": "cousins",
    "team": "teams",
}
"""Who things are shared among."""
