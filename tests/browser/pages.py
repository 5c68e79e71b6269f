"""A page with every kind of block, odd ids and hostile texts."""

from io import BytesIO

from PIL import Image

from pipeline.reporting.content import Bars, Lines, Page, Section, ShownRow, Table, Text

ODD_IDS = [
    "small/plain/d1/000000",
    "small/with space/d1/000001",
    "small/a+b&c=d/d2/000002",
    "small/100%/d2/000003",
    "small/%2F#hash?query/d1/000004",
    "small/\"quoted\" 'twice'/d2/000005",
    "small/ünïcode ∫ 数/d1/000006",
    "small/<b>tag</b>/d2/000007",
]

HOSTILE = [
    "</script><script>window.hacked = 1</script>",
    '<img src="x" onerror="window.hacked = 1">',
    "[click](javascript:window.hacked=1) <a href='javascript:window.hacked=1'>click</a>",
    r"$\href{javascript:window.hacked=1}{x}$ and $\htmlClass{a}{x}$ and $\includegraphics{https://example.org/a.png}$",
    "<!-- <script> ]]> &lt;b&gt; \u2028 \u0000 {{ 7 * 7 }}",
    "<svg onload=window.hacked=1><iframe src=https://example.org></iframe>",
]


def picture(shade):
    content = BytesIO()
    Image.new("RGB", (60, 40), (shade, 90, 200)).save(content, "PNG")
    return content.getvalue()


def made_page():
    """Three hundred rows; the first ones have odd ids, the next hostile texts."""
    odd = [row(name, f"Odd row number {number}.", number) for number, name in enumerate(ODD_IDS)]
    hostile = [
        row(f"small/hostile/d3/{number:06}", text, number, findings=[text])
        for number, text in enumerate(HOSTILE)
    ]
    many = [row(f"small/many/d3/{number:06}", f"What is ${number} + 1$?", number) for number in range(286)]
    rows = [*odd, *hostile, *many]
    texts = [Text(markdown=text) for text in HOSTILE]
    return Page(
        title=f"Small {HOSTILE[0]}",
        lead=f"A page of tests. {HOSTILE[1]}",
        figures=[("3", "small figures"), (HOSTILE[1], HOSTILE[5])],
        facts=[("rows", str(len(rows))), ("code", "https://example.org/code"), ("hostile", HOSTILE[2])],
        sections=[
            Section(title="What was proved", blocks=[Text(markdown="All **rows**:\n\n- `a`\n- b"), *texts]),
            Section(title="Counts", blocks=blocks()),
            Section(title=HOSTILE[0], blocks=[]),
        ],
        rows=rows,
        formulas={"question", "answer"},
    )


def row(name, question, number, findings=()):
    is_drawn = number % 5 == 0
    return ShownRow(
        id=name,
        facets={"family": name.split("/")[1], "difficulty": name.split("/")[2][1:]},
        parts=[
            ("question", question),
            ("answer", rf"$\frac{{{number}}}{{7}}$ and $$\int_0^1 x^{{{number}}} \, dx$$"),
            ("figure", '{"field": "plain"}'),
            ("proof", f'{{"steps": {number}, "said": "{question}"}}'),
        ],
        answer=str(number),
        proof=f"Counted. {question}",
        command=f"seedproof audit {name}",
        image=picture(number % 200) if is_drawn else None,
        image_alt=f'A plain field "{number}" <b>' if is_drawn else "",
        findings=findings,
    )


def blocks():
    wide = [f"column {number}" for number in range(14)]
    return [
        Table(caption="Wide", columns=wide, rows=[[HOSTILE[1], *map(str, range(13))]], numeric=wide[1:]),
        Table(caption="Long", columns=["a", "b"], rows=[[f"line {n}", str(n)] for n in range(60)]),
        Bars(caption="Shares", unit="percent", bars=[("one", "12.5"), (HOSTILE[5], "0")]),
        Lines(
            caption="Curves",
            x_label="level",
            x=["1", "2", "3"],
            y_label="percent",
            series={"a": ["1.0", None, "3.5"], HOSTILE[0]: ["2", "2", "2"]},
        ),
    ]
