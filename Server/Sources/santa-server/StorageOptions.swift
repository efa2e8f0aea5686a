import ArgumentParser
import Foundation
import Logging
import SantaAccounts
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

  /// The path of the socket for commands; nil with a database, which commands use directly.
  var socket: String? {
    get throws {
      guard case .directory(let url) = try storage() else { return nil }
      return AdminClient.path(in: url)
    }
  }

  /// The directory in which a server keeps its own replica of the accounts; nil for a temporary one.
  var accountsDirectory: URL? {
    get throws {
      guard case .directory(let url) = try storage() else { return nil }
      return url.appending(path: "accounts", directoryHint: .isDirectory)
    }
  }

  /// Sends requests of an administrator: to the server that uses the directory, or without a server.
  ///
  /// - Parameter audit: the file that receives what was changed without a server.
  func administer<R: Sendable>(
    _ audit: AuditOptions, _ body: @escaping @Sendable (AdminClient) async throws -> R
  ) async throws -> R {
    if case .directory(let url) = try storage() {
      let client = AdminClient(directory: url)
      do {
        _ = try await client.send("GET", "/healthz")
        return try await body(client)
      } catch is AdminClient.NoServer {
        // No server runs.
      }
    }
    let log: any ChangeLog
    do { log = try await openExisting() } catch is EmbeddedLog.InUse {
      throw ValidationError(
        "A server uses this directory, but doesn't answer at its socket. Run this command as the user who runs the server. An "
          + "earlier version of the server doesn't have a socket: restart it with this one.")
    }
    var options = AccountOptions()
    options.accounts.directory = try accountsDirectory
    let audit = try audit.open()
    if let audit { options.accounts.audit = { audit.append($0) } }
    defer { audit?.flush() }
    var logger = Logger(label: "santa-server")
    logger.logLevel = .critical
    // The server's token isn't needed: all requests come through the socket.
    return try await SantaServer.administer(
      log, token: AccessToken(UUID().uuidString), accounts: options, logger: logger, body)
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
