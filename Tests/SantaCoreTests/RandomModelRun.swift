import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A part of a node, which can contain further parts.
final class NodePart: EmbeddedObject {
  @Persisted var number: Int
  /// A value that is changed in place, and isn't in the model.
  @Persisted var weight: Int
  @Persisted var rest: List<NodePart>

  /// Creates a part that contains the part with the next lower number, and so on down to 0.
  convenience init(_ number: Int) {
    self.init()
    self.number = number
    if number > 0 { rest.append(NodePart(number - 1)) }
  }
}

/// The objects of the random run, with values, strings, and links and collections that may form cycles.
final class Node: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted(indexed: true) var value: Int
  @Persisted(indexed: true) var note: String
  @Persisted(indexed: true) var rank: Double?
  @Persisted(indexed: true) var price: Decimal?
  @Persisted var any: AnyPersistable
  @Persisted var tags: MutableSet<String>
  @Persisted var friends: MutableSet<Node>
  @Persisted var marks: Map<String, Int>
  @Persisted var namedNodes: Map<String, Node?>
  @Persisted var part: NodePart?
  @Persisted var parts: List<NodePart>
  @Persisted var partsByName: Map<String, NodePart?>
  @Persisted(originProperty: "next") var previous: LinkingObjects<Node>
  @Persisted(originProperty: "friends") var befriended: LinkingObjects<Node>
  @Persisted(originProperty: "namedNodes") var nodesNamingThis: LinkingObjects<Node>
  @Persisted var next: Node?
  @Persisted var nodes: List<Node>
  @Persisted var numbers: List<Int>

  static func make(_ id: Int, next: Node?) -> Node {
    let node = Node()
    node.id = id
    node.next = next
    node.numbers.append(contentsOf: [1, 2, 3])
    return node
  }
}

/// The contents of a ``Node`` as plain values.
struct NodeModel: Equatable {
  var value = 0
  var note = ""
  var rank: Double?
  var price: Decimal?
  var any = AnyPersistable.none
  var next: Int?
  var nodes: [Int] = []
  var numbers: [Int] = []
  var tags: Set<String> = []
  var friends: Set<Int> = []
  var marks: [String: Int] = [:]
  var namedNodes: [String: Int?] = [:]
  var part: Int?
  var parts: [Int] = []
  var partsByName: [String: Int?] = [:]

  /// The number of parts, including nested parts.
  var partCount: Int {
    ([part] + parts + partsByName.values).reduce(0) { $0 + ($1.map { $0 + 1 } ?? 0) }
  }
}

/// Runs random transactions on stores, and on a model of dictionaries and arrays.
struct RandomModelRun {
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

  private struct Undone: Error {}

  /// Runs several operations in a savepoint, which may contain further savepoints, and rolls back about half of them.
  private mutating func savepoint(_ store: Store, depth: Int) {
    let before = (model, nextID)
    let known = store.objects(Node.self).map { ($0, $0.id, $0.value) }
    let results = store.objects(Node.self).where { $0.value < 6 }.sorted(by: \.note)
    let shown = results.map(\.id)
    let isUndone = number(2) == 0
    do {
      try store.savepoint {
        for _ in 0..<(1 + number(4)) {
          if depth < 4 && number(4) == 0 { savepoint(store, depth: depth + 1) } else { step(store) }
        }
        if isUndone { throw Undone() }
      }
    } catch {
      #expect(error is Undone)
      (model, nextID) = before
      for (node, id, value) in known { #expect(!node.isInvalidated && node.id == id && node.value == value) }
      #expect(results.map(\.id) == shown)
      #expect(Self.contents(of: store) == model)
    }
    for (node, id, _) in known { #expect(node.isInvalidated == (model[id] == nil) || !isUndone) }
  }

  /// Runs a transaction of several operations, some of them in savepoints, and commits it or rolls it back.
  ///
  /// - Returns: whether the transaction was committed.
  @discardableResult
  mutating func transaction(_ store: Store, withoutNotifying tokens: [NotificationToken] = []) throws -> Bool
  {
    let before = (model, nextID)
    store.beginWrite()
    for _ in 0..<(1 + number(5)) { step(store) }
    if number(3) == 0 {
      for _ in 0..<(1 + number(2)) { savepoint(store, depth: 0) }
      if number(2) == 0 { step(store) }
    }
    if number(6) == 0 {
      store.cancelWrite()
      (model, nextID) = before
      return false
    }
    try store.commitWrite(withoutNotifying: tokens)
    return true
  }

  private mutating func step(_ store: Store) {
    guard let id = someID(), number(12) > 0 || model.count > 40 else { return add(store) }
    let node = Self.node(id, store)
    switch number(26) {
    case 16...19: changeSets(id, node, store)
    case 20...22: changeMaps(id, node, store)
    case 23...25: changeParts(id, node)
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
      let price = rank.map { Decimal(sign: .minus, exponent: -1, significand: Decimal($0)) }
      node.price = price
      model[id]?.price = price
      let any: AnyPersistable = [nil, .int(number(3)), "\(number(3))", [.int(number(2))], ["a": nil]][
        number(5)]
      node.any = any
      model[id]?.any = any
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
    // The transaction that adds this object also deletes it, so observers never see it, but it uses a row key.
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
      model[key]?.friends.remove(id)
      for (name, target) in model[key]?.namedNodes ?? [:] where target == id {
        model[key]?.namedNodes[name] = .some(nil)
      }
    }
    // A new object with the primary key of a deleted one is a different object.
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
    node.tags.formUnion(model[id]?.tags ?? [])
    for (key, value) in model[id]?.marks ?? [:] { node.marks[key] = value }
    node.part = NodePart(2)
    model[id] = NodeModel(
      value: node.value, note: "updated", numbers: model[id]?.numbers ?? [], tags: model[id]?.tags ?? [],
      marks: model[id]?.marks ?? [:], part: 2)
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

  private mutating func changeSets(_ id: Int, _ node: Node, _ store: Store) {
    guard var tags = model[id]?.tags, var friends = model[id]?.friends, let friend = someID() else { return }
    let (tag, several) = ("\(number(150))", Set((0..<number(40)).map { "\($0 * 3)" }))
    switch number(12) {
    case 0, 1:
      let inserted = node.tags.insert(tag).inserted
      #expect(inserted == tags.insert(tag).inserted)
    case 2:
      let removed = node.tags.remove(tag)
      #expect(removed == tags.remove(tag))
    case 3:
      node.tags.formUnion(several)
      tags.formUnion(several)
    case 4:
      node.tags.formIntersection(several)
      tags.formIntersection(several)
    case 5:
      node.tags.subtract(several)
      tags.subtract(several)
    case 6:
      node.tags.formSymmetricDifference(several)
      tags.formSymmetricDifference(several)
    case 7:
      node.tags = MutableSet(several)
      tags = several
    case 8, 9:
      node.friends.insert(Self.node(friend, store))
      friends.insert(friend)
    case 10:
      node.friends.remove(Self.node(friend, store))
      friends.remove(friend)
    default:
      node.friends.removeAll()
      friends = []
    }
    #expect(Array(node.tags) == tags.sorted() && node.tags.contains(tag) == tags.contains(tag))
    #expect(node.tags.isSubset(of: several) == tags.isSubset(of: several))
    #expect(node.tags.isSuperset(of: several) == tags.isSuperset(of: several))
    #expect(node.tags.intersects(several) == !tags.isDisjoint(with: several))
    #expect(node.friends.contains(Self.node(friend, store)) == friends.contains(friend))
    model[id]?.tags = tags
    model[id]?.friends = friends
  }

  private mutating func changeMaps(_ id: Int, _ node: Node, _ store: Store) {
    guard var marks = model[id]?.marks, var namedNodes = model[id]?.namedNodes, let target = someID() else {
      return
    }
    let (key, value) = ("key \(number(30))", number(100))
    switch number(8) {
    case 0, 1:
      #expect(node.marks.updateValue(value, forKey: key) == marks.updateValue(value, forKey: key))
    case 2:
      #expect(node.marks.removeValue(forKey: key) == marks.removeValue(forKey: key))
    case 3:
      node.marks[key, default: 5] += 1
      marks[key, default: 5] += 1
    case 4:
      let others = (0..<number(20)).map { (key: "key \($0)", value: $0) }
      node.marks.merge(others) { $0 + $1 }
      marks.merge(others.map { ($0.key, $0.value) }) { $0 + $1 }
    case 5, 6:
      node.namedNodes[key] = Self.node(target, store)
      namedNodes[key] = target
    default:
      node.namedNodes[key] = nil
      namedNodes.removeValue(forKey: key)
    }
    #expect(node.marks.keys == marks.keys.sorted() && node.marks[key] == marks[key])
    #expect(
      node.namedNodes.keys == namedNodes.keys.sorted() && node.namedNodes[key]?.id == namedNodes[key] ?? nil)
    model[id]?.marks = marks
    model[id]?.namedNodes = namedNodes
  }

  private mutating func changeParts(_ id: Int, _ node: Node) {
    guard var plain = model[id] else { return }
    let (depth, key) = (number(3), "part \(number(4))")
    if number(2) == 0 { node.part?.weight += 1 }
    switch number(9) {
    case 0, 1:
      node.part = NodePart(depth)
      plain.part = depth
    case 2:
      node.part = nil
      plain.part = nil
    case 3, 4:
      node.parts.append(NodePart(depth))
      plain.parts.append(depth)
    case 5 where !plain.parts.isEmpty:
      let index = number(plain.parts.count)
      node.parts[index] = NodePart(depth)
      plain.parts[index] = depth
    case 6 where !plain.parts.isEmpty:
      let index = number(plain.parts.count)
      // The remaining parts stay the same objects.
      let kept = node.parts.enumerated().filter { $0.offset != index }.map(\.element)
      node.parts = List(kept.reversed())
      plain.parts.remove(at: index)
      plain.parts.reverse()
    case 7:
      node.partsByName[key] = NodePart(depth)
      plain.partsByName[key] = depth
    default:
      node.partsByName[key] = nil
      plain.partsByName.removeValue(forKey: key)
    }
    model[id] = plain
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

  /// Checks that linking objects are the inverse of the links, in order of creation.
  static func checkLinkingObjects(of store: Store) {
    for node in store.objects(Node.self) {
      let all = store.objects(Node.self)
      #expect(Array(node.previous) == all.filter { $0.next == node })
      #expect(Array(node.befriended) == all.filter { $0.friends.contains(node) })
      #expect(Array(node.nodesNamingThis) == all.filter { $0.namedNodes.values.contains(node) })
    }
  }

  /// Returns the contents of a store in the form of the model.
  static func contents(of store: Store) -> [Int: NodeModel] {
    var result: [Int: NodeModel] = [:]
    for node in store.objects(Node.self) {
      result[node.id] = NodeModel(
        value: node.value, note: node.note, rank: node.rank, price: node.price, any: node.any,
        next: node.next?.id,
        nodes: node.nodes.map(\.id), numbers: Array(node.numbers), tags: Set(node.tags),
        friends: Set(node.friends.map(\.id)),
        marks: Dictionary(uniqueKeysWithValues: node.marks.map { ($0, $1) }),
        namedNodes: Dictionary(uniqueKeysWithValues: node.namedNodes.map { ($0, $1?.id) }),
        part: node.part?.number,
        parts: node.parts.map(\.number),
        partsByName: Dictionary(uniqueKeysWithValues: node.partsByName.map { ($0, $1?.number) }))
    }
    return result
  }
}
