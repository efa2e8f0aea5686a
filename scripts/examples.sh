#!/usr/bin/env bash
# Builds the packages in Examples, runs their tests and programs, and compares the output of the programs with the files in the
# package's folder Expected.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

case "${1:-}" in
  "") ;;
  --help) echo "Usage: scripts/examples.sh"; exit 0 ;;
  *) echo "Usage: scripts/examples.sh" >&2; exit 64 ;;
esac

# One build directory for all packages that use the library, including those of docs.sh, so that the library is built once.
# `.ci/run` names the one of the tests, in which the library is built already.
scratch="${SANTACORE_DEPENDENTS:-.build/dependents}"
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
