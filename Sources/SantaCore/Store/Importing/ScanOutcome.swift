/// The outcome of scanning the bytes of a record.
enum ScanOutcome {
  case record
  /// The data ends here, as it may.
  case end
  /// More bytes are needed.
  case incomplete
  /// The record has an error or something else that only a `RecordSplitter` reads.
  case unusual
}
