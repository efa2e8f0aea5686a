#!/usr/bin/env bash
# Writes Sources/SantaPage/Web/PageAssets.swift from the page's files in the same folder, so that a program has them without
# files beside it. A test compares them.
#
# usage: scripts/page.sh
set -euo pipefail
cd "$(dirname "$0")/../Sources/SantaPage/Web"

python3 - <<'PYTHON'
import hashlib

FILES = [
    ("html", "page.html", "The page. The server replaces the names in double braces."),
    ("script", "page.js", "The script."),
    ("style", "page.css", "The style sheet."),
    ("icon", "icon.svg", "The icon."),
    ("words", "words.tsv", "The words of the page, see ``PageWords``."),
    ("terminal", "terminal.tsv", "The words of the text for terminals and of the facts about stops."),
]

version = hashlib.sha256()
members = []
for name, file, comment in FILES:
    with open(file, encoding="utf-8") as source:
        text = source.read()
    if '"""###' in text or not text.endswith("\n"):
        raise SystemExit(f"error: {file} must end with a line feed, and must not contain the end of a Swift string.")
    if file in ("page.js", "page.css", "icon.svg"):
        version.update(text.encode())
    # The line feed before the closing quotation marks isn't part of the string.
    members.append(f'  /// {comment}\n  static let {name} = ###"""\n{text}\n"""###\n')
members.append(
    "  /// The version of the script, the style sheet and the icon, which is part of their addresses.\n"
    f'  static let version = "{version.hexdigest()[:12]}"\n')
with open("PageAssets.swift", "w", encoding="utf-8") as output:
    output.write("// swift-format-ignore-file\n\n"
                 "/// The files of the page. `scripts/page.sh` writes this file.\n"
                 "enum PageAssets {\n" + "\n".join(members) + "}\n")
PYTHON
