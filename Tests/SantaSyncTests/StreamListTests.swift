import SantaCore
import Testing

@testable import SantaReplication
@testable import SantaSync

/// Which stores a connection requests, and which stores its frames belong to.
struct StreamListTests {
  private let start = ContinuousClock.now

  private static func entry(_ name: String, after version: UInt64 = 0, _ chain: String = "")
    -> StreamList.Entry
  {
    .init(name: name, epoch: "e", replica: 1, after: version, chain: chain)
  }

  private static func change(_ version: UInt64) -> ChangeStream.Frame {
    .change(
      .init(
        position: OrderPosition(version: version, chain: "chain \(version)"), author: 2, sequence: version,
        bytes: [1]))
  }

  /// Returns a list with the stores "a" and "b" and a connection.
  private func list() -> (list: StreamList, a: Int, b: Int) {
    var list = StreamList()
    let (a, b) = (list.join(Self.entry("a")), list.join(Self.entry("b")))
    _ = list.needsConnection(at: start)
    _ = list.renew(at: start)
    return (list, a, b)
  }

  @Test func `frames concern the store that was named last`() throws {
    var (list, a, b) = list()
    #expect(try list.frameArrived(Self.change(1), over: 1) == nil)
    #expect(try list.frameArrived(.store(1), over: 1) == nil)
    #expect(try list.frameArrived(Self.change(1), over: 1) == .frame(Self.change(1), member: b))
    #expect(try list.frameArrived(.level(version: 1), over: 1) == .frame(.level(version: 1), member: b))
    #expect(try list.frameArrived(.store(0), over: 1) == nil)
    #expect(try list.frameArrived(Self.change(1), over: 1) == .frame(Self.change(1), member: a))
    #expect(try list.frameArrived(.heartbeat, over: 1) == .heartbeat)
    #expect(throws: ChangeStream.Malformed.self) { try list.frameArrived(.store(2), over: 1) }
  }

  @Test func `a store that has enough to apply is not asked for until it goes on`() throws {
    var (list, a, b) = list()
    #expect(list.active == [a, b])
    list.pause(a)
    #expect(list.active == [b])
    #expect(list.renew(at: start) == [Self.entry("b")])
    _ = try list.frameArrived(.store(0), over: 2)
    #expect(try list.frameArrived(Self.change(1), over: 2) == .frame(Self.change(1), member: b))
    list.goOn(a)
    #expect(list.active == [a, b])
    #expect(list.renew(at: start) == [Self.entry("a"), Self.entry("b", after: 1, "chain 1")])
  }

  @Test func `frames count until their reader asks for the next ones, or goes on`() async {
    let arrived = ArrivedFrames()
    var signals = arrived.signals.makeAsyncIterator()
    #expect(arrived.byteCount == 0)
    for version in 1...3 as ClosedRange<UInt64> { arrived.append(Self.change(version)) }
    arrived.append(.level(version: 3))
    arrived.notify()
    #expect(arrived.byteCount == 3 * 58)
    _ = await signals.next()
    #expect(arrived.take().count == 4)
    arrived.append(Self.change(4))
    arrived.notify()
    #expect(arrived.byteCount == 4 * 58)
    _ = await signals.next()
    #expect(arrived.byteCount == 58)
    #expect(arrived.take().count == 1)
    arrived.goOn()
    #expect(arrived.byteCount == 0)
  }

  @Test func `a new connection goes on behind the last change that arrived`() throws {
    var (list, a, _) = list()
    _ = try list.frameArrived(.store(0), over: 1)
    _ = try list.frameArrived(Self.change(1), over: 1)
    _ = try list.frameArrived(Self.change(2), over: 1)
    _ = list.join(Self.entry("c", after: 5, "five"))
    #expect(
      list.renew(at: start) == [
        Self.entry("a", after: 2, "chain 2"), Self.entry("b"), Self.entry("c", after: 5, "five"),
      ])
    // Frames that still arrive over the former connection are ignored, because the new one repeats them.
    #expect(try list.frameArrived(.store(0), over: 1) == nil)
    #expect(try list.frameArrived(Self.change(3), over: 1) == nil)
    #expect(list.connectionEnded(1) == [])
    _ = try list.frameArrived(.store(0), over: 2)
    #expect(try list.frameArrived(Self.change(3), over: 2) == .frame(Self.change(3), member: a))
  }

  @Test func `a store that pauses is asked for when it has applied what came`() throws {
    var (list, a, b) = list()
    _ = try list.frameArrived(.store(0), over: 1)
    _ = try list.frameArrived(Self.change(1), over: 1)
    #expect(try list.frameArrived(.pause, over: 1) == .frame(.pause, member: a))
    #expect(list.renew(at: start) == [Self.entry("b")])
    _ = try list.frameArrived(.store(0), over: 2)
    #expect(try list.frameArrived(Self.change(1), over: 2) == .frame(Self.change(1), member: b))
    list.goOn(a)
    #expect(
      list.renew(at: start) == [Self.entry("a", after: 1, "chain 1"), Self.entry("b", after: 1, "chain 1")])
    // When a connection ends, only its own stores are affected.
    _ = try list.frameArrived(.store(1), over: 3)
    _ = try list.frameArrived(.pause, over: 3)
    #expect(list.connectionEnded(3) == [a])
    #expect(!list.isEmpty)
    list.leave(b)
    #expect(list.isEmpty)
  }

  @Test func `a refused store leaves, and the others stay`() throws {
    var (list, a, b) = list()
    _ = try list.frameArrived(.store(1), over: 1)
    #expect(
      try list.frameArrived(.refusal(status: 409, body: [7]), over: 1)
        == .refusal(status: 409, body: [7], member: b))
    #expect(try list.frameArrived(Self.change(1), over: 1) == nil)
    #expect(list.renew(at: start) == [Self.entry("a")])
    #expect(list.connectionEnded(2) == [a])
  }

  @Test func `what comes of a store that has left is left out`() throws {
    var (list, a, b) = list()
    _ = try list.frameArrived(.store(0), over: 1)
    list.leave(a)
    #expect(try list.frameArrived(Self.change(1), over: 1) == nil)
    _ = try list.frameArrived(.store(1), over: 1)
    #expect(try list.frameArrived(Self.change(1), over: 1) == .frame(Self.change(1), member: b))
    list.leave(b)
    #expect(list.renew(at: start) == [])
  }

  @Test func `stores that join soon after each other share a connection`() {
    var list = StreamList()
    _ = list.join(Self.entry("a"))
    #expect(list.needsConnection(at: start) == .zero)
    _ = list.join(Self.entry("b"))
    #expect(list.needsConnection(at: start) == nil)
    #expect(list.renew(at: start).count == 2)
    var now = start
    for expected in [10, 20, 40, 80, 160, 320, 320] {
      _ = list.join(Self.entry("c"))
      #expect(list.needsConnection(at: now) == .milliseconds(expected))
      #expect(list.needsConnection(at: now) == nil)
      now += .milliseconds(expected)
      _ = list.renew(at: now)
    }
    #expect(list.needsConnection(at: now + .seconds(2)) == .milliseconds(5))
    for _ in 0..<191 { _ = list.join(Self.entry("d")) }
    #expect(!list.hasRoom(for: Self.entry("one more")))
  }

  @Test func `a store joins once with a number, so that one copy of a directory does not stop the other`() {
    var (list, a, _) = list()
    #expect(!list.hasRoom(for: Self.entry("a", after: 9)))
    #expect(list.hasRoom(for: .init(name: "a", epoch: "e", replica: 2, after: 0, chain: "")))
    list.leave(a)
    #expect(list.hasRoom(for: Self.entry("a")))
  }
}
