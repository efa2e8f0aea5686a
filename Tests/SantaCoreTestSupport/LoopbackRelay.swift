import Foundation
import Synchronization

/// Forwards connections to another port of the loopback interface, and cuts, damages or stops the answers.
public final class LoopbackRelay: Sendable {
  /// A change to the bytes that the server sends over a connection.
  public enum Change: Hashable, Sendable {
    case none
    /// The connection is closed after this many bytes.
    case cut(after: Int)
    /// The connection stays open, but nothing arrives after this many bytes.
    case stop(after: Int)
    /// The byte at this offset is replaced.
    case damage(at: Int, with: UInt8)
  }

  private struct State {
    var connectionCount = 0
    var byteCounts: [Int: Int] = [:]
  }

  public let port: Int
  private let target: Int
  private let listener: LoopbackSocket
  private let change: @Sendable (Int) -> Change
  private let state = Mutex(State())

  /// - Parameter change: called with the index of each connection.
  public init(to target: Int, _ change: @escaping @Sendable (Int) -> Change) throws {
    (listener, port) = try LoopbackSocket.listening()
    (self.target, self.change) = (target, change)
    Thread.detachNewThread {
      while let client = self.listener.accepted() {
        let number = self.state.withLock { state in
          state.connectionCount += 1
          return state.connectionCount - 1
        }
        Thread.detachNewThread { self.serve(client, number) }
      }
      self.listener.close()
    }
  }

  /// Returns the number of bytes that the server sent over a connection, including bytes that were not forwarded.
  public func byteCount(ofConnection number: Int) -> Int? { state.withLock { $0.byteCounts[number] } }

  /// Stops accepting connections.
  public func stop() { listener.shutDown() }

  private func serve(_ client: LoopbackSocket, _ number: Int) {
    guard let server = LoopbackSocket.connected(to: target) else { return client.close() }
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      while let bytes = client.received(), server.send(bytes) {}
      server.shutDown()
      hasEnded.signal()
    }
    let change = change(number)
    var count = 0
    while var bytes = server.received() {
      defer { count += bytes.count }
      switch change {
      case .none: break
      case .cut(let end): bytes = Array(bytes.prefix(max(0, end - count)))
      case .stop(let end): client.send(Array(bytes.prefix(max(0, end - count))))
      case .damage(let offset, let byte):
        if bytes.indices.contains(offset - count) { bytes[offset - count] = byte }
      }
      if case .stop = change { continue }
      guard client.send(bytes) else { break }
      if case .cut(let end) = change, count + bytes.count >= end { break }
    }
    state.withLock { $0.byteCounts[number] = count }
    if case .stop = change {} else { client.shutDown() }
    hasEnded.wait()
    client.close()
    server.close()
  }
}
