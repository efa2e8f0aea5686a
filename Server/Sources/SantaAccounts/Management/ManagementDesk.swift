import Foundation

/// Ensures that only one task at a time answers the requests of a user.
actor ManagementDesk {
  /// The users whose requests are being answered, and whether more have arrived since.
  private var running: [UserID: Bool] = [:]
  private let temporaryDirectory: TemporaryDirectory?
  private let directory: URL

  /// - Parameter directory: the directory of the accounts; nil for a temporary one.
  init(in directory: URL?) throws {
    if let directory {
      temporaryDirectory = nil
      // Beside the files of the accounts' own store.
      self.directory = directory.deletingLastPathComponent().appending(
        path: directory.lastPathComponent + "-management", directoryHint: .isDirectory)
    } else {
      let temporary = try TemporaryDirectory()
      (temporaryDirectory, self.directory) = (temporary, temporary.url)
    }
  }

  nonisolated func store(of user: UserID, _ log: any OrderedLog) throws -> ManagementStore {
    try FileManager.default.createDirectory(
      at: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return ManagementStore(
      log, in: directory.appending(path: user.description, directoryHint: .isDirectory))
  }

  /// Runs a body, and runs it again if this was requested while it ran.
  func run(for user: UserID, _ body: @Sendable () async throws -> Void) async throws {
    if running[user] != nil {
      running[user] = true
      return
    }
    defer { running[user] = nil }
    repeat {
      running[user] = false
      try await body()
    } while running[user] == true
  }
}
