/// The order of members by some properties, in one snapshot: by the most significant first, and then by place.
struct RowOrder {
  let descriptors: [SortDescriptor]
  let values: RowValues

  init(_ descriptors: [SortDescriptor], _ table: TableID, _ snapshot: Snapshot) {
    self.descriptors = descriptors
    values = RowValues(descriptors.map(\.path), table, snapshot)
  }

  /// What a row is sorted by.
  func key(of row: RowKey) -> [StoredValue] { values.of(row) }

  /// Whether a row comes before, with or after a key; only the first so many properties count.
  ///
  /// - Returns: a negative number, 0 or a positive one.
  func compare(_ row: RowKey, with key: [StoredValue], count: Int) -> Int {
    for index in 0..<count {
      let value = values.value(index, of: row)
      let sign = descriptors[index].ascending ? 1 : -1
      if value.sortsBefore(key[index]) { return -sign }
      if key[index].sortsBefore(value) { return sign }
    }
    return 0
  }

  /// Members that are in order by place, in this order. O(n log n).
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
      return members[left].place < members[right].place
    }
    return order.map { members[$0] }
  }
}

extension StoredValue {
  /// A number that is less than another's where the value sorts before the other, of the same type; nil for null, and
  /// where values are no numbers.
  var sortNumber: UInt64? {
    switch self {
    case .bool(let value): value ? 1 : 0
    case .int(let value): UInt64(bitPattern: value) ^ (1 << 63)
    case .unsigned(let value), .link(let value): value
    case .double(let value), .date(let value): Self.sortNumber(value)
    case .float(let value): Self.sortNumber(Double(value))
    case .null, .string, .data, .uuid: nil
    }
  }

  /// The bits of a number, turned so that they order as the numbers do: NaN first, the two zeros alike.
  private static func sortNumber(_ value: Double) -> UInt64 {
    if value.isNaN { return 0 }
    let bits = (value == 0 ? 0 : value).bitPattern
    return bits >> 63 == 1 ? ~bits : bits | 1 << 63
  }
}
