import Foundation
import SantaCore

/// Two processes that write in turn, each when it is notified of the other one's write.
actor PingPong {
  final class Ball: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var hits: Int
  }

  private let store: Store
  private let isFirst: Bool
  private let rounds: Int
  private let done: AsyncStream<Void>.Continuation
  private var token: NotificationToken?
  private var stopwatch = Stopwatch()
  private(set) var times: [Timing] = []

  private init(_ directory: URL, isFirst: Bool, rounds: Int, _ done: AsyncStream<Void>.Continuation) throws {
    (self.isFirst, self.rounds, self.done) = (isFirst, rounds, done)
    // The store belongs to the actor that uses it first.
    store = try Store(
      configuration: .init(location: .directory(directory), objectTypes: [Ball.self]))
  }

  /// Returns the time of each round: from a commit of this process to the notification of the answer.
  static func measure(in directory: URL, rounds: Int, within limit: Duration) async throws -> [Timing] {
    let (played, done) = AsyncStream.makeStream(of: Void.self)
    let player = try PingPong(directory, isFirst: true, rounds: rounds, done)
    try await player.serve()
    let (process, _) = try ChildProcess.start(["child", "ping-pong", directory.path, "\(rounds)"])
    let deadline = Deadline(of: process, limit)
    try await player.play()
    for await _ in played {}
    await player.end()
    process.waitUntilExit()
    if deadline.end() {
      throw Failure.timedOut(
        "ping-pong", limit, "only \(await player.times.count) of \(rounds) rounds were played")
    }
    // The other process was still starting during the first round.
    return Array(await player.times.dropFirst())
  }

  static func answer(in directory: URL, rounds: Int) async throws {
    let (played, done) = AsyncStream.makeStream(of: Void.self)
    let player = try PingPong(directory, isFirst: false, rounds: rounds, done)
    try await player.play()
    for await _ in played {}
    await player.end()
  }

  /// Releases this actor, which the block of its observer retains.
  private func end() { token = nil }

  private func serve() throws {
    try store.write { _ = store.create(Ball.self, value: ["id": 1, "hits": 0]) }
  }

  private func play() throws {
    token = store.objects(Ball.self).observe { change in
      switch change {
      case .initial(let balls), .update(let balls, _, _, _): self.hit(balls.first)
      case .error: self.done.finish()
      }
    }
  }

  /// Even numbers are the other player's turn.
  private func hit(_ ball: Ball?) {
    guard let ball, (ball.hits % 2 == 1) == isFirst else { return }
    if isFirst { times.append(stopwatch.timing()) }
    let isLast = ball.hits >= 2 * rounds
    if !isLast { stopwatch = Stopwatch() }
    do { try store.write { ball.hits += 1 } } catch { done.finish() }
    if isLast || (!isFirst && ball.hits >= 2 * rounds) { done.finish() }
  }
}
