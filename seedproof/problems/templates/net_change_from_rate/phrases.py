"""The sentences of a drawn rate: nothing of the rate is said but for how long it lasts."""

STATEMENTS = {
    "particle": (
        "A particle moves along the $x$-axis. The figure shows its velocity $v(t)$, in metres per second, "
        r"for $0 \le t \le <end>$, where $t$ is the time in seconds.",
        "The velocity $v(t)$ of a particle on the $x$-axis, in metres per second, is drawn in the figure "
        r"for $0 \le t \le <end>$; the time $t$ is in seconds.",
    ),
    "tank": (
        "Water is pumped into a tank, or out of it. The figure shows $r(t)$, the rate at which the volume "
        r"of water in the tank changes, in litres per minute, for $0 \le t \le <end>$, with $t$ in minutes.",
        "From the figure you can read off at what rate $r(t)$, in litres per minute, the volume of water "
        r"in a tank changes at the time $t$, in minutes, for $0 \le t \le <end>$. Water is only pumped in "
        "or out.",
    ),
    "battery": (
        "In the figure you see $p(t)$, the rate at which the energy stored in a battery changes, in "
        r"kilowatts, for $0 \le t \le <end>$, where $t$ is the time in hours.",
        "Charging and discharging a battery changes the energy that it stores at the rate $p(t)$, in "
        r"kilowatts, which the figure shows for $0 \le t \le <end>$, with $t$ in hours.",
    ),
}

UNITS = {"particle": "metre", "tank": "litre", "battery": "kilowatt hour"}
"""Of what changes at the rate."""

QUESTIONS = {
    "particle": {
        "net": "Find the displacement of the particle from $t = 0$ to $t = <end>$, in metres.",
        "total": "Find the total distance that the particle travels, in metres.",
        "end": "At $t = 0$ the particle is at $x = <start>$ metres. Find its $x$ at $t = <end>$, in metres.",
        "largest": "At $t = 0$ it is at $x = <start>$ metres. What is the largest $x$, in metres, that it "
        "reaches?",
    },
    "tank": {
        "net": "Find the change of the volume from $t = 0$ to $t = <end>$, in litres; a loss is negative.",
        "total": "How many litres are pumped altogether, counting both in and out?",
        "end": "The tank holds $<start>$ litres at $t = 0$. How many litres does it hold at $t = <end>$?",
        "largest": "If it holds $<start>$ litres at $t = 0$, what is the greatest volume in the tank, in "
        "litres?",
    },
    "battery": {
        "net": "Find the net change of the stored energy from $t = 0$ to $t = <end>$, in kilowatt hours.",
        "total": "What total energy passes in and out of the battery, both counted as positive, in kilowatt "
        "hours?",
        "end": "At $t = 0$ the battery stores $<start>$ kilowatt hours. How many does it store at $t = "
        "<end>$?",
        "largest": "It stores $<start>$ kilowatt hours at $t = 0$. What is the most that it stores at any "
        "time, in kilowatt hours?",
    },
}

TEXTS = {
    "story": {
        "particle": (
            STATEMENTS["particle"],
            {
                "asked": {
                    "net": (QUESTIONS["particle"]["net"],),
                    "total": (QUESTIONS["particle"]["total"],),
                    "end": (QUESTIONS["particle"]["end"],),
                    "largest": (QUESTIONS["particle"]["largest"],),
                }
            },
        ),
        "tank": (
            STATEMENTS["tank"],
            {
                "asked": {
                    "net": (QUESTIONS["tank"]["net"],),
                    "total": (QUESTIONS["tank"]["total"],),
                    "end": (QUESTIONS["tank"]["end"],),
                    "largest": (QUESTIONS["tank"]["largest"],),
                }
            },
        ),
        "battery": (
            STATEMENTS["battery"],
            {
                "asked": {
                    "net": (QUESTIONS["battery"]["net"],),
                    "total": (QUESTIONS["battery"]["total"],),
                    "end": (QUESTIONS["battery"]["end"],),
                    "largest": (QUESTIONS["battery"]["largest"],),
                }
            },
        ),
    }
}
