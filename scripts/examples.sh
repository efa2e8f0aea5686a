#!/usr/bin/env bash
# Builds the packages in Examples, runs their tests, runs their programs, and compares what these print with what is in the
# package's Expected.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
  "") ;;
  --help) echo "Usage: scripts/examples.sh"; exit 0 ;;
  *) echo "Usage: scripts/examples.sh" >&2; exit 64 ;;
esac

# One directory for all of them, so that the library is built once.
scratch=.build/examples
for manifest in Examples/*/Package.swift; do
  package="$(dirname "$manifest")"
  printf '%s\n' "$package"
  if [[ -d "$package/Tests" ]]; then
    swift test --package-path "$package" --scratch-path "$scratch"
  else
    swift build --package-path "$package" --scratch-path "$scratch"
  fi
  programs="$(swift build --package-path "$package" --scratch-path "$scratch" --show-bin-path)"
  for expected in "$package"/Expected/*.txt; do
    [[ -e "$expected" ]] || continue
    name="$(basename "$expected" .txt)"
    timeout 60 "$programs/$name" | diff -u "$expected" - || {
      echo "error: $name does not print what $expected says" >&2
      exit 1
    }
    echo "$name: as expected"
  done
done
