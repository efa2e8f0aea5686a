import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Regression tests: releasing a chain of 200,000 linked objects outside a store overflowed the stack, because Swift releases
/// the objects that an object references while releasing that object.
struct DeepChainTests {
  final class Node: Object {
    @Persisted var number = 0
    @Persisted(onDelete: .cascade) var next: Node?
    @Persisted var others: List<Node>
    @Persisted var named: Map<String, Node?>
    @Persisted var set: MutableSet<Node>
    @Persisted var part: Part?
    @Persisted(originProperty: "next") var previous: LinkingObjects<Node>
  }

  final class Part: EmbeddedObject {
    @Persisted var inner: Part?
    @Persisted var parts: List<Part>
  }

  private static let count = 200_000

  private enum Kind: CaseIterable { case link, list, map, set, mixed }

  /// Returns the first node of a chain.
  private static func chain(_ kind: Kind, _ count: Int = count) -> Node {
    var first = Node()
    for number in 1..<count {
      let node = Node()
      node.number = number
      switch kind {
      case .link: node.next = first
      case .list: node.others.append(first)
      case .map: node.named["a"] = first
      case .set: node.set.insert(first)
      case .mixed:
        node.next = first
        node.others.append(first)
        node.named["a"] = .some(first)
      }
      first = node
    }
    return first
  }

  private static func parts(_ count: Int, inLists: Bool) -> Part {
    var first = Part()
    for _ in 1..<count {
      let part = Part()
      if inLists { part.parts.append(first) } else { part.inner = first }
      first = part
    }
    return first
  }

  @Test("Releasing a chain in no store needs no stack")
  func releasing() async {
    await #expect(processExitsWith: .success) {
      for kind in Kind.allCases { _ = DeepChainTests.chain(kind) }
      for inLists in [false, true] { _ = DeepChainTests.parts(DeepChainTests.count, inLists: inLists) }
    }
  }

  @Test("A chain is added, read, followed and deleted whatever its length is")
  func storing() async {
    await #expect(processExitsWith: .success) {
      for kind in Kind.allCases {
        let store = try Store(configuration: .init(location: .inMemory("chain \(kind)")))
        let first = DeepChainTests.chain(kind, 20_000)
        try store.write { store.add(first) }
        let nodes = store.objects(Node.self)
        try #require(nodes.count == 20_000)
        try #require(nodes.where { $0.next.number == 5 }.count == (kind == .link || kind == .mixed ? 1 : 0))
        try #require(first.description.contains("19999") && first == nodes.first)
        _ = first.freeze()
        try store.write { store.delete(first) }
        // Only the links cascade.
        try #require(nodes.isEmpty == (kind == .link || kind == .mixed))
      }
    }
  }

  @Test("Embedded objects within each other are added and deleted whatever their depth is")
  func embedded() async {
    await #expect(processExitsWith: .success) {
      for inLists in [false, true] {
        let store = try Store(configuration: .init(location: .inMemory("parts \(inLists)")))
        let node = Node()
        node.part = DeepChainTests.parts(20_000, inLists: inLists)
        try store.write { store.add(node) }
        var (depth, part) = (0, node.part)
        while let inner = part {
          depth += 1
          part = inLists ? inner.parts.first : inner.inner
        }
        try #require(depth == 20_000)
        try store.write { node.part = nil }
        try store.write { store.delete(node) }
      }
    }
  }

  @Test("What recurs says that the chain is too long")
  func limits() async {
    await #expect(processExitsWith: .success) {
      let store = try Store(configuration: .init(location: .inMemory("limits")))
      // Each object is copied by itself, so a chain of links has no limit. A recursive copy would need a megabyte for each
      // thousand objects, so this chain is long enough.
      let first = DeepChainTests.chain(.link, 20_000)
      try store.write { store.create(Node.self, value: first) }
      try #require(store.objects(Node.self).count == 20_000)
      let node = Node()
      node.part = DeepChainTests.parts(DeepChainTests.count, inLists: false)
      #expect(throws: StoreError.self) { try Node(value: node) }
      #expect(throws: StoreError.self) { try store.write { store.create(Node.self, value: node) } }
      var nested: [String: Any] = [:]
      for _ in 0..<1000 { nested = ["next": nested] }
      #expect(throws: StoreError.self) { try store.write { store.create(Node.self, value: nested) } }
      #expect(throws: StoreError.self) { try Node(value: nested) }
      let json =
        String(repeating: "{\"next\":", count: 100_000) + "null" + String(repeating: "}", count: 100_000)
      #expect(throws: (any Error).self) {
        try store.write { try store.create(Node.self, json: Data(json.utf8)) }
      }
    }
  }

  @Test("A chain of conditions, and conditions in each other, are refused or evaluated")
  func conditions() async {
    await #expect(processExitsWith: .success) {
      let store = try Store(configuration: .init(location: .inMemory("conditions")))
      try store.write { for number in 0..<3 { store.create(Node.self, value: ["number": number]) } }
      let nodes = store.objects(Node.self)
      let text = (0..<3_000).map { "number == \($0)" }.joined(separator: " OR ")
      try #require(try nodes.filter(text).count == 3)
      let wide = nodes.where { node in (0..<2_000).reduce(node.number == 0) { $0 || node.number == $1 } }
      try #require(wide.count == 3)
      for text in [
        String(repeating: "NOT (", count: 10_000) + "number == 1" + String(repeating: ")", count: 10_000),
        String(repeating: "(", count: 60_000), "1 == number" + String(repeating: " + 1", count: 15_000),
        String(repeating: "-", count: 60_000) + "number == 1",
        "number == " + String(repeating: "{", count: 60_000),
      ] {
        #expect(throws: StoreError.self) { try nodes.filter(text) }
      }
      // The error is already thrown where the condition is created, because releasing one that is nested so deeply would need a
      // large stack.
      let deep = Query<Node>.root(nodes.context.engine).number == 1
      #expect(throws: StoreError.self) { try (0..<200_000).reduce(deep) { query, _ in !query }.expression }
      #expect(throws: StoreError.self) {
        try (0..<200_000).reduce(deep) { $1.isMultiple(of: 2) ? $0 && deep : $0 || deep }.expression
      }
    }
  }

  @Test("A class can use its links while it is released")
  func deinitialising() {
    final class Loud: Object {
      static let heard = Mutex<[Int]>([])
      @Persisted var number = 0
      @Persisted var next: Loud?
      deinit {
        let number = next?.number ?? -1
        Self.heard.withLock { $0.append(number) }
      }
    }
    var first: Loud? = Loud()
    for number in 1...3 {
      let loud = Loud()
      (loud.number, loud.next) = (number, first)
      first = loud
    }
    let kept = first?.next
    first = nil
    #expect(Loud.heard.withLock { $0 } == [2])
    #expect(kept?.next?.number == 1 && kept?.next?.next?.number == 0, "What is still used keeps its links.")
  }

  @Test("Objects that are still used elsewhere are not released")
  func shared() {
    let last = Node()
    let list = List<Node>()
    do {
      let first = Node()
      first.next = last
      first.others.append(last)
      list.append(first)
      let other = Node()
      other.others = list
      other.named["x"] = last
    }
    #expect(list.count == 1 && list[0].next === last && list[0].others.first === last)
  }
}
