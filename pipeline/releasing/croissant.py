"""croissant.json: a description of the release for machines, in the Croissant format 1.0 of MLCommons.

It is made from the finished card, manifest and schema, so it says nothing that they do not. File names are
relative to the folder of croissant.json, so they hold wherever the release is. The properties `rai:` and
`prov:` are those that conferences ask for: intended and unintended use, and provenance.
"""

import re
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from pipeline.releasing.card import CARD, Described, card_parts
from seedproof.record.errors import SeedproofError
from seedproof.record.rows import OWN_SPLIT, pretty_json
from seedproof.record.sources import FOLDER

_OF_CROISSANT = (
    "citeAs column equivalentProperty extract field fileObject fileProperty fileSet format includes "
    "isLiveDataset jsonPath key md5 parentField path recordSet references regex repeated replace "
    "samplingRate separator source subField transform"
)
CONTEXT: Mapping[str, Any] = {
    "@language": "en",
    "@vocab": "https://schema.org/",
    "sc": "https://schema.org/",
    "cr": "http://mlcommons.org/croissant/",
    "rai": "http://mlcommons.org/croissant/RAI/",
    "dct": "http://purl.org/dc/terms/",
    "prov": "http://www.w3.org/ns/prov#",
    "conformsTo": "dct:conformsTo",
    "data": {"@id": "cr:data", "@type": "@json"},
    "dataType": {"@id": "cr:dataType", "@type": "@vocab"},
    "examples": {"@id": "cr:examples", "@type": "@json"},
    **{name: f"cr:{name}" for name in _OF_CROISSANT.split()},
}
"""What the names in the file stand for: MLCommons's own context, and `prov`."""

_LICENCES = {"cc-by-4.0": "https://creativecommons.org/licenses/by/4.0/"}

_TYPES = {"string": "sc:Text", "bool": "sc:Boolean", "image": "sc:ImageObject"} | {
    f"{sign}int{bits}": f"cr:{sign.upper()}Int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)
}

_ENCODINGS = {"parquet": "application/x-parquet", "jsonl": "application/jsonlines", "md": "text/markdown"}
"""By the ending of a file."""

_BIBTEX = re.compile(r"^```bibtex\n(.*?)^```", re.DOTALL | re.MULTILINE)
_WORK = re.compile(
    r"^  author = \{(?P<author>.+)\},\n  title = \{(?P<title>.+)\},\n(?:  .+\n)*  url = \{(?P<url>.+)\}$",
    re.MULTILINE,
)
_POINT = re.compile(r"^- (?:\*\*(?P<label>[^*]+)\.\*\* )?(?P<text>.+(?:\n  .+)*)", re.MULTILINE)


def croissant(described: Described, card: str) -> bytes:
    """Return the file for a release with this card: a record set for each config and split.

    Splits other than the own one are named `<config>_<split>`.

    Raises: SeedproofError when Croissant 1.0 cannot express the type of a column.
    """
    manifest = described.manifest
    head, sections = card_parts(card)
    licence = _LICENCES.get(head["license"], head["license"])
    own, *_ = _works(sections)
    authors = {"@type": "sc:Organization", "name": own["author"], "url": described.publication.code}
    tables = {
        f"data/{config['config_name']}/{split['name']}.parquet": (config, split["name"])
        for config in head["dataset_info"]
        for split in config["splits"]
    }
    files = {CARD: {"bytes": len(card.encode()), "sha256": sha256(card.encode()).hexdigest()}}
    for name in (*tables, *(name for name in manifest["files"] if name.startswith(f"{FOLDER}/"))):
        files[name] = manifest["files"][name]
    return pretty_json(
        {
            "@context": dict(sorted(CONTEXT.items())),
            "@type": "sc:Dataset",
            "conformsTo": ["http://mlcommons.org/croissant/1.0", "http://mlcommons.org/croissant/RAI/1.0"],
            "name": manifest["name"],
            "alternateName": head["pretty_name"],
            "description": _one_line(sections["Summary"]),
            "version": manifest["version"],
            "creativeWorkStatus": "Published" if described.date else "Draft",
            **({"datePublished": described.date.isoformat()} if described.date else {}),
            "url": described.page,
            "license": licence,
            "sdLicense": licence,
            "creator": authors,
            "publisher": authors,
            "citeAs": "\n".join(_BIBTEX.findall(sections["Citation"])),
            "inLanguage": head["language"],
            "keywords": head["tags"],
            "usageInfo": {"@type": "sc:CreativeWork", "text": _one_line(sections["Canary"])},
            **_responsible_use(sections, described.publication.code),
            "distribution": [
                {
                    "@type": "cr:FileObject",
                    "@id": name,
                    "name": name,
                    "contentUrl": name,
                    "contentSize": f"{stated['bytes']} B",
                    "encodingFormat": _ENCODINGS[name.rpartition(".")[2]],
                    "sha256": stated["sha256"],
                }
                for name, stated in files.items()
            ],
            "recordSet": [_record_set(*table, path, described.columns) for path, table in tables.items()],
        }
    )


def _responsible_use(sections: dict[str, str], code: str) -> dict[str, Any]:
    """Return the properties of Croissant RAI 1.0 and the provenance, from the card's own sections."""
    proofs, uses = _points(sections["How it was made and proved"]), _points(sections["Limits and uses"])
    labelled = {label: text for label, text in (*proofs, *uses) if label}
    _, *others = _works(sections)
    return {
        "rai:hasSyntheticData": True,
        "rai:dataCollection": labelled["Made"],
        "rai:dataAnnotationProtocol": [f"{label}. {text}" if label else text for label, text in proofs],
        "rai:dataUseCases": [f"{label}. {labelled[label]}" for label in ("Intended use", "Out of scope")],
        "rai:dataLimitations": [text for label, text in uses if not label],
        "rai:dataBiases": labelled["Biases"],
        "rai:dataSocialImpact": labelled["Impact"],
        "rai:personalSensitiveInformation": labelled["Personal data"],
        "rai:dataReleaseMaintenancePlan": labelled["Upkeep"],
        "prov:wasDerivedFrom": [
            {
                "@id": work["url"],
                "@type": "prov:Entity",
                "prov:label": work["title"],
                "description": _one_line(sections["Citation"].partition("```")[0]),
            }
            for work in others
        ],
        "prov:wasGeneratedBy": {
            "@type": "prov:Activity",
            "prov:label": "The pipeline of Seedproof: generate, validate, cycle, quality, release",
            "description": labelled["Made"],
            "prov:wasAssociatedWith": {"@type": "prov:SoftwareAgent", "@id": code},
        },
    }


def _works(sections: dict[str, str]) -> list[dict[str, str]]:
    """Return the works that the card asks to cite, the release first, without the braces of BibTeX."""
    found = _WORK.finditer(sections["Citation"])
    return [
        {key: re.sub("[{}]", "", value).strip() for key, value in work.groupdict().items()} for work in found
    ]


def _points(section: str) -> list[tuple[str, str]]:
    """Return the label and the text of each item of a section's list; an item may have no label."""
    return [(point["label"] or "", _one_line(point["text"])) for point in _POINT.finditer(section)]


def _record_set(config: dict[str, Any], split: str, path: str, columns: Mapping[str, Any]) -> dict[str, Any]:
    name = config["config_name"] if split == OWN_SPLIT else f"{config['config_name']}_{split}"
    return {
        "@type": "cr:RecordSet",
        "@id": name,
        "name": name,
        "description": f"Config {config['config_name']}, split {split}.",
        "key": {"@id": f"{name}/id"},
        "field": [
            _field(f"{name}/{feature['name']}", feature, path)
            | {"description": columns[feature["name"]]["description"]}
            for feature in config["features"]
        ],
    }


def _field(
    identifier: str, feature: dict[str, Any], path: str, around: tuple[str, ...] = ()
) -> dict[str, Any]:
    """Return a column, or what stands in the named parts around it: a text, a number, a list, or names."""
    field: dict[str, Any] = {"@type": "cr:Field", "@id": identifier, "name": feature["name"]}
    kind = feature.get("dtype", feature.get("struct", feature.get("list")))
    column, *inside = (*around, feature["name"])
    if "list" in feature:
        field["repeated"] = True
    if isinstance(kind, list):
        parts = [_field(f"{identifier}/{part['name']}", part, path, (column, *inside)) for part in kind]
        return field | {"subField": parts}
    if not isinstance(kind, str) or kind not in _TYPES or (kind == "image" and inside):
        raise SeedproofError(
            f"croissant.json: {identifier} is {kind}, expected one of {', '.join(_TYPES)}, a list "
            "of one, or names for them. Teach pipeline/releasing/croissant.py what it is in Croissant"
        )
    source: dict[str, Any] = {"fileObject": {"@id": path}, "extract": {"column": column}}
    if inside or kind == "image":
        source["transform"] = {"jsonPath": ".".join(inside) or "bytes"}
    return field | {"dataType": _TYPES[kind], "source": source}


def _one_line(text: str) -> str:
    return " ".join(text.split())
