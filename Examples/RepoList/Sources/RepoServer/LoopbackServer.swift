import Foundation
import Synchronization

/// A web server on the loopback interface, with a thread for each connection.
public final class LoopbackServer: Sendable {
  public struct Request: Sendable {
    /// The path with its query.
    public let target: String
    /// The headers, by lower-case name.
    public let headers: [String: String]
  }

  public struct Answer: Sendable {
    public var status: Int
    public var headers: [String: String]
    public var body: String
    /// Whether the connection is closed in the middle of the answer.
    public var isCut: Bool

    public init(_ status: Int, headers: [String: String] = [:], body: String = "", isCut: Bool = false) {
      (self.status, self.headers, self.body, self.isCut) = (status, headers, body, isCut)
    }

    fileprivate var bytes: [UInt8] {
      let fields = headers.map { "\($0): \($1)\r\n" }.joined()
      let length = status == 304 ? "" : "Content-Length: \(body.utf8.count)\r\n"
      let text = "HTTP/1.1 \(status) Answer\r\nConnection: close\r\n\(length)\(fields)\r\n\(body)"
      return isCut ? text.utf8.dropLast(body.utf8.count / 2) : Array(text.utf8)
    }
  }

  /// The address of the server: `http://127.0.0.1:PORT`.
  public let url: URL
  private let listener: CInt
  private let hasStopped = Mutex(false)
  private let received = Mutex<[Request]>([])

  /// The requests so far.
  public var requests: [Request] { received.withLock { $0 } }

  /// - Parameters:
  /// - port: the port, or 0 for any free port.
  ///   - answer: called for each request, on the thread of its connection.
  public init(port: UInt16 = 0, answer: @escaping @Sendable (Request) -> Answer) throws {
    // A client that disconnects early must not end this program.
    signal(SIGPIPE, SIG_IGN)
    #if canImport(Glibc)
      listener = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
    #else
      listener = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var yes: CInt = 1
    setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<CInt>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = listener
    let isListening = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    guard isListening, let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))") else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EADDRINUSE)
    }
    self.url = url
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          if errno == EINTR || errno == ECONNABORTED { continue }
          // The descriptor of the listener may be reused from now on, so `stop` must not use it any more.
          hasStopped.withLock { $0 = true }
          break
        }
        Thread.detachNewThread { [self] in
          serve(connection, answer)
          close(connection)
        }
      }
      close(listener)
    }
  }

  /// Stops accepting connections. Only the first call has an effect: once the listener is closed, its descriptor may belong to
  /// another socket.
  public func stop() {
    hasStopped.withLock { hasStopped in
      if !hasStopped { shutdown(listener, CInt(SHUT_RDWR)) }
      hasStopped = true
    }
  }

  private func serve(_ connection: CInt, _ answer: (Request) -> Answer) {
    var head: [UInt8] = []
    while !String(decoding: head, as: UTF8.self).contains("\r\n\r\n") {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(connection, &bytes, bytes.count, 0)
      guard count > 0, head.count < 100_000 else { return }
      head += bytes.prefix(count)
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3 else { return }
    let fields = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (line[..<colon].lowercased(), value)
    }
    let request = Request(
      target: String(words[1]), headers: Dictionary(fields, uniquingKeysWith: { first, _ in first }))
    received.withLock { $0.append(request) }
    var rest = answer(request).bytes[...]
    while !rest.isEmpty {
      let count = send(connection, Array(rest), rest.count, 0)
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
