/// Finds the cells of a table in bytes. See ``RecordScanner``.
struct CSVRecordScanner: RecordScanner {
  private(set) var cells: [ScannedCell] = []
  let names: [String]
  private let delimiter: UInt8
  /// The delimiter, eight times.
  private let delimiters: UInt64
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
    delimiters = ByteWord.repeating(delimiter)
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
  private static let quotes = ByteWord.repeating(quote)
  private static let lineFeeds = ByteWord.repeating(lineFeed)
  private static let carriageReturns = ByteWord.repeating(carriageReturn)

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
    var seen: UInt64 = 0
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
    guard cells.count == names.count, ByteWord.hasOnlyASCII(seen) || bytes.extracting(first..<next).isUTF8
    else {
      return .unusual
    }
    index = next
    position = Position(
      location: ImportLocation(line: position.location.line + lines), isAfterReturn: false)
    return .record
  }

  /// Scans a cell up to the delimiter or line end that follows it.
  private mutating func scanCell(
    _ bytes: Span<UInt8>, _ position: inout Int, _ isLast: Bool, _ seen: inout UInt64, _ lines: inout Int
  ) -> ScanOutcome {
    let name = cells.count
    // A line with too many cells is an error.
    if name == names.count { return .unusual }
    if position < bytes.count, bytes[position] == Self.quote {
      return scanQuotedCell(bytes, &position, isLast, &seen, &lines)
    }
    let start = position
    skipPlainBytes(bytes, &position, &seen)
    if position == bytes.count {
      if !isLast { return .incomplete }
    } else if bytes[position] == Self.quote {
      return .unusual
    }
    cells.append(
      ScannedCell(kind: position == start ? .null : .cell, name: name, start: start, end: position))
    return .record
  }

  /// Skips bytes up to a delimiter, a line end or a quote.
  private func skipPlainBytes(_ bytes: Span<UInt8>, _ position: inout Int, _ seen: inout UInt64) {
    while position + 8 <= bytes.count {
      let word = bytes.word(at: position)
      let ends =
        ByteWord.marks(word, of: delimiters) | ByteWord.marks(word, of: Self.lineFeeds)
        | ByteWord.marks(word, of: Self.carriageReturns) | ByteWord.marks(word, of: Self.quotes)
      if ends == 0 {
        seen |= word
        position += 8
        continue
      }
      let count = ends.trailingZeroBitCount / 8
      seen |= ByteWord.prefix(word, count)
      position += count
      return
    }
    while position < bytes.count {
      let byte = bytes[position]
      if byte == delimiter || byte == Self.lineFeed || byte == Self.carriageReturn || byte == Self.quote {
        return
      }
      seen |= UInt64(byte)
      position += 1
    }
  }

  private mutating func scanQuotedCell(
    _ bytes: Span<UInt8>, _ position: inout Int, _ isLast: Bool, _ seen: inout UInt64, _ lines: inout Int
  ) -> ScanOutcome {
    let name = cells.count
    let start = position + 1
    var kind = ScannedCell.Kind.cell
    position = start
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte != Self.quote {
        seen |= UInt64(byte)
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
