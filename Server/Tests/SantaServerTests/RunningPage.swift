import Foundation
import Logging
import SantaPage
import ServiceLifecycle
import Testing

@testable import SantaServer

/// A page server in this process, on a free port of the loopback interface.
final class RunningPage: Sendable {
  let port: Int
  let source: PageSource
  private let task: Task<Void, any Error>
  private let group: ServiceGroup

  init(_ source: PageSource, path: String = "/santa", settings: PageSettings = .init()) async throws {
    self.source = source
    var logger = Logger(label: "test")
    logger.logLevel = .error
    let (started, continuation) = AsyncStream.makeStream(of: Int.self)
    let server = PageServer(
      LivePage(source, path: path), port: 0, settings: settings, requestRate: 100_000, logger: logger
    ) { continuation.yield($0) }
    let group = ServiceGroup(configuration: .init(services: [server], logger: logger))
    self.group = group
    task = Task {
      defer { continuation.finish() }
      try await group.run()
    }
    var iterator = started.makeAsyncIterator()
    guard let port = await iterator.next() else {
      try await task.value
      throw CancellationError()
    }
    self.port = port
  }

  /// Stops the server in the same way as `SIGTERM`.
  func stop() async throws {
    await group.triggerGracefulShutdown()
    try await task.value
  }

  /// Sends a request over a new connection, and returns the head and the body of the answer.
  func send(_ method: String = "GET", _ target: String, _ fields: String...) async throws -> PageReply {
    let connection = try await RawConnection(port: port)
    let head = ["\(method) \(target) HTTP/1.1", "Host: localhost:\(port)", "Connection: close"] + fields
    try await connection.send(head.joined(separator: "\r\n") + "\r\n\r\n")
    try await wait("No answer to \(method) \(target.prefix(60))") { !connection.isOpen }
    return PageReply(connection.text)
  }

  /// Opens an event stream, and returns when the first event or a refusal has arrived.
  func events(_ fields: String...) async throws -> RawConnection {
    let connection = try await RawConnection(port: port)
    let head = ["GET /santa/events HTTP/1.1", "Host: localhost"] + fields
    try await connection.send(head.joined(separator: "\r\n") + "\r\n\r\n")
    try await wait("No event") {
      connection.text.contains("data: ") || connection.text.hasPrefix("HTTP/1.1 503")
    }
    return connection
  }
}
