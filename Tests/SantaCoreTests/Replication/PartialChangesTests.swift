import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Changes that are sent in parts.
struct PartialChangesTests {
  private static let author = ReplicaNumber(rawValue: 7)

  private static func parts(_ change: [UInt8], _ limit: Int) -> [[UInt8]] {
    PartialChanges.parts(of: change, limit: limit)
  }

  @Test("The parts of a change are the change, wherever it is cut")
  func wholeAgain() throws {
    let change = [1] + (0..<200).map { UInt8($0) }
    #expect(Self.parts(change, 201) == [change])
    for limit in [1, 2, 7, 100, 200] {
      var partial = PartialChanges()
      let parts = Self.parts(change, limit)
      #expect(parts.count == (201 + limit - 1) / limit)
      for part in parts.dropLast() {
        #expect(!PartialChanges.isEnd(part))
        #expect(try partial.add(part) == nil)
      }
      let last = try #require(parts.last)
      #expect(PartialChanges.isEnd(last))
      #expect(try partial.add(last) == change)
      #expect(partial.parts.isEmpty)
    }
  }

  @Test(
    "Parts of several changes, some of which come twice, make each change at least once",
    arguments: RandomRun.seeds(4, fresh: 4))
  func mixed(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let changes = (0..<4).map { number in
      [1, UInt8(number)] + (0..<Int.random(in: 0...60, using: &generator)).map { UInt8($0) }
    }
    // Each change has two senders, as when two replicas send changes back that a server lost.
    var queues = (changes + changes).map { Self.parts($0, Int.random(in: 1...20, using: &generator)) }
    var (partial, whole): (PartialChanges, [[UInt8]]) = (PartialChanges(), [])
    while let index = queues.indices.filter({ !queues[$0].isEmpty }).randomElement(using: &generator) {
      let bytes = queues[index].removeFirst()
      if bytes.first != PartialChanges.partTag {
        whole.append(bytes)
      } else if let change = try partial.add(bytes) {
        whole.append(change)
      }
      // A copy restores the parts that have arrived so far.
      var again = PartialChanges()
      for part in partial.parts { #expect(try again.add(part) == nil, "seed \(seed)") }
      partial = again
    }
    #expect(Set(whole).isSubset(of: Set(changes)), "seed \(seed)")
    for change in changes {
      // The two senders cut a change differently, so the parts of one sender might not continue the other's parts, but one of
      // the two gets through.
      #expect(whole.contains(change), "seed \(seed)")
    }
  }

  @Test("Of a part whose beginning has come already, the rest counts")
  func overlapping() throws {
    let change = [1] + (0..<100).map { UInt8($0) }
    let (short, long) = (Self.parts(change, 20), Self.parts(change, 50))
    var partial = PartialChanges()
    for part in [short[0], short[1], long[0], short[1], long[0]] { #expect(try partial.add(part) == nil) }
    // 50 bytes have arrived. The third of the short parts adds 10 of its 20 bytes.
    #expect(try partial.add(short[2]) == nil)
    #expect(try partial.add(short[4]) == nil)
    #expect(try partial.add(long[1]) == nil)
    #expect(try partial.add(long[2]) == change)
    #expect(partial.parts.isEmpty)
  }

  @Test("Of too many unfinished changes, the one that was not continued for longest is given up")
  func tooMany() throws {
    let changes = (0...PartialChanges.maximumCount).map { number -> [UInt8] in
      [1, UInt8(number >> 8), UInt8(number & 255), 0]
    }
    let parts = changes.map { Self.parts($0, 2) }
    var partial = PartialChanges()
    for part in parts { #expect(try partial.add(part[0]) == nil) }
    #expect(partial.parts.count == PartialChanges.maximumCount)
    #expect(try partial.add(parts[0][1]) == nil)
    #expect(try partial.add(parts[1][1]) == changes[1])
    #expect(partial.parts.count == PartialChanges.maximumCount - 1)
  }

  @Test("A change whose bytes were exchanged has no effect, and a part beyond its change is an error")
  func forged() throws {
    let change = [1] + (0..<50).map { UInt8($0) }
    var parts = Self.parts(change, 30)
    parts[0][parts[0].count - 1] ^= 1
    var partial = PartialChanges()
    #expect(try partial.add(parts[0]) == nil)
    #expect(try partial.add(parts[1]) == nil)
    #expect(partial.parts.isEmpty)
    // The last part continues nothing when it arrives again.
    #expect(try partial.add(parts[1]) == nil)
    #expect(partial.parts.isEmpty)
    var reader = ChangeReader(home: Self.author)
    let wrong: [[UInt8]] = [[2], [2, 7, 0, 0, 0], parts[0] + parts[1], [3, 200], [3, 1, 1, 2]]
    for bytes in wrong {
      let result = Result { try reader.read(bytes) }
      #expect(throws: Replica.Failure.self) { try result.get() }
    }
    // A part that is cut off anywhere is an error, or the change remains incomplete.
    for count in 0..<12 {
      let result = Result { try reader.read(Array(parts[1].prefix(count))) }
      if case .success(let change) = result { #expect(change == nil) }
    }
  }

  @Test("A change in parts is applied at its last one, also when a copy is between them")
  func copyBetween() throws {
    let type = ReplicatedType(name: "Gift", kind: .topLevel, primaryKey: nil)
    let first = LogicalChange(schema: [.type(type)]).encoded(as: Self.author)
    let object = ObjectID(type: type, primaryKey: nil, identity: Identity(replica: .own, counter: 0))
    let parts = Self.parts(LogicalChange(operations: [.create(object, [])]).encoded(as: Self.author), 5)
    #expect(parts.count > 3)
    let order = [first] + parts
    var whole = OrderState()
    try whole.apply(order)
    for count in 1..<order.count {
      var before = OrderState()
      try before.apply(order[..<count])
      let copy = try before.copy()
      var state = try OrderState(copy: copy)
      #expect(try state.copy() == copy)
      try state.apply(order[count...])
      #expect(try state.copy() == whole.copy(), "after \(count)")
      // A copy is sent to a new server, in parts if it is long.
      var again = OrderState()
      try again.apply(Self.parts(copy, 8) + order[count...])
      #expect(try contents(again) == contents(whole), "after \(count)")
    }
  }

  @Test("An embedded object that is made and assigned again stays where it is", arguments: [false, true])
  func madeAgain(isMap: Bool) throws {
    let (person, room) = (
      ReplicatedType(name: "Person", kind: .topLevel, primaryKey: nil),
      ReplicatedType(name: "Room", kind: .embedded, primaryKey: nil)
    )
    let home = try #require(
      Property(
        decoded: ColumnDefinition(
          name: "home", type: .link, isOptional: true, kind: isMap ? .map : .single, target: room.text)))
    let objects = [person, room].map {
      ObjectID(type: $0, primaryKey: nil, identity: Identity(replica: .own, counter: 3))
    }
    let link = LogicalChange.Value.link(objects[1])
    let change = LogicalChange(
      schema: [.type(person), .type(room), .property(home, of: person, fill: .null)],
      operations: [
        .create(objects[0], []), .create(objects[1], []),
        isMap
          ? .editMap(objects[0], home, removed: [], set: [.init(key: "key", value: link)])
          : .set(objects[0], home, link),
      ])
    let bytes = change.encoded(as: Self.author)
    var (once, twice) = (OrderState(), OrderState())
    try once.apply([bytes])
    try twice.apply([bytes, bytes])
    #expect(try contents(twice) == contents(once))
    #expect(try contents(once)?.operations.count == 3)
  }

  private func contents(_ state: OrderState) throws -> LogicalChange? {
    var reader = ChangeReader(home: Self.author)
    return try reader.read(state.copy())
  }
}
