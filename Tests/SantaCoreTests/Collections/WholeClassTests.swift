import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Results of all objects of a class, while a transaction changes them and when a callback receives them.
struct WholeClassTests {
  final class Dog: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var age: Int
    @Persisted var friend: Dog?
    @Persisted var tricks: List<Int>
    @Persisted var bigs: List<UInt64>
    @Persisted var marks: Map<String, Int>
  }

  final class Kennel: Object { @Persisted var dogs: List<Dog> }

  private struct Undone: Error {}

  private let store: Store
  private let dogs: Results<Dog>

  init() throws {
    store = try Store.temporary([Dog.self])
    dogs = store.objects(Dog.self)
  }

  private func add(_ ids: Range<Int>) throws {
    try store.write { for id in ids { store.create(Dog.self, value: ["id": id, "age": id]) } }
  }

  @Test("Within a transaction, they are always the objects that are there")
  func changing() throws {
    var random = SeededGenerator(seed: 23)
    try add(0..<50)
    var plain = Array(0..<50)
    var next = 50
    func change() {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        store.create(Dog.self, value: ["id": next])
        plain.append(next)
        next += 1
      case 1 where !plain.isEmpty:
        let index = Int.random(in: plain.indices, using: &random)
        store.delete(dogs[index])
        plain.remove(at: index)
      case 2 where !plain.isEmpty:
        if let first = dogs.first { store.delete(first) }
        plain.removeFirst()
      default:
        for index in plain.indices.prefix(5) { dogs[index].age += 1 }
      }
      #expect(dogs.count == plain.count && dogs.first?.id == plain.first && dogs.last?.id == plain.last)
      #expect(dogs.indices.map { dogs[$0].id } == plain)
    }
    for _ in 0..<20 {
      try store.write {
        for _ in 0..<6 { change() }
        let before = plain
        try? store.savepoint {
          for _ in 0..<6 { change() }
          throw Undone()
        }
        plain = before
        #expect(dogs.map(\.id) == plain)
        for _ in 0..<3 { change() }
      }
      #expect(dogs.map(\.id) == plain)
    }
  }

  @Test("For a callback, values and sums are those of the state that it is shown")
  func pinned() throws {
    try add(0..<3)
    let scene = store
    var found: [[Int]] = []
    let token = dogs.observe { change in
      guard case .update(let dogs, _, _, _) = change, found.isEmpty else { return }
      // The update is delivered at the beginning of a write, so the callback can change the store.
      scene.create(Dog.self, value: ["id": 100, "age": 100])
      if let first = scene.object(ofType: Dog.self, forPrimaryKey: 0) { scene.delete(first) }
      let sum: Int = dogs.sum(of: \.age)
      found.append([dogs.count, dogs.values(of: \.age).count, sum])
    }
    store.refresh()
    try add(3..<4)
    try store.write {}
    #expect(found == [[4, 4, 6]])
    token.invalidate()
  }

  @Test("Sums of integers are exact, also if they leave the range of 64 bits on the way")
  func sums() throws {
    try store.write {
      store.create(Dog.self, value: ["id": 1, "tricks": [Int.max, 1, -2], "bigs": [UInt64.max]])
      store.create(Dog.self, value: ["id": 2, "tricks": [1, 2], "bigs": [UInt64.max - 1, 1]])
      store.create(Dog.self, value: ["id": 3])
    }
    #expect(dogs.where { $0.tricks.sum == Int.max - 1 }.map(\.id) == [1])
    #expect(dogs.where { $0.bigs.sum == UInt64.max }.map(\.id) == [1, 2])
    #expect(try dogs.filter("bigs.@sum == 18446744073709551615").map(\.id) == [1, 2])
    #expect(
      dogs.where { $0.tricks.avg > 1 }.map(\.id) == [1, 2]
        && dogs.where { $0.tricks.sum == 0 }.map(\.id) == [3])
  }

  @Test("A count behind a link that is nil is nil in a #Predicate, as in Swift")
  func countsOfNothing() throws {
    try store.write {
      let first = store.create(Dog.self, value: ["id": 1, "tricks": [1, 2]])
      store.create(Dog.self, value: ["id": 2, "friend": first])
      store.create(Dog.self, value: ["id": 3, "friend": store.create(Dog.self, value: ["id": 4])])
    }
    let none: Int? = nil
    let (some, all): ([Int?], [Int?]) = ([2, 7], [nil, 0])
    let predicates: [Predicate<Dog>] = [
      #Predicate { ($0.friend?.tricks.count ?? 9) > 1 }, #Predicate { ($0.friend?.tricks.count ?? 0) < 1 },
      #Predicate { $0.friend?.tricks.count == 0 }, #Predicate { $0.friend?.tricks.count != 0 },
      #Predicate { $0.friend?.tricks.count == none }, #Predicate { $0.friend?.tricks.count != none },
      #Predicate { some.contains($0.friend.flatMap { $0.tricks.count }) },
      #Predicate { all.contains($0.friend.flatMap { $0.tricks.count }) },
      #Predicate {
        if let count = $0.friend?.tricks.count { count > 1 } else { true }
      },
    ]
    let plain: [(Dog) -> Bool] = [
      { ($0.friend?.tricks.count ?? 9) > 1 }, { ($0.friend?.tricks.count ?? 0) < 1 },
      { $0.friend?.tricks.count == 0 }, { $0.friend?.tricks.count != 0 }, { $0.friend?.tricks.count == none },
      { $0.friend?.tricks.count != none },
      { some.contains($0.friend?.tricks.count) },
      { all.contains($0.friend?.tricks.count) },
      { $0.friend.map { $0.tricks.count > 1 } ?? true },
    ]
    for (number, (predicate, condition)) in zip(predicates, plain).enumerated() {
      #expect(try dogs.filter(predicate).map(\.id) == dogs.filter(condition).map(\.id), "number \(number)")
    }
  }

  @Test("Of two objects of a graph with one primary key, the last one's values stay")
  func twoOfOneKey() throws {
    let owner = Dog(), old = Dog(), new = Dog()
    (owner.id, old.id, old.age, new.id, new.age) = (1, 2, 3, 2, 4)
    owner.tricks.append(1)
    let kennel = Kennel()
    kennel.dogs.append(contentsOf: [owner, old, new])
    try store.write { store.add(kennel, update: .modified) }
    #expect(store.object(ofType: Dog.self, forPrimaryKey: 2)?.age == 4)
  }

  @Test("Queries for canonically equivalent keys of a map are two queries")
  func equivalentKeys() throws {
    try store.write { store.create(Dog.self, value: ["id": 1, "marks": ["\u{e9}": 5]]) }
    let (composed, decomposed) = (
      dogs.where { $0.marks["\u{e9}"] > 1 }, dogs.where { $0.marks["e\u{301}"] > 1 }
    )
    #expect(composed.query != decomposed.query)
    let tokens = [composed, decomposed].map { $0.observe { _ in } }
    #expect(composed.count == 1 && decomposed.count == 0)
    for token in tokens { token.invalidate() }
  }
}
