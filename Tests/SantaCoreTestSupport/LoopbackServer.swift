public import Foundation
import Synchronization

/// A real web server on the loopback interface that answers according to a script, and records the requests.
///
/// The script runs on a separate thread for each connection, and may wait. A connection ends after its answer, unless
/// `keepsConnection` is set. The server runs until it is stopped or the tests end.
public final class LoopbackServer: Sendable {
  /// A received request.
  public struct Request: Hashable, Sendable {
    /// The method, for example `GET`.
    public var method: String
    /// The path with its query, as sent.
    public var target: String
    /// The headers, by lower-case name.
    public var headers: [String: String]
    /// The body, if its length was given.
    public var body: [UInt8]
    /// The index of the connection that the request arrived over.
    public var connection: Int

    /// Returns the decoded value of a query item.
    public func query(_ name: String) -> String? {
      URLComponents(string: target)?.queryItems?.first { $0.name == name }?.value
    }
  }

  private struct State {
    var requests: [Request] = []
    var connections: Set<LoopbackSocket> = []
    var connectionCount = 0
    var sentByteCount = 0
    var hasStopped = false
  }

  /// The address of the server: `http://127.0.0.1:PORT`.
  public let url: URL
  private let listener: LoopbackSocket
  private let answer: @Sendable (Request) -> LoopbackAnswer
  private let state = Mutex(State())

  /// Starts a server.
  ///
  /// - Parameter answer: called for each request, on the thread of its connection.
  public init(_ answer: @escaping @Sendable (Request) -> LoopbackAnswer) throws {
    let (listener, port) = try LoopbackSocket.listening()
    self.listener = listener
    self.answer = answer
    url = try Self.url(port: port)
    Thread.detachNewThread {
      while let connection = listener.accepted() {
        guard let number = self.begin(connection) else {
          connection.close()
          continue
        }
        Thread.detachNewThread { self.serve(connection, number) }
      }
      self.state.withLock { $0.hasStopped = true }
      listener.close()
    }
  }

  /// The requests so far, in order of arrival.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// The number of bytes in all answers that were sent.
  public var sentByteCount: Int { state.withLock { $0.sentByteCount } }

  /// Stops the server, and closes all connections.
  public func stop() {
    // Shut down once, and under the lock: the descriptor of a socket that was closed in the meantime may be in use again.
    state.withLock { state in
      guard !state.hasStopped else { return }
      state.hasStopped = true
      listener.shutDown()
      for connection in state.connections { connection.shutDown() }
    }
  }

  /// Returns an address at which no server answers. The port stays in use, so no other test can start a server there.
  public static func deadURL() throws -> URL { try url(port: try LoopbackSocket.silent().port) }

  private static func url(port: Int) throws -> URL {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.port) = ("http", "127.0.0.1", port)
    guard let url = parts.url else { throw POSIXError(.EADDRNOTAVAIL) }
    return url
  }

  private func begin(_ connection: LoopbackSocket) -> Int? {
    state.withLock { state in
      guard !state.hasStopped else { return nil }
      state.connections.insert(connection)
      state.connectionCount += 1
      return state.connectionCount - 1
    }
  }

  private func serve(_ connection: LoopbackSocket, _ number: Int) {
    while let request = Self.request(on: connection, number) {
      state.withLock { $0.requests.append(request) }
      let answer = answer(request)
      let count = answer.send(on: connection)
      state.withLock { $0.sentByteCount += count }
      if !answer.keepsConnection { break }
    }
    // Removed first, because the descriptor of a closed socket is reused.
    state.withLock { _ = $0.connections.remove(connection) }
    connection.close()
  }

  private static func request(on connection: LoopbackSocket, _ number: Int) -> Request? {
    var bytes: [UInt8] = []
    while bytes.firstRange(of: blankLine) == nil {
      guard bytes.count < 100_000, let more = connection.received() else { return nil }
      bytes += more
      // A client that begins with a TLS record would wait for one from the server, and never send a blank line.
      if bytes.first == 0x16 { return nil }
    }
    guard let end = bytes.firstRange(of: blankLine) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return nil }
    let fields = lines.dropFirst().compactMap { line -> (String, String)? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return (parts[0].lowercased(), parts[1].trimmingCharacters(in: .whitespaces))
    }
    let headers = Dictionary(fields, uniquingKeysWith: { first, _ in first })
    // Closing a connection with unread bytes resets it, which may discard the answer.
    var body = Array(bytes[end.upperBound...])
    while body.count < headers["content-length"].flatMap({ Int($0) }) ?? 0 {
      guard let more = connection.received() else { return nil }
      body += more
    }
    return Request(
      method: String(words[0]), target: String(words[1]), headers: headers, body: body, connection: number)
  }

  private static let blankLine = Array("\r\n\r\n".utf8)
}
