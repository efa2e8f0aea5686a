/// The values of one column for the rows of a batch, in the form in which a chunk stores them.
///
/// Each row has 64 bits: a number of fixed width, or the position and length of a string. Strings aren't copied: they are in
/// the bytes of the batch, or in `unescaped` if they are written differently there.
///
/// A column of links has the primary keys of the targets until their rows are found.
struct CellColumn: Sendable {
  enum State: UInt8 {
    case null, value
    /// The record doesn't have the value, so that an object that exists keeps it.
    case absent
  }

  let id: ColumnID
  /// The column of the table or, for a column of links whose targets have not been found, the primary key of the targets with the
  /// name of the link.
  private(set) var definition: ColumnDefinition
  private(set) var bits: [UInt64] = []
  /// The state of each row; empty as long as all of them have values.
  private(set) var states: [UInt8] = []
  private(set) var unescaped: [UInt8] = []
  /// The values of types that are neither numbers nor strings, in the order of `bits`, which contain their indices.
  private(set) var values: [StoredValue] = []
  private let rules: CellRules
  private let isStrict: Bool

  init(_ id: ColumnID, _ definition: ColumnDefinition, _ rules: CellRules) {
    (self.id, self.definition, self.rules) = (id, definition, rules)
    isStrict = rules.isStrict(definition)
  }

  var count: Int { bits.count }

  /// Whether each row has a value.
  var isComplete: Bool { states.isEmpty }

  func state(_ row: Int) -> State { states.isEmpty ? .value : State(rawValue: states[row]) ?? .null }

  mutating func reserveCapacity(_ count: Int) { bits.reserveCapacity(count) }

  mutating func truncate(to count: Int) {
    if bits.count > count { bits.removeLast(bits.count - count) }
    if states.count > count { states.removeLast(states.count - count) }
  }

  /// Replaces the primary keys by the rows that have them.
  ///
  /// - Parameters:
  ///   - link: the column of links.
  ///   - row: returns the row with a primary key.
  mutating func resolve(as link: ColumnDefinition, in bytes: [UInt8], _ row: (StoredValue) -> RowKey) {
    // The next link often has the same key.
    var last: (key: StoredValue, row: RowKey)?
    for index in bits.indices where state(index) == .value {
      let key = value(index, in: bytes)
      let found = last.flatMap { $0.key == key ? $0.row : nil } ?? row(key)
      last = (key, found)
      bits[index] = found.rawValue
    }
    definition = link
    (values, unescaped) = ([], [])
  }

  // MARK: Adding values

  private mutating func append(_ word: UInt64) {
    bits.append(word)
    if !states.isEmpty { states.append(State.value.rawValue) }
  }

  mutating func appendMissing(_ state: State) {
    if states.isEmpty { states = Array(repeating: State.value.rawValue, count: bits.count) }
    states.append(state.rawValue)
    bits.append(0)
  }

  /// Adds the value of a cell for the next row.
  ///
  /// - Returns: false, without a change, if the value does not match the column, or has an unusual form.
  mutating func append(_ cell: ScannedCell, in bytes: Span<UInt8>) -> Bool {
    switch cell.kind {
    case .null:
      guard definition.isOptional else { return false }
      appendMissing(.null)
      return true
    case .cell where definition.type == .string, .text where definition.type == .string:
      return appendText(cell.start, cell.end - cell.start)
    case .cell, .number:
      if appendNumber(cell, bytes) { return true }
    case .escapedCell where definition.type == .string, .escapedText where definition.type == .string:
      return appendUnescaped(cell, bytes)
    case .yes, .no:
      guard definition.type == .bool else { return false }
      append(cell.kind == .yes ? 1 : 0)
      return true
    case .text, .escapedText, .escapedCell, .nested: break
    }
    return appendConverted(cell, bytes)
  }

  /// The bit that marks a string in `unescaped`.
  private static let unescapedMark: UInt64 = 1 << 63

  private mutating func appendText(_ start: Int, _ count: Int) -> Bool {
    guard count <= ValueType.maximumByteCount, start < 1 << 31 else { return false }
    append(UInt64(start) << 32 | UInt64(count))
    return true
  }

  private mutating func appendUnescaped(_ cell: ScannedCell, _ bytes: Span<UInt8>) -> Bool {
    let start = unescaped.count
    guard start < 1 << 30, cell.end - cell.start <= ValueType.maximumByteCount,
      cell.unescape(bytes, into: &unescaped)
    else {
      unescaped.removeLast(unescaped.count - start)
      return false
    }
    append(Self.unescapedMark | UInt64(start) << 32 | UInt64(unescaped.count - start))
    return true
  }

  private mutating func appendNumber(_ cell: ScannedCell, _ bytes: Span<UInt8>) -> Bool {
    switch definition.type {
    case .int64:
      guard let number = NumberScanner.integer(bytes, cell.start, cell.end, isStrict: isStrict) else {
        return false
      }
      append(UInt64(bitPattern: number))
    case .double:
      guard let number = NumberScanner.double(bytes, cell.start, cell.end, isStrict: isStrict) else {
        return false
      }
      append(number.bitPattern)
    case .int8, .int16, .int32, .uint8, .uint16, .uint32, .uint64:
      guard let number = NumberScanner.integer(bytes, cell.start, cell.end, isStrict: isStrict),
        definition.type.holds(number)
      else { return false }
      append(UInt64(bitPattern: number))
    case .bool where cell.kind == .cell:
      let word = bytes.extracting(cell.start..<cell.end)
      if word.isEqual(to: "true") {
        append(1)
      } else if word.isEqual(to: "false") {
        append(0)
      } else {
        return false
      }
    default: return false
    }
    return true
  }

  /// Adds a value by way of its general form, with the checks that ``RecordWriter`` makes.
  private mutating func appendConverted(_ cell: ScannedCell, _ bytes: Span<UInt8>) -> Bool {
    guard let imported = cell.value(bytes), let stored = rules.stored(imported, definition) else {
      return false
    }
    switch stored {
    case .null: appendMissing(.null)
    case .bool(let value): append(value ? 1 : 0)
    case .int(let value): append(UInt64(bitPattern: value))
    case .unsigned(let value): append(value)
    case .float(let value): append(UInt64(value.bitPattern))
    case .double(let value), .date(let value): append(value.bitPattern)
    case .uuid, .decimal, .data:
      append(UInt64(values.count))
      values.append(stored)
    case .string, .link, .list, .map: return false
    }
    return true
  }

  /// Returns whether a value can be stored.
  func admits(_ value: ImportedValue) -> Bool { rules.stored(value, definition) != nil }

  // MARK: Reading values

  /// Returns the range of a row's string, in `unescaped` or in the bytes of the batch.
  func text(_ row: Int) -> (isUnescaped: Bool, range: Range<Int>) {
    let word = bits[row]
    let start = Int((word & ~Self.unescapedMark) >> 32)
    return (word & Self.unescapedMark != 0, start..<(start + Int(word & 0xFFFF_FFFF)))
  }

  /// Returns the string of a row in a column of strings that are not optional.
  func textValue(_ row: Int, in bytes: [UInt8]) -> String {
    let (isUnescaped, range) = text(row)
    return (isUnescaped ? unescaped : bytes).span.extracting(range).text
  }

  /// Returns whether two rows of a range have the same string.
  func hasEqualTexts(_ rows: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    if rows.count > 16 {
      // Swift's strings can be equal although their bytes differ.
      var known: Set<[UInt8]> = []
      return !rows.allSatisfy { known.insert(textBytes($0, in: bytes)).inserted }
    }
    return rows.contains { row in
      (rows.lowerBound..<row).contains { other in
        // Most strings differ in their length.
        bits[other] & 0xFFFF_FFFF == bits[row] & 0xFFFF_FFFF
          && textBytes(other, in: bytes) == textBytes(row, in: bytes)
      }
    }
  }

  private func textBytes(_ row: Int, in bytes: Span<UInt8>) -> [UInt8] {
    let (isUnescaped, range) = text(row)
    if isUnescaped { return Array(unescaped[range]) }
    return range.map { bytes[$0] }
  }

  /// Returns whether a cell certainly has a row's value, without its general form. Returns false for types that are seldom.
  func isEqual(_ row: Int, to chunk: Chunk, at slot: Int, in bytes: [UInt8]) -> Bool {
    guard state(row) == .value, chunk.hasValue(id, at: slot) else { return false }
    switch definition.type {
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .link:
      return chunk.integer(id, at: slot) == bits[row]
    case .double, .date: return chunk.double(id, at: slot).bitPattern == bits[row]
    case .string:
      let (isUnescaped, range) = text(row)
      return chunk.hasText(isUnescaped ? unescaped : bytes, range, id, at: slot)
    case .bool, .float, .data, .uuid, .decimal, .any, .external: return false
    }
  }

  /// Returns a value in its general form.
  func value(_ row: Int, in bytes: [UInt8]) -> StoredValue {
    guard state(row) == .value else { return .null }
    switch definition.type {
    case .bool: return .bool(bits[row] != 0)
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32: return .int(Int64(bitPattern: bits[row]))
    case .uint64: return .unsigned(bits[row])
    case .float: return .float(Float(bitPattern: UInt32(truncatingIfNeeded: bits[row])))
    case .double: return .double(Double(bitPattern: bits[row]))
    case .date: return .date(Double(bitPattern: bits[row]))
    case .string: return .string(textValue(row, in: bytes))
    case .link: return .link(bits[row])
    case .data, .uuid, .decimal, .any, .external: return values[Int(bits[row])]
    }
  }
}

extension ValueType {
  /// Returns whether an integer is in the range of an integer type.
  fileprivate func holds(_ number: Int64) -> Bool {
    switch self {
    case .int8: Int8(exactly: number) != nil
    case .int16: Int16(exactly: number) != nil
    case .int32: Int32(exactly: number) != nil
    case .uint8: UInt8(exactly: number) != nil
    case .uint16: UInt16(exactly: number) != nil
    case .uint32: UInt32(exactly: number) != nil
    case .uint64: number >= 0
    default: true
    }
  }
}
