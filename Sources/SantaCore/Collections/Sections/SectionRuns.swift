/// The sections of results, as runs of consecutive objects with the same key.
///
/// The cost of an update depends on the size of the change and the number of runs, but not on the number of objects. Results
/// that are sorted by the key have one run per section.
struct SectionRuns<Key: Hashable> {
  private struct Run {
    var key: Key
    var count: Int
  }

  private var runs: [Run] = []
  /// For each run: its start in the results, its section, and its start within the section.
  private var starts: [Int] = []
  private var sectionOfRun: [Int] = []
  private var itemOfRun: [Int] = []
  /// The keys of the sections, in the order of their first objects.
  private(set) var keys: [Key] = []
  private var counts: [Int] = []
  private var runsOfSection: [[Int]] = []
  private var sectionOfKey: [SectionKey<Key>: Int] = [:]

  /// - Parameter keys: the key of each result, in order.
  init(_ keys: some Sequence<Key>) {
    for key in keys { append(key, 1) }
    number()
  }

  func count(of section: Int) -> Int { counts[section] }

  func section(of key: Key) -> Int? { sectionOfKey[SectionKey(key)] }

  private mutating func append(_ key: Key, _ count: Int) {
    if count == 0 { return }
    if let last = runs.last, SectionKey(last.key) == SectionKey(key) {
      runs[runs.count - 1].count += count
    } else {
      runs.append(Run(key: key, count: count))
    }
  }

  private mutating func number() {
    (starts, sectionOfRun, itemOfRun, keys, counts, runsOfSection, sectionOfKey) = (
      [], [], [], [], [], [], [:]
    )
    var start = 0
    for (index, run) in runs.enumerated() {
      let key = SectionKey(run.key)
      let section = sectionOfKey[key] ?? keys.count
      if section == keys.count {
        sectionOfKey[key] = section
        keys.append(run.key)
        counts.append(0)
        runsOfSection.append([])
      }
      starts.append(start)
      sectionOfRun.append(section)
      itemOfRun.append(counts[section])
      counts[section] += run.count
      runsOfSection[section].append(index)
      start += run.count
    }
  }

  // MARK: Index paths

  /// Returns the index path of a result. O(log *r*) in the number of runs.
  func path(of index: Int) -> SectionIndexPath {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle + 1 } else { high = middle }
    }
    let run = low - 1
    return SectionIndexPath(section: sectionOfRun[run], item: itemOfRun[run] + index - starts[run])
  }

  /// Returns the index in the results of the object at an index path.
  func index(of path: SectionIndexPath) -> Int {
    let runs = runsOfSection[path.section]
    // The last run that begins at or before the item.
    let run = runs.last { itemOfRun[$0] <= path.item } ?? runs[0]
    return starts[run] + path.item - itemOfRun[run]
  }

  /// Returns the key of a result.
  func key(of index: Int) -> Key { keys[path(of: index).section] }

  // MARK: Changing

  /// Returns the runs after results were removed and inserted.
  ///
  /// - Parameters:
  ///   - deletions: the old indices, ascending.
  ///   - insertions: the new indices, ascending, each with its key.
  func changed(deleting deletions: [Int], inserting insertions: [(index: Int, key: Key)]) -> SectionRuns {
    var left: [Run] = []
    var next = deletions[...]
    for (run, start) in zip(runs, starts) {
      let gone = next.prefix { $0 < start + run.count }.count
      next = next.dropFirst(gone)
      left.append(Run(key: run.key, count: run.count - gone))
    }
    var new = self
    new.runs = []
    var position = 0
    var coming = insertions[...]
    func insert() {
      while let first = coming.first, first.index == position {
        new.append(first.key, 1)
        position += 1
        coming = coming.dropFirst()
      }
    }
    for run in left {
      var rest = run.count
      while rest > 0 {
        insert()
        let step = min(rest, (coming.first?.index ?? .max) - position)
        new.append(run.key, step)
        position += step
        rest -= step
      }
    }
    insert()
    new.number()
    return new
  }
}
