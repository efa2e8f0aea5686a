import ArgumentParser
import Foundation
import SantaServer

extension SantaServerCommand {
  /// `backup`: a copy of the server's directory, made while the server runs.
  struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Back up the directory of a server into a new directory. The server keeps running.",
      discussion: """
        The backup has all changes that the server acknowledged before this command. It is read and verified before it gets its \
        name. If the server runs, it writes the backup itself, so its user must be able to write to the directory.

          santa-server backup ~/backups/2026-12-24 --data ~/santa-data
        """)

    @OptionGroup var server: AdminOptions
    @Argument(help: "The directory of the backup. It must not exist.") var directory: String

    func run() async throws {
      struct Body: Encodable, Sendable {
        var directory: String
      }
      let url = URL(filePath: directory, directoryHint: .isDirectory).absoluteURL.standardizedFileURL
      let report = try await server.send(
        BackupReport.self, "POST", "/v1/backups", Body(directory: url.path(percentEncoded: false)))
      for store in report.missing {
        complain("The store '\(store.name)' is not in the backup: \(store.reason)")
      }
      say("\(url.path): \(report.summary)")
      if !report.missing.isEmpty { throw ExitCode.failure }
    }
  }

  /// `restore`: a new directory for a server, made from a backup.
  struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Restore a backup into a new directory, and verify it.",
      discussion: """
        Start the server with the new directory, and run 'santa-server session end-all'. Clients then send the changes again \
        that the backup lacks.

          santa-server restore ~/backups/2026-12-24 --data ~/santa-data-new
        """)

    @Argument(help: "The directory of the backup.") var backup: String
    @Option(help: "The new data directory. It must be empty or not exist.") var data: String

    func run() async throws {
      let (backup, data) = (
        URL(filePath: backup, directoryHint: .isDirectory), URL(filePath: data, directoryHint: .isDirectory)
      )
      let report = try await Restoration.restore(backup, to: data)
      say("\(data.path): \(report.summary)")
    }
  }
}

extension BackupReport {
  fileprivate var summary: String {
    "\(storeCount) \(storeCount == 1 ? "store" : "stores"), \(byteCount) bytes"
  }
}
