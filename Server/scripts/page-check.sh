#!/usr/bin/env bash
# Tries the live page in headless Chromium: a tracker flies a demonstration, santa-server serves its page, and page-check.mjs looks
# at it on a phone and on a desktop, with the keyboard only, dark, and while the server is killed and started again.
#
# usage: Server/scripts/page-check.sh [--install] [--shots DIR] [--only WORD]
#
#   --install    installs Chromium and Node.js from Debian's packages if they are missing, and ends
#   --shots DIR  the folder for the screenshots; by default, they are not kept
#   --only WORD  runs the checks whose names contain the word
#
# SANTA_CLI and SANTA_SERVER name programs that are built already.
set -euo pipefail
cd "$(dirname "$0")/../.."

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [[ "${1:-}" == --install ]]; then
  if [[ -n "$browser" ]] && command -v node >/dev/null; then exit 0; fi
  command -v apt-get >/dev/null || fail "Chromium or Node.js is missing. Install them with this system's packages."
  privileged=()
  if [[ $EUID -ne 0 ]]; then privileged=(sudo); fi
  missing=()
  if [[ -z "$browser" ]]; then missing+=(chromium); fi
  if ! command -v node >/dev/null; then missing+=(nodejs); fi
  ${privileged[@]+"${privileged[@]}"} apt-get update -qq
  DEBIAN_FRONTEND=noninteractive ${privileged[@]+"${privileged[@]}"} apt-get install -y -qq "${missing[@]}" >/dev/null
  exit 0
fi
[[ -n "$browser" ]] && command -v node >/dev/null \
  || fail "there is no Chromium or no Node.js here. Run Server/scripts/page-check.sh --install."

folder=$(mktemp -d)
shots=$folder/shots
options=()
while [[ $# -gt 0 ]]; do
  case "$1" in
    --shots) shots=${2:?'--shots needs a folder.'}; shift 2 ;;
    --only) options+=(--only "${2:?'--only needs a word.'}"); shift 2 ;;
    *) fail "'$1' is not possible; it takes --install, --shots DIR and --only WORD." ;;
  esac
done

cli=${SANTA_CLI:-}
if [[ -z "$cli" ]]; then
  swift build -q --product santa-cli
  cli=$(swift build --show-bin-path)/santa-cli
fi
server=${SANTA_SERVER:-}
if [[ -z "$server" ]]; then
  swift build -q --package-path Server --product santa-server
  server=$(swift build --package-path Server --show-bin-path)/santa-server
fi

flying=
finish() {
  # The server was perhaps started again by the checks.
  if [[ -s "$folder/pid" ]]; then kill "$(cat "$folder/pid")" 2>/dev/null || true; fi
  if [[ -n "$flying" ]]; then kill "$flying" 2>/dev/null || true; wait "$flying" 2>/dev/null || true; fi
  rm -rf "$folder"
}
trap finish EXIT

"$cli" fly --store "$folder/flight" --at 2026-12-24T22:41:00 --speed 5 --weather normal >"$folder/fly.log" 2>&1 &
flying=$!
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
# The checks run this again after they have killed the server.
cat >"$folder/start" <<START
#!/usr/bin/env bash
"$server" page --store "$folder/flight" --port $port >>"$folder/server.log" 2>&1 </dev/null &
echo \$! >"$folder/pid"
for _ in {1..200}; do
  if curl -s -o /dev/null "http://127.0.0.1:$port/santa"; then exit 0; fi
  sleep 0.05
done
cat "$folder/server.log" >&2
exit 1
START
chmod +x "$folder/start"
"$folder/start" || fail "santa-server did not start."
# The page shows the built-in flight until the tracker has taken off.
for _ in {1..200}; do
  if { curl -s -m 1 "http://127.0.0.1:$port/santa/events" || true; } | grep -q '"speed":5'; then break; fi
  kill -0 "$flying" 2>/dev/null || { cat "$folder/fly.log" >&2; fail "santa-cli did not fly."; }
done
node Server/scripts/page-check.mjs --url "http://127.0.0.1:$port/santa" --chromium "$browser" --shots "$shots" \
  --kill "kill -KILL \$(cat '$folder/pid')" --restart "'$folder/start'" ${options[@]+"${options[@]}"}
