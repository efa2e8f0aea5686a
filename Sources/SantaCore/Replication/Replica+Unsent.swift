import SantaStore

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

extension Replica {
  /// Returns whether a directory has, or may have, data that its server lacks: pending changes, commits that are not recorded as
  /// changes, or values that were taken back and not reported. The directory is not opened as a replica, which would record commits
  /// without the declarations of the program's classes.
  ///
  /// - Returns: nil if the replica is in use.
  package static func mayHaveUnsent(in directory: URL) throws -> Bool? {
    let path = try directory.filePath
    let disk = try DirectoryBackend.anchoredDisk(at: path, on: SystemDisk())
    let folder = CompanionFiles.directory(in: path)
    // A store that was never a replica was never sent.
    guard disk.isDirectory(folder) == true else { return true }
    guard let lock = try takeLock(folder + "/lock", on: disk) else { return nil }
    defer { withExtendedLifetime(lock) {} }
    let latest = try Store.engine(
      .init(location: .directory(directory), objectTypes: [], isReadOnly: true, schemaVersion: .max)
    ).latest
    let (_, entries) = try ReplicaLog.open(in: folder, on: disk, latest.replica)
    let order = try LoggedOrder(entries, upTo: latest.replica?.position ?? 0)
    if !order.outbox.isEmpty || !order.takenBack.isEmpty { return true }
    if let level = order.level, level.store == latest.version { return false }
    // Without the right to write, no program has committed anything.
    return latest.replica.map { $0.access == .write } ?? true
  }
}
