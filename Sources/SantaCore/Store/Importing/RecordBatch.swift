/// Records that are stored in one transaction.
struct RecordBatch: Sendable {
  /// Consecutive records.
  enum Part: Sendable {
    case columns(RecordColumns)
    case records([ImportedRecord])
  }

  /// Bytes without rejected records, and a splitter at their beginning.
  struct Section: Sendable {
    var splitter: RecordSplitter
    var range: Range<Int>
  }

  /// The location at which a record begins.
  struct Start {
    var location: ImportLocation
    /// Whether only spaces are before it in its line.
    var beginsLine: Bool

    /// The location for a message. The line is enough if the record begins it.
    var description: String { beginsLine ? "line \(location.line)" : "\(location)" }
  }

  var parts: [Part] = []
  /// The number of records that can be stored, as far as the reader knows.
  var count = 0
  /// The bytes of the records. The columns refer to them.
  var bytes: [UInt8] = []
  var sections: [Section] = []
  var rejected: [RejectedRecord] = []
  /// The names of values that no column has.
  var ignoredNames: Set<String> = []
  /// The number of bytes from the beginning of the data to the end of the batch.
  var endOffset = 0
  /// Whether the data ends here. It may also end after a batch that was full before the end was seen.
  var isLast = false
  var start = Start(location: ImportLocation(), beginsLine: true)
  /// The location at which the record after the batch begins.
  var end = Start(location: ImportLocation(), beginsLine: true)
  /// An error that ends the data. The batch is not stored then.
  var failure: ImportFailure?

  var isEmpty: Bool { count == 0 && rejected.isEmpty && failure == nil }

  var hasColumns: Bool {
    parts.contains { if case .columns = $0 { true } else { false } }
  }

  /// Returns a record as it is written.
  ///
  /// - Parameter range: the bytes between the end of the previous record and its own end.
  func written(_ range: Range<Int>) -> ArraySlice<UInt8> {
    sections.first?.splitter.written(bytes[range]) ?? bytes[range]
  }

  /// Calls `body` with each record in its general form, in which every error has its location, and with its bytes.
  func forEachRecord(_ body: (ImportedRecord, Range<Int>) throws -> Void) throws {
    for section in sections {
      var (splitter, index) = (section.splitter, section.range.lowerBound)
      let bytes = Array(bytes[..<section.range.upperBound])
      records: while true {
        let start = index
        var step: RecordSplitter.Step? = try splitter.next(in: bytes, from: &index)
        // A last line without a line end. The end of JSON was checked when it was read.
        if case .more = step, case .csv = splitter { step = try splitter.last() }
        switch step {
        case .record(let record): try body(record, start..<index)
        case .invalid(let failure): throw failure
        case .more, nil: break records
        }
      }
    }
  }
}
