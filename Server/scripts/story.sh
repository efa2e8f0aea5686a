#!/usr/bin/env bash
# Two people share a flight and a list over a real santa-server. Each program is a process: the server, and 'santa-cli' for each
# person. The story runs once without a fault, and once for each program and step with this program killed at this step. Then runs
# the tests of `Tests/SantaSyncTests/SharedStoreStoryTests.swift`, which check the library in one process.
#
#     Server/scripts/story.sh [--quick]
#
# With --quick, the story runs once without a fault, and once with all programs killed at each step. Set SANTA_SERVER_PROGRAM and
# SANTA_CLI_PROGRAM to use programs that are already built.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

quick= hasTests=1
for argument in "$@"; do
  case "$argument" in
    --quick) quick=1 ;;
    --without-tests) hasTests= ;;
    *) printf 'Usage: Server/scripts/story.sh [--quick] [--without-tests]\n' >&2; exit 64 ;;
  esac
done

if [[ -z "${SANTA_SERVER_PROGRAM:-}" ]]; then
  swift build --package-path Server --product santa-server
  SANTA_SERVER_PROGRAM="$(swift build --package-path Server --show-bin-path)/santa-server"
fi
if [[ -z "${SANTA_CLI_PROGRAM:-}" ]]; then
  swift build --product santa-cli
  SANTA_CLI_PROGRAM="$(swift build --show-bin-path)/santa-cli"
fi
export SANTA_SERVER_PROGRAM SANTA_CLI_PROGRAM
unset SANTA_SERVER_TOKEN

# MARK: Programs

folder="$(mktemp -d)"
# The programs that run: their process IDs and their commands, by name.
declare -A running=()

end() {
  local name
  for name in "${!running[@]}"; do kill -KILL "${running[$name]}" 2>/dev/null || true; done
  wait 2>/dev/null || true
  rm -rf "$folder"
}
trap end EXIT

fail() {
  printf 'failed: %s, with %s killed at step %s\n' "$1" "$victim" "$fault" >&2
  local file
  for file in "$story"/*.log; do printf '== %s\n' "${file##*/}" >&2; tail -n 5 "$file" >&2; done
  exit 1
}

# as PERSON COMMAND...: runs 'santa-cli' with the sessions and stores of a person.
as() {
  local person="$1"
  shift
  env -u XDG_CONFIG_HOME XDG_DATA_HOME="$story/$person" "$SANTA_CLI_PROGRAM" "$@"
}

start_server() {
  "$SANTA_SERVER_PROGRAM" serve --data "$story/server" --host 127.0.0.1 --port "$port" --registration \
    >"$story/server.log" 2>&1 &
  running[server]=$!
}

# start_program PERSON COMMAND...: starts a program that keeps the person's stores in sync. It has the folder 'stores'.
start_program() {
  local person="$1"
  shift
  commands[$person]="$*"
  # Without a shell in between, the process ID is that of the program.
  env -u XDG_CONFIG_HOME XDG_DATA_HOME="$story/$person" "$SANTA_CLI_PROGRAM" "$@" --server "$url" \
    --store "$story/$person/stores" >"$story/$person.log" 2>&1 &
  running[$person]=$!
}

stop_program() {
  kill -"${2:-TERM}" "${running[$1]}" 2>/dev/null || true
  wait "${running[$1]}" 2>/dev/null || true
  unset "running[$1]"
}

# step NAME: the next step of the story. Kills a program if it is its turn, and starts it again.
step() {
  number=$((number + 1))
  [[ "$fault" == "$number" || "$fault" == each ]] || return 0
  local name
  for name in server anna ben; do
    [[ "$victim" == "$name" || "$victim" == 'all programs' ]] || continue
    [[ -n "${running[$name]:-}" ]] || continue
    stop_program "$name" KILL
    if [[ "$name" == server ]]; then
      start_server
    else
      # shellcheck disable=SC2086
      start_program "$name" ${commands[$name]}
    fi
  done
}

# until_true WHAT COMMAND...: repeats a command until it succeeds.
until_true() {
  local what="$1" deadline=$((SECONDS + 60))
  shift
  until "$@" >/dev/null 2>&1; do
    ((SECONDS < deadline)) || fail "$what"
    sleep 0.1
  done
}

# MARK: The list

# add PERSON ID TITLE: adds an item to the person's list, without a connection of its own. Returns the exit code.
add() {
  printf '{"id":%d,"title":"%s"}\n' "$2" "$3" >"$story/item.json"
  as "$1" store import "$story/item.json" --type Item --key id --store "$story/$1/stores/santa"
}

titles() {
  as "$1" store dump "$story/$1/stores/santa" --type Item 2>/dev/null | sed -n 's/.*"title":"\([^"]*\)".*/\1/p' | sort | paste -sd ' '
}

has() { [[ "$(titles "$1")" == "$2" ]]; }

shows() { until_true "$1 has the items '$(titles "$1")', not '$2'" has "$1" "$2"; }

refuses() { ! add "$1" "$2" "$3" >"$story/refused.log" 2>&1 && grep -q 'may only read it\|may no longer use it' "$story/refused.log"; }

flies() { as "$1" status --store "$story/$1/stores" | grep -q .; }

# MARK: The story

# tell VICTIM STEP: tells the story with a program killed at a step, or at each one. Sets `number` to the number of steps.
tell() {
  victim="$1" fault="$2" number=0
  story="$folder/story" port=$((20000 + RANDOM % 20000))
  url="http://127.0.0.1:$port"
  rm -rf "$story"
  mkdir -p "$story/anna" "$story/ben"
  declare -gA commands=()
  start_server
  # Two people sign up.
  until_true 'the server answers' sign_up anna
  step
  until_true 'ben signs up' sign_up ben
  step
  # Anna flies, and has a list.
  start_program anna fly
  until_true 'anna flies' flies anna
  add anna 1 milk >/dev/null || fail 'anna adds an item'
  step
  # Anna offers the flight and its weather, and Ben accepts.
  local home token
  for store in santa weather; do
    until_true "anna offers $store" offer "$store"
    step
    token="$(cat "$story/offer")"
    until_true "ben accepts $store" accept "$token"
    step
  done
  home="$(sed -n 's#^\(/.*\)/weather  write$#\1#p' "$story/accepted")"
  [[ -n "$home" ]] || fail 'the answer to an offer has no path'
  # Both edit.
  start_program ben track --path "$home/santa" --follow --format json
  shows ben 'milk'
  step
  until_true 'ben adds an item' add ben 2 bread
  step
  shows anna 'bread milk'
  until_true 'ben sees the flight' flies ben
  # Ben is offline, and has pending changes. Anna takes the right to write away.
  sent ben
  stop_program ben
  add ben 3 jam >/dev/null || fail 'ben adds an item offline'
  step
  until_true 'anna gives the right to read' as anna share grant ben /~/santa read --server "$url"
  step
  # The grant of the offer was to the same user and path, so it is replaced.
  add anna 4 tea >/dev/null || fail 'anna adds an item'
  step
  start_program ben track --path "$home/santa" --follow --format json
  # Ben sees the list as it is, without the item that was not written.
  shows ben 'bread milk tea'
  step
  until_true 'ben may not write' refuses ben 5 salt
  step
  # The right returns.
  until_true 'anna gives the right to write' as anna share grant ben /~/santa write --server "$url"
  step
  until_true 'ben adds an item again' add ben 6 jam
  step
  shows anna 'bread jam milk tea'
  # Anna takes every right away. The program of Ben ends with a sentence, and the data stays.
  until_true 'anna takes the right away' as anna share revoke ben /~/santa --server "$url"
  step
  until_true 'the program of ben ends' has_ended ben
  stop_program ben
  grep -q 'has stopped: ' "$story/ben.log" || fail 'the program of ben ends without a sentence'
  [[ "$(titles ben)" == 'bread jam milk tea' ]] || fail 'the data of ben has changed'
  refuses ben 7 rice || fail 'ben may write without a right'
  step
  shows anna 'bread jam milk tea'
  stop_program anna
  stop_program server
}

sign_up() {
  printf 'a long password of %s\n' "$1" | as "$1" login --server "$url" --user "$1" --register \
    || printf 'a long password of %s\n' "$1" | as "$1" login --server "$url" --user "$1"
}

offer() { as anna share offer "/~/$1" write --server "$url" >"$story/offer" && [[ -s "$story/offer" ]]; }

# An answer may be lost, and the offer was then used.
accept() { as ben share accept - --server "$url" <<<"$1" >"$story/accepted"; }

sent() { until_true "the changes of $1 arrive" has anna "$(titles "$1")"; }

has_ended() { ! kill -0 "${running[$1]}" 2>/dev/null; }

printf 'The story, without a fault.\n'
tell 'no program' 0
steps=$number
printf 'The story, with all programs killed at each of its %d steps.\n' "$steps"
tell 'all programs' each
if [[ -z "$quick" ]]; then
  for victim in server anna ben; do
    printf 'The story, %d times, with %s killed at one step.\n' "$steps" "$victim"
    for ((turn = 1; turn <= steps; turn++)); do tell "$victim" "$turn"; done
  done
fi
printf 'The story was told as it should be.\n'
if [[ -n "$hasTests" ]]; then swift test --filter SharedStoreStoryTests; fi
