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

  /// Whether a record may begin in any line, so that reading can go on in the next line after an error.
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

  /// Reads bytes up to the end of a record, and moves `index` behind them.
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

  /// Returns the record at the end of the data that has no line end, if there is one.
  mutating func last() throws -> ImportedRecord? {
    var found: ImportedRecord?
    switch self {
    case .json(let splitter): try splitter.checkEnd()
    case .csv(var splitter):
      defer { self = .csv(splitter) }
      try splitter.splitRest { found = $0 }
    }
    return found
  }

  /// Continues in a line. The lines before it must have ended.
  ///
  /// - Parameter isAfterReturn: whether a line feed may follow that belongs to the line before.
  mutating func resume(inLine line: Int, isAfterReturn: Bool) {
    let location = ImportLocation(line: line)
    switch self {
    case .json: self = .json(JSONRecordSplitter(.sequence, at: location))
    case .csv(let splitter):
      let names = splitter.names ?? []
      self = .csv(
        CSVRecordSplitter(splitter.delimiter, names: names, at: location, isAfterReturn: isAfterReturn))
    }
  }
}
