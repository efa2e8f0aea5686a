#!/usr/bin/env bash
# Builds the documentation of the library as a static site, with the `docc` of the toolchain. Warnings and public symbols
# without a comment are errors. Then follows the page Getting started and the tutorials word for word, each in a new package.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

output=.build/docs follows=true

usage() {
  cat <<END
Usage: scripts/docs.sh [--output DIR] [--site-only]

  --output DIR  where to write the site ($output)
  --site-only   does not follow Getting started and the tutorials, which builds the library once more
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --output) output="${2:?--output takes a directory}"; shift 2 ;;
    --site-only) follows=false; shift ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

for tool in docc swift-symbolgraph-extract; do
  command -v "$tool" >/dev/null || fail "$tool, which is a part of the toolchain, is not on the PATH"
done

scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT

for module in SantaCore SantaDataSource; do swift build --target "$module"; done
modules="$(swift build --show-bin-path)/Modules"
triple="$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)"
mkdir "$scratch/graphs"
# A symbol graph contains the symbols of re-exported modules only if they are named here.
for module in SantaCore SantaDataSource; do
  swift-symbolgraph-extract -module-name "$module" -I "$modules" -minimum-access-level public -target "$triple" \
    -experimental-allowed-reexported-modules=SantaStore,SantaModels -output-dir "$scratch/graphs"
done
swift scripts/docs/undocumented.swift "$scratch"/graphs/*.json

# The pages of `docs` are also part of the site. Links between them become links of the site, and links to other files become
# plain text.
cp -R Sources/SantaCore/SantaCore.docc "$scratch/SantaCore.docc"
pages=(notifications errors tour history messages listeners sharing migrations data-source limits performance from-realm glossary
  file-format architecture)
for page in "${pages[@]}"; do
  links=()
  for other in "${pages[@]}"; do links+=(-e "s/\]\($other\.md(#[^)]*)?\)/](doc:$other)/g"); done
  sed -E "${links[@]}" -e 's/\[([^]]*)\]\((\.\.\/|[a-z0-9-]+\.md)[^)]*\)/\1/g' "docs/$page.md" >"$scratch/SantaCore.docc/$page.md"
done
rm -rf "$output"
docc convert "$scratch/SantaCore.docc" --additional-symbol-graph-dir "$scratch/graphs" --output-path "$output" \
  --fallback-display-name SantaCore --fallback-bundle-identifier SantaCore --transform-for-static-hosting --warnings-as-errors
printf 'the site is in %s\n' "$output"

if ! $follows; then exit 0; fi

# follow PAGE: follows the instructions of a page. A block of Swift is written to the file that the line before it names in
# backticks. A block of commands is run, and the output of its last command must equal the following block of text. Commands
# after "leave it running" run in the background, and their output is compared at the end.
follow() {
  local page="$1" line="" language="" block="" path="" waits="" printed="" running="" directory
  directory="$(pwd)"
  while IFS= read -r line || [[ -n "$line" ]]; do
    case "$line" in
      '```')
        case "$language" in
          swift)
            [[ -n "$path" ]] || fail "$page: no line names the file of a block"
            # The library has the same path here as in other packages, so that it is not built again.
            printf "%s" "${block//"../SantaCore"/"$root"}" >"$path"
            ;;
          sh)
            if [[ -n "$waits" ]]; then
              # Without a terminal, the output would be buffered until the end. The commands that follow wait for the first
              # output, because otherwise the program might start with a later state.
              rm -f "$scratch/running"
              (cd "$directory" && stdbuf -oL bash -c "$block") >"$scratch/running" 2>"$scratch/running.log" &
              running=$!
              for _ in {1..600}; do [[ ! -s "$scratch/running" ]] || break; sleep 0.5; done
            else
              printf '$ %s\n' "${block//$'\n'/$'\n$ '}"
              while IFS= read -r command; do
                case "$command" in
                  "") ;;
                  # `cd` also applies to the commands that follow.
                  'cd '*) directory="$directory/${command#cd }" ;;
                  *) printed="$(cd "$directory" && eval "$command" 2>"$scratch/log")" || { cat "$scratch/log" >&2; fail "'$command' failed"; } ;;
                esac
              done <<<"$block"
            fi
            cd "$directory"
            ;;
          text)
            if [[ -n "$running" ]]; then
              wait "$running" || { cat "$scratch/running.log" >&2; fail "the program that was left running failed"; }
              printed="$(cat "$scratch/running")" running=""
            fi
            diff -u <(printf '%s' "$block") <(printf '%s\n' "$printed") || fail "$page: the program prints something else"
            ;;
        esac
        language=""
        ;;
      '```'*) language="${line#\`\`\`}" block="" ;;
      *)
        if [[ -n "$language" ]]; then
          block+="$line"$'\n'
        elif [[ -n "$line" ]]; then
          path="" waits=""
          if [[ "$line" =~ \`([A-Za-z/]+\.swift)\`:$ ]]; then path="${BASH_REMATCH[1]}"; fi
          if [[ "$line" == *"leave it running"* ]]; then waits=yes; fi
        fi
        ;;
    esac
  done <"$page"
}

root="$(pwd)"
mkdir "$scratch/start"
# The same directory as in examples.sh, so that the library is built once.
export SWIFTPM_BUILD_DIR="$root/${SANTACORE_DEPENDENTS:-.build/dependents}"
for page in GettingStarted TutorialToDoList TutorialRequests; do
  (cd "$scratch/start" && follow "$root/Sources/SantaCore/SantaCore.docc/$page.md")
  echo "$page: as the page says"
done
