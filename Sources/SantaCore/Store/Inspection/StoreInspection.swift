#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The contents of a store's directory, namely its types, files and objects, without Swift classes for them.
///
/// An inspection shows the newest state at the time of opening. It doesn't change anything, and other processes can write while
/// it is open.
///
/// Accessible to the package, for `santa-cli store`. It isn't public, because it shows how data is stored, and programs use
/// classes instead.
package struct StoreInspection: Sendable {
  /// The store's directory.
  package let path: String
  let snapshot: Snapshot
  private let disk: any Disk = SystemDisk()

  /// Returns whether a directory contains a store, even a damaged one.
  package static func isStore(_ directory: URL) -> Bool {
    // A directory that can't be read can't be shown as a store.
    let names = try? SystemDisk().contents(of: directory.absolutePath)
    return names?.contains { $0 == "manifest" || LogFile.base(ofName: $0) != nil } ?? false
  }

  /// Returns whether a directory contains a store, or the segments of a store that has lost everything else.
  package static func hasParts(_ directory: URL) -> Bool {
    if isStore(directory) { return true }
    let segments = directory.appending(path: "segments").absolutePath
    let names = try? SystemDisk().contents(of: segments)
    return names?.contains { SegmentStore.number(ofName: $0) != nil } ?? false
  }

  /// Opens the newest committed state.
  ///
  /// - Throws: ``StoreError`` with `.corruptFile`, `.unsupportedFormat` or `.inputOutput`.
  package init(_ directory: URL) throws(StoreError) {
    path = directory.absolutePath
    snapshot = try Self.open(path, disk)
    formatVersion = Int(try StoreFiles.formatVersion(of: path, on: disk))
  }

  /// Opens a kept version, with the current names of its types and properties.
  ///
  /// - Throws: ``StoreError`` with `.historyExpired` if the version isn't kept; the errors of ``init(_:)``.
  package init(_ directory: URL, at version: StoreVersion) throws(StoreError) {
    path = try directory.filePath
    snapshot = try EngineRegistry.directory(path, isReadOnly: true).snapshot(at: version)
    formatVersion = Int(try StoreFiles.formatVersion(of: path, on: disk))
  }

  static func open(_ path: String, _ disk: any Disk) throws(StoreError) -> Snapshot {
    try DirectoryBackend(path: path, isReadOnly: true, logBound: Log.bound, disk: disk).readFromStart()
  }

  /// The version of the newest commit.
  package var version: UInt64 { snapshot.version.rawValue }

  /// The version of the file format: the newest one that a program must support in order to open the store.
  package let formatVersion: Int

  /// The stored types, in the order in which they were added.
  package var types: [StoredType] { snapshot.tables.filter { !$0.name.isEmpty }.map { StoredType($0) } }

  /// The message queues of the store, in the order in which they were added, with their messages at this time. O(log n) for each.
  package var queues: [StoredQueue] {
    let (tables, time) = (snapshot.tables, MessageClock.system.now())
    return tables.compactMap { table in
      let prefix = MessageQueueState.messagesPrefix
      guard table.name.hasPrefix(prefix), let index = MessageIndex(table.name, in: tables) else { return nil }
      return StoredQueue(
        name: String(table.name.dropFirst(prefix.count)), counts: index.counts(at: time),
        isPaused: MessageQueueState.isPaused(table.name, in: tables))
    }
  }

  /// The types and properties, as a value.
  package var schema: StoreSchema { StoreSchema(snapshot) }

  /// Returns the files of the store: manifest, segments, logs and locks.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput`.
  package func files() throws(StoreError) -> [StoredFile] {
    let disk = try DirectoryBackend.anchoredDisk(at: path, on: disk)
    let manifest = try SegmentStore(path: path, typicalByteCount: Log.bound, disk: disk).readManifest()
    var used = Set(snapshot.source?.segments.keys.map(\.self) ?? [])
    used.formUnion(manifest?.segmentsOfRoots ?? [])
    return try StoredFile.all(in: path, used: used, on: disk)
  }

  /// Returns whether all data is in logs, because no segment has been written yet.
  package func hasOnlyLogs() throws(StoreError) -> Bool {
    try files().allSatisfy { $0.kind == .log || $0.kind == .lock }
  }

  /// Returns the total length of all files.
  ///
  /// - Throws: ``StoreError`` with `.inputOutput`.
  package func byteCount() throws(StoreError) -> Int { try files().reduce(0) { $0 + $1.byteCount } }

  /// Parses a query as a condition on the objects of a type.
  ///
  /// - Throws: ``StoreError`` with `.invalidQuery` and the position of the error.
  package func condition(_ text: String, on type: StoredType) throws(StoreError) -> StoredCondition {
    guard let stored = StoredQueryClass(type.name, in: snapshot) else {
      throw .noStoredType(type.name, types.map(\.name))
    }
    return StoredCondition(expression: try QueryParser.expression(text, of: stored))
  }

  /// Calls `body` with each object of a type that meets a condition, in the order of creation. If `condition` is nil, all
  /// objects meet it.
  ///
  /// - Throws: the error of `body`; ``StoreError`` with `.corruptFile` as soon as anything can't be read. `body` is not called
  ///   with any object after that.
  package func forEachObject(
    of type: StoredType, matching condition: StoredCondition? = nil, _ body: (StoredObject) throws -> Void
  ) throws {
    guard let id = snapshot.table(named: type.name) else { return }
    let table = snapshot[id]
    try forEachRow(of: type, matching: condition) { try body(StoredObject($0, $1, $2, of: table)) }
  }

  /// Records that an object of a type is embedded in itself, which is possible only in a forged store.
  package func noteEmbeddedInItself(_ type: String) {
    snapshot.source?.noteContradiction("\(type): an object is embedded in itself")
  }

  /// Returns the object of a linked row; nil if the row can't be read.
  package func object(ofRow row: UInt64, in type: String) -> StoredObject? {
    let key = RowKey(rawValue: row)
    guard let id = snapshot.table(named: type), let chunk = snapshot[id].chunk(of: key) else { return nil }
    return StoredObject(key, chunk, key.slot, of: snapshot[id])
  }

  /// Returns the object of a type with a primary key; nil if there is none, or if the key has another type.
  package func object(withPrimaryKey key: StoredValue, of type: StoredType) -> StoredObject? {
    guard let id = snapshot.table(named: type.name), let found = snapshot[id].find(primaryKey: key) else {
      return nil
    }
    return StoredObject(found.row, found.chunk, found.row.slot, of: snapshot[id])
  }

  /// Checks that the objects of a type can be exported.
  ///
  /// - Throws: ``StoreError`` with `.unsupportedFormat` if an object has external data, which an export can't contain.
  package func checkCanExport(_ type: StoredType) throws {
    let external = type.properties.enumerated().filter { $0.element.hasExternalData }
    if external.isEmpty { return }
    try forEachObject(of: type) { object in
      for (index, property) in external {
        if case .value(.null) = object.contents[index] { continue }
        throw StoreError.externalNotExported(type.name, property.name)
      }
    }
  }

  /// Checks that everything that was read so far is the stored data.
  ///
  /// - Throws: ``StoreError`` with `.corruptFile` if anything could not be read since the store was opened. Other data was
  ///   returned in its place.
  package func checkForDamage() throws(StoreError) { try snapshot.checkForDamage() }

  /// Returns the primary key of a linked row; nil if its type doesn't have one.
  package func primaryKey(ofRow row: UInt64, in type: String) -> StoredValue? {
    guard let id = snapshot.table(named: type), let key = snapshot[id].primaryKey else { return nil }
    return snapshot[id].value(key, of: RowKey(rawValue: row))
  }
}
