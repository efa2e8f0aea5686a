#!/usr/bin/env bash
# Opens stores with forged bytes and correct checksums, reads them in every way, and writes to them. No store may make a process
# crash, hang, or use unlimited memory. If one does, prints its seed and exits with a code other than 0.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

count=5000 seed=$((RANDOM * 32768 + RANDOM)) seconds=60 memory=4096 configuration=release

usage() {
  cat <<END
Usage: scripts/fuzz.sh [--count N] [--seed N] [--seconds N] [--memory MB] [--debug]

  --count N    how many stores are opened past their checks ($count); those that are refused do not count
  --seed N     the first seed (by default a random one, which is printed); '--seed N --count 1' repeats a failure
  --seconds N  how long one step with one store may take ($seconds)
  --memory MB  how much memory a process may have ($memory)
  --debug      with a debug build, whose checks find more, in several times the time
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --count | --seed | --seconds | --memory)
      [[ "${2:-}" =~ ^[0-9]+$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      printf -v "${1#--}" '%s' "$2"
      shift 2
      ;;
    --debug) configuration=debug; shift ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

swift build -c "$configuration" --product StoreTorture
program="$(swift build -c "$configuration" --show-bin-path)/StoreTorture"

directory="$(mktemp -d)"
finish() {
  local code=$?
  if [[ $code -eq 0 ]]; then rm -rf "$directory"; else printf 'failed: the stores are kept in %s\n' "$directory" >&2; fi
}
trap finish EXIT

printf 'seed %s\n' "$seed"
"$program" fuzz --scratch "$directory" --count "$count" --seed "$seed" --seconds "$seconds" --memory "$memory"
echo 'no store stopped its process'
