#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// Returns the version of the schema of a store; nil if there is no store.
  ///
  /// ```swift
  /// let version = try Store.schemaVersion(at: directory)
  /// ```
  ///
  /// The store is only read. Its version is 0 if no program has set one.
  ///
  /// - Throws: ``StoreError`` with `.corruptFile`, `.unsupportedFormat` or `.inputOutput`.
  public static func schemaVersion(at url: URL) throws -> UInt64? {
    _ = try url.filePath
    guard StoreInspection.isStore(url) else { return nil }
    return try StoreInspection(url).snapshot.schemaVersion
  }

  /// Returns the changes that opening a store with a configuration would make. The store is not changed, and the migration does
  /// not run.
  ///
  /// ```swift
  /// let report = try Store.migrationReport(configuration: configuration)
  /// if report.needsMigration { print(report.differences.map(\.description).joined(separator: "\n")) }
  /// ```
  ///
  /// - Throws: ``StoreError`` with `.corruptFile`, `.unsupportedFormat`, `.inputOutput` or `.invalidConfiguration`.
  public static func migrationReport(configuration: Configuration) throws -> MigrationReport {
    let state: Snapshot
    switch configuration.location {
    case .inMemory(let name): state = EngineRegistry.inMemory(name).latest
    case .directory(let url):
      _ = try url.filePath
      state = StoreInspection.isStore(url) ? try StoreInspection(url).snapshot : .empty
    }
    return MigrationReport(try SchemaOpening(configuration), state)
  }
}

/// The changes that opening a store with a configuration would make.
public struct MigrationReport: Hashable, Sendable {
  /// The version of the schema of the store.
  public let oldVersion: UInt64
  /// The version of the schema of the configuration.
  public let newVersion: UInt64
  /// All differences between the store and the classes.
  public let differences: [SchemaDifference]
  /// Whether the migration of the configuration would run.
  public let runsMigration: Bool
  /// The number of objects whose stored values would change, not counting objects that only a migration changes.
  public let objectCount: Int
  /// The approximate size of these objects in bytes.
  public let byteCount: Int

  /// Whether the store can't be opened without a migration.
  public var needsMigration: Bool { differences.contains { $0.handling == .migration } }

  init(_ opening: SchemaOpening, _ state: Snapshot) {
    let plan = SchemaPlan(opening.classes, in: state)
    oldVersion = state.schemaVersion
    newVersion = opening.configuration.schemaVersion
    differences = plan.differences
    runsMigration = opening.isMigrated(state)
    let changed = Set(
      plan.steps.compactMap { step -> TableID? in
        switch step.action {
        case .addProperty, .convert, .retype: state.table(named: step.objectClass.tableName)
        default: nil
        }
      })
    objectCount = changed.reduce(0) { $0 + state[$1].count }
    byteCount = changed.reduce(0) { sum, table in
      sum + state[table].count * state[table].columns.reduce(0) { $0 + $1.width }
    }
  }
}
