public import Foundation

/// An answer of a ``LoopbackServer``, and how it is sent.
public struct LoopbackAnswer: Sendable {
  /// How the answer is sent.
  public enum Manner: Sendable {
    case atOnce
    /// The answer is delayed.
    case after(TimeInterval)
    /// The answer is sent a number of bytes at a time, with pauses.
    case dripping(Int, every: TimeInterval)
    /// The connection is closed after a part of the announced body.
    case cutOff(after: Int)
    /// The connection is closed without an answer.
    case closing
    /// Nothing is sent as long as the client waits.
    case never
    /// Only this many bytes are sent, then nothing as long as the client waits.
    case silent(after: Int)
    /// After the whole answer, these bytes are repeated as long as the client reads.
    case endless([UInt8])
    /// After the body, whose length is not announced, the closure is called for more bytes until it returns nil.
    case producing(@Sendable () -> [UInt8]?)
  }

  public var status: Int
  public var headers: [String: String]
  public var body: [UInt8]
  public var manner: Manner
  /// Bytes that replace the status, headers and body.
  public var raw: [UInt8]?
  /// Whether the connection remains open for another request.
  public var keepsConnection = false

  public init(
    _ status: Int = 200, headers: [String: String] = [:], body: String = "", manner: Manner = .atOnce
  ) {
    self.status = status
    self.headers = headers
    self.body = Array(body.utf8)
    self.manner = manner
  }

  /// Creates an answer with raw bytes.
  public init(raw: [UInt8], manner: Manner = .atOnce) {
    self.init(manner: manner)
    self.raw = raw
  }

  /// Returns the same answer, sent in another manner.
  public func coming(_ manner: Manner) -> LoopbackAnswer {
    var answer = self
    answer.manner = manner
    return answer
  }

  /// Sends the answer, and returns the number of bytes that were sent.
  func send(on connection: LoopbackSocket) -> Int {
    let bytes = raw ?? head + body
    var count = 0
    func send(_ part: some Collection<UInt8>) -> Bool {
      guard connection.send(Array(part)) else { return false }
      count += part.count
      return true
    }
    switch manner {
    case .atOnce: _ = send(bytes)
    case .after(let seconds):
      Thread.sleep(forTimeInterval: seconds)
      _ = send(bytes)
    case .dripping(let partCount, let seconds):
      var rest = bytes[...]
      while !rest.isEmpty, send(rest.prefix(partCount)) {
        rest = rest.dropFirst(partCount)
        Thread.sleep(forTimeInterval: seconds)
      }
    case .cutOff(let partCount): _ = send(raw?.prefix(partCount) ?? (head + body.prefix(partCount))[...])
    case .closing: break
    case .never: while connection.received() != nil {}
    case .silent(let partCount):
      _ = send(bytes.prefix(partCount))
      while connection.received() != nil {}
    case .endless(let repeated):
      _ = send(bytes)
      while send(repeated) {}
    case .producing(let next):
      _ = send(bytes)
      while let more = next(), more.isEmpty || send(more) {}
    }
    return count
  }

  private var head: [UInt8] {
    var headers = headers
    headers["Connection"] = keepsConnection ? "keep-alive" : "close"
    let isAnnounced = if case .producing = manner { false } else { status != 304 }
    if isAnnounced { headers["Content-Length"] = "\(body.count)" }
    let fields = headers.map { "\($0): \($1)\r\n" }.sorted().joined()
    return Array("HTTP/1.1 \(status) Said\r\n\(fields)\r\n".utf8)
  }
}
