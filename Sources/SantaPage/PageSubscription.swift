/// The states that a visitor gets, from ``PageSource/subscribe()``.
public struct PageSubscription: Sendable {
  /// The current state and all later ones. A visitor who is slow misses states, and gets the newest one next.
  public let states: AsyncStream<PageState>
  let output: AsyncStream<PageState>.Continuation

  init(states: AsyncStream<PageState>, output: AsyncStream<PageState>.Continuation) {
    (self.states, self.output) = (states, output)
  }

  /// Ends the states. Only the first call has an effect.
  public func end() { output.finish() }
}
