import Synchronization

/// The frames of one store that have arrived, but have not been taken. A window limits their size: when it is used up, the
/// server pauses until ``goOn()`` is called.
final class ArrivedFrames: Sendable {
  private let stream: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  private struct State {
    var frames: [ChangeStream.Frame] = []
    /// The number of bytes in frames that have not been taken, and in the frames that were taken last.
    var (waitingByteCount, takenByteCount) = (0, 0)
    var continuing: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  init() { (stream, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func append(_ frame: ChangeStream.Frame) {
    state.withLock { state in
      state.frames.append(frame)
      state.waitingByteCount += frame.byteCount
    }
  }

  /// The number of bytes in frames that have not been applied.
  var byteCount: Int { state.withLock { $0.waitingByteCount + $0.takenByteCount } }

  func notify() { signal.yield() }

  func take() -> [ChangeStream.Frame] {
    state.withLock { state in
      defer {
        state.frames = []
        (state.takenByteCount, state.waitingByteCount) = (state.waitingByteCount, 0)
      }
      return state.frames
    }
  }

  /// - Parameter body: called when everything before a pause has been applied.
  func onContinuing(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.continuing = body } }

  /// Ends a pause. Call it when everything before the pause has been applied.
  func goOn() {
    let continuing = state.withLock { state in
      state.takenByteCount = 0
      return state.continuing
    }
    continuing?()
  }

  func finish() { signal.finish() }

  /// A sequence with an element whenever the server sends something. By requesting the next element, the caller confirms that
  /// it has applied all frames that it took.
  var signals: Signals { Signals(arrived: self) }

  struct Signals: AsyncSequence {
    fileprivate let arrived: ArrivedFrames

    func makeAsyncIterator() -> Iterator {
      Iterator(arrived: arrived, base: arrived.stream.makeAsyncIterator())
    }

    struct Iterator: AsyncIteratorProtocol {
      fileprivate let arrived: ArrivedFrames
      fileprivate var base: AsyncStream<Void>.Iterator

      mutating func next() async -> Void? {
        arrived.state.withLock { $0.takenByteCount = 0 }
        return await base.next()
      }
    }
  }
}
