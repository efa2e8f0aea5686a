/// Splits a stream of CSV (RFC 4180) into records, whose names are in its first line.
///
/// A cell in quotes may have commas, line ends, and quotes that are doubled. Lines end with LF, CR LF or CR, and empty lines
/// are passed over. An empty cell is nil, and `""` is an empty text. The stream may begin with a byte order mark.
struct CSVRecordSplitter {
  private enum State {
    /// Before the first byte of a cell.
    case start
    case plain
    case quoted
    /// After a quote within a quoted cell, which ends the cell unless another quote follows.
    case afterQuote
  }

  private struct Cell {
    var text: String
    var isQuoted: Bool
    var location: ImportLocation
  }

  private var state = State.start
  private var location = ImportLocation()
  private var start = ImportLocation()
  private var bytes: [UInt8] = []
  private var cells: [Cell] = []
  private var names: [String]?
  /// The number of bytes of a byte order mark that were read.
  private var markCount = 0
  private var isAfterReturn = false

  /// Calls a function with each record that ends in a chunk of the stream.
  mutating func split(
    _ chunk: some Sequence<UInt8>, _ body: (ImportedRecord) throws -> Void
  ) throws {
    for byte in chunk {
      try read(byte, body)
      // A carriage return ends a line, too, unless a line feed follows, which then ends it.
      isAfterReturn = byte == UInt8(ascii: "\r")
      location.pass(byte)
    }
  }

  /// Calls the function with the last record, if its line does not end.
  mutating func splitRest(_ body: (ImportedRecord) throws -> Void) throws {
    if state == .quoted {
      throw ImportFailure(
        location: location,
        reason: "the data ends within the quotes that begin in \(start). It may be incomplete")
    }
    if markCount > 0 && markCount < Self.mark.count {
      throw ImportFailure(location: ImportLocation(), reason: "the data is not UTF-8")
    }
    if state != .start || !cells.isEmpty { try endLine(body) }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private mutating func read(_ byte: UInt8, _ body: (ImportedRecord) throws -> Void) throws {
    if location.line == 1, location.column == markCount + 1, markCount < Self.mark.count,
      byte == Self.mark[markCount]
    {
      markCount += 1
      return
    }
    if location.line == 1, location.column == markCount + 1, (1..<Self.mark.count).contains(markCount) {
      // These bytes were the beginning of another character.
      begin(.plain)
      start = ImportLocation()
      bytes += Self.mark.prefix(markCount)
      markCount = 0
    }
    switch (state, byte) {
    case (.start, UInt8(ascii: "\"")): begin(.quoted)
    case (.start, UInt8(ascii: "\n")) where isAfterReturn && cells.isEmpty: break
    case (.start, UInt8(ascii: "\n")), (.start, UInt8(ascii: "\r")):
      if !cells.isEmpty {
        begin(.plain)
        try endLine(body)
      }
    case (.start, UInt8(ascii: ",")):
      begin(.plain)
      try endCell()
    case (.start, _):
      begin(.plain)
      bytes.append(byte)
    case (.quoted, UInt8(ascii: "\"")): state = .afterQuote
    case (.quoted, _), (.afterQuote, UInt8(ascii: "\"")):
      state = .quoted
      try append(byte)
    case (_, UInt8(ascii: ",")): try endCell()
    case (_, UInt8(ascii: "\n")), (_, UInt8(ascii: "\r")): try endLine(body)
    case (.afterQuote, _):
      throw ImportFailure(
        location: location, reason: "a comma or a line end must follow the quote that ends a cell")
    case (.plain, UInt8(ascii: "\"")):
      throw ImportFailure(
        location: location, reason: "a cell with a quote in it must begin with one, and double the others")
    case (.plain, _): try append(byte)
    }
  }

  private mutating func append(_ byte: UInt8) throws {
    bytes.append(byte)
    if bytes.count > JSONRecordSplitter.maximumByteCount {
      let hint = state == .quoted ? ". A quote may be missing" : ""
      throw ImportFailure(
        location: start,
        reason: "a cell has more than \(JSONRecordSplitter.maximumByteCount) bytes, which is the limit\(hint)"
      )
    }
  }

  private mutating func begin(_ new: State) { (state, start) = (new, location) }

  private mutating func endCell() throws {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw ImportFailure(location: start, reason: "a cell is not UTF-8")
    }
    if cells.count >= TableRules.maximumColumnCount {
      throw ImportFailure(
        location: start,
        reason: "a line has more than \(TableRules.maximumColumnCount) cells, which is the limit")
    }
    cells.append(Cell(text: text, isQuoted: state == .afterQuote, location: start))
    bytes.removeAll(keepingCapacity: true)
    state = .start
  }

  private mutating func endLine(_ body: (ImportedRecord) throws -> Void) throws {
    if state == .start { start = location }
    try endCell()
    let line = cells
    cells.removeAll(keepingCapacity: true)
    guard let names else { return try readNames(line) }
    guard line.count == names.count else {
      throw ImportFailure(
        location: line[min(line.count, names.count + 1) - 1].location,
        reason:
          "a line has \(line.count) \(line.count == 1 ? "cell" : "cells"), but the header has \(names.count)")
    }
    let members = zip(names, line).map { name, cell in
      let value: ImportedValue = cell.text.isEmpty && !cell.isQuoted ? .null : .cell(cell.text)
      return ImportedRecord.Member(name: name, value: value, location: cell.location)
    }
    try body(ImportedRecord(location: line[0].location, members: members))
  }

  private mutating func readNames(_ line: [Cell]) throws {
    var known: Set<String> = []
    for cell in line {
      guard !cell.text.isEmpty else {
        throw ImportFailure(location: cell.location, reason: "a column has no name in the header")
      }
      guard known.insert(cell.text).inserted else {
        throw ImportFailure(
          location: cell.location, reason: "two columns are named '\(cell.text.prefix(40))'")
      }
    }
    names = line.map(\.text)
  }
}
