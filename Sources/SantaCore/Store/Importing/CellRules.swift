/// The rules by which a value becomes a value of a column.
struct CellRules: Sendable {
  /// Whether the types of the columns were inferred from the first records of a stream, so that later values must be written as
  /// they are stored.
  let isStrict: Bool
  /// The columns whose types were given, to which the strict rules don't apply.
  let given: Set<String>
  let dates: RecordWriter.DateParser

  func isStrict(_ definition: ColumnDefinition) -> Bool { isStrict && !given.contains(definition.name) }

  /// Returns nil for a value that the column does not admit, and for a value that would be rounded.
  func stored(_ value: ImportedValue, _ definition: ColumnDefinition) -> StoredValue? {
    if value == .null { return definition.isOptional ? .null : nil }
    if isStrict(definition), !InferredSchema.holds(value, definition.type) { return nil }
    guard let stored = RecordWriter.scalar(value, definition.type, dates), definition.admits(stored) else {
      return nil
    }
    return stored
  }
}
