public import Foundation
import Synchronization

/// A real web server on the loopback interface, which answers according to a script and records the requests.
///
/// Each connection has a thread of its own, on which the script runs and may wait. Each connection ends after its
/// answer, unless that keeps it. The server runs until it is stopped, or until the end of the tests.
public final class LoopbackServer: Sendable {
  /// A request.
  public struct Request: Hashable, Sendable {
    /// The method, as in `GET`.
    public var method: String
    /// The path with its query, as sent.
    public var target: String
    /// The headers, by their names in lower case.
    public var headers: [String: String]
    /// The body, if its length was given.
    public var body: [UInt8]
    /// Which of the server's connections it came over, from 0.
    public var connection: Int

    /// The decoded value of a query item.
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
  /// - Parameter answer: called for each request, on a thread of its own.
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

  /// The requests so far, in the order of their arrival.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// How many bytes its answers had that were sent to their ends.
  public var sentByteCount: Int { state.withLock { $0.sentByteCount } }

  /// Stops the server, and closes all connections.
  public func stop() {
    // Under the lock, and once: the number of a socket that was closed meanwhile is perhaps that of another one.
    state.withLock { state in
      guard !state.hasStopped else { return }
      state.hasStopped = true
      listener.shutDown()
      for connection in state.connections { connection.shutDown() }
    }
  }

  /// An address at which no server answers, also none that another test starts: its port stays taken.
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
    // Removed first, because the number of a closed socket is reused.
    state.withLock { _ = $0.connections.remove(connection) }
    connection.close()
  }

  private static func request(on connection: LoopbackSocket, _ number: Int) -> Request? {
    var bytes: [UInt8] = []
    while bytes.firstRange(of: blankLine) == nil {
      guard bytes.count < 100_000, let more = connection.received() else { return nil }
      bytes += more
      // A client that begins with a TLS record waits for one, and not for the end of a line.
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
    // A connection that is closed with unread bytes is reset, which may discard the answer.
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
