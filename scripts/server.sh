#!/usr/bin/env bash
# A long run of a server-like program under ThreadSanitizer: one actor writes, and eight tasks read frozen results. The exit
# code is not 0 if there is a data race, or if a reader sees half a transaction.
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
