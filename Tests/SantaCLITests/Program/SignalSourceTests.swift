import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

@Suite(.unlessItHangs) struct SignalSourceTests {
  /// One that came while a source was being set up was lost: a tracker that received a signal to end at once ran on.
  @Test func `a signal is delivered from the creation of its source on`() {
    var sources: [SignalSource] = []
    for _ in 0..<20 {
      let received = DispatchSemaphore(value: 0)
      let queue = DispatchQueue(label: "signals")
      sources.append(SignalSource(for: SIGUSR2, on: queue) { received.signal() })
      kill(getpid(), SIGUSR2)
      received.waitUnlessItHangs()
    }
    // Not before all is over: without one the signal has its usual effect.
    for source in sources { source.cancel() }
  }
}
