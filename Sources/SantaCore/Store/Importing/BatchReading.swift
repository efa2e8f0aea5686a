/// Reads the records of either format in batches.
protocol BatchReading: AnyObject, Sendable {
  /// Sets the columns in which records are read from now on; nil to read them one by one.
  func setPlan(_ plan: ImportPlan?)
  /// Returns nil at the end of the data.
  func next() throws -> RecordBatch?
  /// Infers the columns of a new type from the rest of the data.
  func readSchema(_ schema: inout InferredSchema) throws
}
