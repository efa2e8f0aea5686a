import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Runs random transactions on objects of several classes that share a table, and compares the store with a dictionary.
///
/// A failure prints its seed; ``RandomRun`` describes how to repeat it.
struct RandomSubclassTests {
  /// The expected state of an object.
  private struct Expected: Equatable {
    var type: String
    var name: String
    var lives: Int?
    var friend: Int?
    var prey: [Int]
  }

  private static let types: [String: Pet.Type] = [
    "Pet": Pet.self, "Cat": Cat.self, "Dog": Dog.self, "Lion": Lion.self,
  ]

  private struct Run {
    var random: SeededGenerator
    var model: [Int: Expected] = [:]
    var nextID = 0

    mutating func transaction(_ store: Store) throws {
      let before = model
      let isCancelled = Int.random(in: 0..<10, using: &random) == 0
      store.beginWrite()
      for _ in 0..<Int.random(in: 1...5, using: &random) { try step(store) }
      if isCancelled {
        store.cancelWrite()
        model = before
      } else {
        try store.commitWrite()
      }
    }

    private mutating func step(_ store: Store) throws {
      let known = model.keys.sorted().randomElement(using: &random)
      switch (Int.random(in: 0..<9, using: &random), known) {
      case (0...2, _), (_, nil): add(store)
      case (3, let id?): delete(id, store)
      case (4...5, let id?): change(id, store)
      case (6, let id?):
        let other = model.keys.sorted().randomElement(using: &random)
        model[id]?.friend = other
        store.object(ofType: Pet.self, forPrimaryKey: id)?.friend = other.flatMap {
          store.object(ofType: Pet.self, forPrimaryKey: $0)
        }
      case (7, let id?):
        guard let lion = store.object(ofType: Lion.self, forPrimaryKey: id) else { return }
        let other = try #require(model.keys.sorted().randomElement(using: &random))
        lion.prey.append(try #require(store.object(ofType: Pet.self, forPrimaryKey: other)))
        model[id]?.prey.append(other)
      case (_, let id?): update(id, store)
      }
    }

    private mutating func add(_ store: Store) {
      let type = ["Pet", "Cat", "Dog", "Lion"].randomElement(using: &random) ?? ""
      let id = nextID
      nextID += 1
      var expected = Expected(type: type, name: "n\(id % 7)", friend: nil, prey: [])
      var values: [String: Any] = ["id": id, "name": expected.name]
      if let found = RandomSubclassTests.types[type], found is Cat.Type {
        expected.lives = id % 10
        values["lives"] = id % 10
      }
      model[id] = expected
      // Creates the object by the name of its class, or by the class itself.
      if Bool.random(using: &random) {
        values["class"] = type
        store.create(Pet.self, value: values)
      } else {
        switch type {
        case "Cat": store.create(Cat.self, value: values)
        case "Dog": store.create(Dog.self, value: values)
        case "Lion": store.create(Lion.self, value: values)
        default: store.create(Pet.self, value: values)
        }
      }
    }

    private mutating func delete(_ id: Int, _ store: Store) {
      if let pet = store.object(ofType: Pet.self, forPrimaryKey: id) { store.delete(pet) }
      model[id] = nil
      for key in model.keys {
        if model[key]?.friend == id { model[key]?.friend = nil }
        model[key]?.prey.removeAll { $0 == id }
      }
    }

    private mutating func change(_ id: Int, _ store: Store) {
      let pet = store.object(ofType: Pet.self, forPrimaryKey: id)
      if let cat = pet as? Cat {
        let lives = Int.random(in: 0..<10, using: &random)
        cat.lives = lives
        model[id]?.lives = lives
      } else {
        let name = "n\(Int.random(in: 0..<7, using: &random))"
        pet?.name = name
        model[id]?.name = name
      }
    }

    private mutating func update(_ id: Int, _ store: Store) {
      let name = "n\(Int.random(in: 0..<7, using: &random))"
      store.create(Pet.self, value: ["id": id, "name": name], update: .modified)
      model[id]?.name = name
    }
  }

  private static func contents(of store: Store) -> [Int: Expected] {
    var result: [Int: Expected] = [:]
    for pet in store.objects(Pet.self) {
      result[pet.id] = Expected(
        type: "\(type(of: pet))", name: pet.name, lives: (pet as? Cat)?.lives, friend: pet.friend?.id,
        prey: (pet as? Lion)?.prey.map(\.id) ?? [])
    }
    return result
  }

  @Test(
    "Objects, queries and observers agree with a dictionary, and every change set is replayed",
    .counted("change sets of listed subclasses, replayed"),
    arguments: RandomRun.seeds(RandomRun.size(6, plain: 2), fresh: RandomRun.size(1, plain: 0)))
  func run(seed: UInt64) throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [Pet.self])
    let store = try Store(configuration: configuration, isolation: nil)
    var run = Run(random: SeededGenerator(seed: seed))
    try run.transaction(store)
    store.refresh()
    let cats = store.objects(Cat.self)
    let subjects: [CollectionView.Subject] = [
      .results(store.objects(Pet.self).query), .results(cats.query), .results(store.objects(Lion.self).query),
      .results(cats.where { $0.lives > 3 }.sorted(by: \.lives).query),
      .results(store.objects(Pet.self).where { $0.friend.name > "n2" }.sorted(by: \.name).query),
    ]
    var views = subjects.map { ReplayedView($0, at: store.context.snapshot) }
    let recorder = CollectionRecorder<Results<Cat>> { "\($0._key)" }
    let live = cats.sorted(by: \.name)
    let token = live.observe { recorder.record($0) }
    defer { token.invalidate() }
    for step in 0..<RandomRun.size(200, plain: 100) {
      try run.transaction(store)
      store.refresh()
      let found = Self.contents(of: store)
      #expect(found == run.model, "seed \(seed), step \(step)")
      for (name, type) in Self.types {
        let expected = run.model.filter {
          Self.types[$0.value.type].map { ClassHierarchy.isSubtype($0, of: type) } ?? false
        }
        let ids: [Int] =
          switch name {
          case "Cat": cats.map(\.id)
          case "Dog": store.objects(Dog.self).map(\.id)
          case "Lion": store.objects(Lion.self).map(\.id)
          default: store.objects(Pet.self).map(\.id)
          }
        #expect(ids.sorted() == expected.keys.sorted(), "seed \(seed), step \(step), \(name)")
      }
      for index in views.indices { _ = views[index].changes(to: store.context.snapshot) }
      CountedCases.add(views.count)
      #expect(recorder.problems == [], "seed \(seed), step \(step)")
      #expect(recorder.contents == live.map { "\($0._key)" }, "seed \(seed), step \(step)")
      if step % 40 == 39 { try store.compact() }
      if found != run.model || !recorder.problems.isEmpty { return }
    }
    store.context.snapshot.checkInvariants()
    let reopened = try Engine(directory: directory.path, isReadOnly: false)
    #expect(reopened.latest.contents == store.context.snapshot.contents, "seed \(seed)")
    reopened.latest.checkInvariants()
  }
}
