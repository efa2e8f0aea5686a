/// The links of one column in reverse: for each target, the rows that link to it, in order of creation.
///
/// Backlinks are a persistent sorted sequence. An origin whose list or map contains a target twice has two equal entries.
struct Backlinks: Sendable {
  struct Entry: Comparable, SequenceElement {
    var target: RowKey
    var origin: RowKey

    var isSorted: Bool { true }

    static func < (left: Entry, right: Entry) -> Bool { !left.isAtOrAfter(right) }

    func isAtOrAfter(_ other: Entry) -> Bool {
      target != other.target ? target > other.target : origin >= other.origin
    }
  }

  private(set) var entries = SequenceTree<Entry>()
  /// Entries that the next update removes.
  private var removed: [Entry] = []
  /// Entries that the next update inserts.
  private var inserted: [Entry] = []

  init() {}

  /// The size in bytes of the entries that the next update inserts or removes.
  var deferredByteCount: Int { (removed.count + inserted.count) * MemoryLayout<Entry>.stride }

  /// Creates backlinks from entries that are stored in a segment.
  init(_ entries: SequenceTree<Entry>) { self.entries = entries }

  /// Inserts a link with the next update.
  mutating func insert(target: RowKey, origin: RowKey) {
    inserted.append(Entry(target: target, origin: origin))
  }

  mutating func remove(target: RowKey, origin: RowKey, version: Version) {
    update(inserting: [], version: version)
    let entry = Entry(target: target, origin: origin)
    let index = entries.firstIndex { $0.isAtOrAfter(entry) }
    guard index < entries.count, entries[index].target == target, entries[index].origin == origin else {
      return
    }
    entries.remove(at: index, version: version)
  }

  /// Inserts links from one origin with the next update. A target that occurs twice gets two links.
  mutating func insert(targets: [RowKey], origin: RowKey) {
    inserted += targets.lazy.map { Entry(target: $0, origin: origin) }
  }

  /// Inserts links with the next update.
  mutating func insert(_ links: [Entry]) { inserted += links }

  /// Removes links from one origin. A target that occurs twice loses two links.
  mutating func remove(targets: [RowKey], origin: RowKey, version: Version) {
    update(inserting: [], version: version)
    if targets.count == entries.count, areAll(from: origin) { return entries = SequenceTree() }
    let gone = targets.map { Entry(target: $0, origin: origin) }
    entries.update(removing: gone, inserting: [], version: version, <)
  }

  /// Returns whether all links are from `origin`.
  private func areAll(from origin: RowKey) -> Bool {
    var result = true
    entries.forEach { entry in
      result = entry.origin == origin
      return result
    }
    return result
  }

  /// Removes a link with the next update.
  mutating func remove(target: RowKey, origin: RowKey) {
    removed.append(Entry(target: target, origin: origin))
  }

  /// Applies the pending removals and insertions, and inserts further links, which must be sorted.
  mutating func update(inserting added: [Entry], version: Version) {
    let gone = removed
    // Links that are already sorted are not sorted again.
    let all = inserted.isEmpty ? added : Self.sorted(inserted + added)
    (removed, inserted) = ([], [])
    entries.update(removing: gone, insertingSorted: all, version: version, <)
  }

  /// Returns links sorted by target and then by origin. New rows link in the order of their creation, so that sorting by target
  /// is mostly enough.
  private static func sorted(_ links: [Entry]) -> [Entry] {
    if links.count > UInt32.max { return links.sorted() }
    var links = links
    NumberSort.sort(&links) { $0.origin.rawValue }
    NumberSort.sort(&links) { $0.target.rawValue }
    return links
  }

  /// Returns the rows that link to `target`, in ascending order and without duplicates. O(log n + their number).
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

  /// Returns the links to the given rows, each with its target, without duplicates. The rows can be in any order.
  ///
  /// - Complexity: O(log n) for each row, or O(n) if there are many rows.
  func links(to targets: [RowKey]) -> [(target: RowKey, origin: RowKey)] {
    var result: [(target: RowKey, origin: RowKey)] = []
    if entries.count == 0 { return result }
    guard entries.count / 16 <= targets.count else {
      // The results of a list contain an object as often as the list does.
      var known: Set<RowKey> = []
      for target in targets where known.insert(target).inserted {
        result += origins(of: target).map { (target, $0) }
      }
      return result
    }
    let wanted = Set(targets)
    entries.forEach(from: 0) { entry in
      if wanted.contains(entry.target), result.last.map({ $0 != (entry.target, entry.origin) }) ?? true {
        result.append((entry.target, entry.origin))
      }
      return true
    }
    return result
  }

  /// All links, without duplicates.
  var allLinks: [(target: RowKey, origin: RowKey)] {
    var result: [(target: RowKey, origin: RowKey)] = []
    entries.forEach(from: 0) { entry in
      if result.last.map({ $0 != (entry.target, entry.origin) }) ?? true {
        result.append((entry.target, entry.origin))
      }
      return true
    }
    return result
  }

  /// Returns whether `origin` links to `target`. O(log n).
  func contains(target: RowKey, origin: RowKey) -> Bool {
    let entry = Entry(target: target, origin: origin)
    let index = entries.firstIndex { $0.isAtOrAfter(entry) }
    return index < entries.count && entries[index].target == target && entries[index].origin == origin
  }

  /// Returns the number of links to `target`. A target that a list contains twice counts twice. O(log n).
  func count(to target: RowKey) -> Int {
    entries.firstIndex { $0.target > target } - entries.firstIndex { $0.target >= target }
  }

  /// Returns the number of links from `origin` to `target`. O(log n).
  func count(from origin: RowKey, to target: RowKey) -> Int {
    let entry = Entry(target: target, origin: origin)
    return entries.firstIndex { entry < $0 } - entries.firstIndex { $0.isAtOrAfter(entry) }
  }

  /// All pairs, sorted by target and then origin. Tests compare them with the links.
  var pairs: [(target: RowKey, origin: RowKey)] { entries.elements.map { ($0.target, $0.origin) } }
}
