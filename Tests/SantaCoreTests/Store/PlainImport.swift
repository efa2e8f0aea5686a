import Foundation
import SantaCoreTestSupport

@testable import SantaStore

/// An import that reads records one by one, and stores them one by one: the model for imports in columns.
final class PlainImport {
  struct Outcome: Equatable {
    var count = 0
    var ignoredNames: Set<String> = []
    var missingTargets: [String: Int] = [:]
    /// The location and the reason of the error, if there was one.
    var error: String?
    /// The columns and the rows of all tables.
    var tables: [String] = []
  }

  private let engine: Engine
  private let key: String?
  private let format: StoredImport.Format
  private let batchSize: Int
  private var columns: [ColumnDefinition]?
  private var outcome = Outcome()
  private var missing: Set<RecordWriter.Target> = []
  private var isOfSample = false
  private var batch: [ImportedRecord] = []

  init(into engine: Engine, key: String?, _ format: StoredImport.Format, batchSize: Int) {
    (self.engine, self.key, self.format, self.batchSize) = (engine, key, format, batchSize)
  }

  func run(_ bytes: [UInt8], isStream: Bool) throws -> Outcome {
    do { try load(bytes, isStream: isStream) } catch let failure as ImportFailure {
      outcome.error = "\(failure.location): \(failure.reason)"
    }
    outcome.tables = Self.tables(in: engine.latest)
    return outcome
  }

  /// Returns the columns and the rows of all tables as text.
  static func tables(in state: Snapshot) -> [String] {
    state.tables.map { table in
      let rows = table.rows.map { row in
        table.columns.indices.map { index in
          let column = ColumnID(index)
          if !table[column].isCollection { return "\(table.value(column, of: row))" }
          return "\(table.list(column, of: row).elements.map { "\($0.key)=\($0.value)" })"
        }.joined(separator: " | ")
      }
      let columns = table.columns.map { "\($0.name): \($0.declaration)" }.joined(separator: ", ")
      return ([columns] + rows).joined(separator: "\n")
    }
  }

  private var isKnown: Bool { engine.latest.table(named: "Card") != nil }

  private func load(_ bytes: [UInt8], isStream: Bool) throws {
    if !isKnown, !isStream {
      var schema = InferredSchema()
      try forEachRecord(in: bytes) { try schema.add($0) }
      if schema.recordCount == 0 { return }
      columns = try schema.definitions(primaryKey: key)
    }
    try forEachRecord(in: bytes) { record in
      batch.append(record)
      if batch.count >= batchSize { try commit(isLast: false) }
    }
    try commit(isLast: true)
  }

  private func forEachRecord(in bytes: [UInt8], _ body: (ImportedRecord) throws -> Void) throws {
    switch format {
    case .json:
      var splitter = JSONRecordSplitter()
      try splitter.split(bytes) { try body(try JSONRecordParser.record($0)) }
      try splitter.checkEnd()
    case .csv:
      var splitter = CSVRecordSplitter()
      try splitter.split(bytes, body)
      try splitter.splitRest(body)
    }
  }

  private func commit(isLast: Bool) throws {
    if columns == nil, !isKnown {
      if batch.isEmpty { return }
      var schema = InferredSchema()
      for record in batch { try schema.add(record) }
      columns = try schema.definitions(primaryKey: key)
      isOfSample = !isLast
    }
    let transaction = Transaction(base: try engine.beginWrite())
    do {
      let table = transaction.current.table(named: "Card") ?? transaction.addTable("Card", columns ?? [])
      var writer = RecordWriter(
        transaction, table, isOfSample: isOfSample, missingTargets: missing, dates: Self.date)
      for record in batch { try writer.write(record) }
      missing = writer.missingTargets
      outcome.ignoredNames.formUnion(writer.ignoredNames)
    } catch {
      engine.cancelWrite()
      throw error
    }
    _ = try engine.commit(transaction, .full)
    outcome.count += batch.count
    outcome.missingTargets = Dictionary(grouping: missing) { transaction[$0.table].name }.mapValues(\.count)
    batch = []
  }

  /// A date is `d` and its seconds.
  @Sendable static func date(_ text: String) -> Double? { text.first == "d" ? Double(text.dropFirst()) : nil }
}
