#!/usr/bin/env bash
# Imports a million objects into a store, exports them, and compares the results, both as JSON and as CSV. Prints time, rate and
# peak memory of each step and, if they are installed, of SQLite's own import of the same table, and of DuckDB's import and export
# (Debian: sqlite3; the Python package duckdb). The exit code is not 0 if the exported data differs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

objects=1000000

usage() {
  cat <<END
Usage: scripts/import-export.sh [--objects N]

  --objects N  how many objects ($objects by default)
END
}

while [[ $# -gt 0 ]]; do
  case "$1" in
    --objects)
      [[ "${2:-}" =~ ^[1-9][0-9]*$ ]] || { printf '%s takes a number.\n' "$1" >&2; exit 64; }
      objects="$2"
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

# step NAME OUTPUT COMMAND...: runs a command, and prints its time, its processor time, its rate by the latter, and its peak memory.
step() {
  local name="$1" output="$2" start end peak="" value
  shift 2
  start="$(date +%s%N)"
  "$@" >"$output" &
  local process=$!
  # The system records the peak memory of a running process (Linux only).
  while value="$(grep VmHWM "/proc/$process/status" 2>/dev/null)"; do
    peak="$(awk '{ printf "%d", $2 / 1024 }' <<<"$value")"
    sleep 0.05
  done
  wait "$process"
  end="$(date +%s%N)"
  awk -v name="$name" -v time=$(((end - start) / 1000000)) -v count="$objects" -v peak="${peak:-?}" \
    'BEGIN { printf "%-34s %7.2f s %10d objects/s %6s MB\n", name, time / 1000, count * 1000 / time, peak }'
}

# The same format as the export, so that the files can be compared.
awk -v count="$objects" 'BEGIN {
  for (i = 0; i < count; i++)
    printf "{\"id\":%d,\"name\":\"name %d \\\"é\\\"\",\"price\":%d.%d,\"isActive\":%s,\"tags\":[\"a%d\",\"b%d\"]}\n",
      i, (i * 7919) % count, i % 1000, i % 9 + 1, i % 3 ? "true" : "false", i % 50, i % 7
}' >"$scratch/data.json"

step "import JSON" "$scratch/summary" \
  "$program" store import "$scratch/data.json" --type Card --key id --store "$scratch/first"
cat "$scratch/summary"
step "import the same again" /dev/null \
  "$program" store import "$scratch/data.json" --type Card --store "$scratch/first"
step "export JSON" "$scratch/back.json" "$program" store export "$scratch/first" --type Card
cmp "$scratch/data.json" "$scratch/back.json"
step "export CSV" "$scratch/data.csv" "$program" store export "$scratch/first" --type Card --format csv
step "import CSV" /dev/null \
  "$program" store import "$scratch/data.csv" --type Card --key id --store "$scratch/second"
step "export CSV again" "$scratch/back.csv" "$program" store export "$scratch/second" --type Card --format csv
cmp "$scratch/data.csv" "$scratch/back.csv"
"$program" store verify "$scratch/second" >/dev/null

if command -v sqlite3 >/dev/null; then
  cat >"$scratch/import.sql" <<'END'
CREATE TABLE Card (id INTEGER PRIMARY KEY, name TEXT, price REAL, isActive TEXT, tags TEXT);
.mode csv
END
  printf '.import --skip 1 %s Card\n' "$scratch/data.csv" >>"$scratch/import.sql"
  step "SQLite $(sqlite3 --version | cut -d' ' -f1), .import of the CSV" /dev/null \
    bash -c 'exec sqlite3 "$1" <"$2"' _ "$scratch/sqlite.db" "$scratch/import.sql"
  [[ "$(sqlite3 "$scratch/sqlite.db" 'SELECT count(*) FROM Card')" == "$objects" ]]
else
  echo "sqlite3 is not installed, so there is no comparison with it."
fi

python="${PYTHON:-python3}"
if "$python" -c 'import duckdb' 2>/dev/null; then
  # DuckDB finds the types in a sample of the data, and imports into a file with a primary key.
  cat >"$scratch/duck.py" <<'END'
import sys, duckdb
database, step, file = sys.argv[1:]
connection = duckdb.connect(database)
if step == "import":
    reader = "read_csv" if file.endswith(".csv") else "read_json"
    connection.execute(f"CREATE TABLE Card AS SELECT * FROM {reader}('{file}')")
    connection.execute("CHECKPOINT")
elif step == "key":
    connection.execute("ALTER TABLE Card ADD PRIMARY KEY (id)")
    connection.execute("CHECKPOINT")
elif step == "export":
    form = "CSV" if file.endswith(".csv") else "JSON"
    connection.execute(f"COPY Card TO '{file}' (FORMAT {form})")
else:
    print(connection.execute("SELECT count(*) FROM Card").fetchone()[0])
END
  duck() { "$python" "$scratch/duck.py" "$@"; }
  version="$("$python" -c 'import duckdb; print(duckdb.__version__)')"
  step "DuckDB $version, read_json" /dev/null "$python" "$scratch/duck.py" "$scratch/json.duckdb" import "$scratch/data.json"
  step "DuckDB, read_csv" /dev/null "$python" "$scratch/duck.py" "$scratch/csv.duckdb" import "$scratch/data.csv"
  step "DuckDB, then a primary key" /dev/null "$python" "$scratch/duck.py" "$scratch/csv.duckdb" key ""
  step "DuckDB, COPY to JSON" /dev/null "$python" "$scratch/duck.py" "$scratch/csv.duckdb" export "$scratch/duck.json"
  step "DuckDB, COPY to CSV" /dev/null "$python" "$scratch/duck.py" "$scratch/csv.duckdb" export "$scratch/duck.csv"
  [[ "$(duck "$scratch/csv.duckdb" count "")" == "$objects" ]]
else
  echo "The Python package duckdb is not installed, so there is no comparison with DuckDB."
fi
echo "equal: $objects objects, there and back, as JSON and as CSV"
