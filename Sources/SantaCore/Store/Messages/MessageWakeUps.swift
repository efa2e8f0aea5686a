/// Wakes a worker when the store changes, and after a duration.
final class MessageWakeUps: Sendable {
  private let engine: Engine
  private let listener: Int
  private let stream: AsyncStream<Void>
  private let wakeUp: AsyncStream<Void>.Continuation

  init(_ engine: Engine) {
    self.engine = engine
    let (stream, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    (self.stream, self.wakeUp) = (stream, wakeUp)
    listener = engine.listen { wakeUp.yield() }
  }

  deinit { engine.stopListening(listener) }

  /// Waits until the store has changed since the last wait, or until a duration has elapsed.
  func next(atMost duration: Duration?, _ clock: MessageClock, isolation: isolated (any Actor)?) async {
    let timer = duration.map { duration in
      Task.detached { [wakeUp] in
        // A cancelled sleep isn't needed any more.
        if (try? await clock.sleep(duration)) != nil { wakeUp.yield() }
      }
    }
    defer { timer?.cancel() }
    var iterator = stream.makeAsyncIterator()
    _ = await iterator.next(isolation: isolation)
  }
}
