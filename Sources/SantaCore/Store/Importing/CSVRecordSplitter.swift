/// Splits a stream of CSV (RFC 4180) into records, whose names are in the first line.
///
/// A quoted cell can contain commas, line ends, and doubled quotes. Lines end with LF, CR LF or CR, and empty lines are
/// skipped. An empty cell is nil, and `""` is an empty string. The stream may begin with a byte order mark.
struct CSVRecordSplitter: Sendable {
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
  let delimiter: UInt8
  private(set) var location = ImportLocation()
  private var start = ImportLocation()
  private var bytes: [UInt8] = []
  private var cells: [Cell] = []
  /// The first error in the record that doesn't hide its end.
  private var failure: ImportFailure?
  /// The names in the header; nil before it was read.
  private(set) var names: [String]?
  /// The number of bytes of a byte order mark that were read so far.
  private var markCount = 0
  private(set) var isAfterReturn = false

  init(_ delimiter: UInt8 = UInt8(ascii: ",")) { self.delimiter = delimiter }

  /// Continues between two records.
  init(_ delimiter: UInt8, names: [String], at location: ImportLocation, isAfterReturn: Bool) {
    self.delimiter = delimiter
    self.names = names
    self.location = location
    self.isAfterReturn = isAfterReturn
  }

  /// Whether the next byte begins a line.
  var isBetweenRecords: Bool { state == .start && cells.isEmpty }

  /// After an error that hides the end of the record: the line after which the next record may begin. The cells before the
  /// one with the error are complete, with all of their lines.
  var lastLine: Int { state == .quoted || state == .afterQuote ? start.line : location.line }

  /// Calls a function with each record that ends in a chunk of the stream.
  mutating func split(
    _ chunk: some Sequence<UInt8>, _ body: (ImportedRecord) throws -> Void
  ) throws {
    for byte in chunk {
      defer { pass(byte) }
      try read(byte, body)
    }
  }

  /// Advances the location past a byte. A carriage return ends a line. A line feed right after it does not end another one.
  mutating func pass(_ byte: UInt8) {
    let isRest = isAfterReturn && byte == UInt8(ascii: "\n")
    isAfterReturn = byte == UInt8(ascii: "\r")
    if !isRest { location.pass(isAfterReturn ? UInt8(ascii: "\n") : byte) }
  }

  /// Calls a function with the last record, if its line is not terminated.
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
      // These bytes are the beginning of another character.
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
    case (.start, delimiter):
      begin(.plain)
      try endCell()
    case (.start, _):
      begin(.plain)
      bytes.append(byte)
    case (.quoted, UInt8(ascii: "\"")): state = .afterQuote
    case (.quoted, _), (.afterQuote, UInt8(ascii: "\"")):
      state = .quoted
      try append(byte)
    case (_, delimiter): try endCell()
    case (_, UInt8(ascii: "\n")), (_, UInt8(ascii: "\r")): try endLine(body)
    case (.afterQuote, _):
      throw ImportFailure(
        location: location,
        reason: "\(delimiterName) or a line end must follow the quote that ends a cell"
          + (start.line == location.line ? "" : ". The cell begins in \(start), where a quote may be wrong"))
    case (.plain, UInt8(ascii: "\"")):
      throw ImportFailure(
        location: location,
        reason: "a cell that contains a quote must begin with one, and double each quote inside")
    case (.plain, _): try append(byte)
    }
  }

  private var delimiterName: String {
    switch delimiter {
    case UInt8(ascii: ","): "a comma"
    case UInt8(ascii: "\t"): "a tab"
    default: "'\(Character(Unicode.Scalar(delimiter)))'"
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
    let text = String(validating: bytes, as: UTF8.self)
    if text == nil, failure == nil { failure = ImportFailure(location: start, reason: "a cell is not UTF-8") }
    if cells.count >= TableRules.maximumColumnCount {
      state = .plain
      throw ImportFailure(
        location: start,
        reason: "a line has more than \(TableRules.maximumColumnCount) cells, which is the limit")
    }
    cells.append(Cell(text: text ?? "", isQuoted: state == .afterQuote, location: start))
    bytes.removeAll(keepingCapacity: true)
    state = .start
  }

  private mutating func endLine(_ body: (ImportedRecord) throws -> Void) throws {
    if state == .start { start = location }
    try endCell()
    let line = cells
    cells.removeAll(keepingCapacity: true)
    if let failure {
      self.failure = nil
      throw failure
    }
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
