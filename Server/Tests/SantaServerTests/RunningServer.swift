import Foundation
import Logging
import SantaPage
import SantaReplication
import ServiceLifecycle
import Synchronization

@testable import SantaServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server in this process, on a free port of the loopback interface.
final class RunningServer {
  static let token = "test-token"

  let port: Int
  private let task: Task<Void, any Error>
  private let group: ServiceGroup

  let digests: Digests

  /// Makes the server read its certificate again.
  let reloadCertificate: @Sendable () -> Void

  convenience init(
    _ directory: URL, port: Int = 0, _ change: (inout SantaServer.Configuration) -> Void = { _ in }
  ) async throws {
    try await self.init(try await Self.log(directory), port: port, change)
  }

  /// - Parameter shutdown: how long open connections may delay the end of the server.
  init(
    _ log: any ChangeLog, port: Int = 0, shutdown: Duration = .seconds(10), logger: Logger? = nil,
    page: ServedPage? = nil,
    _ change: (inout SantaServer.Configuration) -> Void = { _ in }
  ) async throws {
    var configuration = SantaServer.Configuration(port: port, heartbeat: .milliseconds(500))
    change(&configuration)
    var quiet = Logger(label: "test")
    quiet.logLevel = .error
    let logger = logger ?? quiet
    let (started, continuation) = AsyncStream.makeStream(of: Int.self)
    let server = SantaServer(
      log, token: AccessToken(Self.token), configuration: configuration,
      page: page, logger: logger
    ) { continuation.yield($0) }
    digests = server.routes.digests
    // Captures the certificate alone. The server would keep its log open, which the next server of the test needs.
    #if TLS
      reloadCertificate = { [certificate = server.certificate, logger] in certificate?.reload(logger) }
    #else
      reloadCertificate = {}
    #endif
    var services = ServiceGroupConfiguration(
      services: [log as? any Service, server].compactMap { $0 }, logger: logger)
    services.limitShutdown(to: shutdown)
    let group = ServiceGroup(configuration: services)
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

  /// Opens the log of a directory. Waits while a server of this process that has just stopped still uses it.
  static func log(_ directory: URL) async throws -> EmbeddedLog {
    let deadline = ContinuousClock.now + .seconds(5)
    while true {
      do { return try EmbeddedLog(directory) } catch let error as EmbeddedLog.InUse {
        if ContinuousClock.now > deadline { throw error }
        try await Task.sleep(for: .milliseconds(20))
      }
    }
  }

  /// Stops the server in the same way as `SIGTERM`.
  func stop() async throws {
    await group.triggerGracefulShutdown()
    try await task.value
  }

  var url: URL { Self.url(port, "") }

  private static func url(_ port: Int, _ path: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("'\(path)' is not a path.")
    }
    return url
  }

  /// Sends a request, and returns the status and the body of the answer.
  func send(
    _ path: String, body: Data? = nil, authorization: String? = "Bearer \(token)", accept: String? = nil
  ) async throws -> (status: Int, body: Data) {
    var request = URLRequest(url: Self.url(port, path))
    request.httpMethod = body == nil ? "GET" : "POST"
    request.httpBody = body
    if let authorization { request.setValue(authorization, forHTTPHeaderField: "Authorization") }
    if let accept { request.setValue(accept, forHTTPHeaderField: "Accept") }
    let (data, response) = try await URLSession.shared.data(for: request)
    return ((response as? HTTPURLResponse)?.statusCode ?? 0, data)
  }

  /// Sends a request, and returns its status and the code of a refusal.
  func refusal(_ path: String, body: Data? = nil) async throws -> String {
    struct Refusal: Decodable {
      var error: [String: String]
    }
    let answer = try await send(path, body: body)
    return
      "\(answer.status) \((try? JSONDecoder().decode(Refusal.self, from: answer.body))?.error["code"] ?? "")"
  }

  /// Appends changes to a store, and returns the status and the code of a refusal.
  func append(
    _ changes: [Data], from first: UInt64 = 1, _ member: Membership, to store: String
  ) async throws -> String {
    try await refusal(
      "/v1/stores/\(store)/changes?epoch=\(member.epoch)&replica=\(member.replica)&first=\(first)",
      body: frames(changes))
  }

  func join(_ store: String) async throws -> Membership {
    let answer = try await send("/v1/stores/\(store)/replicas", body: Data())
    return try JSONDecoder().decode(Membership.self, from: answer.body)
  }
}

/// A directory that is removed when the object is released.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

/// Returns a change without effect that declares a class named `text`; an empty change for an empty string.
func change(_ text: String) -> Data {
  if text.isEmpty { return Data() }
  let type = Data(text.utf8) + Data([0x1F, 0x30, 0x1F])
  var (bytes, length) = (Data([1, 1]), type.count)
  while length >= 0x80 {
    bytes.append(UInt8(length & 0x7F | 0x80))
    length >>= 7
  }
  bytes.append(UInt8(length))
  return bytes + type + Data([0, 0, 0])
}

/// Encodes changes as the body of a request. Each one declares a class with a name from `changes`.
func frames(_ changes: [String]) -> Data { frames(changes.map { change($0) }) }

/// Encodes changes as the body of a request.
func frames(_ changes: [Data]) -> Data {
  var body = Data()
  for change in changes {
    body.append(number: UInt32(change.count))
    body.append(change)
  }
  return body
}
