#!/usr/bin/env bash
# A long run of a program in the shape of a server: one actor writes, and eight tasks read frozen results, under
# ThreadSanitizer. If memory is accessed by two threads at once, or a reader sees half a transaction, the exit code is not 0.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=60

usage() {
  cat <<END
Usage: scripts/server.sh [--seconds N]

  --seconds N  how long the readers read ($seconds by default, after building with the sanitizer)
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --seconds)
      [[ "${2:-}" =~ ^[0-9]+$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      seconds="$2"
      shift 2
      ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

SANTACORE_SERVER_SECONDS="$seconds" scripts/sanitize.sh thread --filter ServerTests
