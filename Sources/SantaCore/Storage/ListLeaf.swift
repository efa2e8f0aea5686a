/// Entries of a collection, in one array for each field that they use: a list of numbers is read like a column.
package struct ListLeaf: SequenceLeaf, Sendable {
  /// The identities of positions; empty if no entry has one, as in sets and maps.
  private(set) var ids: [PositionID] = []
  /// The versions of the last moves; empty if no entry was ever moved.
  private(set) var moved: [Version] = []
  /// The keys of a map; empty if no entry has one.
  private(set) var keys = PackedTexts()
  private(set) var values = Values()

  /// The values of entries.
  struct Values {
    enum Kind { case integers, links, others }

    var kind = Kind.integers
    /// Signed integers, or the keys of links.
    var words: [Int64] = []
    /// Values of any type, if they aren't all integers or all links.
    var others: [StoredValue] = []

    var count: Int { kind == .others ? others.count : words.count }

    subscript(index: Int) -> StoredValue {
      switch kind {
      case .integers: .int(words[index])
      case .links: .link(UInt64(bitPattern: words[index]))
      case .others: others[index]
      }
    }

    /// Returns the word that represents a value. If the values can't be stored as words because of it, converts them and
    /// returns nil.
    fileprivate mutating func word(_ value: StoredValue) -> Int64? {
      if kind == .others {
        if !others.isEmpty { return nil }
        kind = .integers
      }
      switch value {
      case .int(let number):
        if words.isEmpty { kind = .integers }
        if kind == .integers { return number }
      case .link(let key):
        if words.isEmpty { kind = .links }
        if kind == .links { return Int64(bitPattern: key) }
      default: break
      }
      others = indices.map { self[$0] }
      kind = .others
      words = []
      return nil
    }

    var indices: Range<Int> { 0..<count }

    mutating func append(_ value: StoredValue) { insert(value, at: count) }

    fileprivate mutating func set(_ value: StoredValue, at index: Int) {
      if let word = word(value) { words[index] = word } else { others[index] = value }
    }

    fileprivate mutating func insert(_ value: StoredValue, at index: Int) {
      if let word = word(value) {
        if index == words.count { words.append(word) } else { words.insert(word, at: index) }
      } else {
        others.insert(value, at: index)
      }
    }

    fileprivate mutating func removeSubrange(_ range: Range<Int>) {
      if kind == .others { others.removeSubrange(range) } else { words.removeSubrange(range) }
    }

    /// Returns the index of the first value of a set that doesn't precede `value`, or the count if there is none.
    func firstIndex(notBefore value: StoredValue) -> Int {
      if case .int(let number) = value, kind == .integers {
        return words.partitionIndex(where: { $0 >= number })
      }
      return indices.partitionIndex(where: { !self[$0].precedesExactly(value) })
    }

    /// Appends the rows to which the values link.
    func appendLinkedRows(to rows: inout [RowKey]) {
      switch kind {
      case .integers: return
      case .links: rows += words.lazy.map { RowKey(rawValue: UInt64(bitPattern: $0)) }
      case .others: rows += others.lazy.compactMap(\.linkedRow)
      }
    }

    /// Returns the index of the first equal value, or nil if there is none.
    func firstIndex(of value: StoredValue) -> Int? {
      switch (kind, value) {
      case (.integers, .int(let number)): words.firstIndex(of: number)
      case (.links, .link(let key)): words.firstIndex(of: Int64(bitPattern: key))
      case (.others, _): others.firstIndex(of: value)
      default: nil
      }
    }
  }

  package init() {}

  /// - Parameters:
  ///   - ids: the identities of positions; empty, or one for each value.
  ///   - moved: the versions of the last moves; empty, or one for each value.
  ///   - keys: empty, or one for each value.
  init(ids: [PositionID], moved: [Version], keys: PackedTexts, values: Values) {
    self.ids = ids.contains { $0 != .none } ? ids : []
    self.moved = moved.contains { $0 != .zero } ? moved : []
    self.keys = keys.isBlank ? PackedTexts() : keys
    self.values = values
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { values.count }

  package subscript(index: Int) -> ListEntry {
    get {
      ListEntry(
        id: ids.isEmpty ? .none : ids[index], moved: moved.isEmpty ? .zero : moved[index],
        key: key(at: index), value: values[index])
    }
    set {
      makeRoom(for: newValue)
      if !ids.isEmpty { ids[index] = newValue.id }
      if !moved.isEmpty { moved[index] = newValue.moved }
      if !keys.isEmpty { keys.set(newValue.key, at: index) }
      values.set(newValue.value, at: index)
    }
  }

  /// Creates the arrays that an entry needs and that no other entry has needed so far.
  private mutating func makeRoom(for entry: ListEntry) {
    if ids.isEmpty, entry.id != .none { ids = Array(repeating: .none, count: count) }
    if moved.isEmpty, entry.moved != .zero { moved = Array(repeating: .zero, count: count) }
    if keys.isEmpty, !entry.key.isEmpty { for index in 0..<count { keys.insert("", at: index) } }
  }

  package mutating func insert(_ entry: ListEntry, at index: Int) {
    let isFirst = isEmpty
    makeRoom(for: entry)
    if !ids.isEmpty || isFirst && entry.id != .none { ids.insert(entry.id, at: index) }
    if !moved.isEmpty || isFirst && entry.moved != .zero { moved.insert(entry.moved, at: index) }
    if !keys.isEmpty || isFirst && !entry.key.isEmpty { keys.insert(entry.key, at: index) }
    values.insert(entry.value, at: index)
  }

  package mutating func append(_ entry: ListEntry) { insert(entry, at: count) }

  package mutating func append(contentsOf entries: some Sequence<ListEntry>) {
    for entry in entries { insert(entry, at: count) }
  }

  @discardableResult
  package mutating func remove(at index: Int) -> ListEntry {
    let entry = self[index]
    removeSubrange(index..<index + 1)
    return entry
  }

  package mutating func removeSubrange(_ range: Range<Int>) {
    if !ids.isEmpty { ids.removeSubrange(range) }
    if !moved.isEmpty { moved.removeSubrange(range) }
    if !keys.isEmpty { keys.removeSubrange(range) }
    values.removeSubrange(range)
  }

  package mutating func replaceSubrange(_ range: Range<Int>, with entries: some Collection<ListEntry>) {
    removeSubrange(range)
    for (offset, entry) in entries.enumerated() { insert(entry, at: range.lowerBound + offset) }
  }

  /// Returns the key of a map's entry.
  func key(at index: Int) -> String { keys.isEmpty ? "" : keys[index] }

  /// Returns the identity of an entry, or `none` in sets and maps.
  func id(at index: Int) -> PositionID { ids.isEmpty ? .none : ids[index] }

  /// Returns the index of the first entry of a map whose key, compared by bytes, doesn't precede `key`. Returns the count if
  /// there is none.
  func firstIndex(ofKeyNotBefore key: [UInt8]) -> Int {
    if keys.isEmpty { return key.isEmpty ? 0 : count }
    return keys.firstIndex(notBefore: key)
  }

  func hasKey(_ key: [UInt8], at index: Int) -> Bool {
    keys.isEmpty ? key.isEmpty : keys.compare(index, with: key) == 0
  }

  /// Returns whether two leaves of one collection have equal entries, apart from moves.
  func hasSameElements(as other: ListLeaf) -> Bool {
    guard count == other.count, ids == other.ids, keys == other.keys else { return false }
    // Comparing an array with itself doesn't compare its elements.
    if values.kind == other.values.kind {
      return values.kind == .others
        ? values.others == other.values.others : values.words == other.values.words
    }
    return values.indices.allSatisfy { values[$0] == other.values[$0] }
  }
}
