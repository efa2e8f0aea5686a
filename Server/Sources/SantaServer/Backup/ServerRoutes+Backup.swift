import Foundation
import Hummingbird
import Logging

extension ServerRoutes {
  /// Writes a backup into a directory of this machine.
  func backUp(_ request: Request, _ context: ServerContext) async throws -> Response {
    struct Body: Decodable {
      var directory: String
    }
    return try await withBody(request, context, upTo: 64 << 10) { body in
      guard let path = try? JSONDecoder().decode(Body.self, from: Data(body.readableBytesView)).directory,
        path.hasPrefix("/")
      else { throw Refusal.invalid("directory", "The body must have the absolute path of a 'directory'.") }
      do {
        let report = try await log.backUp(to: URL(filePath: path, directoryHint: .isDirectory))
        context.logger.notice("A backup was made in \(path). Stores: \(report.storeCount)")
        return try Self.json(report)
      } catch let error where !(error is CancellationError) {
        // Only the server's user gets this answer.
        let reason = "\(error)"
        context.logger.error("The backup in \(path) failed: \(reason)")
        throw Refusal(status: .conflict, code: "backup", message: "The backup was not made. \(reason)")
      }
    }
  }
}
