import Foundation
import NIOCore
import Synchronization

/// Measures a server with clients that have no stores.
struct ServerBenchmarks {
  let server: URL

  /// Measures clients that send one change after the other, each when the previous one was acknowledged.
  ///
  /// - Parameters:
  ///   - name: the beginning of the names of the stores.
  ///   - token: the token of the clients.
  /// - Returns: the changes per second.
  func posts(
    clients: Int, stores: Int, for duration: Duration, to name: String = "posts",
    token: String = ServerProcess.token
  ) async throws -> Int {
    let server = server
    let start = ContinuousClock.now
    let total = try await withThrowingTaskGroup(of: Int.self) { group in
      for client in 0..<clients {
        group.addTask {
          try await RawConnection.use(server, token: token) { connection in
            var replica = try await RawReplica("\(name)-\(stores)-\(client % stores)", &connection)
            var count = 0
            while start.duration(to: .now) < duration {
              try await replica.post(&connection)
              count += 1
            }
            return count
          }
        }
      }
      return try await group.reduce(0, +)
    }
    return Int(Double(total) / (start.duration(to: .now) / .seconds(1)))
  }

  /// Signals when a change has reached each of many followers.
  private final class Arrivals: Sendable {
    let connected: AsyncStream<Void>
    let complete: AsyncStream<ContinuousClock.Instant>
    private let (connect, arrive):
      (AsyncStream<Void>.Continuation, AsyncStream<ContinuousClock.Instant>.Continuation)
    private let followerCount: Int
    private let state = Mutex((connected: 0, arrived: 0))

    init(_ followerCount: Int) {
      self.followerCount = followerCount
      let (connected, complete) = (
        AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: ContinuousClock.Instant.self)
      )
      (self.connected, self.complete) = (connected.stream, complete.stream)
      (connect, arrive) = (connected.continuation, complete.continuation)
    }

    func didConnect() {
      let isAll = state.withLock { state in
        state.connected += 1
        return state.connected == followerCount
      }
      if isAll { connect.yield() }
    }

    func didArrive() {
      let isAll = state.withLock { state in
        state.arrived += 1
        if state.arrived < followerCount { return false }
        state.arrived = 0
        return true
      }
      if isAll { arrive.yield(.now) }
    }
  }

  /// Measures the time from sending a change until the last of many followers has it.
  func followers(_ followerCount: Int, changes: Int) async throws -> [Duration] {
    let server = server
    let arrivals = Arrivals(followerCount)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      let path = try await RawConnection.use(server) { connection in
        try await RawReplica("followed", &connection).followPath
      }
      for _ in 0..<followerCount {
        group.addTask {
          try await RawConnection.use(server) { connection in
            var (bytes, seen, isFirst) = (ByteBuffer(), 0, true)
            try await connection.follow(path) { part in
              if isFirst { arrivals.didConnect() }
              isFirst = false
              var part = part
              bytes.writeBuffer(&part)
              // A frame is a length, a kind, and the rest. Kind 1 is a change.
              while let length = bytes.getInteger(
                at: bytes.readerIndex, endianness: .little, as: UInt32.self),
                let frame = bytes.getSlice(at: bytes.readerIndex + 4, length: Int(length))
              {
                bytes.moveReaderIndex(forwardBy: 4 + Int(length))
                if frame.getInteger(at: frame.readerIndex, as: UInt8.self) != 1 { continue }
                seen += 1
                arrivals.didArrive()
              }
              return seen < changes
            }
          }
        }
      }
      for await _ in arrivals.connected { break }
      let times = try await RawConnection.use(server) { connection in
        var times: [Duration] = []
        var replica = try await RawReplica("followed", &connection)
        var complete = arrivals.complete.makeAsyncIterator()
        for _ in 0..<changes {
          let start = ContinuousClock.now
          try await replica.post(&connection)
          guard let end = await complete.next() else { break }
          times.append(start.duration(to: end))
        }
        return times
      }
      try await group.waitForAll()
      return times
    }
  }
}
