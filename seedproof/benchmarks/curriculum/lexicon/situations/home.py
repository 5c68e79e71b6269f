"""What people have at home: clothes, books, letters, pictures, eggs, treats for pets."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases, stuff
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="bookshelf",
        openings=phrases("""
            Reading opens a door to new worlds.
            Good books are meant to be shared.
            The book club meets on the porch.
        """),
        times=phrases("""
            Over the summer
            On Saturday
            During the book fair
        """),
        items=items("""
            picture book/picture books 1-60, mystery novel/mystery novels 1-50, paperback/paperbacks 1-90,
            joke book/joke books 1-20, coloring book/coloring books 1-20,
            fairy-tale book/fairy-tale books 1-30,
            poetry book/poetry books 1-30, travel guide/travel guides 1-30, magazine/magazines 1-90,
            science book/science books 1-40, adventure story/adventure stories 1-40,
            chapter book/chapter books 1-60
        """),
        sorts=("new", "old"),
        gains=deeds("""
            buy buys bought bought: at the book fair | in a secondhand bookstore
            get gets got gotten: from {their} grandparents | from a neighbor
            borrow: from {their} aunt
            win wins won won: in a reading contest
        """),
        losses=deeds("""
            lend lends lent lent: to a friend | to {their} cousin
            give gives gave given: to the school library
            donate: to a charity shop
            sell sells sold sold: at a yard sale
            leave leaves left left behind: on the train
        """),
        containers=items("box/boxes 6-30, backpack/backpacks 2-10, suitcase/suitcases 4-30"),
        rows=items("shelf/shelves 4-30, row/rows 4-25"),
        sharers=nouns("sharer", "classmate/classmates, friend/friends, reading group/reading groups"),
    ),
    Owning(
        name="letters",
        openings=phrases("""
            Writing by hand is a lost art.
            The mail carrier comes up the hill at noon.
            Mail from a faraway friend is a pleasure.
        """),
        times=phrases("""
            In February
            During the holidays
            On a snowy evening
        """),
        items=items("""
            letter/letters 1-40, valentine/valentines 1-40, thank-you note/thank-you notes 1-40,
            birthday card/birthday cards 1-40, holiday card/holiday cards 1-90,
            get-well card/get-well cards 1-40, party invitation/party invitations 1-40, poem/poems 1-40
        """),
        sorts=("long", "short"),
        gains=deeds("""
            write writes wrote written: at the kitchen table | with a fountain pen
            finish: with great care
            compose: by candlelight
        """),
        losses=deeds("""
            mail: to {their} relatives | to a pen pal
            send sends sent sent off: to {their} friends abroad
            deliver: to the neighbors
            tear tears tore torn up: in anger
        """),
        containers=items("envelope/envelopes 8-60, shoebox/shoeboxes 10-60"),
        sharers=nouns("sharer", "pen pal/pen pals, classmate/classmates, relative/relatives"),
    ),
    Owning(
        name="phone storage",
        openings=phrases("""
            The memory of a phone fills up quickly.
            Backing up files is a good habit.
            The computer club is teaching data safety.
        """),
        times=phrases("""
            On Sunday evening
            During the vacation
            On the train
        """),
        items=items("""
            photo/photos 2-5000, video/videos 1-300, song/songs 2-2000, podcast/podcasts 1-120,
            ringtone/ringtones 1-40, screenshot/screenshots 2-600, voice memo/voice memos 1-120,
            selfie/selfies 1-500, e-book/e-books 1-150, music video/music videos 1-150,
            sound file/sound files 2-900
        """),
        gains=deeds("""
            save: on {their} phone | to the memory card
            download: from the internet | for a long trip
            receive: from a friend | from {their} cousin
            add: to {their} phone
        """),
        losses=deeds("""
            delete: by mistake | to free up space
            erase: from the memory card
            remove: from {their} phone
            lose loses lost lost: in a computer crash
        """),
        containers=items("memory card/memory cards 20-900"),
        sharers=nouns("sharer", "friend/friends, family member/family members"),
    ),
    Owning(
        name="closet",
        openings=phrases("""
            Spring cleaning is a good time to sort old clothes.
            The closet door is hard to close.
            Outgrown clothes are welcome at the thrift store.
        """),
        times=phrases("""
            Over the winter
            In April
            On laundry day
        """),
        items=items("""
            T-shirt/T-shirts 1-40, sweater/sweaters 1-20, shirt/shirts 1-40, glove/gloves 2-30,
            baseball cap/baseball caps 1-30, skirt/skirts 1-20, belt/belts 1-20, sandal/sandals 2-20,
            raincoat/raincoats 1-10, slipper/slippers 2-20, dress/dresses 1-30, hoodie/hoodies 1-20
        """),
        sorts=("black", "brown", "blue"),
        gains=deeds("""
            buy buys bought bought: at the thrift store | on sale
            get gets got gotten: from {their} older cousin
            find finds found found: behind the dryer | in the laundry room
            unpack: after the move
        """),
        losses=deeds("""
            donate: to charity | to a clothing drive
            give gives gave given: to a younger cousin
            outgrow outgrows outgrew outgrown
            lose loses lost lost: in the laundry | at the gym
            throw throws threw thrown out
        """),
        containers=items("suitcase/suitcases 5-30, bag/bags 4-30, laundry basket/laundry baskets 6-30"),
        rows=items("shelf/shelves 4-20"),
        sharers=nouns("sharer", "brother/brothers, sister/sisters, cousin/cousins"),
    ),
    Owning(
        name="henhouse",
        openings=phrases("""
            Fresh eggs are sold at the farm gate.
            The rooster is crowing on the fence.
            Raising poultry is a family business.
        """),
        times=phrases("""
            At dawn
            On Sunday morning
            In the spring
        """),
        items=items("""
            hen egg/hen eggs 1-150, duck egg/duck eggs 1-60, goose egg/goose eggs 1-40,
            quail egg/quail eggs 2-120, turkey egg/turkey eggs 1-40, pheasant egg/pheasant eggs 1-60,
            partridge egg/partridge eggs 1-60, guinea egg/guinea eggs 1-60
        """),
        sorts=("white", "brown", "speckled"),
        gains=deeds("""
            gather: in the barn | in the straw
            collect: with a flashlight | by the fence
            find finds found found: under a bush | in the hay
            bring brings brought brought in: from the barn
        """),
        losses=deeds("""
            sell sells sold sold: at the roadside stand | to the baker
            give gives gave given: to the neighbors | to {their} uncle
            drop drops dropped dropped: by the gate
            break breaks broke broken: on a bumpy road
            crack: by accident
        """),
        containers=items("basket/baskets 6-40, carton/cartons 6-24"),
        rows=items("row/rows 3-12, nest/nests 2-8"),
        sharers=nouns("sharer", "neighbor/neighbors, family/families, customer/customers"),
    ),
    Owning(
        name="pet treats",
        openings=phrases("""
            Training a pet takes patience and rewards.
            The puppy is waiting by the door.
            Pets love a tasty reward.
        """),
        times=phrases("""
            During the training class
            On Monday
            After a long walk
        """),
        items=items("""
            dog biscuit/dog biscuits 1-90, cat treat/cat treats 1-90, chew stick/chew sticks 1-40,
            milk bone/milk bones 1-60, liver treat/liver treats 1-90,
            peanut butter treat/peanut butter treats 1-80, salmon treat/salmon treats 1-80,
            bacon strip/bacon strips 1-60, carrot chip/carrot chips 1-90
        """),
        stuff=stuff("dog food: cup 1-40, cat food: ounce 3-90, puppy food: pound 1-40"),
        gains=deeds("""
            buy buys bought bought: at the pet store | with {their} allowance
            get gets got gotten: from the vet | from the dog trainer
            order: online
            fetch fetches fetched fetched: from the cupboard
        """),
        losses=deeds("""
            feed feeds fed fed: to {their} pet | to a neighbor's pet
            give gives gave given: to the animal shelter | to a hungry stray
            use: in training
            donate: to the animal shelter
        """),
        containers=items("tin/tins 10-60, packet/packets 6-30"),
        sharers=nouns("sharer", "dog/dogs, puppy/puppies, kitten/kittens, pet/pets"),
    ),
    Owning(
        name="camping",
        openings=phrases("""
            The campground lies beside a mountain lake.
            Camping trips take careful packing.
            The scouts are going hiking in the hills.
        """),
        times=phrases("""
            On the camping trip
            At sunset
            During summer camp
        """),
        items=items("""
            tent stake/tent stakes 2-80, glow stick/glow sticks 1-60, log/logs 2-80,
            flashlight/flashlights 1-20, lantern/lanterns 1-20, trail map/trail maps 1-20,
            sleeping pad/sleeping pads 1-30, matchstick/matchsticks 2-120, energy bar/energy bars 1-60,
            walking stick/walking sticks 1-20, tent pole/tent poles 1-40
        """),
        gains=deeds("""
            buy buys bought bought: at the camp store | in the village
            borrow: from a scout leader
            bring brings brought brought along: from home
            get gets got gotten: from the ranger
        """),
        losses=deeds("""
            drop drops dropped dropped: into the lake
            lend lends lent lent: to a fellow camper
            lose loses lost lost: on the trail | in a rainstorm
            leave leaves left left behind: at the lake
            give gives gave given: to a hiker
        """),
        containers=items("box/boxes 5-40, duffel bag/duffel bags 5-40"),
        sharers=nouns("sharer", "tent/tents, camper/campers, scout/scouts"),
    ),
    Owning(
        name="family albums",
        openings=phrases("""
            A photo tells a story without words.
            The camera club is getting ready for a show.
            Sorting old photos brings back memories.
        """),
        times=phrases("""
            On vacation
            At the family reunion
            At the wedding
        """),
        items=items("""
            snapshot/snapshots 1-150, family picture/family pictures 1-120,
            landscape picture/landscape pictures 1-120, baby picture/baby pictures 1-120,
            class picture/class pictures 1-40, school portrait/school portraits 1-60,
            vacation picture/vacation pictures 1-150, wedding picture/wedding pictures 1-120,
            graduation picture/graduation pictures 1-60
        """),
        sorts=("color", "black-and-white"),
        gains=deeds("""
            print: at the drugstore | for the family album
            develop: in the darkroom
            collect: for a slide show
            find finds found found: in an old trunk
        """),
        losses=deeds("""
            give gives gave given: to {their} relatives | to {their} aunt
            mail: to {their} cousins
            throw throws threw thrown out: by mistake
            tape: to the bedroom wall
            misplace: during the move
        """),
        containers=items("photo album/photo albums 20-150, frame/frames 1-6"),
        rows=items("album page/album pages 2-9, row/rows 2-8"),
        sharers=nouns("sharer", "relative/relatives, classmate/classmates, cousin/cousins"),
    ),
)
