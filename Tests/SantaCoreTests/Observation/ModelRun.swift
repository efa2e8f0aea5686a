import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// What the random run stores: a value, a text, links and lists that may go round in circles.
final class Node: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var value: Int
  @Persisted var note: String
  @Persisted var rank: Double?
  @Persisted var next: Node?
  @Persisted var nodes: List<Node>
  @Persisted var numbers: List<Int>
}

/// The same as plain values.
struct NodeModel: Equatable {
  var value = 0
  var note = ""
  var rank: Double?
  var next: Int?
  var nodes: [Int] = []
  var numbers: [Int] = []
}

/// Random transactions against stores, and the same against dictionaries and arrays.
struct ModelRun {
  var random: SeededGenerator
  var model: [Int: NodeModel] = [:]
  private var nextID = 0

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func someID() -> Int? { model.keys.sorted().randomElement(using: &random) }

  private static func node(_ id: Int, _ store: Store) -> Node {
    guard let node = store.object(ofType: Node.self, forPrimaryKey: id) else {
      preconditionFailure("Node \(id) is not there.")
    }
    return node
  }

  /// One transaction of some operations; may be taken back.
  mutating func transaction(_ store: Store) throws {
    let before = (model, nextID)
    store.beginWrite()
    for _ in 0..<(1 + number(5)) { step(store) }
    if number(6) == 0 {
      store.cancelWrite()
      (model, nextID) = before
    } else {
      try store.commitWrite()
    }
  }

  private mutating func step(_ store: Store) {
    guard let id = someID(), number(12) > 0 || model.count > 40 else { return add(store) }
    let node = Self.node(id, store)
    switch number(16) {
    case 0, 1: add(store)
    case 2: if model.count > 5 { delete(id, node, store) }
    case 3, 4:
      let value = number(10)
      node.value = value
      model[id]?.value = value
    case 5:
      let note = String(repeating: "é", count: number(9)) + "\(number(3))"
      node.note = note
      model[id]?.note = note
    case 6:
      let rank = number(3) == 0 ? nil : Double(number(4))
      node.rank = rank
      model[id]?.rank = rank
    case 7:
      let target = number(4) == 0 ? nil : someID()
      node.next = target.map { Self.node($0, store) }
      model[id]?.next = target
    case 8: update(id, store)
    case 9...12: changeNodes(id, node, store)
    default: changeNumbers(id, node)
    }
  }

  private mutating func add(_ store: Store) {
    let node = Node()
    node.id = nextID
    node.value = number(10)
    node.numbers.append(contentsOf: [1, 2])
    var plain = NodeModel(value: node.value, numbers: [1, 2])
    nextID += 1
    if let target = someID(), number(2) == 0 {
      node.next = Self.node(target, store)
      plain.next = target
      node.nodes.append(Self.node(target, store))
      plain.nodes = [target]
    }
    model[node.id] = plain
    store.add(node)
    // A row that nobody hears of uses up a key.
    if number(8) == 0 {
      let unborn = Node()
      unborn.id = -1
      unborn.nodes.append(node)
      store.add(unborn)
      store.delete(unborn)
    }
  }

  private mutating func delete(_ id: Int, _ node: Node, _ store: Store) {
    store.delete(node)
    let old = model.removeValue(forKey: id)
    for key in model.keys {
      if model[key]?.next == id { model[key]?.next = nil }
      model[key]?.nodes.removeAll { $0 == id }
    }
    // The same key again is another object.
    if number(4) == 0, let old {
      let again = Node()
      again.id = id
      again.value = old.value
      store.add(again)
      model[id] = NodeModel(value: old.value)
    }
  }

  private mutating func update(_ id: Int, _ store: Store) {
    let node = Node()
    node.id = id
    node.value = number(10)
    node.note = "updated"
    node.numbers.append(contentsOf: model[id]?.numbers ?? [])
    model[id] = NodeModel(value: node.value, note: "updated", numbers: model[id]?.numbers ?? [])
    store.add(node, update: number(2) == 0 ? .modified : .all)
  }

  private mutating func changeNodes(_ id: Int, _ node: Node, _ store: Store) {
    guard var plain = model[id]?.nodes else { return }
    switch number(8) {
    case 0, 1, 2:
      guard let target = someID() else { return }
      let index = number(plain.count + 1)
      node.nodes.insert(Self.node(target, store), at: index)
      plain.insert(target, at: index)
    case 3 where !plain.isEmpty:
      let index = number(plain.count)
      node.nodes.remove(at: index)
      plain.remove(at: index)
    case 4, 5:
      guard !plain.isEmpty else { return }
      let (from, to) = (number(plain.count), number(plain.count))
      node.nodes.move(from: from, to: to)
      plain.insert(plain.remove(at: from), at: to)
    case 6 where !plain.isEmpty:
      let (from, to) = (number(plain.count), number(plain.count))
      node.nodes.swapAt(from, to)
      plain.swapAt(from, to)
    case 7 where !plain.isEmpty:
      guard let target = someID() else { return }
      let index = number(plain.count)
      node.nodes[index] = Self.node(target, store)
      plain[index] = target
    default:
      guard number(6) == 0 else { return }
      node.nodes.removeAll()
      plain = []
    }
    model[id]?.nodes = plain
  }

  private mutating func changeNumbers(_ id: Int, _ node: Node) {
    guard var plain = model[id]?.numbers else { return }
    switch number(6) {
    case 0, 1:
      let (index, count) = (number(plain.count + 1), number(9) == 0 ? 80 : 1)
      for _ in 0..<count {
        node.numbers.insert(count, at: index)
        plain.insert(count, at: index)
      }
    case 2 where !plain.isEmpty:
      let index = number(plain.count)
      node.numbers.remove(at: index)
      plain.remove(at: index)
    case 3 where !plain.isEmpty:
      let (from, to) = (number(plain.count), number(plain.count))
      node.numbers.move(from: from, to: to)
      plain.insert(plain.remove(at: from), at: to)
    case 4 where !plain.isEmpty:
      let index = number(plain.count)
      node.numbers[index] = id
      plain[index] = id
    default:
      let new = (0..<number(4)).map { $0 }
      node.numbers = List(new)
      plain = new
    }
    model[id]?.numbers = plain
  }

  /// What a store holds, as the model has it.
  static func contents(of store: Store) -> [Int: NodeModel] {
    var result: [Int: NodeModel] = [:]
    for node in store.objects(Node.self) {
      result[node.id] = NodeModel(
        value: node.value, note: node.note, rank: node.rank, next: node.next?.id,
        nodes: node.nodes.map(\.id), numbers: Array(node.numbers))
    }
    return result
  }
}
