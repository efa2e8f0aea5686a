#!/usr/bin/env bash
# Measures the cost of SantaCore before the first line of a program's own code: the time and memory of clean release builds, the
# machine code by module and by generic function, and the time and memory of small processes. Run nothing else at the same time.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

builds= phases= rounds=20 count=15

usage() {
  cat <<END
Usage: scripts/weight.sh [--builds] [--phases] [--rounds N] [--count N]

  --builds    also builds santa-cli from nothing (some minutes)
  --phases    also compiles SantaStore by itself, for the time of each phase of the compiler (some minutes)
  --rounds N  how often each process is started ($rounds)
  --count N   how many generic functions and files are listed ($count)

It builds a program with the store from nothing. Without --builds, it uses the release build of santa-cli that is there, and makes
one if there is none.
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --builds) builds=1; shift ;;
    --phases) phases=1; shift ;;
    --rounds | --count)
      [[ "${2:-}" =~ ^[1-9][0-9]*$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      if [[ "$1" == --rounds ]]; then rounds="$2"; else count="$2"; fi
      shift 2
      ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
root="$(pwd)"
stores="$scratch/stores"

heading() { printf '\n== %s\n' "$1"; }

# The peak memory of a command is only known if GNU time is installed.
gnu_time=
if /usr/bin/time -f %M true 2>/dev/null; then gnu_time=1; fi

# measure NAME COMMAND...: runs a command once, and prints its time, and its peak memory if known.
measure() {
  local name="$1" log="$scratch/log" start="$SECONDS"
  shift
  if [[ -n "$gnu_time" ]]; then
    /usr/bin/time -o "$scratch/time" -f '%e s, %U s of a processor, at most %M KB in one process' "$@" >"$log" 2>&1 \
      || { cat "$log" >&2; exit 1; }
    printf '%-28s %s\n' "$name" "$(cat "$scratch/time")"
  else
    "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    printf '%-28s %s s\n' "$name" "$((SECONDS - start))"
  fi
}

# processes NAME COMMAND...: starts a command several times, and prints its mean processor time.
processes() {
  local name="$1" times=() memory=
  shift
  "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }
  local TIMEFORMAT='%U %S'
  times=($({ time for ((round = 0; round < rounds; round++)); do "$@" >"$scratch/log" 2>&1; done; } 2>&1))
  if [[ -n "$gnu_time" ]]; then
    /usr/bin/time -o "$scratch/time" -f ', %M KB' "$@" >"$scratch/log" 2>&1
    memory="$(cat "$scratch/time")"
  fi
  printf '%-28s %s ms of a processor%s\n' "$name" \
    "$(awk -v u="${times[0]}" -v s="${times[1]}" -v n="$rounds" 'BEGIN { printf "%.1f", (u + s) * 1000 / n }')" "$memory"
}

# A package with a program that opens a store.
mkdir -p "$scratch/hello/Sources/hello"
ln -s "$root" "$scratch/SantaCore"
cat >"$scratch/hello/Package.swift" <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "hello", platforms: [.macOS(.v15)], dependencies: [.package(path: "../SantaCore")],
  targets: [
    .executableTarget(name: "hello", dependencies: [.product(name: "SantaStore", package: "SantaCore")]),
    .executableTarget(name: "empty"),
  ])
END
mkdir "$scratch/hello/Sources/empty"
printf 'import FoundationEssentials\n\nprint(UUID().uuidString.count)\n' >"$scratch/hello/Sources/empty/main.swift"
cat >"$scratch/hello/Sources/hello/main.swift" <<'END'
import FoundationEssentials
import SantaStore

final class Greeting: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var text = ""
  @Persisted var time: Date
}

func open() throws -> Duration {
  try ContinuousClock().measure {
    let store = try Store(
      configuration: .init(
        location: .directory(URL(filePath: CommandLine.arguments[1])), objectTypes: [Greeting.self]))
    if store.objects(Greeting.self).isEmpty { try store.write { store.add(Greeting()) } }
  }
}

print(try open() / .milliseconds(1), try open() / .milliseconds(1))
END

heading "Clean release builds"
measure "a program with the store" swift build -c release --package-path "$scratch/hello" --product hello
if [[ -n "$builds" ]]; then
  measure "santa-cli" swift build -c release --scratch-path "$scratch/build" --product santa-cli
  release="$(swift build -c release --scratch-path "$scratch/build" --show-bin-path)"
else
  swift build -c release --product santa-cli >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }
  release="$(swift build -c release --show-bin-path)"
fi
swift build -c release --package-path "$scratch/hello" --product empty >"$scratch/log" 2>&1
hello="$(swift build -c release --package-path "$scratch/hello" --show-bin-path)"

if [[ -n "$phases" ]]; then
  heading "Phases of compiling SantaStore"
  mkdir "$scratch/statistics" "$scratch/objects"
  find Sources/SantaCore/{Errors,Platform,Storage,Log,Query,Model,Collections,Observation,Store} -name '*.swift' >"$scratch/files"
  # One object per file, as in SwiftPM.
  {
    printf '{"": {}'
    while IFS= read -r file; do
      printf ', "%s": {"object": "%s/%s.o"}' "$file" "$scratch/objects" "$(basename "$file" .swift)"
    done <"$scratch/files"
    printf '}\n'
  } >"$scratch/map.json"
  measure "all" swiftc -c -O -g -wmo -num-threads 2 -parse-as-library -module-name SantaStore -package-name santacore -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -output-file-map "$scratch/map.json" -emit-module -emit-module-path \
    "$scratch/SantaStore.swiftmodule" -stats-output-dir "$scratch/statistics" "@$scratch/files"
  cat "$scratch"/statistics/*frontend*.json | tr ',' '\n' \
    | sed -n 's/.*"time\.swift\.\([A-Za-z -]*\)\.wall": \([0-9.]*\).*/\2 \1/p' | sort -rn | head -8 \
    | awk '{ seconds = $1; $1 = ""; printf "%-28s %.1f s\n", substr($0, 2), seconds }'
fi

heading "Machine code"
strip -o "$scratch/santa-cli" "$release/santa-cli"
strip -o "$scratch/hello.stripped" "$hello/hello"
printf '%-28s %s bytes\n' "santa-cli, stripped" "$(wc -c <"$scratch/santa-cli")" \
  "a program with the store" "$(wc -c <"$scratch/hello.stripped")"

# Prints the size and the demangled name of each function of a module.
symbols() {
  local object
  for object in "$release/$1.build"/*.o; do nm -S --defined-only "$object"; done \
    | awk '$3 ~ /^[tTwWvV]$/ && length($2) == 16 { print $2, $4 }' | swift demangle --simplified \
    | awk 'function value(text,   number, index_) {
        number = 0
        for (index_ = 1; index_ <= length(text); index_++) number = number * 16 + index("0123456789abcdef", substr(text, index_, 1)) - 1
        return number
      }
      { size = value($1); $1 = ""; print size, substr($0, 2) }'
}
for module in SantaStore SantaModels SantaNetwork SantaReplication SantaSync santa_cli; do
  symbols "$module" >"$scratch/$module.symbols"
  awk -v module="$module" '{ sum += $1 } END { printf "%-28s %d bytes in %d functions\n", module, sum, NR }' "$scratch/$module.symbols"
done

heading "Copies of generic functions and of closures, in SantaStore: bytes, copies, function"
sed -n -E 's/^([0-9]+) .*(specialized|closure #[0-9]+ in) (.*)$/\1 \3/p' "$scratch/SantaStore.symbols" \
  | awk '{ size = $1; $1 = ""; bytes[$0] += size; copies[$0]++ } END { for (name in bytes) print bytes[name], copies[name] name }' \
  | sort -rn | awk -v count="$count" 'NR <= count'

heading "Processes"
mkdir "$stores"
export HOME="$scratch" XDG_DATA_HOME="$scratch/data"
processes "an empty program" "$hello/empty"
processes "a program with the store" "$hello/hello" "$stores/hello"
processes "santa-cli --version" "$release/santa-cli" --version
processes "santa-cli status" "$release/santa-cli" status
printf '%-28s %s ms\n' "opening, and again" "$("$hello/hello" "$stores/hello" | tr ' ' ',')"
