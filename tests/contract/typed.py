"""Read by mypy alone: the modules of every benchmark are what the contract says, with their own types."""

from seedproof.benchmarks.curriculum import audit as curriculum_audit
from seedproof.benchmarks.curriculum import cycle as curriculum_cycle
from seedproof.benchmarks.curriculum import generate as curriculum_generate
from seedproof.benchmarks.curriculum import quality as curriculum_quality
from seedproof.benchmarks.curriculum import tell
from seedproof.benchmarks.curriculum import validate as curriculum_validate
from seedproof.benchmarks.curriculum.release import LAYOUT as curriculum_layout
from seedproof.benchmarks.curriculum.row import CurriculumRow
from seedproof.benchmarks.curriculum.settings import Curriculum
from seedproof.benchmarks.curriculum.settings import Generate as CurriculumGenerate
from seedproof.benchmarks.judge import audit as judge_audit
from seedproof.benchmarks.judge import cycle as judge_cycle
from seedproof.benchmarks.judge import generate as judge_generate
from seedproof.benchmarks.judge import quality as judge_quality
from seedproof.benchmarks.judge import validate as judge_validate
from seedproof.benchmarks.judge.release import LAYOUT as judge_layout
from seedproof.benchmarks.judge.row import JudgeRow
from seedproof.benchmarks.judge.settings import Generate as JudgeGenerate
from seedproof.benchmarks.judge.settings import Judge
from seedproof.benchmarks.missing_fact import audit as missing_fact_audit
from seedproof.benchmarks.missing_fact import cycle as missing_fact_cycle
from seedproof.benchmarks.missing_fact import generate as missing_fact_generate
from seedproof.benchmarks.missing_fact import holder as missing_fact_holder
from seedproof.benchmarks.missing_fact import quality as missing_fact_quality
from seedproof.benchmarks.missing_fact import validate as missing_fact_validate
from seedproof.benchmarks.missing_fact.release import LAYOUT as missing_fact_layout
from seedproof.benchmarks.missing_fact.row import MissingFactRow
from seedproof.benchmarks.missing_fact.settings import Generate as MissingFactGenerate
from seedproof.benchmarks.missing_fact.settings import MissingFact
from seedproof.benchmarks.number_game import audit as number_game_audit
from seedproof.benchmarks.number_game import cycle as number_game_cycle
from seedproof.benchmarks.number_game import generate as number_game_generate
from seedproof.benchmarks.number_game import listing as number_game_listing
from seedproof.benchmarks.number_game import quality as number_game_quality
from seedproof.benchmarks.number_game import universe
from seedproof.benchmarks.number_game import validate as number_game_validate
from seedproof.benchmarks.number_game.release import LAYOUT as number_game_layout
from seedproof.benchmarks.number_game.row import NumberGameRow
from seedproof.benchmarks.number_game.settings import Generate as NumberGameGenerate
from seedproof.benchmarks.number_game.settings import NumberGame
from seedproof.benchmarks.university import audit as university_audit
from seedproof.benchmarks.university import cycle as university_cycle
from seedproof.benchmarks.university import generate as university_generate
from seedproof.benchmarks.university import listing as university_listing
from seedproof.benchmarks.university import quality as university_quality
from seedproof.benchmarks.university import validate as university_validate
from seedproof.benchmarks.university.release import LAYOUT as university_layout
from seedproof.benchmarks.university.settings import Generate as UniversityGenerate
from seedproof.benchmarks.university.settings import University
from seedproof.contract.benchmark import (
    Audit,
    Decider,
    Gate,
    Generator,
    Holder,
    Listing,
    Quality,
    Tell,
    Universe,
)
from seedproof.contract.layout import Layout
from seedproof.problems.row import ProblemRow

generator_of_curriculum: Generator[Curriculum, CurriculumGenerate] = curriculum_generate
generator_of_judge: Generator[Judge, JudgeGenerate] = judge_generate
generator_of_missing_fact: Generator[MissingFact, MissingFactGenerate] = missing_fact_generate
generator_of_number_game: Generator[NumberGame, NumberGameGenerate] = number_game_generate
generator_of_university: Generator[University, UniversityGenerate] = university_generate

decider_of_curriculum: Decider[CurriculumRow] = curriculum_validate
decider_of_judge: Decider[JudgeRow] = judge_validate
decider_of_missing_fact: Decider[MissingFactRow] = missing_fact_validate
decider_of_number_game: Decider[NumberGameRow] = number_game_validate
decider_of_university: Decider[ProblemRow] = university_validate

gate_of_curriculum: Gate[CurriculumRow] = curriculum_cycle
gate_of_judge: Gate[JudgeRow] = judge_cycle
gate_of_missing_fact: Gate[MissingFactRow] = missing_fact_cycle
gate_of_number_game: Gate[NumberGameRow] = number_game_cycle
gate_of_university: Gate[ProblemRow] = university_cycle

quality_of_curriculum: Quality[Curriculum] = curriculum_quality
quality_of_judge: Quality[Judge] = judge_quality
quality_of_missing_fact: Quality[MissingFact] = missing_fact_quality
quality_of_number_game: Quality[NumberGame] = number_game_quality
quality_of_university: Quality[University] = university_quality

layout_of_curriculum: Layout[CurriculumRow, CurriculumGenerate] = curriculum_layout
layout_of_judge: Layout[JudgeRow, JudgeGenerate] = judge_layout
layout_of_missing_fact: Layout[MissingFactRow, MissingFactGenerate] = missing_fact_layout
layout_of_number_game: Layout[NumberGameRow, NumberGameGenerate] = number_game_layout
layout_of_university: Layout[ProblemRow, UniversityGenerate] = university_layout

audit_of_curriculum: Audit[CurriculumRow] = curriculum_audit
audit_of_judge: Audit[JudgeRow] = judge_audit
audit_of_missing_fact: Audit[MissingFactRow] = missing_fact_audit
audit_of_number_game: Audit[NumberGameRow] = number_game_audit
audit_of_university: Audit[ProblemRow] = university_audit

holder_of_missing_fact: Holder = missing_fact_holder
listing_of_number_game: Listing = number_game_listing
listing_of_university: Listing = university_listing
universe_of_number_game: Universe[NumberGame] = universe
tell_of_curriculum: Tell[Curriculum] = tell
