import Synchronization

/// The frames of one store that nobody has taken yet. A window bounds them: the server then pauses until ``goOn()``.
final class ArrivedFrames: Sendable {
  /// One element if the server was heard.
  let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation

  private struct State {
    var frames: [ChangeStream.Frame] = []
    var continuing: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  init() { (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1)) }

  func append(_ frame: ChangeStream.Frame) { state.withLock { $0.frames.append(frame) } }

  func notify() { signal.yield() }

  func take() -> [ChangeStream.Frame] {
    state.withLock { state in
      defer { state.frames = [] }
      return state.frames
    }
  }

  /// - Parameter body: called when all has been applied that came before a pause.
  func onContinuing(_ body: @escaping @Sendable () -> Void) { state.withLock { $0.continuing = body } }

  func goOn() { state.withLock { $0.continuing }?() }

  func finish() { signal.finish() }
}
