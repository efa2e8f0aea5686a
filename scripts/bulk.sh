#!/usr/bin/env bash
# Measures bulk work in SantaCore and other databases in one run, and prints one table: filling, changing, indexing and deleting a
# million objects, a migration, and the import and export of files, with processor time and peak memory. Every result is verified.
# DuckDB is left out if Python doesn't have its package, and LMDB if its header isn't installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

objects=1000000

usage() {
  cat <<END
Usage: scripts/bulk.sh [--objects N]

  --objects N  how many objects ($objects by default)
  PYTHON       in the environment: the interpreter with the package duckdb (python3 by default)
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --objects)
      [[ "${2:-}" =~ ^[1-9][0-9]*$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      objects="$2"
      shift 2
      ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

"${PYTHON:-python3}" -c 'import duckdb' 2>/dev/null \
  || echo "The Python package duckdb is not installed, so DuckDB is left out. Install it with: python3 -m pip install duckdb" >&2
command -v sqlite3 >/dev/null || echo "sqlite3 is not installed, so its import and export are left out." >&2

# Built before anything is measured.
swift build -c release --package-path Benchmarks >&2
benchmarks="$(swift build -c release --package-path Benchmarks --show-bin-path)/benchmarks"
files="$(mktemp)"
trap 'rm -f "$files"' EXIT
scripts/import-export.sh --objects "$objects" --json "$files" >&2
"$benchmarks" --size "$objects" --only '^(bulk (objects|columns|values|links|upsert|first|delete)|migrat)' \
  --cpu --memory --with "$files"
