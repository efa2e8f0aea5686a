public import Foundation
import NIOCore
import NIOPosix
import Synchronization

/// Sends requests to a server through the socket in its directory.
public struct AdminClient: Sendable {
  private let path: String

  /// - Parameter directory: the directory of the server.
  public init(directory: URL) { path = Self.path(in: directory) }

  /// Returns the path of the socket in a server's directory.
  public static func path(in directory: URL) -> String { directory.appending(path: AdminSocket.name).path }

  init(path: String) { self.path = path }

  /// No server listens to the socket.
  public struct NoServer: Error {}

  /// The answer of a server.
  public struct Answer: Sendable {
    public var status: Int
    public var body: Data
  }

  /// The answer isn't from a santa-server, or was cut off.
  public struct UnreadableAnswer: Error, CustomStringConvertible {
    public var description: String { "The server's answer can't be read. Its log may say why." }
  }

  /// Sends a request, and waits for the answer. Sends it again for some seconds while the server is
  /// busy, or can't check rights.
  ///
  /// - Parameters:
  ///   - path: a path whose components are percent-encoded.
  ///   - body: a JSON object; nil for none.
  /// - Throws: ``NoServer``
  public func send(_ method: String, _ path: String, _ body: Data? = nil) async throws -> Answer {
    let deadline = ContinuousClock.now + Self.patience
    while true {
      let answer = try await sendOnce(method, path, body)
      if answer.status != 503 || ContinuousClock.now > deadline { return answer }
      try await Task.sleep(for: .milliseconds(100))
    }
  }

  private static let patience = Duration.seconds(15)

  private func sendOnce(_ method: String, _ path: String, _ body: Data?) async throws -> Answer {
    guard self.path.utf8.count <= AdminSocket.maximumByteCount else { throw NoServer() }
    let received = ReceivedBytes()
    let channel: any Channel
    do {
      channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .channelInitializer { channel in channel.pipeline.addHandler(received) }
        .connect(unixDomainSocketPath: self.path).get()
    } catch is IOError { throw NoServer() }
    var request = ByteBuffer()
    request.writeString("\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
    request.writeString("Content-Length: \(body?.count ?? 0)\r\n\r\n")
    if let body { request.writeBytes(body) }
    try await channel.writeAndFlush(request).get()
    try await channel.closeFuture.get()
    return try received.answer()
  }

  /// Collects the bytes of an answer until the server closes the connection.
  private final class ReceivedBytes: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    private let bytes = Mutex(Data())

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let part = Data(unwrapInboundIn(data).readableBytesView)
      bytes.withLock { $0.append(part) }
    }

    func answer() throws -> Answer {
      let bytes = bytes.withLock { $0 }
      guard let end = bytes.firstRange(of: Data("\r\n\r\n".utf8)) else { throw UnreadableAnswer() }
      let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
      let length = head.lazy.compactMap { line -> Int? in
        line.lowercased().hasPrefix("content-length:")
          ? Int(line.dropFirst(15).trimmingCharacters(in: .whitespaces)) : nil
      }.first
      let words = head.first?.split(separator: " ") ?? []
      let body = Data(bytes[end.upperBound...])
      guard words.count >= 2, let status = Int(words[1]), length == body.count else {
        throw UnreadableAnswer()
      }
      return Answer(status: status, body: body)
    }
  }
}
