/// Finds the cells of a table in bytes. See ``RecordScanner``.
struct CSVRecordScanner: RecordScanner {
  private(set) var cells: [ScannedCell] = []
  let names: [String]
  private let delimiter: UInt8
  var position: Position

  struct Position {
    var location: ImportLocation
    /// Whether the byte before the next record is a carriage return.
    var isAfterReturn: Bool
  }

  /// Continues after a splitter has read the header.
  init?(_ splitter: CSVRecordSplitter) {
    guard let names = splitter.names else { return nil }
    self.names = names
    delimiter = splitter.delimiter
    position = Position(location: splitter.location, isAfterReturn: splitter.isAfterReturn)
  }

  var splitter: RecordSplitter {
    .csv(
      CSVRecordSplitter(
        delimiter, names: names, at: position.location, isAfterReturn: position.isAfterReturn))
  }

  mutating func resume(after splitter: RecordSplitter) {
    guard case .csv(let splitter) = splitter else { return }
    position = Position(location: splitter.location, isAfterReturn: splitter.isAfterReturn)
  }

  private static let quote = UInt8(ascii: "\"")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  mutating func scan(_ bytes: Span<UInt8>, from index: inout Int, isLast: Bool) -> ScanOutcome {
    var next = index
    var lines = 0
    if position.isAfterReturn, next < bytes.count, bytes[next] == Self.lineFeed { next += 1 }
    // Empty lines are skipped.
    while next < bytes.count, bytes[next] == Self.lineFeed || bytes[next] == Self.carriageReturn {
      guard let end = endOfLine(bytes, next, isLast) else { return .incomplete }
      next = end
      lines += 1
    }
    if next == bytes.count { return isLast ? .end : .incomplete }
    cells.removeAll(keepingCapacity: true)
    var seen: UInt8 = 0
    let first = next
    while true {
      let outcome = scanCell(bytes, &next, isLast, &seen, &lines)
      if outcome != .record { return outcome }
      if next == bytes.count { break }
      if bytes[next] == delimiter {
        next += 1
        continue
      }
      guard let end = endOfLine(bytes, next, isLast) else { return .incomplete }
      next = end
      lines += 1
      break
    }
    // Bytes below 0x80 are ASCII.
    guard cells.count == names.count, seen < 0x80 || bytes.extracting(first..<next).isUTF8 else {
      return .unusual
    }
    index = next
    position = Position(
      location: ImportLocation(line: position.location.line + lines), isAfterReturn: false)
    return .record
  }

  /// Scans a cell up to the delimiter or line end that follows it.
  private mutating func scanCell(
    _ bytes: Span<UInt8>, _ position: inout Int, _ isLast: Bool, _ seen: inout UInt8, _ lines: inout Int
  ) -> ScanOutcome {
    let name = cells.count
    // A line with too many cells is an error.
    if name == names.count { return .unusual }
    if position < bytes.count, bytes[position] == Self.quote {
      return scanQuotedCell(bytes, &position, isLast, &seen, &lines)
    }
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn { break }
      if byte == Self.quote { return .unusual }
      seen |= byte
      position += 1
    }
    if position == bytes.count, !isLast { return .incomplete }
    cells.append(
      ScannedCell(kind: position == start ? .null : .cell, name: name, start: start, end: position))
    return .record
  }

  private mutating func scanQuotedCell(
    _ bytes: Span<UInt8>, _ position: inout Int, _ isLast: Bool, _ seen: inout UInt8, _ lines: inout Int
  ) -> ScanOutcome {
    let name = cells.count
    let start = position + 1
    var kind = ScannedCell.Kind.cell
    position = start
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != Self.quote {
        seen |= byte
        let isFeed = byte == Self.lineFeed && bytes[position - 2] != Self.carriageReturn
        if isFeed || byte == Self.carriageReturn { lines += 1 }
        continue
      }
      if position < bytes.count, bytes[position] == Self.quote {
        kind = .escapedCell
        position += 1
        continue
      }
      if position == bytes.count, !isLast { return .incomplete }
      cells.append(ScannedCell(kind: kind, name: name, start: start, end: position - 1))
      guard position < bytes.count else { return .record }
      let next = bytes[position]
      return next == delimiter || next == Self.lineFeed || next == Self.carriageReturn ? .record : .unusual
    }
    return isLast ? .unusual : .incomplete
  }

  /// Returns the position after a line end; nil if the next byte may belong to it and was not read yet.
  private func endOfLine(_ bytes: Span<UInt8>, _ position: Int, _ isLast: Bool) -> Int? {
    if bytes[position] == Self.lineFeed { return position + 1 }
    if position + 1 == bytes.count { return isLast ? position + 1 : nil }
    return position + (bytes[position + 1] == Self.lineFeed ? 2 : 1)
  }
}
