import Foundation
public import Logging
import ServiceLifecycle

extension SantaServer {
  /// Runs requests of the command line without a running server: with a directory that no server uses, or with a database.
  ///
  /// The requests take the same way as with a server, through a socket in a temporary directory.
  ///
  /// - Parameter body: sends requests.
  public static func administer<R: Sendable>(
    _ log: any ChangeLog, token: AccessToken, accounts: AccountOptions, logger: Logger,
    _ body: @escaping @Sendable (AdminClient) async throws -> R
  ) async throws -> R {
    let server = SantaServer(log, token: token, configuration: .init(accounts: accounts), logger: logger)
    let folder = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString.prefix(13), directoryHint: .isDirectory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: AdminSocket.name).path
    let (started, continuation) = AsyncStream.makeStream(of: Void.self)
    let socket = AdminSocket(path: path, routes: server.routes, logger: logger) { continuation.yield() }
    return try await withThrowingTaskGroup(of: R?.self) { group in
      group.addTask {
        defer { continuation.finish() }
        try await socket.run()
        return nil
      }
      if let service = log as? any Service {
        group.addTask {
          try await service.run()
          return nil
        }
      }
      group.addTask {
        for await _ in started { return try await body(AdminClient(path: path)) }
        throw CannotServe(description: "The socket \(path) can't be made. Set TMPDIR to a shorter path.")
      }
      defer { group.cancelAll() }
      while let result = try await group.next() {
        guard let result else { continue }
        group.cancelAll()
        await server.routes.accounts.end()
        return result
      }
      throw CancellationError()
    }
  }
}
