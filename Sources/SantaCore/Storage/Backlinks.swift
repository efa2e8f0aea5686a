/// The links of one column in reverse: for each target the rows that link to it, in the order of their creation.
///
/// A persistent sorted sequence. An origin whose list or map contains a target twice has two equal entries.
struct Backlinks: Sendable {
  struct Entry: Comparable, Sendable {
    var target: RowKey
    var origin: RowKey

    static func < (left: Entry, right: Entry) -> Bool { !left.isAtOrAfter(right) }

    func isAtOrAfter(_ other: Entry) -> Bool {
      target != other.target ? target > other.target : origin >= other.origin
    }
  }

  private(set) var entries = SequenceTree<Entry>()

  init() {}

  /// Backlinks that are stored in a segment.
  init(_ entries: SequenceTree<Entry>) { self.entries = entries }

  mutating func insert(target: RowKey, origin: RowKey, version: Version) {
    let entry = Entry(target: target, origin: origin)
    entries.insert(entry, at: entries.firstIndex { $0.isAtOrAfter(entry) }, version: version)
  }

  mutating func remove(target: RowKey, origin: RowKey, version: Version) {
    let entry = Entry(target: target, origin: origin)
    let index = entries.firstIndex { $0.isAtOrAfter(entry) }
    guard index < entries.count, entries[index].target == target, entries[index].origin == origin else {
      return
    }
    entries.remove(at: index, version: version)
  }

  /// Whether building all entries again is faster than changing this number of them one at a time. If it is a
  /// sixteenth, there are several for each leaf, so that nearly every leaf would be copied anyway.
  private func isRebuilt(for count: Int) -> Bool { count > 1 && count >= entries.count / 16 }

  /// Inserts links from one origin. A target that occurs twice gets two links.
  mutating func insert(targets: [RowKey], origin: RowKey, version: Version) {
    let added = targets.sorted().map { Entry(target: $0, origin: origin) }
    guard let first = added.first else { return }
    // Objects that were just added are after all others.
    if entries.last.map(first.isAtOrAfter) ?? true {
      return entries.append(contentsOf: added, version: version)
    }
    guard isRebuilt(for: added.count) else {
      for entry in added { insert(target: entry.target, origin: origin, version: version) }
      return
    }
    var all: [Entry] = []
    all.reserveCapacity(entries.count + added.count)
    var rest = added[...]
    entries.forEach { entry in
      while let next = rest.first, next < entry { all.append(rest.removeFirst()) }
      all.append(entry)
      return true
    }
    entries = SequenceTree(all + rest, version: version)
  }

  /// Removes links from one origin. A target that occurs twice loses two links.
  mutating func remove(targets: [RowKey], origin: RowKey, version: Version) {
    guard isRebuilt(for: targets.count) else {
      for target in targets { remove(target: target, origin: origin, version: version) }
      return
    }
    var kept: [Entry] = []
    kept.reserveCapacity(max(0, entries.count - targets.count))
    var rest = targets.sorted()[...]
    entries.forEach { entry in
      while let next = rest.first, next < entry.target { rest.removeFirst() }
      if entry.origin == origin && entry.target == rest.first {
        rest.removeFirst()
      } else {
        kept.append(entry)
      }
      return true
    }
    entries = SequenceTree(kept, version: version)
  }

  /// The rows that link to `target`, ascending and without duplicates. O(log n + their number).
  func origins(of target: RowKey) -> [RowKey] {
    var result: [RowKey] = []
    let start = entries.firstIndex { $0.isAtOrAfter(Entry(target: target, origin: RowKey(rawValue: 0))) }
    entries.forEach(from: start) { entry in
      guard entry.target == target else { return false }
      if result.last != entry.origin { result.append(entry.origin) }
      return true
    }
    return result
  }

  /// Whether `origin` links to `target`. O(log n).
  func contains(target: RowKey, origin: RowKey) -> Bool {
    let entry = Entry(target: target, origin: origin)
    let index = entries.firstIndex { $0.isAtOrAfter(entry) }
    return index < entries.count && entries[index].target == target && entries[index].origin == origin
  }

  /// The number of links to `target`. A target that a list contains twice counts twice. O(log n).
  func count(to target: RowKey) -> Int {
    entries.firstIndex { $0.target > target } - entries.firstIndex { $0.target >= target }
  }

  /// The number of links from `origin` to `target`. O(log n).
  func count(from origin: RowKey, to target: RowKey) -> Int {
    let entry = Entry(target: target, origin: origin)
    return entries.firstIndex { entry < $0 } - entries.firstIndex { $0.isAtOrAfter(entry) }
  }

  /// All pairs, sorted by target and then origin. Tests compare them with the links.
  var pairs: [(target: RowKey, origin: RowKey)] { entries.elements.map { ($0.target, $0.origin) } }
}
