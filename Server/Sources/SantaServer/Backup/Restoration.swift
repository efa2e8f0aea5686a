public import Foundation
import SantaAccounts
import SantaReplication

/// Makes the data directory of a server from a backup.
public enum Restoration {
  /// Copies a backup into a directory for a server.
  ///
  /// Each store is verified before the directory gets any of them, so that a server never starts with a part of a backup.
  ///
  /// - Parameters:
  ///   - backup: the directory of the backup, which is only read.
  ///   - directory: the data directory, which must be empty or not exist.
  /// - Throws: ``BackupFailure``, or ``FileProblem``. The directory is then as it was.
  public static func restore(_ backup: URL, to directory: URL) async throws -> BackupReport {
    do { return try await copy(backup, to: directory) } catch let error as CancellationError {
      throw error
    } catch let error as BackupFailure { throw error } catch {
      throw FileProblem("The backup was not restored", error, at: directory)
    }
  }

  private static func copy(_ backup: URL, to directory: URL) async throws -> BackupReport {
    if Directory.contains(directory, in: backup) {
      throw BackupFailure(
        description:
          "\(directory.path) is in the backup itself, which must stay as it is. Choose a directory outside \(backup.path)."
      )
    }
    let manifest = try BackupManifest.read(from: backup)
    let files = try manifest.verifiedFiles(of: backup)
    let isNew = try !Directory.exists(directory)
    guard try isNew || FileManager.default.contentsOfDirectory(atPath: directory.path).isEmpty else {
      throw BackupFailure(
        description:
          "\(directory.path) isn't empty. Restore a backup into a new directory, and start the server with that one."
      )
    }
    try Directory.create(directory)
    let incomplete = directory.appending(path: "incomplete", directoryHint: .isDirectory)
    do {
      let stores = incomplete.appending(path: "stores", directoryHint: .isDirectory)
      try Directory.create(incomplete)
      try Directory.create(stores)
      var report = BackupReport()
      for store in manifest.stores {
        report.byteCount += try await restore(store, from: backup, to: stores)
        report.storeCount += 1
      }
      // The names of the stores come last: without them, the directory isn't a server's yet.
      for (name, data) in files { try Directory.write(data, to: incomplete.appending(path: name)) }
      for name in files.map({ $0.name }) + ["stores"] {
        try FileManager.default.moveItem(
          at: incomplete.appending(path: name), to: directory.appending(path: name))
      }
      try FileManager.default.removeItem(at: incomplete)
      try Directory.sync(directory)
      return report
    } catch {
      // Leave nothing that a server would take for its stores.
      try? FileManager.default.removeItem(at: isNew ? directory : incomplete)
      throw error
    }
  }

  /// Copies a store, and compares it with the manifest.
  private static func restore(
    _ store: BackupManifest.Store, from backup: URL, to stores: URL
  ) async throws -> UInt64 {
    // The name must not lead to another directory.
    guard let path = StorePath(store.name), path.wireName == store.name else {
      // The quoted form has no characters that a terminal would interpret.
      throw BackupFailure(
        description:
          "The backup names a store \(store.name.prefix(100).debugDescription), which isn't a valid name.")
    }
    let source = backup.appending(path: "stores/\(store.name)", directoryHint: .isDirectory)
    guard try Directory.exists(source) else {
      throw BackupFailure(description: "The backup lacks the store '\(store.name)', which its list names.")
    }
    let target = stores.appending(path: store.name, directoryHint: .isDirectory)
    try Directory.create(target)
    for name in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      let file = try Directory.openToRead(source.appending(path: name))
      defer { try? file.close() }
      try Directory.write(to: target.appending(path: name)) { new in
        while let part = try file.read(upToCount: 4 << 20), !part.isEmpty { try new.write(contentsOf: part) }
      }
    }
    let summary: StoreSummary
    do {
      let log = try await onDisk {
        try CopyFile(target).verify()
        return try StoreLog(target)
      }
      summary = await log.summary(path)
    } catch let error as DamagedLog {
      // The error names the copy, which is removed again.
      let problem = error.description.replacing(target.path, with: source.path)
      throw BackupFailure(
        description:
          "The store '\(store.name)' of the backup is damaged: \(problem) Restore an earlier backup.")
    }
    guard summary.epoch == store.epoch, summary.version == store.version, summary.chain == store.chain else {
      throw BackupFailure(
        description:
          "The store '\(store.name)' of the backup ends at change \(summary.version), which isn't change \(store.version) of "
          + "its list.")
    }
    return try Directory.byteCount(ofFilesIn: target)
  }
}
