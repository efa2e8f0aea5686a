/// Finds the members of JSON objects in bytes. See ``RecordScanner``.
struct JSONRecordScanner: RecordScanner {
  private(set) var cells: [ScannedCell] = []
  private(set) var names: [String] = []
  private var nameBytes: [[UInt8]] = []
  /// Canonically equivalent names have one index, because a type can't have both as properties.
  private var indexes: [String: Int] = [:]
  /// The indices of the names in the last record, by their order. Most records have the same names in the same order.
  private var order: [Int] = []
  /// The number of the last record that has each name.
  private var lastRecords: [Int] = []
  private var recordNumber = 0
  var position: Position

  struct Position {
    var state: JSONRecordSplitter.State
    var location: ImportLocation
  }

  init(_ splitter: JSONRecordSplitter) {
    position = Position(state: splitter.state, location: splitter.location)
  }

  var splitter: RecordSplitter { .json(JSONRecordSplitter(position.state, at: position.location)) }

  mutating func resume(after splitter: RecordSplitter) {
    guard case .json(let splitter) = splitter else { return }
    position = Position(state: splitter.state, location: splitter.location)
  }

  private static let quote = UInt8(ascii: "\"")

  /// The position in the bytes, with the lines up to it.
  private struct Cursor {
    var position: Int
    var lines = 0
    /// The position after the last line end; nil if there was none.
    var lineStart: Int?

    mutating func skipSpace(_ bytes: Span<UInt8>) {
      while position < bytes.count {
        switch bytes[position] {
        case 0x20, 0x09, 0x0D: position += 1
        case 0x0A:
          position += 1
          lines += 1
          lineStart = position
        default: return
        }
      }
    }
  }

  mutating func scan(_ bytes: Span<UInt8>, from index: inout Int, isLast: Bool) -> ScanOutcome {
    var cursor = Cursor(position: index)
    var state = position.state
    let outcome = scanStart(bytes, &cursor, &state, isLast)
    if outcome != .record { return outcome }
    cells.removeAll(keepingCapacity: true)
    recordNumber += 1
    var seen: UInt8 = 0
    let first = cursor.position
    let end = scanObject(bytes, &cursor, &seen)
    if end != .record { return end == .incomplete && isLast ? .unusual : end }
    guard seen < 0x80 || bytes.extracting(first..<cursor.position).isUTF8 else { return .unusual }
    let old = position.location
    let column = cursor.lineStart.map { cursor.position - $0 + 1 } ?? old.column + cursor.position - index
    position = Position(
      state: state, location: ImportLocation(line: old.line + cursor.lines, column: column))
    index = cursor.position
    return .record
  }

  /// Scans up to the beginning of an object.
  private func scanStart(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ state: inout JSONRecordSplitter.State, _ isLast: Bool
  ) -> ScanOutcome {
    while true {
      cursor.skipSpace(bytes)
      guard cursor.position < bytes.count else {
        if !isLast { return .incomplete }
        switch state {
        case .start, .sequence, .end: return .end
        case .beforeElement, .afterElement: return .unusual
        }
      }
      switch (bytes[cursor.position], state) {
      case (UInt8(ascii: "{"), .start), (UInt8(ascii: "{"), .sequence):
        state = .sequence
        return .record
      case (UInt8(ascii: "{"), .beforeElement):
        state = .afterElement
        return .record
      case (UInt8(ascii: "["), .start): state = .beforeElement(mayEnd: true)
      case (UInt8(ascii: ","), .afterElement): state = .beforeElement(mayEnd: false)
      case (UInt8(ascii: "]"), .afterElement), (UInt8(ascii: "]"), .beforeElement(mayEnd: true)): state = .end
      default: return .unusual
      }
      cursor.position += 1
    }
  }

  private mutating func scanObject(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ seen: inout UInt8
  ) -> ScanOutcome {
    cursor.position += 1
    cursor.skipSpace(bytes)
    if cursor.position < bytes.count, bytes[cursor.position] == UInt8(ascii: "}") {
      cursor.position += 1
      return .record
    }
    while true {
      cursor.skipSpace(bytes)
      let name = scanName(bytes, &cursor, &seen)
      guard case .found(let name) = name else { return name.outcome }
      cursor.skipSpace(bytes)
      guard cursor.position < bytes.count else { return .incomplete }
      guard bytes[cursor.position] == UInt8(ascii: ":") else { return .unusual }
      cursor.position += 1
      cursor.skipSpace(bytes)
      let value = scanValue(bytes, &cursor, name, &seen)
      if value != .record { return value }
      cursor.skipSpace(bytes)
      guard cursor.position < bytes.count else { return .incomplete }
      let byte = bytes[cursor.position]
      cursor.position += 1
      if byte == UInt8(ascii: "}") { return .record }
      if byte != UInt8(ascii: ",") { return .unusual }
    }
  }

  private enum Name {
    case found(Int)
    case incomplete
    case unusual

    var outcome: ScanOutcome { if case .incomplete = self { .incomplete } else { .unusual } }
  }

  private mutating func scanName(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ seen: inout UInt8
  ) -> Name {
    let start = cursor.position + 1
    guard start < bytes.count else { return .incomplete }
    guard bytes[start - 1] == Self.quote else { return .unusual }
    let place = cells.count
    if place < order.count, let end = end(of: order[place], bytes, start) {
      cursor.position = end + 1
      return use(order[place])
    }
    guard let (end, isEscaped) = ScannedCell.endOfText(bytes, start, &seen) else { return .incomplete }
    // An escape in a name is rare, and so is an error.
    guard end >= 0, !isEscaped, bytes.extracting(start..<end).isUTF8 else { return .unusual }
    cursor.position = end + 1
    let index = nameIndex(bytes.extracting(start..<end).text)
    if place < order.count { order[place] = index } else { order.append(index) }
    return use(index)
  }

  /// Returns the end of a name, if the bytes at a position are this name in quotes.
  private func end(of index: Int, _ bytes: Span<UInt8>, _ start: Int) -> Int? {
    let count = nameBytes[index].count
    guard start + count < bytes.count, bytes[start + count] == Self.quote else { return nil }
    for offset in 0..<count where bytes[start + offset] != nameBytes[index][offset] { return nil }
    return start + count
  }

  /// A name that occurs twice in an object is an error.
  private mutating func use(_ index: Int) -> Name {
    if lastRecords[index] == recordNumber { return .unusual }
    lastRecords[index] = recordNumber
    return .found(index)
  }

  private mutating func nameIndex(_ name: String) -> Int {
    if let index = indexes[name] { return index }
    indexes[name] = names.count
    names.append(name)
    nameBytes.append(Array(name.utf8))
    lastRecords.append(0)
    return names.count - 1
  }

  private mutating func scanValue(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ name: Int, _ seen: inout UInt8
  ) -> ScanOutcome {
    guard cursor.position < bytes.count else { return .incomplete }
    if bytes[cursor.position] == UInt8(ascii: "{") || bytes[cursor.position] == UInt8(ascii: "[") {
      return scanNested(bytes, &cursor, name, &seen)
    }
    switch ScannedCell.json(bytes, at: cursor.position, name: name, &seen) {
    case .found(let cell):
      cells.append(cell)
      cursor.position = cell.endInJSON
      return .record
    case .incomplete: return .incomplete
    case .unusual: return .unusual
    }
  }

  /// Scans an array or object. Its contents are parsed when they are used.
  private mutating func scanNested(
    _ bytes: Span<UInt8>, _ cursor: inout Cursor, _ name: Int, _ seen: inout UInt8
  ) -> ScanOutcome {
    let start = cursor.position
    var depth = 0
    while cursor.position < bytes.count {
      let byte = bytes[cursor.position]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        cursor.skipSpace(bytes)
        continue
      case Self.quote:
        guard let (end, _) = ScannedCell.endOfText(bytes, cursor.position + 1, &seen) else {
          return .incomplete
        }
        if end < 0 { return .unusual }
        cursor.position = end
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        if depth >= JSONRecordSplitter.maximumDepth { return .unusual }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: seen |= byte
      }
      cursor.position += 1
      if depth == 0 {
        cells.append(ScannedCell(kind: .nested, name: name, start: start, end: cursor.position))
        return .record
      }
    }
    return .incomplete
  }
}
