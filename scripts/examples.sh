#!/usr/bin/env bash
# Builds the programs in Examples, runs them, and compares what they print with Examples/Expected.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
  "") ;;
  --help) echo "Usage: scripts/examples.sh"; exit 0 ;;
  *) echo "Usage: scripts/examples.sh" >&2; exit 64 ;;
esac

swift build --package-path Examples
programs="$(swift build --package-path Examples --show-bin-path)"
for expected in Examples/Expected/*.txt; do
  name="$(basename "$expected" .txt)"
  timeout 60 "$programs/$name" | diff -u "$expected" - || {
    echo "error: $name does not print what $expected says" >&2
    exit 1
  }
  echo "$name: as expected"
done
