"""The sentences of a mixing tank."""

STEADY = (
    "A tank holds <volume> litres of brine, with <start> grams of salt in each litre. Brine with "
    "<inflow> grams of salt per litre runs in at <flow> litres per minute; the tank is kept well "
    "stirred, and the mixture runs out at the same rate. Let $y(t)$ be the mass of salt in the tank "
    "after $t$ minutes, in grams.",
    "In a vat of a brewery there are <volume> litres of a sugar solution of <start> grams per litre. "
    "From the time $t = 0$ on, <flow> litres of another solution, of <inflow> grams per litre, flow "
    "in each minute, and <flow> litres of the thoroughly mixed liquid are drawn off each minute. Let "
    "$y(t)$ be the mass of sugar in the vat after $t$ minutes, in grams.",
    "Fertiliser is dissolved in <volume> litres of water, <start> grams to the litre. A pump adds <flow> "
    "litres a minute of a solution with <inflow> grams to the litre, while the well-mixed contents leave "
    "through an overflow just as fast. Let $y(t)$ be the mass of fertiliser in the container, in grams, "
    "$t$ minutes after the pump was started.",
    "The cooling circuit of a machine contains <volume> litres of a liquid with <start> grams of "
    "additive per litre. It is exchanged while the machine runs: <flow> litres per minute with <inflow> "
    "grams of additive per litre come in, and the same volume of the well-stirred mixture goes out. Let "
    "$y(t)$ be the mass of additive in the circuit $t$ minutes after the exchange began, in grams.",
    "A tank holds <volume> litres of pure water. Brine with <inflow> grams of salt per litre runs in at "
    "<flow> litres per minute; the tank is kept well stirred, and the mixture runs out at the same rate. "
    "Let $y(t)$ be the mass of salt in the tank after $t$ minutes, in grams.",
    "An aquarium of <volume> litres is filled with fresh water and is to be made into one for fish of "
    "brackish water. Each minute <flow> litres of water with <inflow> grams of salt per litre are let "
    "in, and as much of the well-mixed water is let out. Let $y(t)$ be the mass of salt in the aquarium "
    "after $t$ minutes, in grams.",
    "From the time $t = 0$ on, a solution of <inflow> grams of sugar per litre flows into a vat with "
    "<volume> litres of clear water, at <flow> litres per minute. The contents are stirred, and <flow> "
    "litres are drawn off each minute. Let $y(t)$ be the mass of sugar in the vat after $t$ minutes, in "
    "grams.",
    "The <volume> litres of water in a cooling circuit have no additive yet. A mechanic lets in <flow> "
    "litres per minute of a liquid with <inflow> grams of additive per litre, and drains the same "
    "volume of the well-stirred mixture. Let $y(t)$ be the mass of additive in the circuit after $t$ "
    "minutes, in grams.",
)

FILLING = (
    "A tank that can hold <capacity> litres contains <volume> litres of brine, with <start> grams of "
    "salt in each litre. Brine with <inflow> grams of salt per litre runs in at <runs_in> litres per "
    "minute, and the well-stirred mixture runs out at <runs_out> litres per minute. Let $y(t)$ be the "
    "mass of salt in the tank after $t$ minutes, in grams, as long as the tank does not overflow.",
    "A vat for <capacity> litres is partly filled: it has <volume> litres of a sugar solution of "
    "<start> grams per litre. Each minute <runs_in> litres of a solution of <inflow> grams per litre "
    "flow in, and <runs_out> litres of the stirred mixture are drawn off. Let $y(t)$ be the mass of "
    "sugar in the vat after $t$ minutes, in grams, until the vat is full.",
    "In a basin of <capacity> litres there are at first <volume> litres of waste water with <start> "
    "grams of a dye per litre. The inlet brings <runs_in> litres per minute with <inflow> grams of "
    "dye per litre; the outlet takes <runs_out> litres per minute of the well-mixed water away. Let "
    "$y(t)$ be the mass of dye in the basin after $t$ minutes, in grams, while the basin fills.",
    "Water with <inflow> grams of minerals per litre enters a reservoir at <runs_in> litres per "
    "minute, and at <runs_out> litres per minute the mixed water leaves it again. At the time $t = 0$ "
    "the reservoir, which can take <capacity> litres, contains <volume> litres with <start> grams of "
    "minerals per litre. Let $y(t)$ be the mass of minerals in it after $t$ minutes, in grams, up to "
    "the moment when it is full.",
    "A tank that can hold <capacity> litres contains <volume> litres of pure water. Brine with <inflow> "
    "grams of salt per litre runs in at <runs_in> litres per minute, and the well-stirred mixture runs "
    "out at <runs_out> litres per minute. Let $y(t)$ be the mass of salt in the tank after $t$ minutes, "
    "in grams, as long as the tank does not overflow.",
    "A vat for <capacity> litres is partly filled with <volume> litres of clear water. Each minute "
    "<runs_in> litres of a solution with <inflow> grams of sugar per litre flow in, and <runs_out> "
    "litres of the stirred mixture are drawn off. Let $y(t)$ be the mass of sugar in the vat after $t$ "
    "minutes, in grams, until the vat is full.",
    "In a basin of <capacity> litres there are at first <volume> litres of clean water. The inlet "
    "brings <runs_in> litres per minute with <inflow> grams of a dye per litre; the outlet takes "
    "<runs_out> litres per minute of the well-mixed water away. Let $y(t)$ be the mass of dye in the "
    "basin after $t$ minutes, in grams, while the basin fills.",
)

MASSES = (
    "Find $y(t)$.",
    "Determine the function $y(t)$.",
    "Set up a differential equation for $y$, and solve it: which function is $y(t)$?",
)

TIMES = (
    "When are there <target> grams in each litre? Give the exact time, in minutes.",
    "At what time does the concentration reach <target> grams per litre? Answer exactly, in minutes.",
    "How long does it take until the concentration is <target> grams per litre? Give the exact time, in "
    "minutes.",
)

FULL = (
    "What is the value of $y$ at the moment when it is full, in grams?",
    "When it has just become full, what mass is dissolved in it, in grams?",
)

TEXTS = {"kind": {"steady": (STEADY, MASSES, TIMES), "filling": (FILLING, MASSES, FULL)}}
