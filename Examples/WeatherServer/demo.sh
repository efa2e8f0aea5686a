#!/usr/bin/env bash
# The steps of README.md, in a temporary folder. Called by scripts/examples.sh with the programs.
#
# usage: demo.sh SANTA_SERVER WEATHER_SERVER
set -euo pipefail

santa_server="$1" weather_server="$2"
folder="$(mktemp -d)"
server= worker=
finish() {
  if [[ -n "$worker" ]]; then kill -KILL "$worker" 2>/dev/null || true; fi
  if [[ -n "$server" ]]; then kill "$server" 2>/dev/null || true; fi
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap finish EXIT
unset SANTA_SERVER_TOKEN SANTA_SERVER_POSTGRES

# Step 1: the server, at a free port, and two users.
: >"$folder/server.log"
"$santa_server" --data "$folder/server" --port 0 >>"$folder/server.log" 2>&1 &
server=$!
for _ in {1..600}; do
  grep -q '^Listening on' "$folder/server.log" && break
  kill -0 "$server" 2>/dev/null || break
  sleep 0.1
done
url="http://$(sed -n 's/^Listening on //p' "$folder/server.log")"
for user in anna ben; do
  printf 'the password of %s\n' "$user" | "$santa_server" user password "$user" --data "$folder/server" >"$folder/log"
done

# Step 2: the worker's token.
token="$("$santa_server" token create weather-worker write '/*/weather' --data "$folder/server")"

# Step 3: the worker.
start_worker() {
  SANTA_SERVER_TOKEN="$token" "$weather_server" serve "$url" "$folder/worker" &
  worker=$!
}
start_worker

# Step 4: the users ask.
ask() {
  local user="$1"
  shift
  printf 'the password of %s\n' "$user" | "$weather_server" ask "$url" "$folder/$user" "$user" "$@"
}
ask anna Oslo Apia
ask ben Tromsø Atlantis

# Step 5: the worker is killed. Anna's request waits in her store until another worker is there.
kill -KILL "$worker"
wait "$worker" 2>/dev/null || true
ask anna Sydney >"$folder/answer" &
asking=$!
start_worker
wait "$asking"
cat "$folder/answer"

# Step 6: each request was answered and counted once.
kill -TERM "$worker"
wait "$worker" 2>/dev/null || true
"$weather_server" report "$folder/worker"
