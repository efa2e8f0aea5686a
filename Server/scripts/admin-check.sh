#!/usr/bin/env bash
# Tries the admin page in headless Chromium: a santa-server with users, stores, tokens and grants, and admin-check.mjs, which signs in,
# looks at all lists, changes users, uses the keyboard only, and sees the server killed and started again.
#
# usage: Server/scripts/admin-check.sh [--shots DIR] [--only WORD]
#
#   --shots DIR  the folder for the screenshots; by default, they are not kept
#   --only WORD  runs the checks whose names contain the word
#
# SANTA_SERVER names a program that is built already. page-check.sh --install installs Chromium and Node.js.
set -euo pipefail
cd "$(dirname "$0")/../.."

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
[[ -n "$browser" ]] && command -v node >/dev/null \
  || fail "there is no Chromium or no Node.js here. Run Server/scripts/page-check.sh --install."

folder=$(mktemp -d)
shots=$folder/shots
options=()
while [[ $# -gt 0 ]]; do
  case "$1" in
    --shots) shots=${2:?'--shots needs a folder.'}; shift 2 ;;
    --only) options+=(--only "${2:?'--only needs a word.'}"); shift 2 ;;
    *) fail "'$1' is not possible; it takes --shots DIR and --only WORD." ;;
  esac
done

server=${SANTA_SERVER:-}
if [[ -z "$server" ]]; then
  swift build -q --package-path Server --product santa-server
  server=$(swift build --package-path Server --show-bin-path)/santa-server
fi

finish() {
  # The server was perhaps started again by the checks.
  if [[ -s "$folder/pid" ]]; then kill "$(cat "$folder/pid")" 2>/dev/null || true; fi
  rm -rf "$folder"
}
trap finish EXIT

read -r port admin < <(python3 -c '
import socket
sockets = [socket.socket() for _ in range(2)]
for s in sockets: s.bind(("127.0.0.1", 0))
print(*[s.getsockname()[1] for s in sockets])')
# The checks run this again after they have killed the server.
cat >"$folder/start" <<START
#!/usr/bin/env bash
export SANTA_SERVER_TOKEN=check-token
"$server" --data "$folder/data" --port $port --admin $admin --store-quota 1 >>"$folder/server.log" 2>&1 </dev/null &
echo \$! >"$folder/pid"
for _ in {1..400}; do
  if curl -s -o /dev/null "http://127.0.0.1:$admin/admin" && curl -s -o /dev/null "http://127.0.0.1:$port/healthz"; then exit 0; fi
  sleep 0.05
done
cat "$folder/server.log" >&2
exit 1
START
chmod +x "$folder/start"
"$folder/start" || fail "santa-server did not start."
node Server/scripts/admin-check.mjs --url "http://127.0.0.1:$admin" --api "http://127.0.0.1:$port" --token check-token \
  --chromium "$browser" --shots "$shots" --kill "kill -KILL \$(cat '$folder/pid')" --restart "'$folder/start'" \
  ${options[@]+"${options[@]}"}
