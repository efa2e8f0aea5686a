#!/usr/bin/env bash
# Runs the tests with a sanitizer. `address` finds memory that is used after it was freed, accessed out of bounds, or never
# freed. `thread` finds unsynchronised access to memory from several threads. If there is a finding, the exit code is not 0.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

usage() {
  cat <<END
Usage: scripts/sanitize.sh address|thread [--only REGEX | OPTION...]

  --only REGEX  only the suites of the libraries whose names match. Files with other suites, and the command line, aren't built:
                a sanitizer builds everything once more, which takes longer than a few suites.

  Without --only, the options go to 'swift test': --filter NAME, for a part of the tests.
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
if [[ "${1:-}" == --only ]]; then
  regex="${2:?--only takes a regular expression.}"
  shift 2
  # Files without a suite have what several suites use. A folder of which no suite is selected is excluded as a whole.
  excluded=(SantaCLITests)
  for folder in Tests/Santa*Tests; do
    selected="$(grep -rlE --include='*.swift' "(struct|class|enum|actor|extension) $regex" "$folder" || true)"
    if [[ -z "$selected" ]]; then
      excluded+=("${folder#Tests/}")
    else
      while IFS= read -r file; do excluded+=("${file#Tests/}"); done \
        < <(grep -rlE --include='*.swift' '@(Test|Suite)' "$folder" | grep -vxF "$selected")
    fi
  done
  SANTACORE_EXCLUDED_TESTS="$(IFS=,; printf '%s' "${excluded[*]}")"
  export SANTACORE_EXCLUDED_TESTS
  set -- --filter "$regex" "$@"
fi

# The manifest passes the sanitizer on to the code. A separate scratch path preserves the ordinary build.
SANTACORE_SANITIZER="$sanitizer" swift test --sanitize="$sanitizer" --scratch-path ".build/$sanitizer" "$@"
