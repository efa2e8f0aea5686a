"""Does one piece of bulk work in DuckDB, for the program `benchmarks`, which gives the directory, the work and the number of
objects. Prints the milliseconds, the milliseconds of processor time, the peak increase of the resident memory in megabytes, the
number of objects, and the sum of their presents or weights.

The rows come from tables in memory, which are filled before the clock starts. This is the fastest way into DuckDB.
"""

import sys
import time

import duckdb

directory, work, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
on_parcels = work.startswith("bulk links")
database = duckdb.connect(f"{directory}/duckdb")
database.execute("ATTACH ':memory:' AS source")

# The same tables and values as in the other databases.
stop = """(id BIGINT PRIMARY KEY, name VARCHAR NOT NULL, latitude DOUBLE NOT NULL, longitude DOUBLE NOT NULL,
  time DOUBLE NOT NULL, presents BIGINT NOT NULL)"""
database.execute(f"CREATE TABLE stop {stop}")
if on_parcels:
    for statement in [
        """CREATE TABLE parcel (key UUID PRIMARY KEY, weight BIGINT NOT NULL, number BIGINT NOT NULL,
          code VARCHAR NOT NULL UNIQUE, child BIGINT)""",
        "CREATE INDEX parcelWeight ON parcel (weight)",
        "CREATE INDEX parcelNumber ON parcel (number)",
        "CREATE INDEX parcelChild ON parcel (child)",
        """CREATE TABLE friend (parcel UUID NOT NULL, position BIGINT NOT NULL, child BIGINT NOT NULL,
          PRIMARY KEY (parcel, position))""",
        "CREATE INDEX friendChild ON friend (child)",
        f"""CREATE TABLE source.parcel AS SELECT md5('parcel ' || id)::UUID AS key, id * 7919 % 100000 AS weight,
          id % 1000 AS number, 'code ' || id AS code, id * 31 % 10000 AS child FROM range({count}) AS r(id)""",
        f"""CREATE TABLE source.friend AS SELECT md5('parcel ' || id)::UUID AS parcel, position,
          id * (CASE position WHEN 0 THEN 17 ELSE 13 END) % 10000 AS child
          FROM range({count}) AS r(id), range(2) AS p(position)""",
    ]:
        database.execute(statement)
else:
    sample = f"""SELECT id, 'Stop number ' || id AS name, id % 180 - 90 + id % 1000 / 1000::DOUBLE AS latitude,
      id % 360 - 180 + id % 777 / 777::DOUBLE AS longitude, id * 60::DOUBLE AS time, id * 7919 % 100000 AS presents
      FROM range({count}) AS r(id)"""
    if work == "bulk upsert":
        sample = f"""SELECT * REPLACE (CASE id % 100 WHEN 7 THEN 'Changed stop ' || id ELSE name END AS name,
          CASE id % 100 WHEN 7 THEN presents + 1 ELSE presents END AS presents) FROM ({sample})"""
    database.execute(f"CREATE TABLE source.stop AS {sample}")
    if work != "bulk columns":
        database.execute("INSERT INTO stop SELECT * FROM source.stop")
    if work == "bulk upsert":
        # The objects that the upsert finds have the first values.
        database.execute(
            """UPDATE stop SET name = 'Stop number ' || id, presents = presents - 1 WHERE id % 100 = 7"""
        )

insertion = ["INSERT INTO parcel SELECT * FROM source.parcel", "INSERT INTO friend SELECT * FROM source.friend"]
columns = ["name", "latitude", "longitude", "time", "presents"]
statements = {
    "bulk columns": ["INSERT INTO stop SELECT * FROM source.stop"],
    "bulk links": insertion,
    "bulk links, text index": insertion,
    "bulk upsert": [
        "INSERT INTO stop SELECT * FROM source.stop ON CONFLICT (id) DO UPDATE SET "
        + ", ".join(f"{name} = excluded.{name}" for name in columns)
        + " WHERE "
        + " OR ".join(f"stop.{name} <> excluded.{name}" for name in columns)
    ],
    "bulk first index": ["CREATE INDEX stopPresents ON stop (presents)"],
    "bulk delete half": ["DELETE FROM stop WHERE presents < 50000"],
    "bulk delete all": ["DELETE FROM stop"],
}[work]


def megabytes(name):
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) / 1e3 for line in status if line.startswith(name + ":"))


before = 0
try:
    before = megabytes("VmRSS")
    # Resets the peak.
    with open("/proc/self/clear_refs", "w") as file:
        file.write("5")
except OSError:
    pass
wall, cpu = time.perf_counter(), time.process_time()
database.execute("BEGIN")
for statement in statements:
    database.execute(statement)
database.execute("COMMIT")
wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
try:
    peak = megabytes("VmHWM") - before
except OSError:
    peak = "nan"
answers = database.execute(
    "SELECT count(*), coalesce(sum(weight), 0) FROM parcel"
    if on_parcels
    else "SELECT count(*), coalesce(sum(presents), 0) FROM stop"
).fetchone()
print(wall * 1e3, cpu * 1e3, peak, *answers)
