public import Foundation
import SantaAccounts
import SantaReplication
import SantaStore

extension EmbeddedLog {
  /// Writes a backup into a new directory, while the server keeps running.
  ///
  /// The backup has all changes that were acknowledged before this call. Each store in it is as it was at one moment during the call. A
  /// store that can't be read is left out, and named in the report. The backup is read and verified before it gets its name.
  ///
  /// - Parameter url: the directory, which must not exist.
  /// - Throws: ``BackupFailure``; ``FileProblem`` if the backup can't be written. The directory then doesn't exist.
  public func backUp(to url: URL) async throws -> BackupReport {
    do { return try await makeBackup(in: url) } catch let error as CancellationError { throw error } catch let
      error as BackupFailure
    { throw error } catch { throw FileProblem("The directory can't be backed up", error, at: url) }
  }

  private func makeBackup(in url: URL) async throws -> BackupReport {
    // The server removes the files of deleted stores when it starts.
    for name in ["stores", "removed"] {
      let own = directory.appending(path: name)
      if Directory.contains(url, in: own) {
        throw BackupFailure(
          description:
            "\(url.path) is among the stores of the server. Choose a directory outside \(own.path).")
      }
    }
    // Two backups with the same name would write into the same directory.
    guard let lock = try ProcessLock.take(directory.appending(path: "backup.lock")) else {
      throw BackupFailure(
        description: "Another backup of this server is being made. Try again when it has ended.")
    }
    defer { withExtendedLifetime(lock) {} }
    let backup = try BackupDirectory(url)
    do {
      var manifest = BackupManifest(date: .now)
      var report = BackupReport()
      for name in try names() {
        do {
          guard let (summary, files) = try await snapshot(of: name) else { continue }
          let target = backup.stores.appending(path: name.wireName, directoryHint: .isDirectory)
          report.byteCount += try await onDisk { try files.write(to: target) }
          report.storeCount += 1
          manifest.stores.append(
            .init(name: summary.name, epoch: summary.epoch, version: summary.version, chain: summary.chain))
        } catch let error where error is DamagedLog || error is LogUnavailable || error is NameInUse {
          try Directory.ifExists {
            try FileManager.default.removeItem(at: backup.stores.appending(path: name.wireName))
          }
          report.missing.append(.init(name: name.shown, reason: "\(error)"))
        }
      }
      // After the stores: a store that was deleted in the meantime is then known as deleted.
      var files: [String: String] = [:]
      for name in BackupManifest.fileNames { files[name] = try backup.copy(name, from: directory) }
      manifest.files = files
      try backup.finish(manifest)
      return report
    } catch {
      backup.discard()
      throw error
    }
  }
}
