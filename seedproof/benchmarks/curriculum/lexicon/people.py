"""People, by pronoun."""

SHE = (
    "Mia", "Ana", "Zoe", "Lily", "Ruth", "Nora", "Ivy", "Clara", "Elena", "Grace", "Hana", "Julia",
    "Kira", "Lucia", "Maya", "Nina", "Olga", "Priya", "Rosa", "Sara", "Tara", "Uma", "Vera", "Wanda",
    "Yuki", "Amina", "Beth", "Carla", "Dina", "Emma", "Fatima", "Greta",
)  # fmt: skip
HE = (
    "Leo", "Ben", "Sam", "Tom", "Max", "Adam", "Omar", "Paul", "Ravi", "Hugo", "Ivan", "Jack", "Karl",
    "Liam", "Milo", "Noah", "Oscar", "Peter", "Quinn", "Remy", "Simon", "Theo", "Victor", "Wes",
    "Yusuf", "Zack", "Amir", "Bruno", "Carlos", "David", "Emil", "Felix",
)  # fmt: skip
PRONOUNS = {**dict.fromkeys(SHE, "she"), **dict.fromkeys(HE, "he")}
POSSESSIVES = {"she": "her", "he": "his"}
RELATIVES = ("friend", "sister", "brother", "cousin", "neighbor", "classmate")
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
