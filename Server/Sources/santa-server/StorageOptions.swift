import ArgumentParser
import Foundation
import Logging
import SantaServer

/// The storage of a server: a directory, or PostgreSQL.
struct StorageOptions: ParsableArguments {
  @Option(name: .customLong("data"), help: "The data directory of the server.")
  var path: String?

  @Option(
    name: .customLong("postgres"),
    help: ArgumentHelp(
      "Store the data in PostgreSQL instead; several servers can share it.",
      discussion:
        "As in postgres://user@host/database. Use the environment variable SANTA_SERVER_POSTGRES for a URL with a "
        + "password, to hide it from other users.", valueName: "url"))
  var database: String?

  private enum Storage {
    case directory(URL)
    case postgres(String)
  }

  private func storage() throws -> Storage {
    let database = database ?? ProcessInfo.processInfo.environment["SANTA_SERVER_POSTGRES"]
    switch (path, database) {
    case (let path?, nil): return .directory(URL(filePath: path, directoryHint: .isDirectory))
    case (nil, let database?): return .postgres(database)
    case (nil, nil):
      throw ValidationError("Choose a directory with --data, or a database with --postgres.")
    case (_?, _?):
      throw ValidationError(
        "A server stores its data in a directory or in PostgreSQL, not in both: use either --data, or --postgres or "
          + "SANTA_SERVER_POSTGRES.")
    }
  }

  /// Opens the storage, and creates it if it doesn't exist.
  ///
  /// - Parameter isReadOnly: whether nothing will be changed, so that a database may be a standby.
  func open(_ logger: Logger, isReadOnly: Bool = false) async throws -> any ChangeLog {
    switch try storage() {
    case .directory(let url):
      try EmbeddedLog(url, openStoreCount: min(max(FileLimit.current / 8, 4), 2_000), logger: logger)
    case .postgres(let url): try await Self.postgres(url, logger, isReadOnly)
    }
  }

  /// Opens storage that a server has created.
  func openExisting(isReadOnly: Bool = false) async throws -> any ChangeLog {
    if case .directory(let url) = try storage() {
      guard FileManager.default.fileExists(atPath: url.appending(path: "stores").path) else {
        throw ValidationError("\(url.path) isn't a data directory of santa-server.")
      }
    }
    // Commands report errors themselves.
    var logger = Logger(label: "santa-server")
    logger.logLevel = .critical
    return try await open(logger, isReadOnly: isReadOnly)
  }

  /// Returns the token of this storage, and its string if it was just made.
  ///
  /// - Parameter log: the result of ``open(_:)``.
  func openToken(_ log: any ChangeLog) async throws -> (token: AccessToken, new: String?) {
    #if PostgreSQL
      if let log = log as? PostgresLog { return try await log.openToken() }
    #endif
    guard case .directory(let url) = try storage() else { throw ValidationError(Self.isMissing) }
    return try AccessToken.open(in: url)
  }

  func makeToken() async throws -> String {
    switch try storage() {
    case .directory(let url): return try AccessToken.make(in: url)
    case .postgres(let url):
      #if PostgreSQL
        return try await PostgresLog(url).makeToken()
      #else
        throw ValidationError(Self.isMissing)
      #endif
    }
  }

  private static let isMissing =
    "This santa-server was built without PostgreSQL. Build it with --traits PostgreSQL."

  private static func postgres(
    _ url: String, _ logger: Logger, _ isReadOnly: Bool
  ) async throws -> any ChangeLog {
    #if PostgreSQL
      return try await PostgresLog(url, isReadOnly: isReadOnly, logger: logger)
    #else
      throw ValidationError(isMissing)
    #endif
  }
}
