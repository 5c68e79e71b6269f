"""What is kept in desks, classrooms and school offices."""

from seedproof.benchmarks.curriculum.lexicon.entry import nouns
from seedproof.benchmarks.curriculum.lexicon.lists import deeds, items, phrases
from seedproof.benchmarks.curriculum.lexicon.situation import Owning

SITUATIONS = (
    Owning(
        name="pencil case",
        openings=phrases("""
            A tidy desk makes learning easier.
            The school year starts in late summer.
            The art teacher likes bright colors.
        """),
        times=phrases("""
            After school
            On Monday morning
            During art class
        """),
        items=items("""
            crayon/crayons 1-96, marker/markers 1-60, pencil/pencils 1-90, pen/pens 1-60,
            eraser/erasers 1-40, ruler/rulers 1-20, notebook/notebooks 1-30, glue stick/glue sticks 1-30,
            folder/folders 1-30, highlighter/highlighters 1-30, felt-tip pen/felt-tip pens 1-60,
            sticky note/sticky notes 2-150
        """),
        sorts=("red", "blue", "green"),
        gains=deeds("""
            buy buys bought bought: at the school store | on sale
            get gets got gotten: from {their} aunt | from the teacher
            find finds found found: in {their} desk | under the table
            borrow: from a classmate
        """),
        losses=deeds("""
            give gives gave given: to a classmate | to {their} sister
            lose loses lost lost: on the way to school | on the playground
            lend lends lent lent: to a friend
            misplace: in the library
            leave leaves left left behind: on the school bus
        """),
        containers=items("box/boxes 6-24, tin/tins 4-30"),
        rows=items("row/rows 3-12"),
        sharers=nouns("sharer", "student/students, cousin/cousins, classmate/classmates"),
    ),
    Owning(
        name="school supplies",
        who=("the teacher", "the school", "the school store", "the art teacher"),
        openings=phrases("""
            The supply closet has to be restocked.
            Teachers plan ahead for a busy year.
            Students and teachers are getting ready for a busy year.
        """),
        times=phrases("""
            In August
            After summer vacation
            During the school year
        """),
        items=items("""
            workbook/workbooks 10-990, binder/binders 10-600, calculator/calculators 5-300,
            dictionary/dictionaries 5-300, index card/index cards 50-999, paper clip/paper clips 50-999,
            chalkboard eraser/chalkboard erasers 5-200, clipboard/clipboards 5-300,
            textbook/textbooks 10-990, spelling book/spelling books 10-700,
            whiteboard marker/whiteboard markers 10-600
        """),
        sorts=("blue", "green", "yellow"),
        gains=deeds("""
            order: for the science classes | from a catalog
            receive: from the parents' club | in the mail
            unpack: in the supply closet
            purchase: at a discount
        """),
        losses=deeds("""
            hand out: in class | to the students
            pass out: in the gym | to the classes
            donate: to a summer camp
            lend lends lent lent: to a neighboring school
            send sends sent sent: to the office
        """),
        containers=items("carton/cartons 10-60, crate/crates 10-60, bin/bins 10-60"),
        rows=items("shelf/shelves 10-60"),
        sharers=nouns("sharer", "classroom/classrooms, class/classes, teacher/teachers, student/students"),
    ),
    Owning(
        name="stickers",
        openings=phrases("""
            Good work earns a reward in class.
            The reward chart hangs by the door.
            A treasure chest stands on the teacher's desk.
        """),
        times=phrases("""
            On Friday
            After the spelling test
            During recess
        """),
        items=items("""
            sticker/stickers 1-150, gold star/gold stars 1-120, badge/badges 1-40,
            prize ticket/prize tickets 2-150, token/tokens 1-120, certificate/certificates 1-30,
            bookmark/bookmarks 1-40, puffy sticker/puffy stickers 1-90
        """),
        sorts=("red", "silver", "purple"),
        gains=deeds("""
            earn: for good manners | for reading aloud | for helping a classmate
            win wins won won: in a spelling bee | at the school fair
            receive: from the art teacher
            collect: for good grades
        """),
        losses=deeds("""
            paste: on a notebook
            give gives gave given: to {their} cousin | to a new classmate
            trade in: for a small prize
            trade away: on the playground
            lose loses lost lost: on the bus
        """),
        containers=items("envelope/envelopes 5-30, box/boxes 6-60"),
        rows=items("row/rows 3-12"),
        sharers=nouns("sharer", "friend/friends, child/children, student/students"),
    ),
    Owning(
        name="show posters",
        openings=phrases("""
            The hallway is decorated for the school fair.
            The hallway is a good place for an art show.
            Creative students make the school bright.
        """),
        times=phrases("""
            On Thursday
            During art week
            On a rainy afternoon
        """),
        items=items("""
            poster/posters 1-40, drawing/drawings 1-60, painting/paintings 1-40, collage/collages 1-30,
            sketch/sketches 1-60, cartoon/cartoons 1-40, greeting card/greeting cards 1-60,
            watercolor/watercolors 1-40, comic strip/comic strips 1-30, portrait/portraits 1-30
        """),
        sorts=("colorful", "black-and-white"),
        gains=deeds("""
            create: for the art show | in the art room
            finish: with help from the art teacher
            design: for the school fair
            complete: for the hallway display
        """),
        losses=deeds("""
            give gives gave given: to {their} grandparents | to the principal
            sell sells sold sold: at the art show
            throw throws threw thrown away: by mistake
            rip rips ripped ripped up
            mail: to a pen pal
        """),
        containers=items("portfolio/portfolios 4-30"),
        rows=items("row/rows 3-10, wall/walls 4-20"),
        sharers=nouns("sharer", "classroom/classrooms, hallway/hallways, judge/judges"),
    ),
)
