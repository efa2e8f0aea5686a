#!/usr/bin/env bash
# Runs the tests with a sanitizer. `address` finds memory that is used after it was freed, accessed out of bounds, or never
# freed. `thread` finds unsynchronised access to memory from several threads. If there is a finding, the exit code is not 0.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  cat <<END
Usage: scripts/sanitize.sh address|thread [--without FOLDERS] [OPTION]...

  --without FOLDERS  folders of Tests/SantaCoreTests, separated by commas, that aren't built. The command line isn't built
                     then, either.

  The other options go to 'swift test': --filter NAME, for a part of the tests.
END
}

sanitizer="${1:-}"
case "$sanitizer" in
  address)
    # A test runs a program as another user, who must be able to read the file, too.
    suppressions="$(mktemp)"
    trap 'rm -f "$suppressions"' EXIT
    cat scripts/sanitizers/address.txt >"$suppressions"
    chmod 644 "$suppressions"
    export LSAN_OPTIONS="suppressions=$suppressions:print_suppressions=0"
    ;;
  thread) ;;
  --help) usage; exit 0 ;;
  *) usage >&2; exit 64 ;;
esac
shift
if [[ "${1:-}" == --without ]]; then
  export SANTACORE_EXCLUDED_TESTS="${2:?--without takes folders.}"
  shift 2
fi

# The manifest passes the sanitizer on to the code. A separate scratch path preserves the ordinary build.
SANTACORE_SANITIZER="$sanitizer" swift test --sanitize="$sanitizer" --scratch-path ".build/$sanitizer" "$@"
