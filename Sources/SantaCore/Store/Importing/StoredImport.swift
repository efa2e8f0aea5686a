#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// An import of JSON or CSV into the store in a directory, without a Swift class for its objects.
///
/// If the store does not have the type, it is added with the columns that are found in the data. This reads a file twice. A
/// stream can be read only once, so only the records of the first transaction determine the columns.
///
/// Accessible to the package, for `santa-cli store import`, like ``StoreInspection``.
package struct StoredImport {
  package enum Format: String, CaseIterable, Sendable { case json, csv }

  /// The source of the data.
  package enum Source {
    case file(String)
    /// A stream, with a name for messages. The function returns the next bytes, or an empty array at the end. It is called in
    /// other threads, by one at a time. After an error of the import, a call may still be running.
    case stream(String, @Sendable () throws -> [UInt8])
  }

  /// The options of an import that have a default.
  package struct Options {
    /// The byte between two cells of a table; nil for a comma. With nil, a header that seems to have another delimiter is refused.
    package var delimiter: UInt8?
    /// The types of properties of a new type that are not inferred from the data.
    package var types: [String: GivenType] = [:]
    /// The number of records in a transaction.
    package var batchSize = 10_000
    /// Whether nothing is stored. The import reads all data, and finds all errors nevertheless.
    package var isDryRun = false
    /// Called with each record that has an error, instead of ending the import.
    package var reject: ((RejectedRecord) throws -> Void)?

    package init() {}
  }

  /// The outcome of a complete or partial import.
  package struct Summary {
    package internal(set) var progress = ImportProgress()
    /// The type that was added; nil if the store already had it.
    package internal(set) var newType: StoredType?
    /// The number of records that determined the new type; nil if all of them did.
    package internal(set) var sampleCount: Int?
    /// The names of values that do not match any property, sorted.
    package internal(set) var ignoredNames: [String] = []
    /// The number of objects, by type, that were created only because links refer to them, without any values.
    package internal(set) var missingTargets: [String: Int] = [:]
    /// The number of records that updated an object.
    package internal(set) var updateCount = 0
    /// The location of the first record that isn't stored, such as `line 21`; nil if all records can be imported again without
    /// adding one twice.
    package internal(set) var continuation: String?
    /// The number of records that were left out because of an error.
    package internal(set) var rejectedCount = 0
  }

  /// The number of bytes in the file after which a transaction ends early, because its records are large.
  static let batchByteCount = 16 << 20

  let engine: Engine
  let type: String
  let key: String?
  let dataFormat: Format
  let options: Options
  let dates: @Sendable (String) -> Double?

  /// Opens a store, or creates it. A dry run doesn't create a store, and opens an existing one for reading only.
  ///
  /// - Parameters:
  ///   - key: the primary key of the type. Optional if the type exists already.
  ///   - dates: returns the seconds since 2001 of a date in a string.
  package init(
    into directory: URL, type: String, key: String?, format: Format, options: Options = Options(),
    dates: @escaping @Sendable (String) -> Double?
  ) throws(StoreError) {
    if options.isDryRun, !StoreInspection.isStore(directory) {
      engine = Engine(memory: "dry run")
    } else {
      engine = try EngineRegistry.directory(directory.filePath, isReadOnly: options.isDryRun)
    }
    (self.type, self.key, dataFormat, self.options, self.dates) = (type, key, format, options, dates)
  }

  /// The type in the store; nil if the type is new.
  package var knownType: StoredType? {
    let snapshot = engine.latest
    return snapshot.table(named: type).map { StoredType(snapshot[$0]) }
  }

  /// Creates or updates an object for each record.
  ///
  /// - Parameter progress: called after each transaction.
  /// - Throws: ``StoreError`` with `.invalidImport` and the location of the failure. Objects that earlier transactions have
  ///   committed stay in the store.
  package func run(_ source: Source, progress: (Summary) throws -> Void) throws -> Summary {
    let run = try ImportRun(self, source)
    do { try run.run(progress) } catch let failure as ImportFailure { throw run.error(failure) }
    return run.summary
  }
}
