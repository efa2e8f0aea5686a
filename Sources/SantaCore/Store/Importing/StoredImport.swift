#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// An import of JSON or CSV into the store of a directory, without a Swift class for its objects.
///
/// A store that does not have the type gets it, with the columns that are found in the data. This reads a file twice. Of a
/// stream, which can be read only once, only the first transaction is considered.
///
/// Accessible to the package, for `santa-cli store import`, like ``StoreInspection``.
package struct StoredImport {
  package enum Format: String, CaseIterable, Sendable { case json, csv }

  /// Where the data comes from.
  package enum Source {
    case file(String)
    /// A stream with a name for messages. The function returns the next bytes; an empty array at the end.
    case stream(String, () throws -> [UInt8])
  }

  /// The outcome of an import, or of a part of it.
  package struct Summary {
    package fileprivate(set) var progress = ImportProgress()
    /// The type, if the store did not have it.
    package fileprivate(set) var newType: StoredType?
    /// The number of records by which the new type was determined; nil if all of them were.
    package fileprivate(set) var sampleCount: Int?
    /// The names of values that no property has, sorted.
    package fileprivate(set) var ignoredNames: [String] = []
    /// The number of objects, by type, that were created because links lead to them, and of which nothing was given.
    package fileprivate(set) var missingTargets: [String: Int] = [:]
  }

  private static let batchSize = 10_000
  /// A transaction with large records has fewer: as many as have this many bytes in the file.
  private static let batchByteCount = 16 << 20

  private let engine: Engine
  private let type: String
  private let key: String?
  private let format: Format
  private let dates: @Sendable (String) -> Double?

  /// Opens a store, or creates one.
  ///
  /// - Parameters:
  ///   - key: the primary key of the type. That of an existing type need not be given.
  ///   - dates: reads the seconds since 2001 of a date in a text.
  package init(
    into directory: URL, type: String, key: String?, format: Format,
    dates: @escaping @Sendable (String) -> Double?
  ) throws(StoreError) {
    engine = try EngineRegistry.directory(directory.filePath, isReadOnly: false)
    (self.type, self.key, self.format, self.dates) = (type, key, format, dates)
  }

  /// The type in the store; nil if it is a new one.
  package var knownType: StoredType? {
    let snapshot = engine.latest
    return snapshot.table(named: type).map { StoredType(snapshot[$0]) }
  }

  /// Creates or updates an object for each record.
  ///
  /// - Parameter progress: called after each transaction.
  /// - Throws: ``StoreError`` with the code `.invalidImport` and the location of the failure. Objects that earlier
  ///   transactions have stored are kept.
  package func run(_ source: Source, progress: (Summary) throws -> Void) throws -> Summary {
    let run = try Run(self, source)
    do { try run.run(progress) } catch let failure as ImportFailure {
      throw StoreError.notImportable(
        run.name, failure.location.description, failure.reason, committed: run.summary.progress.objectCount,
        nil)
    }
    return run.summary
  }

  /// The records of a format, one by one.
  private enum Splitter {
    case json(JSONRecordSplitter)
    case csv(CSVRecordSplitter)

    init(_ format: Format) {
      switch format {
      case .json: self = .json(JSONRecordSplitter())
      case .csv: self = .csv(CSVRecordSplitter())
      }
    }

    mutating func split(_ chunk: [UInt8], _ body: (ImportedRecord) throws -> Void) throws {
      switch self {
      case .json(var splitter):
        try splitter.split(chunk) { try body(try JSONRecordParser.record($0)) }
        self = .json(splitter)
      case .csv(var splitter):
        try splitter.split(chunk, body)
        self = .csv(splitter)
      }
    }

    mutating func splitRest(_ body: (ImportedRecord) throws -> Void) throws {
      switch self {
      case .json(let splitter): try splitter.checkEnd()
      case .csv(var splitter):
        try splitter.splitRest(body)
        self = .csv(splitter)
      }
    }
  }

  private final class Run {
    let name: String
    var summary = Summary()
    private let settings: StoredImport
    private let source: Source
    private var batch: [ImportedRecord] = []
    private var columns: [ColumnDefinition]?
    private var ignored: Set<String> = []
    private var missing: Set<RecordWriter.Target> = []

    init(_ settings: StoredImport, _ source: Source) throws {
      self.settings = settings
      self.source = source
      switch source {
      case .file(let path):
        name = path
        summary.progress.totalByteCount = try ImportFile(path).byteCount
      case .stream(let name, _): self.name = name
      }
    }

    func run(_ progress: (Summary) throws -> Void) throws {
      if settings.knownType == nil, case .file = source {
        var schema = InferredSchema()
        try forEachRecord { try schema.add($0) }
        if schema.recordCount == 0 { return }
        columns = try schema.definitions(primaryKey: settings.key)
        summary.progress.byteCount = 0
      }
      var start = 0
      try forEachRecord { record in
        batch.append(record)
        let byteCount = summary.progress.byteCount - start
        if batch.count < StoredImport.batchSize, byteCount < StoredImport.batchByteCount { return }
        try commit(progress, isLast: false)
        start = summary.progress.byteCount
      }
      try commit(progress, isLast: true)
    }

    private func forEachRecord(_ body: (ImportedRecord) throws -> Void) throws {
      var splitter = Splitter(settings.format)
      let next: () throws -> [UInt8]
      switch source {
      case .file(let path):
        let file = try ImportFile(path)
        next = { try file.next() ?? [] }
      case .stream(_, let read): next = read
      }
      while case let chunk = try next(), !chunk.isEmpty {
        summary.progress.byteCount += chunk.count
        try splitter.split(chunk, body)
      }
      try splitter.splitRest(body)
    }

    private func commit(_ progress: (Summary) throws -> Void, isLast: Bool) throws {
      if columns == nil, settings.knownType == nil {
        if batch.isEmpty { return }
        var schema = InferredSchema()
        for record in batch { try schema.add(record) }
        columns = try schema.definitions(primaryKey: settings.key)
        if !isLast { summary.sampleCount = batch.count }
      }
      // The lock is taken for each transaction, so that others can write between them.
      let transaction = Transaction(base: try settings.engine.beginWrite())
      do {
        let table = try table(in: transaction)
        var writer = RecordWriter(
          transaction, table, isOfSample: summary.sampleCount != nil, missingTargets: missing,
          dates: settings.dates)
        for record in batch { try writer.write(record) }
        (missing, ignored) = (writer.missingTargets, ignored.union(writer.ignoredNames))
      } catch {
        settings.engine.cancelWrite()
        try transaction.base.checkForDamage()
        throw error
      }
      _ = try settings.engine.commit(transaction, .full)
      summary.progress.objectCount += batch.count
      batch.removeAll(keepingCapacity: true)
      summary.ignoredNames = ignored.sorted()
      summary.missingTargets = Dictionary(grouping: missing) { transaction[$0.table].name }.mapValues(\.count)
      try progress(summary)
    }

    /// The table of the type, which is added to a store that does not have it.
    private func table(in transaction: Transaction) throws -> TableID {
      if let known = transaction.current.table(named: settings.type) {
        let table = transaction[known]
        guard table.kind == .topLevel else {
          throw StoreError(
            .invalidImport,
            "\(settings.type) objects are parts of other objects, and are imported with these.")
        }
        let name = table.primaryKey.map { table[$0].name }
        if let key = settings.key, key != name {
          throw StoreError(
            .invalidImport,
            name.map { "The primary key of \(settings.type) is '\($0)', not '\(key)'. Leave the key out." }
              ?? "\(settings.type) has no primary key. Leave the key out; every record is then a new object.")
        }
        return known
      }
      if let why = NameRules.violation(ofType: settings.type) {
        throw StoreError(
          .invalidImport, "The name of the new type \(why). Nothing was imported. Pass another name.")
      }
      let added = transaction.addTable(settings.type, columns ?? [])
      summary.newType = StoredType(transaction[added])
      return added
    }
  }
}
