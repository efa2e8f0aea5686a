#!/usr/bin/env bash
# Runs a throwaway PostgreSQL on the loopback interface: a new cluster in a temporary directory, which is gone with it.
# It prints its address when it answers, and ends when its input ends, so that it never outlives the program that started it.
#
# usage: Server/scripts/postgres.sh [--install]
#
#   --install  installs what is missing from Debian's packages (PostgreSQL, and libpq with its headers), and ends
#
# Lines of its input: `stop` and `start` shut the database down at once, as a lost machine does, and bring it back on
# the same port; `save` and `restore` keep a copy of its data and go back to it; `standby` makes it a standby without a
# primary server. Each is answered with `done`.
set -euo pipefail

fail() {
  printf 'error: %s\n' "$1" >&2
  exit 1
}

binaries() {
  local found
  found=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
  if [[ -n "$found" ]]; then printf '%s' "$found"; else dirname "$(command -v initdb || true)"; fi
}

if [[ "${1:-}" == --install ]]; then
  if [[ -x "$(binaries)/initdb" ]] && pkg-config --exists libpq 2>/dev/null; then exit 0; fi
  command -v apt-get >/dev/null || fail "PostgreSQL and libpq are missing. Install them with this system's packages."
  privileged=()
  if [[ $EUID -ne 0 ]]; then privileged=(sudo); fi
  ${privileged[@]+"${privileged[@]}"} apt-get update -qq
  DEBIAN_FRONTEND=noninteractive ${privileged[@]+"${privileged[@]}"} apt-get install -y -qq postgresql libpq-dev pkg-config >/dev/null
  exit 0
elif [[ $# -gt 0 ]]; then
  fail "'$1' is not possible; it takes --install or nothing."
fi

bin=$(binaries)
[[ -x "$bin/initdb" ]] || fail "there is no PostgreSQL here. Run Server/scripts/postgres.sh --install."
folder=$(mktemp -d)
# PostgreSQL refuses to run as root.
run=()
if [[ $EUID -eq 0 ]]; then
  run=(setpriv --reuid=postgres --regid=postgres --clear-groups)
  chown postgres "$folder"
fi
cd "$folder"
server=
start() {
  ${run[@]+"${run[@]}"} "$bin/postgres" -D "$folder/data" >>"$folder/log" 2>&1 </dev/null &
  server=$!
  for _ in {1..200}; do
    if "$bin/pg_isready" -q -h 127.0.0.1 -p "$port" -U santa; then return; fi
    kill -0 "$server" 2>/dev/null || break
    sleep 0.05
  done
  cat "$folder/log" >&2
  fail "PostgreSQL did not start."
}
stop() {
  # Immediately, without notifying its clients, and without a checkpoint.
  kill -QUIT "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
}
trap 'stop; rm -rf "$folder"' EXIT

${run[@]+"${run[@]}"} "$bin/initdb" -D "$folder/data" -U santa --auth=trust --encoding=UTF8 --locale=C >"$folder/log" 2>&1 \
  || { cat "$folder/log" >&2; fail "initdb failed."; }
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
${run[@]+"${run[@]}"} tee -a "$folder/data/postgresql.conf" >/dev/null <<CONFIGURATION
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = ''
max_connections = 100
CONFIGURATION
start
"$bin/createdb" -h 127.0.0.1 -p "$port" -U santa santa
printf 'postgres://santa@127.0.0.1:%s/santa\n' "$port"

while read -r line; do
  case "$line" in
    stop) stop ;;
    start) start ;;
    save)
      stop
      rm -rf "$folder/saved"
      ${run[@]+"${run[@]}"} cp -a "$folder/data" "$folder/saved"
      start
      ;;
    restore)
      stop
      rm -rf "$folder/data"
      ${run[@]+"${run[@]}"} cp -a "$folder/saved" "$folder/data"
      start
      ;;
    standby)
      stop
      ${run[@]+"${run[@]}"} touch "$folder/data/standby.signal"
      start
      ;;
    *) fail "'$line' is not possible." ;;
  esac
  printf 'done\n'
done
