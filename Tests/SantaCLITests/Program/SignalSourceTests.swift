import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

@Suite(.unlessItHangs) struct SignalSourceTests {
  /// Formerly, a signal that arrived while its source was being created was lost. A tracker that received a signal right after
  /// its start continued to run.
  @Test func `a signal is delivered from the creation of its source on`() {
    var sources: [SignalSource] = []
    for _ in 0..<20 {
      let received = DispatchSemaphore(value: 0)
      let queue = DispatchQueue(label: "signals")
      sources.append(SignalSource(for: SIGUSR2, on: queue) { received.signal() })
      kill(getpid(), SIGUSR2)
      received.waitUnlessItHangs()
    }
    // Sources are kept until the end of the test, because without a source, a signal has its default effect.
    for source in sources { source.cancel() }
  }
}
