#!/usr/bin/env bash
# Writes Swift files from the files of the web pages in the same folder, so that a program has them without files beside it:
# Sources/SantaPage/Web/PageAssets.swift for the live page, and Server/Sources/SantaServer/AdminPage/Web/AdminAssets.swift for the
# admin page. Tests compare them.
#
# usage: scripts/page.sh
set -euo pipefail
cd "$(dirname "$0")/.."

python3 - <<'PYTHON'
import hashlib

LIVE = [
    ("html", "page.html", "The page. The server replaces the names in double braces."),
    ("script", "page.js", "The script."),
    ("style", "page.css", "The style sheet."),
    ("icon", "icon.svg", "The icon."),
    ("words", "words.tsv", "The words of the page, see ``PageWords``."),
    ("terminal", "terminal.tsv", "The words of the text for terminals and of the facts about stops."),
]
ADMIN = [
    ("html", "admin.html", "The page."),
    ("script", "admin.js", "The script."),
    ("style", "admin.css", "The style sheet."),
]


def write(folder, name, comment, files, versioned=()):
    version = hashlib.sha256()
    members = []
    for member, file, about in files:
        with open(f"{folder}/{file}", encoding="utf-8") as source:
            text = source.read()
        if '"""###' in text or not text.endswith("\n"):
            raise SystemExit(f"error: {file} must end with a line feed, and must not contain the end of a Swift string.")
        if file in versioned:
            version.update(text.encode())
        # The line feed before the closing quotation marks isn't part of the string.
        members.append(f'  /// {about}\n  static let {member} = ###"""\n{text}\n"""###\n')
    if versioned:
        members.append(
            "  /// The version of the script, the style sheet and the icon, which is part of their addresses.\n"
            f'  static let version = "{version.hexdigest()[:12]}"\n')
    with open(f"{folder}/{name}.swift", "w", encoding="utf-8") as output:
        output.write("// swift-format-ignore-file\n\n"
                     f"/// The files of {comment}. `scripts/page.sh` writes this file.\n"
                     f"enum {name} {{\n" + "\n".join(members) + "}\n")


write("Sources/SantaPage/Web", "PageAssets", "the page", LIVE, ("page.js", "page.css", "icon.svg"))
write("Server/Sources/SantaServer/AdminPage/Web", "AdminAssets", "the admin page", ADMIN)
PYTHON
