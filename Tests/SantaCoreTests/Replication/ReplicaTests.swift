import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Stores in directories that share one order, with a server that is an array.
struct ReplicaTests {
  private typealias Gift = ReplicaDirectory.Gift
  private typealias Part = ReplicaDirectory.Part

  private let directory: ReplicaDirectory

  init() throws { directory = try ReplicaDirectory() }

  @Test("What one writes the other shows")
  func bothShow() throws {
    let (first, second, order) = (try directory.open("a"), try directory.open("b"), ReplicaOrder())
    let a = try #require(try Replica.open(first.configuration))
    let b = try #require(try Replica.open(second.configuration))
    try order.join(a)
    try order.join(b)
    try first.write {
      let gift = Gift(1)
      first.add(gift)
      gift.notes.append(contentsOf: ["one", "two"])
      gift.parts.append(Part(3))
    }
    try order.upload(a)
    var changeCounts: [Int] = []
    let token = second.objects(Gift.self).observe { change in
      if case .update(_, _, let insertions, _) = change { changeCounts.append(insertions.count) }
    }
    second.refresh()
    #expect(try order.download(b).isEmpty)
    second.refresh()
    #expect(second.giftsAndParts == first.giftsAndParts)
    #expect(changeCounts == [1])
    withExtendedLifetime(token) {}
    #expect(second.objects(Gift.self).first?.parts.first?.gifts.count == 1)
  }

  @Test("Observers are not told of what only identifies objects")
  func hiddenColumns() throws {
    let (first, second, order) = (try directory.open("a"), try directory.open("b"), ReplicaOrder())
    let a = try #require(try Replica.open(first.configuration))
    let b = try #require(try Replica.open(second.configuration))
    for replica in [a, b] { try order.join(replica) }
    // The first object of another replica adds the hidden columns.
    try first.write { first.add(Gift(0)) }
    for replica in [a, b] { try order.exchange(replica) }
    for store in [first, second] { try store.write { store.add(Gift(1)) } }
    try order.upload(a)
    var changeCount = 0
    let tokens = [
      second.objects(Gift.self).observe { if case .update = $0 { changeCount += 1 } },
      second.objects(Gift.self).observe(.only(\.name)) { if case .update = $0 { changeCount += 1 } },
    ]
    second.refresh()
    try order.exchange(b)
    second.refresh()
    // Both replicas created the same object.
    #expect(second.giftsAndParts == first.giftsAndParts)
    #expect(changeCount == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test("A store has one replica at a time")
  func oneAtATime() throws {
    let store = try directory.open("a")
    let replica = try #require(try Replica.open(store.configuration, partByteCount: 60))
    #expect(try Replica.open(store.configuration, partByteCount: 60) == nil)
    withExtendedLifetime(replica) {}
  }

  @Test("A store in memory is refused")
  func inMemory() throws {
    let store = try Store.temporary([])
    #expect(throws: Replica.Failure.self) { try Replica.open(store.configuration, partByteCount: 60) }
  }

  @Test(
    "A number that no replica has is refused, and the store opens again",
    arguments: [0, 1 << 24, (1 << 24) - 1, .max])
  func numberOfNobody(number: UInt32) throws {
    let configuration = Store.Configuration(
      location: .directory(directory.folder("a")), objectTypes: [Gift.self])
    try {
      let store = try Store(configuration: configuration)
      try store.write { store.add(Gift(1)) }
      let replica = try #require(try Replica.open(configuration))
      #expect(throws: Replica.Failure.self) { try replica.join(epoch: "test", number: number) }
      #expect(throws: Replica.Failure.self) {
        try replica.restart(with: .init(epoch: "test", number: number, copy: nil, changes: []))
      }
      try replica.join(epoch: "test", number: (1 << 24) - 2)
    }()
    #expect(try Store(configuration: configuration).objects(Gift.self).count == 1)
    #expect(try Replica.open(configuration)?.membership?.replica == (1 << 24) - 2)
  }

  @Test("Positions and numbers that no order has are refused")
  func impossibleNumbers() throws {
    let store = try directory.open("a")
    let replica = try #require(try Replica.open(store.configuration))
    try replica.join(epoch: "test", number: 1)
    let bytes = try OrderState().copy()
    func copy(_ version: UInt64, _ count: UInt64) -> Replica.Copy {
      .init(position: .init(version: version, chain: "c"), bytes: bytes, ownCount: count)
    }
    for wrong in [copy(1 << 48, 0), copy(.max, 0), copy(5, 6), copy(5, .max)] {
      #expect(throws: Replica.Failure.self) {
        try replica.restart(with: .init(epoch: "test", copy: wrong, changes: []))
      }
    }
    let change = Replica.Ordered(
      position: .init(version: 1, chain: "c"), author: 1, sequence: .max, bytes: bytes)
    #expect(throws: Replica.Failure.self) {
      try replica.restart(with: .init(epoch: "test", changes: [change]))
    }
    #expect(replica.position == .start)
    #expect(throws: Replica.Failure.copied) {
      try replica.restart(with: .init(epoch: "test", copy: copy(5, 5), changes: []))
    }
    try replica.restart(with: .init(epoch: "test", number: 2, copy: copy(5, 5), changes: []))
    #expect(replica.position.version == 5)
  }

  @Test("A long log is replaced by a copy of the state")
  func rewriting() throws {
    let (first, second, order) = (try directory.open("a"), try directory.open("b"), ReplicaOrder())
    let a = try #require(try Replica.open(first.configuration))
    try order.join(a)
    let text = String(repeating: "snow ", count: 20_000)
    for round in 0..<60 {
      try first.write {
        let gift = first.object(ofType: Gift.self, forPrimaryKey: round % 5) ?? Gift(round % 5)
        first.add(gift)
        gift.name = text + "\(round)"
      }
      try order.upload(a)
      try order.download(a)
    }
    let size = try #require(
      try FileManager.default.attributesOfItem(atPath: directory.folder("a/replica/log").path)[.size] as? Int)
    #expect(size < 5_500_000)
    let b = try #require(try Replica.open(second.configuration))
    try order.join(b)
    try order.download(b)
    second.refresh()
    #expect(second.giftsAndParts == first.giftsAndParts)
  }

  @Test("A store is deleted with its replica's files")
  func deleting() throws {
    do {
      let store = try directory.open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try ReplicaOrder().join(replica)
    }
    #expect(try Store.deleteFiles(at: directory.folder("a")))
    #expect(!FileManager.default.fileExists(atPath: directory.folder("a").path))
  }
}
