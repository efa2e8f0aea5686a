import SantaCoreTestSupport
import Testing

@testable import SantaNetwork

struct LoopbackServerTests {
  @Test func `a server that is stopped twice does not stop another one`() async throws {
    let first = try LoopbackServer { _ in LoopbackAnswer() }
    first.stop()
    try await Task.sleep(for: .milliseconds(50))
    // The listener is closed by now, and one of these servers reuses its descriptor.
    let others = try (0..<20).map { _ in try LoopbackServer { _ in LoopbackAnswer() } }
    defer { for other in others { other.stop() } }
    first.stop()
    let client = HTTPClient(userAgent: "santa-tests/1 (nobody@example.org)", deadline: .seconds(60))
    for other in others {
      #expect(try await client.response(to: HTTPRequest(other.url)).status == 200)
    }
  }
}
