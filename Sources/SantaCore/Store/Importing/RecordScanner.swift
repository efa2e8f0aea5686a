/// Finds the records of a format in bytes, and their values, as long as they are written in the usual way.
///
/// A scanner never reports an error. When it meets anything that it doesn't understand, a ``RecordSplitter`` reads the record
/// from its beginning, and reports the error, if there is one. Values that the scanner accepts are those that the splitter
/// would have found.
protocol RecordScanner: Sendable {
  /// The values of the last record.
  var cells: [ScannedCell] { get }
  /// The names in the data so far.
  var names: [String] { get }
  /// The state between two records.
  associatedtype Position
  var position: Position { get set }
  /// A splitter that continues where the next record begins.
  var splitter: RecordSplitter { get }

  /// Scans the next record, and moves `index` to the first byte after it. The index and the location don't change if the outcome isn't a
  /// record.
  mutating func scan(_ bytes: Span<UInt8>, from index: inout Int, isLast: Bool) -> ScanOutcome
  /// Continues where a splitter has stopped.
  mutating func resume(after splitter: RecordSplitter)
}
