#!/usr/bin/env bash
# Builds the packages in Examples, runs their tests and programs, and compares the output of the programs with the files in the
# package's folder Expected. A package with a file demo.sh has a program that needs a server: demo.sh gets the paths of
# santa-server and of the package's program. Set SANTA_SERVER_PROGRAM to use a santa-server that is already built.
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
    command=("$programs/$name")
    if [[ "$name" == demo ]]; then
      if [[ -z "${SANTA_SERVER_PROGRAM:-}" ]]; then
        swift build --package-path Server --scratch-path "$scratch" --product santa-server
        SANTA_SERVER_PROGRAM="$(swift build --package-path Server --scratch-path "$scratch" --show-bin-path)/santa-server"
      fi
      program="$(basename "$package"/Sources/*)"
      name="$package/demo.sh"
      command=("$name" "$SANTA_SERVER_PROGRAM" "$programs/$program")
    fi
    timeout 60 "${command[@]}" | diff -u "$expected" - || {
      echo "error: $name does not print what $expected says" >&2
      exit 1
    }
    echo "$name: as expected"
  done
done
