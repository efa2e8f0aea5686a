#!/usr/bin/env bash
# Runs the randomised tests of queries and live results with a multiple of the seeds of a plain `swift test`, and runs the tests
# in full that are shortened there. Prints the number of cases that each test has checked. The exit code is not 0 if a test
# fails.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

rounds=20 seed=$((RANDOM * 32768 + RANDOM))

usage() {
  cat <<END
Usage: scripts/random.sh [--rounds N] [--seed N] [--short]

  --rounds N  how many times the seeds of a plain run ($rounds, hours; one takes some ten minutes)
  --seed N    the first seed (by default a random one, which is printed); with '--rounds 0' the only one: a failure
              names the seed that repeats it
  --short     with the sizes of a plain \`swift test\`, but from the first seed on
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --rounds | --seed)
      [[ "${2:-}" =~ ^[0-9]+$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      printf -v "${1#--}" '%s' "$2"
      shift 2
      ;;
    --short) export SANTACORE_TEST_SIZES=plain; shift ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

export SANTACORE_TEST_SEED="$seed"
if [[ "$rounds" -gt 0 ]]; then export SANTACORE_TEST_ROUNDS="$rounds"; fi

output="$(mktemp)"
trap 'rm -f "$output"' EXIT
code=0
# Complete names, because 'Model' alone would also match CrashModelTests. Those, and the tests of forged stores, have their own
# scripts.
swift test --filter \
  '\.(Compaction|Damage|DamagedReading|Expression|FailedSync|ForgedFiles|LargeMigration|LiveQuery|Model|PowerCut|QueryText|Randomised|Recovering|RandomObserverIndex|RandomObservers|RandomQueryForms|RandomSubclass|RandomDeletion|RandomUniqueness|RelaxedDurability|Scan|Section|Segment|SharedSyncFault|Structure)Tests/' >"$output" 2>&1 || code=$?
if [[ $code -ne 0 ]]; then grep -v ' passed after ' "$output" >&2; fi
printf 'seed %s\n' "$seed"
sed -n 's/^random: //p' "$output" | sort
exit "$code"
