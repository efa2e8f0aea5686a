/// The order of members in one snapshot: by properties, the most significant first, and then by position.
struct RowOrder {
  let descriptors: [SortDescriptor]
  let values: RowValues

  init(_ descriptors: [SortDescriptor], _ table: TableID, _ snapshot: Snapshot) {
    self.descriptors = descriptors
    values = RowValues(descriptors.map(\.path), table, snapshot)
  }

  /// Returns the values by which a row is sorted.
  func key(of row: RowKey) -> [StoredValue] { values.of(row) }

  /// Compares the first `count` sort values of a row with a key.
  ///
  /// - Returns: a negative number if the row sorts before the key, 0 if they are equal, and a positive number otherwise.
  func compare(_ row: RowKey, with key: [StoredValue], count: Int) -> Int {
    for index in 0..<count {
      let value = values.value(index, of: row)
      let sign = descriptors[index].ascending ? 1 : -1
      if value.sortsBefore(key[index]) { return -sign }
      if key[index].sortsBefore(value) { return sign }
    }
    return 0
  }

  /// Sorts members that ascend by position. O(n log n).
  func sorted(_ members: [Member]) -> [Member] {
    if descriptors.isEmpty { return members }
    if descriptors.count == 1, let sorted = sortedByOwnColumn(members) { return sorted }
    let width = descriptors.count
    var keys: [StoredValue] = []
    keys.reserveCapacity(members.count * width)
    for member in members {
      for index in 0..<width { keys.append(values.value(index, of: member.row)) }
    }
    let order = members.indices.sorted { left, right in
      for index in 0..<width {
        let (first, second) = (keys[left * width + index], keys[right * width + index])
        if first.sortsBefore(second) { return descriptors[index].ascending }
        if second.sortsBefore(first) { return !descriptors[index].ascending }
      }
      return members[left].position < members[right].position
    }
    return order.map { members[$0] }
  }
}

extension StoredValue {
  /// A number that orders values of the same type as ``sortsBefore(_:)`` does; nil for null, and for values of all other types,
  /// for example strings.
  var sortNumber: UInt64? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): UInt64(bitPattern: value) ^ (1 << 63)
    case .unsigned(let value), .link(let value): value
    case .double(let value), .date(let value): Self.sortNumber(value)
    case .float(let value): Self.sortNumber(Double(value))
    case .null, .string, .data, .uuid, .decimal, .list, .map: nil
    }
  }

  /// Returns the bits of a number, mapped so that their order is the order of the numbers, with NaN first and both zeros equal.
  private static func sortNumber(_ value: Double) -> UInt64 {
    if value.isNaN { return 0 }
    let bits = (value == 0 ? 0 : value).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }
}
