public import Foundation

/// The answer of a ``LoopbackServer``, and its manner.
public struct LoopbackAnswer: Sendable {
  /// How the answer is sent.
  public enum Manner: Sendable {
    case atOnce
    /// After a while.
    case after(TimeInterval)
    /// A number of bytes at a time, with pauses.
    case dripping(Int, every: TimeInterval)
    /// Only a part of the announced body.
    case cutOff(after: Int)
    /// The connection is closed without an answer.
    case closing
    /// Never, as long as the client waits.
    case never
  }

  public var status: Int
  public var headers: [String: String]
  public var body: [UInt8]
  public var manner: Manner

  public init(
    _ status: Int = 200, headers: [String: String] = [:], body: String = "", manner: Manner = .atOnce
  ) {
    self.status = status
    self.headers = headers
    self.body = Array(body.utf8)
    self.manner = manner
  }

  /// The same answer, sent in another manner.
  public func coming(_ manner: Manner) -> LoopbackAnswer {
    var answer = self
    answer.manner = manner
    return answer
  }

  func send(on connection: LoopbackSocket) {
    switch manner {
    case .atOnce: connection.send(head + body)
    case .after(let seconds):
      Thread.sleep(forTimeInterval: seconds)
      connection.send(head + body)
    case .dripping(let count, let seconds):
      var rest = (head + body)[...]
      while !rest.isEmpty, connection.send(Array(rest.prefix(count))) {
        rest = rest.dropFirst(count)
        Thread.sleep(forTimeInterval: seconds)
      }
    case .cutOff(let count): connection.send(head + body.prefix(count))
    case .closing: break
    case .never: while connection.received() != nil {}
    }
  }

  private var head: [UInt8] {
    var headers = headers
    headers["Connection"] = "close"
    if status != 304 { headers["Content-Length"] = "\(body.count)" }
    let fields = headers.map { "\($0): \($1)\r\n" }.sorted().joined()
    return Array("HTTP/1.1 \(status) Said\r\n\(fields)\r\n".utf8)
  }
}
