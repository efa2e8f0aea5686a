#!/usr/bin/env bash
# Simulates replicas of a store, with a server and a network, as values in one process, and compares each state with the result
# of an independent interpreter of the same changes. Also copies the directories of replicas, restores them and the server from
# backups, refuses changes, deletes stores, and compares the remaining contents with the sets of added values. Prints the seed and
# the number of steps. If a state is wrong, the exit code is not 0.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

rounds=20 seed=$((RANDOM * 32768 + RANDOM))

usage() {
  cat <<END
Usage: scripts/simulate.sh [--rounds N] [--seed N]

  --rounds N  how many times ten runs of 300 steps ($rounds, some minutes)
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
swift test --filter '(Simulation|ChangeCoding)Tests' >"$output" 2>&1 || code=$?
if [[ $code -ne 0 ]]; then grep -v ' passed after ' "$output" >&2; fi
printf 'seed %s\n' "$seed"
sed -n 's/^random: //p' "$output" | sort
exit "$code"
