/// A reader that several threads use one after the other.
///
/// It belongs to one thread at a time: ``ReadAhead`` hands it to another thread, and takes it back with the batch.
// Guard of the unchecked conformance: the rule above.
final class RecordBatchReader<Scanner: RecordScanner>: BatchReading, @unchecked Sendable {
  private var stream: RecordStream<Scanner>

  init(_ stream: RecordStream<Scanner>) { self.stream = stream }

  func setPlan(_ plan: ImportPlan?) { stream.setPlan(plan) }

  // Both functions are called through a protocol, where the compiler can't specialise them by itself (an import of CSV).
  @specialized(where Scanner == CSVRecordScanner)
  @specialized(where Scanner == JSONRecordScanner)
  func next() throws -> RecordBatch? { try stream.next() }

  @specialized(where Scanner == CSVRecordScanner)
  @specialized(where Scanner == JSONRecordScanner)
  func readSchema(_ schema: inout InferredSchema) throws { try stream.readSchema(&schema) }
}
