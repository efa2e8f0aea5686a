import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Quantifiers over objects that are reached in many ways.
struct SharedPathTests {
  private final class Node: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var number = 0
    @Persisted var others: List<Node>
    @Persisted(originProperty: "others") var origins: LinkingObjects<Node>
  }

  @Test("A path of 40 lists, each of which contains the next object twice, is followed once", .unlessItHangs)
  func sharedLevels() throws {
    let store = try Store.temporary()
    try store.write {
      var last = Node()
      for id in 1...40 {
        let node = Node()
        node.id = id
        node.others.append(contentsOf: [last, last])
        last = node
      }
      store.add(last)
    }
    let path = Array(repeating: "others", count: 40).joined(separator: ".")
    let nodes = store.objects(Node.self)
    #expect(try nodes.filter("ANY \(path).number == 1").isEmpty)
    #expect(try nodes.filter("ANY \(path).number == 0").map(\.id) == [40])
    #expect(try nodes.filter("ALL \(path).number == 0").count == 41)
    #expect(try nodes.filter("NONE \(path).number == 0").count == 40)
  }

  @Test("Random graphs give what loops give", arguments: 1...20 as ClosedRange<UInt64>)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let store = try Store.temporary()
    try store.write {
      for id in 0..<12 {
        store.create(Node.self, value: ["id": id, "number": Int.random(in: 0...4, using: &random)])
      }
      let nodes = Array(store.objects(Node.self))
      for node in nodes {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          node.others.append(nodes[Int.random(in: nodes.indices, using: &random)])
        }
      }
    }
    let nodes = store.objects(Node.self)
    let paths: [(String, (Node) -> [Int])] = [
      ("others.others.number", { $0.others.flatMap(\.others).map(\.number) }),
      ("origins.others.number", { $0.origins.flatMap(\.others).map(\.number) }),
      (
        "others.origins.others.number",
        { $0.others.flatMap { Array($0.origins) }.flatMap(\.others).map(\.number) }
      ),
    ]
    for (path, values) in paths {
      for number in 0...4 {
        let (any, all, none) = (
          try nodes.filter("ANY \(path) == \(number)"), try nodes.filter("ALL \(path) == \(number)"),
          try nodes.filter("NONE \(path) == \(number)")
        )
        #expect(Array(any) == nodes.filter { values($0).contains(number) }, "seed \(seed): \(path)")
        #expect(
          Array(all) == nodes.filter { values($0).allSatisfy { $0 == number } }, "seed \(seed): \(path)")
        #expect(Array(none) == nodes.filter { !values($0).contains(number) }, "seed \(seed): \(path)")
      }
    }
  }
}
