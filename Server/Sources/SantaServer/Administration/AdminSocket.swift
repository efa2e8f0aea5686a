import Foundation
import Hummingbird
import Logging

/// Serves the command line over a socket in the server's directory, which only the server's user can open.
///
/// The socket is bound in a private directory, gets its mode there, and then its name: at no moment can another user connect.
struct AdminSocket: Sendable {
  /// The name of the socket in a server's directory.
  static let name = "admin.socket"
  /// The longest path of a socket, in bytes. `sockaddr_un` of the systems has 104 or 108.
  static let maximumByteCount = 100

  let path: String
  let routes: ServerRoutes
  let logger: Logger
  var didStart: @Sendable () -> Void = {}

  private var folder: URL { URL(filePath: path).deletingLastPathComponent().appending(path: ".socket") }

  /// Serves until the task is cancelled or the service group ends.
  func run() async throws {
    let bound = folder.appending(path: "s").path
    guard bound.utf8.count <= Self.maximumByteCount, path.utf8.count <= Self.maximumByteCount else {
      logger.warning(
        """
        The path of the directory is too long for a socket, so that 'santa-server user' and the like work only while the server \
        doesn't run. Use a directory with a shorter path.
        """)
      return
    }
    do {
      try Directory.ifExists { try FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    } catch {
      logger.warning("The socket \(path) can't be made: \(FileProblem.reason(for: error)).")
      return
    }
    let app = Application(
      router: routes.router(for: .socket),
      configuration: .init(address: .unixDomainSocket(path: bound), serverName: "santa-server"),
      onServerRunning: { [path, logger, didStart] _ in
        do {
          try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: bound)
          // Safety: the paths are alive during the call.
          guard unsafe rename(bound, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
          didStart()
        } catch {
          logger.warning("The socket \(path) can't be made: \(FileProblem.reason(for: error)).")
        }
      }, logger: logger)
    defer {
      try? FileManager.default.removeItem(atPath: path)
      try? FileManager.default.removeItem(at: folder)
    }
    try await app.run()
  }
}
