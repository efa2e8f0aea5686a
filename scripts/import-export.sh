#!/usr/bin/env bash
# Imports a million objects into a store, exports them, and compares the results, both as JSON and as CSV. Prints time, processor
# time, rate by time and peak memory of each step and, if they are installed, of the same steps in SQLite and DuckDB (Debian:
# sqlite3; the Python package duckdb). The exit code is not 0 if the exported data differs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

objects=1000000
figures=/dev/null

usage() {
  cat <<END
Usage: scripts/import-export.sh [--objects N] [--json FILE]

  --objects N  how many objects ($objects by default)
  --json FILE  also writes the figures for the option --with of the benchmarks
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --objects)
      [[ "${2:-}" =~ ^[1-9][0-9]*$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      objects="$2"
      shift 2
      ;;
    --json)
      [[ -n "${2:-}" ]] || { printf '%s takes a file.\n' "$1" >&2; exit 64; }
      figures="$2"
      shift 2
      ;;
    --help) usage; exit 0 ;;
    *) usage >&2; exit 64 ;;
  esac
done

swift build -c release --product santa-cli >&2
program="$(swift build -c release --show-bin-path)/santa-cli"
scratch="$(mktemp -d)"
trap 'rm -rf "$scratch"' EXIT
: >"$figures"

# step DATABASE WORK OUTPUT COMMAND...: runs a command, and prints its time, its processor time, its rate and its peak memory.
step() {
  local database="$1" work="$2" output="$3" peak="" value child
  shift 3
  (TIMEFORMAT='%R %U %S' && time "$@" >"$output" 2>&3) 3>&2 2>"$scratch/time" &
  local process=$!
  # The system records the peak memory of a running process (Linux only).
  while kill -0 "$process" 2>/dev/null; do
    child="$(cat "/proc/$process/task/$process/children" 2>/dev/null || true)"
    value="$(grep -s VmHWM "/proc/${child%% *}/status" || true)"
    [[ -z "$value" ]] || peak="$(awk '{ printf "%d", $2 / 1000 }' <<<"$value")"
    sleep 0.05
  done
  wait "$process"
  awk -v database="$database" -v work="$work" -v count="$objects" -v peak="${peak:-0}" -v figures="$figures" '{
    time = $1 > 0 ? $1 : 0.001
    processor = $2 + $3 > 0 ? $2 + $3 : 0.001
    printf "%-28s %7.2f s %7.2f s %9d objects/s %5s MB\n", database ", " work, time, processor, count / time, peak
    printf "{\"cpu\":%f,\"engine\":\"%s\",\"median\":%f,\"megabytes\":%d,\"size\":%d,\"unit\":\"objects/s\",\"workload\":\"%s\"}\n",
      count / processor, database, count / time, peak, count, work >>figures
  }' "$scratch/time"
}

printf '%-28s %9s %9s %19s %8s\n' "" time processor rate memory

# The same format as the export, so that the files can be compared.
awk -v count="$objects" 'BEGIN {
  for (i = 0; i < count; i++)
    printf "{\"id\":%d,\"name\":\"name %d \\\"é\\\"\",\"price\":%d.%d,\"isActive\":%s,\"tags\":[\"a%d\",\"b%d\"]}\n",
      i, (i * 7919) % count, i % 1000, i % 9 + 1, i % 3 ? "true" : "false", i % 50, i % 7
}' >"$scratch/data.json"

step SantaCore "import JSON" "$scratch/summary" \
  "$program" store import "$scratch/data.json" --type Card --key id --store "$scratch/first"
cat "$scratch/summary"
step SantaCore "import JSON again" /dev/null \
  "$program" store import "$scratch/data.json" --type Card --store "$scratch/first"
step SantaCore "export JSON" "$scratch/back.json" "$program" store export "$scratch/first" --type Card
cmp "$scratch/data.json" "$scratch/back.json"
step SantaCore "export CSV" "$scratch/data.csv" "$program" store export "$scratch/first" --type Card --format csv
step SantaCore "import CSV" /dev/null \
  "$program" store import "$scratch/data.csv" --type Card --key id --store "$scratch/second"
step SantaCore "export CSV again" "$scratch/back.csv" "$program" store export "$scratch/second" --type Card --format csv
cmp "$scratch/data.csv" "$scratch/back.csv"
"$program" store verify "$scratch/second" >/dev/null

# check DATABASE ANSWER: ends the script if a database has another number of objects or another sum of their keys.
check() {
  local expected="$objects|$((objects * (objects - 1) / 2))"
  [[ "$2" == "$expected" ]] || { printf '%s has other objects: %s, not %s\n' "$1" "$2" "$expected" >&2; exit 1; }
}

# checkFile DATABASE FILE: ends the script if an exported file doesn't have a name for each object.
checkFile() {
  local count
  count="$(grep -c 'name ' "$2" || true)"
  [[ "$count" == "$objects" ]] || { printf '%s exported %s objects\n' "$1" "$count" >&2; exit 1; }
}

if command -v sqlite3 >/dev/null; then
  cat >"$scratch/import.sql" <<'END'
CREATE TABLE Card (id INTEGER PRIMARY KEY, name TEXT, price REAL, isActive TEXT, tags TEXT);
.mode csv
END
  printf '.import --skip 1 %s Card\n' "$scratch/data.csv" >>"$scratch/import.sql"
  step SQLite "import CSV" /dev/null bash -c 'exec sqlite3 "$1" <"$2"' _ "$scratch/sqlite.db" "$scratch/import.sql"
  check SQLite "$(sqlite3 "$scratch/sqlite.db" 'SELECT count(*), sum(id) FROM Card')"
  step SQLite "export CSV" "$scratch/sqlite.csv" sqlite3 -csv "$scratch/sqlite.db" 'SELECT * FROM Card'
  checkFile SQLite "$scratch/sqlite.csv"
  step SQLite "export JSON" "$scratch/sqlite.json" sqlite3 -json "$scratch/sqlite.db" 'SELECT * FROM Card'
  checkFile SQLite "$scratch/sqlite.json"
else
  echo "sqlite3 is not installed, so there is no comparison with it."
fi

python="${PYTHON:-python3}"
if "$python" -c 'import duckdb' 2>/dev/null; then
  # DuckDB finds the types in a sample of the data. Like the other tables, its table has a primary key.
  cat >"$scratch/duck.py" <<'END'
import sys, duckdb
database, step, file = sys.argv[1:]
connection = duckdb.connect(database)
if step == "import":
    reader = "read_csv" if file.endswith(".csv") else "read_json"
    connection.execute(f"CREATE TABLE Card AS SELECT * FROM {reader}('{file}')")
    connection.execute("ALTER TABLE Card ADD PRIMARY KEY (id)")
    connection.execute("CHECKPOINT")
elif step == "export":
    form = "CSV" if file.endswith(".csv") else "JSON"
    connection.execute(f"COPY Card TO '{file}' (FORMAT {form})")
else:
    print(*connection.execute("SELECT count(*), sum(id) FROM Card").fetchone(), sep="|")
END
  for format in JSON CSV; do
    file="$scratch/data.${format,,}" copy="$scratch/duck.${format,,}" database="$scratch/$format.duckdb"
    step DuckDB "import $format" /dev/null "$python" "$scratch/duck.py" "$database" import "$file"
    check DuckDB "$("$python" "$scratch/duck.py" "$database" check "")"
    step DuckDB "export $format" /dev/null "$python" "$scratch/duck.py" "$database" export "$copy"
    checkFile DuckDB "$copy"
  done
else
  echo "The Python package duckdb is not installed, so there is no comparison with DuckDB."
fi
echo "equal: $objects objects, there and back, as JSON and as CSV"
