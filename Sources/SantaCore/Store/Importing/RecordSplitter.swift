/// Splits the data of either format into records, byte by byte, and reports the errors in it.
enum RecordSplitter: Sendable {
  case json(JSONRecordSplitter)
  case csv(CSVRecordSplitter)

  /// The outcome of reading bytes.
  enum Step {
    case record(ImportedRecord)
    /// The record that ends here has an error. The next one can be read.
    case invalid(ImportFailure)
    /// The bytes end before a record does.
    case more
  }

  var location: ImportLocation {
    switch self {
    case .json(let splitter): splitter.location
    case .csv(let splitter): splitter.location
    }
  }

  /// Whether the last byte was in a string of JSON.
  var isInText: Bool { if case .json(let splitter) = self { splitter.isInText } else { false } }

  /// Whether a record may begin in any line, so that reading can continue in the next line after an error.
  var mayBeginAnywhere: Bool {
    switch self {
    case .csv: true
    case .json(let splitter):
      switch splitter.state {
      case .start, .sequence: true
      case .beforeElement, .afterElement, .end: false
      }
    }
  }

  /// Reads bytes up to the end of a record, and moves `index` to the first byte after them.
  ///
  /// - Throws: `ImportFailure` for an error after which the end of the record is unknown.
  mutating func next(in bytes: [UInt8], from index: inout Int) throws -> Step {
    switch self {
    case .json(var splitter):
      defer { self = .json(splitter) }
      var found: JSONRecordSplitter.Record?
      while index < bytes.count, found == nil {
        try splitter.split(CollectionOfOne(bytes[index])) { found = $0 }
        index += 1
      }
      guard let found else { return .more }
      do throws(ImportFailure) { return .record(try JSONRecordParser.record(found)) } catch {
        return .invalid(error)
      }
    case .csv(var splitter):
      defer { self = .csv(splitter) }
      var found: ImportedRecord?
      while index < bytes.count, found == nil {
        do { try splitter.split(CollectionOfOne(bytes[index])) { found = $0 } } catch let failure
          as ImportFailure
        {
          guard splitter.isBetweenRecords else { throw failure }
          index += 1
          return .invalid(failure)
        }
        index += 1
      }
      return found.map { .record($0) } ?? .more
    }
  }

  /// Reads the record at the end of the data that has no line end.
  ///
  /// - Returns: a record or an error in it; nil if there is none.
  /// - Throws: `ImportFailure` if the data may not end here.
  mutating func last() throws -> Step? {
    switch self {
    case .json(let splitter):
      try splitter.checkEnd()
      return nil
    case .csv(var splitter):
      defer { self = .csv(splitter) }
      var found: ImportedRecord?
      do { try splitter.splitRest { found = $0 } } catch let failure as ImportFailure {
        guard splitter.isBetweenRecords else { throw failure }
        return .invalid(failure)
      }
      return found.map { .record($0) }
    }
  }

  // MARK: Records with errors

  /// Moves past the bytes before a record that belong to no record.
  mutating func skipSpace(in bytes: [UInt8], from index: inout Int) {
    while index < bytes.count {
      switch (bytes[index], self) {
      case (UInt8(ascii: "\n"), _), (UInt8(ascii: "\r"), _), (0x20, .json), (0x09, .json): pass(bytes[index])
      default: return
      }
      index += 1
    }
  }

  /// Advances the location past a byte between two records, or of a record that is left out.
  mutating func pass(_ byte: UInt8) {
    switch self {
    case .json(var splitter):
      splitter.pass(byte)
      self = .json(splitter)
    case .csv(var splitter):
      splitter.pass(byte)
      self = .csv(splitter)
    }
  }

  /// Continues with a record at the location.
  mutating func resume() {
    switch self {
    case .json(let splitter): self = .json(JSONRecordSplitter(.sequence, at: splitter.location))
    case .csv(let splitter):
      self = .csv(
        CSVRecordSplitter(
          splitter.delimiter, names: splitter.names ?? [], at: splitter.location,
          isAfterReturn: splitter.isAfterReturn))
    }
  }

  /// Returns a record as it is written, from the bytes between the end of the previous record and its own end.
  func written(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    switch self {
    case .json: bytes.drop { $0 != UInt8(ascii: "{") }
    case .csv: bytes.drop { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    }
  }
}
