import Synchronization

/// The frames of one store that nobody has taken yet. A window bounds them: the server then pauses until ``goOn()``.
final class ArrivedFrames: Sendable {
  private let stream: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  private struct State {
    var frames: [ChangeStream.Frame] = []
    /// How many bytes the frames have that nobody has taken, and those that were taken last.
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

  /// How many bytes the frames have that have not been applied.
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

  /// - Parameter body: called when all has been applied that came before a pause.
  func onContinuing(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.continuing = body } }

  /// Everything in front of a pause has been applied.
  func goOn() {
    let continuing = state.withLock { state in
      state.takenByteCount = 0
      return state.continuing
    }
    continuing?()
  }

  func finish() { signal.finish() }

  /// One element if the server was heard. Who asks for the next one has applied what he has taken.
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
