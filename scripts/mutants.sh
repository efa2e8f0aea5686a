#!/usr/bin/env bash
# Checks that the tests notice mistakes. Builds a copy of the project that contains all mistakes of `scripts/mutants/`, each
# behind a separate condition. Then makes one mistake at a time, and prints the tests that fail: first among the tests that the
# mistake names, then, if all of these pass, among all tests of `SantaCoreTests`. The mistakes of `server.txt` are for the tests
# of the package `Server`, of which only the named ones are run. Exits with 1 if a mistake is not noticed, or if a test does not
# end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

deadline=600 only= copy="$PWD/.build-mutants"
entries=scripts/mutants sources=Sources/SantaCore

usage() {
  cat <<END
Usage: scripts/mutants.sh [--only N[,N...]] [--list] [--deadline SECONDS]

  --only N[,N...]     the numbers of the mistakes to make (by default all)
  --list              prints the mistakes with their numbers, and makes none; only looks for their original lines
  --deadline SECONDS  when a run of the tests counts as one that does not end ($deadline)

The files of '$entries' say how to write a mistake. The copy is built in '.build-mutants', which may be removed.
END
}

isList=
while [[ $# -gt 0 ]]; do
  case "$1" in
    --only)
      [[ "${2:-}" =~ ^[0-9]+(,[0-9]+)*$ ]] || { printf '%s takes numbers.\n' "$1" >&2; exit 64; }
      only="$2"
      shift 2
      ;;
    --deadline)
      [[ "${2:-}" =~ ^[0-9]+$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      deadline="$2"
      shift 2
      ;;
    --list) isList=1; shift ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

scratch="$(mktemp -d)"
tree="$scratch/tree" output="$scratch/output"
trap 'rm -rf "$scratch"' EXIT

fail() {
  printf 'failed: %s\n' "$1" >&2
  exit 70
}

# MARK: Mistakes

# The fields of the mistakes, by number. The first character of the original and the mistaken lines is a line break.
wrong=('') file=('') tests=('') package=('') original=('') mistaken=('')

read_entries() {
  local path line place number=0
  for path in "$entries"/*.txt; do
    place=0
    while IFS= read -r line || [[ -n "$line" ]]; do
      place=$((place + 1))
      case "$line" in
        '#'* | '') ;;
        'wrong: '*)
          number=$((number + 1))
          wrong[number]="${line#wrong: }"
          file[number]= tests[number]= original[number]= mistaken[number]=
          case "${path##*/}" in server.txt) package[number]=Server ;; *) package[number]=. ;; esac
          ;;
        'file: '*) file[number]="${line#file: }" ;;
        'tests: '*) tests[number]="${line#tests: }" ;;
        -*) original[number]+=$'\n'"${line#-}" ;;
        +*) mistaken[number]+=$'\n'"${line#+}" ;;
        *) fail "$path:$place is no field, and no line of code" ;;
      esac
    done <"$path"
  done
  count=$number
  for ((number = 1; number <= count; number++)); do
    [[ -n "${file[number]}" && -n "${tests[number]}" && -n "${original[number]}" ]] \
      || fail "mistake $number (${wrong[number]}) lacks its file, its tests or its original lines"
    [[ "${mistaken[number]}" == *MUTANT* ]] \
      || fail "mistake $number (${wrong[number]}) has no MUTANT in its lines, so it would always be made"
  done
}

# apply_entries DIRECTORY: applies every mistake, and writes the changed files to a directory. Fails if a mistake doesn't match
# its file.
apply_entries() {
  local number path
  for path in $(printf '%s\n' "${file[@]:1}" | sort -u); do
    [[ -f "$sources/$path" ]] || fail "a mistake names $sources/$path, which does not exist"
    mapfile -t lines <"$sources/$path"
    for ((number = 1; number <= count; number++)); do
      if [[ "${file[number]}" == "$path" ]]; then apply "$number"; fi
    done
    mkdir -p "$(dirname "$1/$sources/$path")"
    printf '%s\n' "${lines[@]}" >"$1/$sources/$path"
  done
}

# apply NUMBER: replaces the original lines of a mistake in `lines`. The lines of different mistakes may be adjacent, but must
# not overlap.
apply() {
  local number="$1" found=() index offset wanted
  mapfile -t wanted <<<"${original[number]:1}"
  for ((index = 0; index + ${#wanted[@]} <= ${#lines[@]}; index++)); do
    [[ "${lines[index]}" == "${wanted[0]}" ]] || continue
    for ((offset = 1; offset < ${#wanted[@]}; offset++)); do
      [[ "${lines[index + offset]}" == "${wanted[offset]}" ]] || continue 2
    done
    found+=("$index")
  done
  [[ ${#found[@]} -eq 1 ]] \
    || fail "the original lines of mistake $number (${wrong[number]}) are ${#found[@]} times in ${file[number]}"
  mapfile -t replacement <<<"${mistaken[number]:1}"
  lines=(
    "${lines[@]:0:found[0]}" "${replacement[@]//MUTANT/isMutant($number)}"
    "${lines[@]:found[0] + ${#wanted[@]}}"
  )
}

# MARK: The copy

# Keeps the modification times of unchanged files, so that only changed files are built again.
make_copy() {
  local path
  mkdir -p "$copy" "$tree"
  git ls-files -z --cached --others --exclude-standard | while IFS= read -r -d '' path; do
    [[ ! -e "$path" ]] || printf '%s\0' "$path"
  done | tar --null --files-from - -cf - | tar -xf - -C "$tree"
  apply_entries "$tree"
  # Each target with mistakes needs its own function.
  local target
  for target in Platform Replication ../SantaSync ../SantaPage ../../Server/Sources/SantaServer; do
    cat >"$tree/$sources/$target/Mutant.swift" <<'END'
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private let mutant = ProcessInfo.processInfo.environment["SANTACORE_MUTANT"].flatMap { Int($0) }

/// Whether a mistake of `scripts/mutants/` is being made.
@inline(never) @usableFromInline func isMutant(_ number: Int) -> Bool { mutant == number }
END
  done
  # Removes files from the copy that are no longer in the project.
  (cd "$copy" && find . -path ./.build -prune -o -type f -print0) | while IFS= read -r -d '' path; do
    [[ -e "$tree/$path" ]] || rm "$copy/$path"
  done
  (cd "$tree" && find . -type f -print0) | while IFS= read -r -d '' path; do
    cmp -s "$tree/$path" "$copy/$path" || install -D -m "$(stat -c %a "$tree/$path")" "$tree/$path" "$copy/$path"
  done
}

# MARK: Runs


# run NUMBER FILTER LIMIT PACKAGE: runs tests of a package with a mistake. LIMIT is how many seconds a test may wait for an event. Sets `result` to
# passed, noticed or hung, and `names` to the tests.
run() {
  local code=0 start=$SECONDS
  (
    cd "$copy"
    # A failing test prints its name, so the backtrace of a stopped process would only take time.
    NO_COLOR=1 SANTACORE_MUTANT="$1" SANTACORE_TEST_LIMIT="$3" SWIFT_BACKTRACE=enable=no \
      timeout --signal=KILL "$deadline" "$(program "$4")" --testing-library swift-testing --filter "$2" || exit
  ) >"$output" 2>&1 || code=$?
  mapfile -t names < <(failed)
  if ((SECONDS - start >= deadline)); then
    result=hung
  elif [[ $code -eq 0 ]]; then
    result=passed
    # A filter that matches no test would pass with every mistake.
    grep -Eq '^✔ Test run with [1-9]' "$output" || fail "no test of '$2' was run"
  else
    result=noticed
  fi
  if [[ $result != passed && ${#names[@]} -eq 0 ]]; then
    # The process has died or hangs, in a test that has begun and not ended.
    mapfile -t names < <(unfinished)
  fi
}

# Prints the failed tests, once each, in the order of their failure. A test that does not end in time stops the run.
failed() {
  LC_ALL=C awk '
    / Fatal error: ".*" did not end within [0-9]+ seconds\.$/ {
      sub(/^.* Fatal error: /, "")
      sub(/ did not end within .*$/, "")
      if (!known[$0]++) print
    }
    /^✘ Test / && !/^✘ Test (run|case) / {
      sub(/^✘ Test /, "")
      sub(/( with [0-9]+ test cases?)? (recorded an issue|failed after) .*$/, "")
      if (!known[$0]++) print
    }' "$output"
}

# Prints the tests that have begun and not ended, the last one first.
unfinished() {
  LC_ALL=C awk '
    /^◇ Test .* started\.$/ && !/^◇ Test (run|case) / {
      sub(/^◇ Test /, "")
      sub(/ started\.$/, "")
      order[++n] = $0
      next
    }
    /^(✔|✘) Test / {
      sub(/^(✔|✘) Test /, "")
      sub(/( with [0-9]+ test cases?)? (passed|failed) after .*$/, "")
      done[$0] = 1
    }
    END { for (i = n; i > 0; i--) if (!(order[i] in done)) print order[i] }' "$output"
}

read_entries
if [[ -n "$isList" ]]; then
  apply_entries "$tree"
  for ((number = 1; number <= count; number++)); do
    printf '%3d  %s: %s\n' "$number" "${file[number]}" "${wrong[number]}"
  done
  exit 0
fi

numbers=()
if [[ -n "$only" ]]; then IFS=, read -ra numbers <<<"$only"; else mapfile -t numbers < <(seq 1 "$count"); fi
for number in "${numbers[@]}"; do
  ((number >= 1 && number <= count)) || fail "there is no mistake $number; there are $count"
done

make_copy
# The packages with mistakes to make.
mapfile -t packages < <(for number in "${numbers[@]}"; do printf '%s\n' "${package[number]}"; done | sort -u)
# Both packages are built in one directory, so that the server uses the modules of the library.
build() {
  (
    cd "$copy"
    env -u SANTACORE_WARNINGS_AS_ERRORS swift build --package-path "$1" --scratch-path .build --build-tests
  )
}
for name in "${packages[@]}"; do
  build "$name" >"$output" 2>&1 || { cat "$output" >&2; fail 'the copy does not build'; }
done
program() {
  case "$1" in
    Server) printf '%s\n' "$copy/.build/debug/SantaServerPackageTests.xctest" ;;
    *) printf '%s\n' "$copy/.build/debug/SantaCorePackageTests.xctest" ;;
  esac
}

# The wait limit for the few tests that a mistake names, which have the machine to themselves.
near=30 all='^SantaCoreTests\.'
# check FILTER PACKAGE: checks that the tests pass without a mistake. Otherwise, a failure would prove nothing.
check() {
  run 0 "$1" $((deadline / 2)) "$2"
  if [[ $result != passed ]]; then
    cat "$output" >&2
    fail "without a mistake, the tests are $result: ${names[*]:-}"
  fi
}

for name in "${packages[@]}"; do
  check "$(
    for number in "${numbers[@]}"; do
      [[ "${package[number]}" != "$name" ]] || printf '%s\n' "${tests[number]}"
    done | sort -u | paste -sd '|'
  )" "$name"
done

noticed=0 alive=0 hung=0 isChecked=
for number in "${numbers[@]}"; do
  run "$number" "${tests[number]}" "$near" "${package[number]}"
  if [[ $result == passed && ${package[number]} == . ]]; then
    [[ -n "$isChecked" ]] || check "$all" .
    isChecked=1
    run "$number" "$all" $((deadline / 2)) .
  fi
  printf '%3d  %s: %s\n' "$number" "${file[number]}" "${wrong[number]}"
  more="$((${#names[@]} - 1))"
  case "$result" in
    noticed) noticed=$((noticed + 1)); printf '     noticed by %s (+%d)\n' "${names[0]:-a process that died}" "$((more < 0 ? 0 : more))" ;;
    passed) alive=$((alive + 1)); printf '     ALIVE\n' ;;
    hung) hung=$((hung + 1)); printf '     HUNG in %s (+%d)\n' "${names[0]:-an unknown test}" "$((more < 0 ? 0 : more))" ;;
  esac
done
printf '%d mistakes: %d noticed, %d alive, %d hung\n' "${#numbers[@]}" "$noticed" "$alive" "$hung"
((alive == 0 && hung == 0))
