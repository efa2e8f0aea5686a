#!/usr/bin/env bash
# Tests real stores with real processes, which are killed, run many at a time, run out of disk space and file descriptors, and
# read damaged files. If data is lost, duplicated, wrong, or damaged without an error, prints where the stores are kept, and
# exits with a code other than 0.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

kills=400 seconds=60 migrations=100 stores=10000 commits=1000000 damages=10000 seed=$RANDOM

usage() {
  cat <<END
Usage: scripts/torture.sh [--kills N] [--seconds N] [--migrations N] [--stores N] [--commits N]
                          [--damages N] [--seed N]

  --kills N    how many writers are killed with SIGKILL at a random moment ($kills); the next process checks
               that everything acknowledged is there exactly once; a fifth of them meets full disks and full
               tables of open files besides; a quarter as many consumers of a durable cursor are killed, and
               workers of a message queue killed or stopped, which must answer 25 * N requests once each
  --seconds N  how long two writers and three readers, of which one is slow, share a store ($seconds)
  --migrations N
               how many processes are killed at a random moment while they migrate a store ($migrations); it
               must then be the old one or the migrated one
  --stores N   how many stores are opened and closed, and ten times as many observations begun and ended ($stores);
               nothing of them may be left: descriptors, watches, memory
  --commits N  how many changes of objects with large values are committed ($commits), while the files stay small
  --damages N  how many random bytes of the files of a store are flipped, or files cut ($damages);
               small files are flipped and cut at every byte besides
  --seed N     repeats the choices of another run, though not the moments (by default a random one)
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --kills | --seconds | --migrations | --stores | --commits | --damages | --seed)
      [[ "${2:-}" =~ ^[0-9]+$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      printf -v "${1#--}" '%s' "$2"
      shift 2
      ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

swift build -c release --product StoreTorture
program="$(swift build -c release --show-bin-path)/StoreTorture"

directory="$(mktemp -d)"
finish() {
  local code=$?
  if [[ $code -eq 0 ]]; then rm -rf "$directory"; else printf 'failed: the stores are kept in %s\n' "$directory" >&2; fi
}
trap finish EXIT

# turn NAME COMMAND OPTIONS...: runs a command with a separate store, and a folder for the output of its processes.
turn() {
  local name="$1"
  mkdir "$directory/$name"
  shift
  "$program" "$@" --store "$directory/$name/store" --scratch "$directory/$name" | sed "s/^/$name: /"
}

printf 'seed %s\n' "$seed"
turn kills kills --count "$kills" --seed "$seed"
turn history kills --count $((kills / 4)) --seed "$seed" --history 300
turn cursors cursors --count $((kills / 4)) --seed "$seed"
turn messages messages --count $((kills / 4)) --requests $((kills * 25)) --seed "$seed"
turn crowd crowd --seconds "$seconds"
turn migrations migrations --count "$migrations" --seed "$seed"
turn lifetimes lifetimes --stores "$stores" --tokens $((stores * 10))
turn growth growth --commits "$commits"
turn damage damage --count "$damages" --seed "$seed"
echo 'nothing was lost'
