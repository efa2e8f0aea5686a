extension RowOrder {
  /// Sorts members by a single property, without creating values.
  ///
  /// - Returns: nil unless the property is a column of the table, all its values are numbers or all are ASCII strings, and the
  ///   members ascend by position.
  /// - Complexity: O(n) for numbers, and for strings that differ soon after their common prefix.
  func sortedByOwnColumn(_ members: [Member]) -> [Member]? {
    guard let column = values.ownColumn(0), members.count < UInt32.max,
      zip(members, members.dropFirst()).allSatisfy({ $0.position < $1.position })
    else { return nil }
    var (nulls, items): ([Member], [NumberSort.Item]) = ([], [])
    items.reserveCapacity(members.count)
    var texts = SortedTexts()
    var (index, isSortable): (UInt32, Bool) = (0, true)
    let type = values.paths[0]?.definition.type ?? .data
    values.forEach(members) { chunk, slot in
      defer { index += 1 }
      if !chunk.hasValue(column, at: slot) {
        nulls.append(members[Int(index)])
      } else if type == .string {
        if isSortable { isSortable = texts.append(chunk, column, slot) }
        items.append(NumberSort.Item(number: 0, index: index))
      } else if let number = chunk.sortNumber(column, type, at: slot) {
        items.append(NumberSort.Item(number: number, index: index))
      } else {
        isSortable = false
      }
    }
    // Rows in damaged blocks have no value to sort by.
    guard isSortable, Int(index) == members.count else { return nil }
    let isAscending = descriptors[0].ascending
    if texts.count > 0 {
      texts.sort(&items, isAscending: isAscending)
    } else {
      if !isAscending { for item in items.indices { items[item].number ^= .max } }
      NumberSort.sort(&items)
    }
    let sorted = items.map { members[Int($0.index)] }
    // Concatenation would copy all members once more (benchmark "live sorted memory").
    if nulls.isEmpty { return sorted }
    return isAscending ? nulls + sorted : sorted + nulls
  }
}

extension Chunk {
  /// Returns the sort number of a value that isn't nil, without creating the value (benchmark "sort double"); nil if the value
  /// isn't a number.
  func sortNumber(_ column: ColumnID, _ type: ValueType, at slot: Int) -> UInt64? {
    switch type {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32:
      StoredValue.int(Int64(bitPattern: integer(column, at: slot))).sortNumber
    case .uint64, .link: integer(column, at: slot)
    case .double, .date: StoredValue.double(double(column, at: slot)).sortNumber
    case .bool, .float, .string, .data, .uuid, .decimal: value(column, at: slot).sortNumber
    // A column of type `any` may mix numbers with other values, and external data has no order.
    case .any, .external: nil
    }
  }
}

/// The concatenated bytes of ASCII strings that are to be sorted.
private struct SortedTexts {
  private var bytes: [UInt8] = []
  /// The end of each string in `bytes`.
  private var ends: [Int] = []
  /// The length of the longest common prefix of all strings.
  private var commonCount = Int.max

  var count: Int { ends.count }

  private func range(_ text: Int) -> Range<Int> { (text == 0 ? 0 : ends[text - 1])..<ends[text] }

  /// Appends the string in a slot of a chunk.
  ///
  /// - Returns: false if the string isn't ASCII, and its bytes don't define its order.
  mutating func append(_ chunk: Chunk, _ column: ColumnID, _ slot: Int) -> Bool {
    let start = bytes.count
    chunk.appendBytes(column, at: slot, to: &bytes)
    ends.append(bytes.count)
    if count == 1 {
      commonCount = bytes.count
    } else if commonCount > 0 {
      commonCount = min(commonCount, bytes.count - start)
      var same = 0
      while same < commonCount, bytes[same] == bytes[start + same] { same += 1 }
      commonCount = same
    }
    var all: UInt8 = 0
    for index in start..<bytes.count { all |= bytes[index] }
    return all < 0x80
  }

  /// Sorts items, the first of which belongs to the first string, and so on.
  func sort(_ items: inout [NumberSort.Item], isAscending: Bool) {
    // The number of an item is set to the eight bytes after the common prefix. While sorting, its index is the index of its
    // string.
    let textOfItem = items.map(\.index)
    for (text, item) in items.indices.enumerated() {
      let number = number(of: text)
      items[item] = NumberSort.Item(number: isAscending ? number : ~number, index: UInt32(text))
    }
    NumberSort.sort(&items)
    var start = 0
    while start < items.count {
      var end = start + 1
      while end < items.count, items[end].number == items[start].number { end += 1 }
      if end > start + 1 {
        items[start..<end].sort { left, right in
          let (first, second) = (Int(left.index), Int(right.index))
          if precedes(first, second) { return isAscending }
          if precedes(second, first) { return !isAscending }
          return first < second
        }
      }
      start = end
    }
    for item in items.indices { items[item].index = textOfItem[Int(items[item].index)] }
  }

  private func number(of text: Int) -> UInt64 {
    let range = range(text).dropFirst(commonCount)
    var number: UInt64 = 0
    for index in range.prefix(8) { number = number << 8 | UInt64(bytes[index]) }
    return range.count >= 8 ? number : number << UInt64(8 * (8 - range.count))
  }

  private func precedes(_ left: Int, _ right: Int) -> Bool {
    bytes[range(left)].lexicographicallyPrecedes(bytes[range(right)])
  }
}
