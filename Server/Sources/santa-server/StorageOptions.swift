import ArgumentParser
import Foundation
import Logging
import SantaServer

/// Where a server keeps what it keeps: in a directory, or in PostgreSQL.
struct StorageOptions: ParsableArguments {
  @Option(name: .customLong("data"), help: "The directory with all that the server keeps.")
  var path: String?

  @Option(
    name: .customLong("postgres"),
    help: ArgumentHelp(
      "Keep it in PostgreSQL instead; several servers may share it.",
      discussion:
        "As in postgres://user@host/database. In SANTA_SERVER_POSTGRES of the environment it is not seen by others, "
        + "as a password should be.", valueName: "url"))
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
      throw ValidationError("Give a directory with --data, or the address of a database with --postgres.")
    case (_?, _?):
      throw ValidationError(
        "A server keeps its stores in a directory or in PostgreSQL: give --data, or --postgres or "
          + "SANTA_SERVER_POSTGRES.")
    }
  }

  /// - Parameter isReadOnly: whether nothing will be changed, so that a database may be a standby.
  func open(_ logger: Logger, isReadOnly: Bool = false) async throws -> any ChangeLog {
    switch try storage() {
    case .directory(let url):
      try EmbeddedLog(url, openStoreCount: min(max(FileLimit.current / 8, 4), 2_000), logger: logger)
    case .postgres(let url): try await Self.postgres(url, logger, isReadOnly)
    }
  }

  /// Opens what a server has made.
  func openExisting(isReadOnly: Bool = false) async throws -> any ChangeLog {
    if case .directory(let url) = try storage() {
      guard FileManager.default.fileExists(atPath: url.appending(path: "stores").path) else {
        throw ValidationError("There is no directory of a server at \(url.path).")
      }
    }
    // A command says itself what it finds.
    var logger = Logger(label: "santa-server")
    logger.logLevel = .critical
    return try await open(logger, isReadOnly: isReadOnly)
  }

  /// The token of this storage; also its text if it was just made.
  ///
  /// - Parameter log: what ``open(_:)`` has returned.
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
