#!/usr/bin/env bash
# A long run of the crash model: power failures, kills and failing calls on stores on a simulated disk, several per store. After
# each of them, the store is opened for writing, opened for reading, and verified. Prints the number of crashes of each kind.
# The exit code is not 0 if acknowledged data is missing, if the two ways of opening differ, or if an intact store is reported
# as damaged.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

rounds=10 seed=$((RANDOM * 32768 + RANDOM))

usage() {
  cat <<END
Usage: scripts/crash-model.sh [--rounds N] [--seed N]

  --rounds N  how many times the seeds of a plain run ($rounds, some five minutes)
  --seed N    the first seed (by default a random one, which is printed); with '--rounds 0' the only one: a failure
              names the seed that repeats it
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --rounds | --seed)
      [[ "${2:-}" =~ ^[0-9]+$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      printf -v "${1#--}" '%s' "$2"
      shift 2
      ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

export SANTACORE_TEST_SEED="$seed"
if [[ "$rounds" -gt 0 ]]; then export SANTACORE_TEST_ROUNDS="$rounds"; fi

output="$(mktemp)"
trap 'rm -f "$output"' EXIT
code=0
swift test --filter '(CrashModel|FailedSync|PowerCut|RelaxedDurability)Tests' >"$output" 2>&1 || code=$?
if [[ $code -ne 0 ]]; then grep -v ' passed after ' "$output" >&2; fi
printf 'seed %s\n' "$seed"
sed -n 's/^random: //p' "$output" | sort
exit "$code"
