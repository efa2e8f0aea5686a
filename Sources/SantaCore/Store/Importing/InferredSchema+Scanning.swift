extension InferredSchema {
  /// Kinds of values that can be told apart by a look at their bytes. All values of one kind have the same types.
  struct ScalarKinds: OptionSet {
    let rawValue: UInt8

    static let natural = ScalarKinds(rawValue: 1)
    static let negative = ScalarKinds(rawValue: 2)
    static let fraction = ScalarKinds(rawValue: 4)
    static let bool = ScalarKinds(rawValue: 8)
    static let text = ScalarKinds(rawValue: 16)
  }

  /// The columns of the names of a scanner.
  struct ColumnIndexes {
    fileprivate var indexes: [Int?] = []
    fileprivate var unions: [(column: Int, scalar: InferredScalar?, kind: ScalarKinds)] = []
  }

  /// Adds a scanned record.
  ///
  /// - Returns: false, without a change, if the record has an error, a new name, a first element, or other unusual values.
  mutating func add(
    _ cells: [ScannedCell], _ names: [String], _ bytes: Span<UInt8>, _ map: inout ColumnIndexes
  ) -> Bool {
    while map.indexes.count < names.count { map.indexes.append(nil) }
    map.unions.removeAll(keepingCapacity: true)
    for cell in cells {
      if map.indexes[cell.name] == nil { map.indexes[cell.name] = index(of: names[cell.name]) }
      guard let index = map.indexes[cell.name] else { return false }
      if cell.kind == .null {
        // The first null of a column is added with its location.
        if columns[index].firstNull == nil { return false }
        continue
      }
      if cell.kind == .nested {
        guard holds(cell, bytes, index) else { return false }
        continue
      }
      guard columns[index].kind == .single else { return false }
      if columns[index].given != nil {
        // A string with an unusual escape may have an error.
        if cell.kind == .escapedText, cell.value(bytes) == nil { return false }
        continue
      }
      // Any cell can be a string, so no other cell changes a column of strings.
      if cell.isOfTable, columns[index].scalar == .text { continue }
      guard let kind = cell.scalarKind(bytes) else {
        guard let union = union(cell, bytes, index) else { return false }
        map.unions.append((index, union, []))
        continue
      }
      if columns[index].seen.contains(kind) { continue }
      guard let union = union(cell, bytes, index) else { return false }
      map.unions.append((index, union, kind))
    }
    for (index, scalar, kind) in map.unions {
      columns[index].scalar = scalar
      columns[index].seen.insert(kind)
    }
    for cell in cells {
      guard let index = map.indexes[cell.name] else { continue }
      columns[index].count += 1
    }
    recordCount += 1
    return true
  }

  /// Returns whether a column of lists or maps has the type of all elements of a cell.
  private mutating func holds(_ cell: ScannedCell, _ bytes: Span<UInt8>, _ index: Int) -> Bool {
    guard columns[index].given == nil, var scanner = NestedScanner(cell.start..<cell.end, in: bytes),
      columns[index].kind == (scanner.kind == .array ? .list : .map)
    else { return false }
    while scanner.next(bytes) {
      // A name with an unusual escape may have an error, and names with escapes can be equal.
      if scanner.kind == .object, scanner.key.kind != .text { return false }
      let element = scanner.value
      let kind = element.kind == .null ? nil : element.scalarKind(bytes)
      if let kind, columns[index].seen.contains(kind) { continue }
      guard element.kind != .null, let union = union(element, bytes, index), union == columns[index].scalar
      else { return false }
      if let kind { columns[index].seen.insert(kind) }
    }
    return scanner.isComplete
  }

  /// Returns the types of a column together with a cell; nil if there are none.
  private func union(_ cell: ScannedCell, _ bytes: Span<UInt8>, _ index: Int) -> InferredScalar? {
    // An identifier of up to 18 digits needs no closer look if the column has whole numbers only.
    if columns[index].scalar == .number([.int64]),
      NumberScanner.integer(bytes, cell.start, cell.end, isStrict: true) != nil
    {
      return columns[index].scalar
    }
    guard let value = cell.value(bytes), let scalar = Self.scalar(of: value) else { return nil }
    let both = Self.union(columns[index].scalar ?? scalar, scalar, ofCells: cell.isOfTable)
    return both == .number([]) ? nil : both
  }
}

extension ScannedCell {
  fileprivate var isOfTable: Bool { kind == .cell || kind == .escapedCell }

  /// Returns the kind of a value; nil for a value that needs a closer look.
  fileprivate func scalarKind(_ bytes: Span<UInt8>) -> InferredSchema.ScalarKinds? {
    switch kind {
    case .yes, .no: return .bool
    case .text: return .text
    case .escapedText: return value(bytes) == nil ? nil : .text
    case .null, .nested, .escapedCell: return nil
    case .cell, .number: break
    }
    // 15 digits are exact in every type.
    guard end > start, end - start <= 15 else { return nil }
    if kind == .cell, bytes[start] | 1 == UInt8(ascii: "u") || bytes[start] == UInt8(ascii: "f") {
      let word = bytes.extracting(start..<end)
      return word.isEqual(to: "true") || word.isEqual(to: "false") ? .bool : nil
    }
    let isNegative = bytes[start] == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    var point: Int?
    for position in first..<end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "."), point == nil {
        point = position
      } else if byte &- UInt8(ascii: "0") > 9 {
        return nil
      }
    }
    let whole = (point ?? end) - first
    // Leading zeros, as in a postal code, and `-0`.
    if whole == 0 || point == end - 1
      || bytes[first] == UInt8(ascii: "0") && (whole > 1 || point == nil && isNegative)
    {
      return nil
    }
    return point != nil ? .fraction : isNegative ? .negative : .natural
  }
}
