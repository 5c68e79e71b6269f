"""croissant.json: a description of the release for machines, in the Croissant format 1.0 of MLCommons.

It is made from the finished card, manifest and schema, so it says nothing that they do not. File names are
relative to the folder of croissant.json, so they hold wherever the release is. The properties `rai:` and
`prov:` are those that conferences ask for: intended and unintended use, and provenance.
"""

import logging
import re
import warnings
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from pipeline.releasing.card import CARD, Described, card_parts
from pipeline.workplace.settings import Publication
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT, pretty_json
from seedproof.record.sources import FOLDER

_LICENCES = {"cc-by-4.0": "https://creativecommons.org/licenses/by/4.0/"}

_TYPES = {
    "string": "sc:Text",
    "bool": "sc:Boolean",
    "image": "sc:ImageObject",
    **{f"{sign}int{bits}": f"cr:{sign.upper()}Int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)},
}

_ENCODINGS = {
    "parquet": "application/x-parquet",
    "jsonl": "application/jsonlines",
    "md": "text/markdown",
}
"""By the ending of a file."""

_CONTEXT: dict[str, Any] = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "citeAs": "cr:citeAs",
    "column": "cr:column",
    "conformsTo": "dct:conformsTo",
    "cr": "http://mlcommons.org/croissant/",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "dct": "http://purl.org/dc/terms/",
    "equivalentProperty": "cr:equivalentProperty",
    "examples": {"@id": "cr:examples", "@type": "@json"},
    "extract": "cr:extract",
    "field": "cr:field",
    "fileObject": "cr:fileObject",
    "fileProperty": "cr:fileProperty",
    "fileSet": "cr:fileSet",
    "format": "cr:format",
    "includes": "cr:includes",
    "isLiveDataset": "cr:isLiveDataset",
    "jsonPath": "cr:jsonPath",
    "key": "cr:key",
    "md5": "cr:md5",
    "parentField": "cr:parentField",
    "path": "cr:path",
    "prov": "http://www.w3.org/ns/prov#",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "recordSet": "cr:recordSet",
    "references": "cr:references",
    "regex": "cr:regex",
    "repeated": "cr:repeated",
    "replace": "cr:replace",
    "samplingRate": "cr:samplingRate",
    "sc": "https://schema.org/",
    "separator": "cr:separator",
    "source": "cr:source",
    "subField": "cr:subField",
    "transform": "cr:transform",
}
"""The standard's own context; mlcroissant warns if a key is missing."""

_SPECIFICATIONS = ["http://mlcommons.org/croissant/1.0", "http://mlcommons.org/croissant/RAI/1.0"]

_BIBTEX = re.compile(r"^```bibtex\n(.*?)^```", re.DOTALL | re.MULTILINE)
_WORK = re.compile(r"^  title = \{(?P<title>.+)\},\n(?:  .+\n)*  url = \{(?P<url>.+)\}$", re.MULTILINE)
_AUTHOR = re.compile(r"^  author = \{ \{(.+)\} \},$", re.MULTILINE)
_POINT = re.compile(r"^- (?:\*\*(?P<label>[^*]+)\.\*\* )?(?P<text>.+(?:\n  .+)*)", re.MULTILINE)


def croissant(described: Described, card: str) -> bytes:
    """Return the file for a release with this card: a record set for each config and split.

    Splits other than the own one are named `<config>_<split>`.

    Raises: SeedproofError when Croissant 1.0 cannot express the type of a column.
    """
    manifest, publication = described.manifest, described.publication
    head, sections = card_parts(card)
    sources = [name for name in manifest["files"] if name.startswith(f"{FOLDER}/")]
    authors = {"@type": "sc:Organization", "name": _author(sections), "url": publication.code}
    licence = _LICENCES.get(head["license"], head["license"])
    files, record_sets = [], []
    for config in head["dataset_info"]:
        for split in config["splits"]:
            path = f"data/{config['config_name']}/{split['name']}.parquet"
            files.append(_file(path, manifest["files"][path]))
            record_sets.append(_record_set(config, split["name"], path, described.columns))
    return pretty_json(
        {
            "@context": _CONTEXT,
            "@type": "sc:Dataset",
            "conformsTo": _SPECIFICATIONS,
            "name": manifest["name"],
            "alternateName": head["pretty_name"],
            "description": _one_line(sections["Summary"]),
            "version": manifest["version"],
            **_status(described),
            "url": described.page,
            "license": licence,
            "sdLicense": licence,
            "creator": authors,
            "publisher": authors,
            "citeAs": "\n".join(_BIBTEX.findall(sections["Citation"])),
            "inLanguage": head["language"],
            "keywords": head["tags"],
            "usageInfo": {"@type": "sc:CreativeWork", "text": _one_line(sections["Canary"])},
            **_responsible_use(sections),
            **_provenance(sections, publication),
            "distribution": [
                _file(CARD, {"bytes": len(card.encode()), "sha256": sha256(card.encode()).hexdigest()}),
                *files,
                *(_file(name, manifest["files"][name]) for name in sources),
            ],
            "recordSet": record_sets,
        }
    )


def croissant_findings(path: Path) -> list[str]:
    """Return all errors and warnings of mlcroissant about a file; empty if it is valid."""
    import mlcroissant  # type: ignore[import-untyped]

    try:
        with _quiet():
            issues = mlcroissant.Dataset(path).metadata.ctx.issues
    except mlcroissant.ValidationError as error:
        messages = re.findall(r"^  -  (.*)$", str(error), flags=re.MULTILINE) or [str(error)]
    except (ValueError, LookupError, TypeError, AttributeError, OSError) as error:
        messages = [f"is no Croissant ({' '.join(str(error).split())})"]
    else:
        messages = sorted(issues.errors | issues.warnings)
    return [f"{path}: {message}" for message in messages]


def _status(described: Described) -> dict[str, str]:
    """Say whether it is a draft, or when it was published."""
    if described.date is None:
        return {"creativeWorkStatus": "Draft"}
    return {"creativeWorkStatus": "Published", "datePublished": described.date.isoformat()}


def _author(sections: dict[str, str]) -> str:
    """Who made the release: the first author that the card asks to cite."""
    cited = _AUTHOR.search(sections["Citation"])
    if cited is None:
        raise SeedproofError("README.md: its section Citation has no BibTeX with an author, expected one")
    return cited[1]


def _responsible_use(sections: dict[str, str]) -> dict[str, Any]:
    """Return the properties of Croissant RAI 1.0, from the card's own sections."""
    origin = _labelled(sections["Origin and impact"])
    return {
        "rai:hasSyntheticData": True,
        "rai:dataCollection": origin["Origin"],
        "rai:dataAnnotationProtocol": _points(sections["How every row is proved"]),
        "rai:dataUseCases": [
            f"Intended: {_one_line(sections['Intended use'])}",
            f"Out of scope: {_one_line(sections['Out-of-scope use'])}",
        ],
        "rai:dataLimitations": _points(sections["Limitations"]),
        "rai:dataBiases": origin["Biases"],
        "rai:dataSocialImpact": origin["Impact"],
        "rai:personalSensitiveInformation": origin["Personal data"],
        "rai:dataReleaseMaintenancePlan": origin["Upkeep"],
    }


def _provenance(sections: dict[str, str], publication: Publication) -> dict[str, Any]:
    """Return the provenance: the works cited besides this one, and the program that makes the data."""
    text, _, _ = sections["Citation"].partition("```")
    _, *others = _WORK.finditer(sections["Citation"])
    return {
        "prov:wasDerivedFrom": [
            {
                "@id": work["url"],
                "@type": "prov:Entity",
                "prov:label": re.sub(r"[{}]", "", work["title"]).strip(),
                "description": _one_line(text),
            }
            for work in others
        ],
        "prov:wasGeneratedBy": {
            "@type": "prov:Activity",
            "prov:label": "The pipeline of Seedproof: generate, validate, cycle, quality, release",
            "description": _labelled(sections["Origin and impact"])["Origin"],
            "prov:wasAssociatedWith": {"@type": "prov:SoftwareAgent", "@id": publication.code},
        },
    }


def _points(section: str) -> list[str]:
    """Return the items of a section's list, with their labels; the whole text if it has no list."""
    points = [_one_line(point[0].removeprefix("- ").replace("**", "")) for point in _POINT.finditer(section)]
    return points or [_one_line(section)]


def _labelled(section: str) -> dict[str, str]:
    """Return the items of a section's list by their labels."""
    return {point["label"]: _one_line(point["text"]) for point in _POINT.finditer(section)}


def _file(path: str, stated: dict[str, Any]) -> dict[str, Any]:
    return {
        "@type": "cr:FileObject",
        "@id": path,
        "name": path,
        "contentUrl": path,
        "contentSize": f"{stated['bytes']} B",
        "encodingFormat": _ENCODINGS[path.rpartition(".")[2]],
        "sha256": stated["sha256"],
    }


def _record_set(config: dict[str, Any], split: str, path: str, columns: Mapping[str, Any]) -> dict[str, Any]:
    name = config["config_name"] if split == OWN_SPLIT else f"{config['config_name']}_{split}"
    fields = []
    for feature in config["features"]:
        field = _field(f"{name}/{feature['name']}", feature, path)
        fields.append(field | {"description": columns[feature["name"]]["description"]})
    return {
        "@type": "cr:RecordSet",
        "@id": name,
        "name": name,
        "description": f"Config {config['config_name']}, split {split}.",
        "key": {"@id": f"{name}/id"},
        "field": fields,
    }


def _field(identifier: str, feature: dict[str, Any], path: str, column: str | None = None) -> dict[str, Any]:
    """Return a column, or with `column` a part of one: a text, a number, a list, or one level of names."""
    field: dict[str, Any] = {"@type": "cr:Field", "@id": identifier, "name": feature["name"]}
    kind = feature.get("dtype", feature.get("struct", feature.get("list")))
    if "list" in feature:
        field["repeated"] = True
    if isinstance(kind, list) and column is None:
        parts = [_field(f"{identifier}/{part['name']}", part, path, feature["name"]) for part in kind]
        return field | {"subField": parts}
    if not isinstance(kind, str) or kind not in _TYPES or (kind == "image" and column is not None):
        raise SeedproofError(
            f"croissant.json: {identifier} is {kind}, expected one of {', '.join(_TYPES)}, a list "
            "of one, or names for them. Teach pipeline/releasing/croissant.py what it is in Croissant"
        )
    source: dict[str, Any] = {"fileObject": {"@id": path}, "extract": {"column": column or feature["name"]}}
    if column is not None or kind == "image":
        source["transform"] = {"jsonPath": "bytes" if column is None else feature["name"]}
    return field | {"dataType": _TYPES[kind], "source": source}


def _one_line(text: str) -> str:
    return " ".join(text.split())


@contextmanager
def _quiet() -> Iterator[None]:
    """Keep mlcroissant from printing what is returned anyway, and the warnings of its own libraries."""
    logger = logging.getLogger("absl")
    before, logger.disabled = logger.disabled, True
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            yield
    finally:
        logger.disabled = before
