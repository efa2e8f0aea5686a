import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The external data of a store. Each value has its own file in the directory `external`, or is in memory for a store in
/// memory.
///
/// A file is written and synced before a commit names it, and never changes afterwards. Until then, its writer holds a lock on
/// it, which shows other processes that the file isn't a leftover. Each file belongs to one cell, so a file that the newest
/// state doesn't name will never be named again.
final class ExternalFiles: Sendable {
  enum Location: Sendable {
    case memory
    case directory(String, any Disk, isReadOnly: Bool)
  }

  let location: Location
  private let contents = Mutex<[UUID: Data]>([:])
  /// Whether the name of the directory `external` is certain to be on the disk.
  private let hasSyncedName = Atomic<Bool>(false)

  /// The prefix in the name of a new file that is not locked yet.
  static let unlockedPrefix = "new."

  init(_ location: Location) { self.location = location }

  /// Returns the directory of a store's external data.
  static func directory(in path: String) -> String { path + "/external" }

  static func path(of file: UUID, in path: String) -> String { "\(directory(in: path))/\(file.uuidString)" }

  /// Returns the file with a given name; nil if this isn't the name of an external data file.
  static func file(ofName name: String) -> UUID? {
    guard let file = UUID(uuidString: name), file.uuidString == name else { return nil }
    return file
  }

  /// Returns the path of a file, for messages.
  func path(of file: UUID) -> String {
    switch location {
    case .memory: "External data in memory"
    case .directory(let path, _, _): Self.path(of: file, in: path)
    }
  }

  // MARK: Writing

  /// Begins a file of external data, which a transaction can then name.
  func stage() throws(StoreError) -> StagedExternalFile {
    guard case .directory(let path, let disk, let isReadOnly) = location else {
      return StagedExternalFile(UUID(), in: self, file: nil)
    }
    if isReadOnly { throw .readOnly(path) }
    let directory = Self.directory(in: path)
    do throws(SystemError) {
      if !hasSyncedName.load(ordering: .acquiring) {
        // The process that created the directory may have been killed before it synced the name.
        try disk.makeDirectory(directory, named: path)
        if try Self.epochs(in: directory, disk).isEmpty { try Self.makeEpoch(1, in: directory, [], disk) }
        hasSyncedName.store(true, ordering: .releasing)
      }
      while true {
        let id = UUID()
        // The file gets its name only once it is locked. An unlocked file with a name of this kind is therefore not being
        // written.
        let unlocked = "\(directory)/\(Self.unlockedPrefix)\(id.uuidString)"
        let file = try disk.open(unlocked, .new)
        try file.lock()
        // A process that removes leftovers may have removed the file before it was locked.
        if try file.isRemoved() { continue }
        try disk.rename(unlocked, to: Self.path(of: id, in: path))
        return StagedExternalFile(id, in: self, file: file)
      }
    } catch { throw .system("Making a file in", directory, error) }
  }

  /// Makes the complete contents of a file durable.
  func finish(_ id: UUID, _ file: (any DiskFile)?, _ bytes: Data) throws(StoreError) {
    guard case .directory(let path, let disk, _) = location, let file else {
      return contents.withLock { $0[id] = bytes }
    }
    do {
      try file.sync()
      try disk.syncDirectory(Self.directory(in: path))
    } catch { throw .system("Syncing", Self.path(of: id, in: path), error) }
  }

  /// Removes a file that no commit names. If that fails, the next sweep removes it.
  func discard(_ id: UUID) {
    switch location {
    case .memory: contents.withLock { _ = $0.removeValue(forKey: id) }
    case .directory(let path, let disk, _): try? disk.remove(Self.path(of: id, in: path))
    }
  }

  /// Copies the files that `snapshot` names to a store that is being written.
  func copy(of snapshot: Snapshot, to path: String, on disk: any Disk) throws(StoreError) {
    var references: [(ExternalReference, ExternalOwner)] = []
    var failure: StoreError?
    snapshot.forEachExternalCell { cell, value in
      let owner = ExternalOwner(cell, in: snapshot)
      do throws(ByteReader.Malformed) { references.append((try ExternalReference(value), owner)) } catch {
        failure = .contradiction(snapshot.source?.path ?? "The store", "\(owner): \(error.what)")
      }
    }
    try snapshot.checkForDamage()
    if let failure { throw failure }
    if references.isEmpty { return }
    try Self.makeDirectory(in: path, on: disk)
    for (reference, owner) in references {
      try Self.copy(try open(reference, owner: owner), to: path, on: disk)
    }
    try Self.syncDirectory(in: path, on: disk)
  }

  /// Creates the directory for external data in a store that is being written.
  static func makeDirectory(in path: String, on disk: any Disk) throws(StoreError) {
    let directory = directory(in: path)
    do {
      try disk.makeDirectory(directory)
      try makeEpoch(1, in: directory, [], disk)
    } catch { throw .system("Making", directory, error) }
  }

  /// Copies a file to a store that is being written, under the same name.
  static func copy(_ reader: ExternalFileReader, to path: String, on disk: any Disk) throws(StoreError) {
    let reference = reader.reference
    let target = Self.path(of: reference.file, in: path)
    var failure: StoreError?
    do throws(SystemError) {
      let file = try disk.open(target, .new)
      for index in reference.checksums.indices {
        let bytes: Data
        do throws(StoreError) { bytes = try reader.block(index) } catch {
          failure = error
          break
        }
        try file.write([UInt8](bytes), at: reference.range(ofBlock: index).lowerBound)
      }
      try file.sync()
    } catch { throw .system("Writing", target, error) }
    if let failure { throw failure }
  }

  /// Makes the names of copied files durable.
  static func syncDirectory(in path: String, on disk: any Disk) throws(StoreError) {
    let directory = directory(in: path)
    do {
      try disk.syncDirectory(directory)
      try disk.syncDirectory(path)
    } catch { throw .system("Syncing", directory, error) }
  }

  // MARK: Reading

  /// Creates an instance for a store that is read without an engine.
  convenience init(reading path: String, on disk: any Disk) throws(StoreError) {
    self.init(.directory(path, try DirectoryBackend.anchoredDisk(at: path, on: disk), isReadOnly: true))
  }

  /// Returns the contents of a file in a store in memory; nil if the file doesn't exist.
  func contents(of file: UUID) -> Data? { contents.withLock { $0[file] } }

  /// Opens the file that a reference names, and checks its length.
  ///
  /// - Parameter owner: the property that contains the reference, for messages.
  func open(_ reference: ExternalReference, owner: ExternalOwner?) throws(StoreError) -> ExternalFileReader {
    try ExternalFileReader(reference, in: self, owner: owner)
  }
}
