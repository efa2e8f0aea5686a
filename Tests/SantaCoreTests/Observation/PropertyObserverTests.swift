import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Observers of single properties. They are called during the write itself.
struct PropertyObserverTests {
  final class Child: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted var age = 0
    @Persisted(name: "stored") var renamed: Double
    @Persisted var friend: Child?
    @Persisted var friends: List<Child>
    @Persisted var gift: Gift?
    @Persisted(originProperty: "friend") var admirers: LinkingObjects<Child>
  }

  final class Gift: EmbeddedObject {
    @Persisted var label = ""
  }

  @Test("A refresh in a callback does nothing, and the observers of the store come before those of results")
  func refreshInACallback() throws {
    let configuration = Store.Configuration(
      location: .inMemory(UUID().uuidString), objectTypes: [Child.self])
    let (scene, other) = (try Store(configuration: configuration), try Store(configuration: configuration))
    var log: [String] = []
    let child = try scene.write { scene.create(Child.self, value: ["id": 1]) }
    let tokens = [
      child.observe(\.age) { _, _ in log.append("age \(scene.refresh())") },
      scene.observe { _, _ in log.append("store") },
      scene.objects(Child.self).observe { if case .update = $0 { log.append("results") } },
    ]
    scene.refresh()
    log = []
    try other.write { other.object(ofType: Child.self, forPrimaryKey: 1)?.age = 5 }
    scene.refresh()
    #expect(log == ["age false", "store", "results"])
    for token in tokens { token.invalidate() }
  }

  @Test("An observation that a callback begins goes on when all earlier ones have ended in it")
  func begunInACallback() throws {
    let store = try Store.temporary([Child.self])
    let other = try store.write { store.create(Child.self, value: ["id": 2]) }
    var ages: [Int] = []
    var tokens: [NotificationToken] = []
    try store.write {
      let child = store.create(Child.self, value: ["id": 1])
      tokens.append(
        child.observe(\.age) { child, _ in
          store.delete(child)
          tokens.append(other.observe(\.age) { other, _ in ages.append(other.age) })
        })
      tokens.append(child.observe(\.age) { _, _ in })
      child.age = 1
    }
    try store.write { other.age = 2 }
    #expect(ages == [2])
    for token in tokens { token.invalidate() }
  }

  /// A log of an observer's calls, such as `"4>5"`.
  final class Log {
    var calls: [String] = []
    let bell = Bell()
    var token: NotificationToken?

    func observe<Value>(
      _ child: Child, _ keyPath: KeyPath<Child, Value>, options: PropertyObservationOptions = [.old, .new],
      then: @escaping (Child) -> Void = { _ in }
    ) {
      func text(_ value: Value?) -> String {
        switch value as Any? {
        case Optional<Any>.none: "-"
        case let link as Child?: link.map { "\($0.id)" } ?? "-"
        case let child as Child: "\(child.id)"
        case let list as List<Child>: "\(list.count) elements"
        case let value?: "\(value)"
        }
      }
      token = child.observe(keyPath, options: options) { [unowned self] child, change in
        calls.append("\(text(change.oldValue))>\(text(change.newValue))")
        then(child)
        bell.ring()
      }
    }

    /// Returns the calls since the previous `next()`.
    func next() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private static func configuration() -> Store.Configuration {
    Store.Configuration(
      location: .inMemory("properties \(UInt64.random(in: 0 ... .max))"), objectTypes: [Child.self])
  }

  private func store(_ children: Int = 2) throws -> (Store, [Child]) {
    let store = try Store(configuration: PropertyObserverTests.configuration())
    let all = try store.write { (0..<children).map { store.create(Child.self, value: ["id": $0]) } }
    return (store, all)
  }

  @Test("An assignment calls before the next line, with the old and the new value")
  func calledBeforeTheNextLine() throws {
    let (store, children) = try store()
    let (age, name, renamed) = (Log(), Log(), Log())
    age.observe(children[0], \.age)
    name.observe(children[0], \.name)
    renamed.observe(children[0], \.renamed)
    try store.write {
      children[0].age = 4
      #expect(age.next() == ["0>4"])
      children[0].age = 4
      #expect(age.next() == [])
      children[0].age = 5
      children[0].age = 4
      #expect(age.next() == ["4>5", "5>4"])
      children[0].name = "Ada"
      #expect(name.next() == [">Ada"])
      children[0].renamed = 1.5
      #expect(renamed.next() == ["0.0>1.5"])
      children[1].age = 9
    }
    #expect(age.next() + name.next() + renamed.next() == [])
  }

  @Test("Each change of a long list calls, also several in one transaction")
  func longList() throws {
    let (store, children) = try store(20)
    try store.write { children[0].friends.append(contentsOf: children) }
    let log = Log()
    log.observe(children[0], \.friends, options: [])
    try store.write {
      for child in children[..<3] { children[0].friends.append(child) }
      #expect(log.next().count == 3)
      children[0].friends.move(from: 0, to: 22)
      children[0].friends[5] = children[1]
      children[0].friends[5] = children[1]
      children[0].friends.removeLast()
      #expect(log.next().count == 3)
    }
    #expect(log.next() == [])
    try store.write { children[1].age = 3 }
    #expect(log.next() == [])
  }

  @Test("Options say which values are given, and whether it is called at once")
  func options() throws {
    let (store, children) = try store()
    let (initial, old, new, none) = (Log(), Log(), Log(), Log())
    initial.observe(children[0], \.age, options: [.initial, .new])
    old.observe(children[0], \.age, options: .old)
    new.observe(children[0], \.age, options: .new)
    none.observe(children[0], \.age, options: [])
    #expect(initial.next() == ["->0"])
    try store.write { children[0].age = 3 }
    #expect(initial.next() == ["->3"])
    #expect(old.next() == ["0>-"])
    #expect(new.next() == ["->3"])
    #expect(none.next() == ["->-"])
  }

  @Test("An assignment to another instance of the object calls, too")
  func otherInstance() throws {
    let (store, children) = try store()
    let log = Log()
    // The first instance was used in this transaction before the observation began, and the second was not.
    try store.write {
      let other = try #require(store.object(ofType: Child.self, forPrimaryKey: 0))
      other.age = 1
      log.observe(children[0], \.age) { #expect($0 === children[0]) }
      other.age = 2
      #expect(log.next() == ["1>2"])
      store.objects(Child.self).where { $0.id == 0 }.first?.age = 3
      #expect(log.next() == ["2>3"])
      store.objects(Child.self).setValue(7, forKey: "age")
      #expect(log.next() == ["3>7"])
    }
  }

  @Test("Values that are assigned together are told when all are")
  func assignedTogether() throws {
    let (store, children) = try store()
    let (age, name) = (Log(), Log())
    age.observe(children[0], \.age) { #expect($0.name == "Bo" && $0.friend?.id == 5) }
    name.observe(children[0], \.name) { #expect($0.age == 8) }
    try store.write {
      store.create(
        Child.self, value: ["id": 0, "age": 8, "name": "Bo", "friend": ["id": 5]], update: .modified)
      #expect(age.next() == ["0>8"])
      #expect(name.next() == [">Bo"])
      let copy = Child()
      (copy.id, copy.age, copy.name) = (0, 9, "Cy")
      age.token = nil
      name.observe(children[0], \.name) { #expect($0.age == 9) }
      store.add(copy, update: .all)
      #expect(name.next() == ["Bo>Cy"])
    }
  }

  @Test("Links and collections are observed, also when their targets are deleted")
  func linksAndCollections() throws {
    let (store, children) = try store(4)
    let (friend, friends, gift) = (Log(), Log(), Log())
    friend.observe(children[0], \.friend)
    friends.observe(children[0], \.friends)
    gift.observe(children[0], \.gift)
    try store.write {
      children[0].friend = children[1]
      #expect(friend.next() == ["->1"])
      children[0].friends.append(children[1])
      children[0].friends.append(children[2])
      children[0].friends.move(from: 0, to: 1)
      #expect(friends.next() == ["->1 elements", "->2 elements", "->2 elements"])
      store.delete(children[1])
      #expect(friend.next() == ["1>-"])
      #expect(friends.next() == ["->1 elements"])
      store.delete(store.objects(Child.self).where { $0.id == 2 })
      #expect(friends.next() == ["->0 elements"])
      children[0].gift = Gift()
      children[0].gift?.label = "book"
      #expect(gift.next().count == 1)
      children[0].gift = nil
      #expect(gift.next().count == 1)
    }
  }

  @Test("Rolling back calls with the values going back")
  func rollingBack() throws {
    struct Refused: Error {}
    let (store, children) = try store()
    let (age, friend) = (Log(), Log())
    age.observe(children[0], \.age)
    friend.observe(children[0], \.friend)
    try store.write { children[0].friend = children[1] }
    #expect(friend.next() == ["->1"])
    #expect(throws: Refused.self) {
      try store.write {
        (children[0].age, children[0].friend) = (4, nil)
        throw Refused()
      }
    }
    #expect(age.next() == ["0>4", "4>0"])
    #expect(friend.next() == ["1>-", "->1"])
    try store.write {
      children[0].age = 1
      try? store.savepoint {
        children[0].age = 2
        throw Refused()
      }
      #expect(age.next() == ["0>1", "1>2", "2>1"])
    }
    store.beginWrite()
    children[0].age = 6
    store.cancelWrite()
    #expect(age.next() == ["1>6", "6>1"])
    // After a rollback, another object gets the row key of the new object.
    store.beginWrite()
    let brief = store.create(Child.self, value: ["id": 70, "age": 1])
    let log = Log()
    log.observe(brief, \.age)
    store.cancelWrite()
    try store.write { _ = store.create(Child.self, value: ["id": 71, "age": 2]) }
    #expect(log.next() == [])
  }

  @Test("A deleted object calls no more, and again if that is rolled back")
  func deletedObject() throws {
    let (store, children) = try store()
    let log = Log()
    log.observe(children[0], \.age)
    store.beginWrite()
    children[0].age = 1
    store.delete(children[0])
    store.cancelWrite()
    #expect(log.next() == ["0>1", "1>0"])
    try store.write { children[0].age = 2 }
    #expect(log.next() == ["0>2"])
    try store.write { store.delete(children[0]) }
    try store.write { store.create(Child.self, value: ["id": 0, "age": 5]) }
    #expect(log.next() == [])
    #expect(store.context.propertyObservers == nil)
    let late = Log()
    late.observe(children[0], \.age, options: [.initial, .new])
    #expect(late.next() == ["->2"])
  }

  @Test("Commits of others are told once, when the store moves to them")
  func commitsOfOthers() throws {
    let (store, children) = try store()
    let other = try Store(configuration: store.configuration)
    let (age, name) = (Log(), Log())
    age.observe(children[0], \.age)
    name.observe(children[0], \.name)
    let copy = try #require(other.object(ofType: Child.self, forPrimaryKey: 0))
    for value in 1...3 { try other.write { (copy.age, copy.name) = (value, "\(value)") } }
    #expect(age.next() == [])
    let refreshed = store.observe { [unowned age] _, _ in #expect(age.calls == ["0>3"]) }
    #expect(store.refresh())
    #expect(age.next() == ["0>3"])
    #expect(name.next() == [">3"])
    refreshed.invalidate()
    try other.write { copy.age = 4 }
    try store.write {
      // The change was already delivered before the block began.
      #expect(age.next() == ["3>4"])
      children[0].age = 5
    }
    #expect(age.next() == ["4>5"])
  }

  @Test("On an actor, asyncWrite tells at the assignment and not again")
  func asyncWriteOnAnActor() async throws {
    try await Household.run()
  }

  @MainActor private enum Household {
    static func run() async throws {
      let store = try Store(configuration: PropertyObserverTests.configuration())
      let child = try store.write { store.create(Child.self, value: ["id": 0]) }
      let log = Log()
      log.observe(child, \.age)
      try await store.asyncWrite {
        child.age = 2
        #expect(log.next() == ["0>2"])
      }
      #expect(child.age == 2)
      #expect(log.next() == [])
      struct Refused: Error {}
      try? await store.asyncWrite {
        child.age = 3
        throw Refused()
      }
      #expect(log.next() == ["2>3", "3>2"])
      // A commit from another isolation arrives in a turn.
      let configuration = store.configuration
      try await Task.detached {
        let other = try Store(configuration: configuration)
        try other.write { other.object(ofType: Child.self, forPrimaryKey: 0)?.age = 9 }
      }.value
      await log.bell.wait { !log.calls.isEmpty }
      #expect(log.next() == ["2>9"])
    }
  }

  @Test("A callback may write, also to the property that it observes")
  func writingCallback() throws {
    let (store, children) = try store()
    let (clamp, other) = (Log(), Log())
    clamp.observe(children[0], \.age) { child in
      if child.age > 100 { child.age = 100 }
      child.name = "\(child.age)"
    }
    other.observe(children[0], \.age)
    try store.write { children[0].age = 500 }
    #expect(clamp.next() == ["0>500", "500>100"])
    // The value had already changed again when this observer was called.
    #expect(other.next() == ["0>100"])
    #expect(children[0].name == "100")
  }

  @Test("A callback may end the write")
  func endingTheWrite() async throws {
    let (store, children) = try store()
    var cancels = true
    let token = children[0].observe(\.name) { _, _ in
      if cancels, store.isInWriteTransaction { store.cancelWrite() }
    }
    store.beginWrite()
    children[0].name = "Ada"
    #expect(!store.isInWriteTransaction)
    #expect(children[0].name == "")
    // The callback of an assignment to a new object ends the write, so the object is gone.
    let fresh = Log()
    store.beginWrite()
    let child = store.create(Child.self, value: ["id": 50])
    fresh.observe(child, \.friends) { _ in store.cancelWrite() }
    child.friends.append(children[0])
    #expect(child.isInvalidated && fresh.next() == ["->1 elements"])
    // The next write delivers the other store's commit when it begins, and the callback ends the write there.
    let other = try Store(configuration: store.configuration)
    try other.write { other.object(ofType: Child.self, forPrimaryKey: 0)?.name = "Bo" }
    #expect(throws: StoreError.self) { try store.write { children[0].age = 1 } }
    try other.write { other.object(ofType: Child.self, forPrimaryKey: 0)?.name = "Cy" }
    await #expect(throws: StoreError.self) { try await store.asyncWrite { children[0].age = 1 } }
    cancels = false
    try store.write { children[0].age = 2 }
    #expect(children[0].age == 2)
    token.invalidate()
  }

  @Test("A token that is invalidated stops the calls, and assignments are plain again")
  func invalidatedToken() throws {
    let (store, children) = try store()
    let log = Log()
    log.observe(children[0], \.age)
    #expect(store.context.propertyObservers != nil)
    try store.write {
      children[0].age = 1
      log.token?.invalidate()
      children[0].age = 2
    }
    #expect(log.next() == ["0>1"])
    #expect(store.context.propertyObservers == nil)
    #expect(store.context.classes.observedTables.isEmpty)
    weak var released: NSObject?
    do {
      let object = NSObject()
      released = object
      let token = children[0].observe(\.age) { _, _ in _ = object }
      token.invalidate()
    }
    #expect(released == nil)
  }

  @Test("By name, values have any type, and a wrong name is an error")
  func byName() throws {
    let (store, children) = try store()
    var calls: [String] = []
    let token = try children[0].observe("renamed") { _, change in
      calls.append("\(change.oldValue ?? "-")>\(change.newValue ?? "-")")
    }
    try store.write { children[0].renamed = 2 }
    #expect(calls == ["0.0>2.0"])
    for name in ["nothing", "stored", "friend.age", "admirers"] {
      let error = #expect(throws: StoreError.self) { try children[0].observe(name) { _, _ in } }
      #expect(error?.code == .invalidKeyPath, "\(name)")
    }
    token.invalidate()
  }

  @Test("It can't be left out of a write, whose block is not run")
  func leftOut() throws {
    let (store, children) = try store()
    let log = Log()
    log.observe(children[0], \.age)
    let token = try #require(log.token)
    let error = #expect(throws: StoreError.self) {
      try store.write(withoutNotifying: [token]) { children[0].age = 1 }
    }
    #expect(error?.code == .wrongToken)
    store.beginWrite()
    children[0].age = 2
    #expect(throws: StoreError.self) { try store.commitWrite(withoutNotifying: [token]) }
    #expect(log.next() == ["0>2", "2>0"])
    #expect(children[0].age == 0)
  }

  @Test("A frozen object calls only at once")
  func frozenObject() throws {
    let (_, children) = try store()
    let log = Log()
    log.observe(children[0].freeze(), \.age, options: [.initial, .new])
    #expect(log.next() == ["->0"])
  }

  /// After each step of a random program, each observer must know the current value of its object.
  @Test(
    "Random writes, rollbacks and deletions leave each observer at the present value",
    arguments: RandomRun.seeds(6, fresh: 1))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (store, _) = try store(6)
    struct Refused: Error {}
    var told: [Int: Int] = [:]
    var tokens: [NotificationToken] = []
    var observed: [Int: Child] = [:]
    for child in store.objects(Child.self) {
      let id = child.id
      observed[id] = child
      tokens.append(
        child.observe(\.age, options: [.initial, .old, .new]) { _, change in
          if let old = change.oldValue { #expect(old == told[id]) }
          told[id] = change.newValue
        })
    }
    func step() {
      guard let child = store.objects(Child.self).randomElement(using: &random) else { return }
      switch Int.random(in: 0..<10, using: &random) {
      case 0: store.delete(child)
      case 1: store.create(Child.self, value: ["id": child.id, "age": child.age + 3], update: .modified)
      case 2:
        store.create(Child.self, value: ["id": Int.random(in: 100..<10_000, using: &random)], update: .all)
      case 3: store.objects(Child.self).setValue(Int.random(in: 0..<3, using: &random), forKey: "age")
      default: child.age = Int.random(in: 0..<3, using: &random)
      }
    }
    func check() {
      for (id, child) in observed where !child.isInvalidated { #expect(told[id] == child.age) }
    }
    for _ in 0..<200 {
      let fails = Bool.random(using: &random)
      try? store.write {
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          step()
          check()
          try? store.savepoint {
            step()
            check()
            if Bool.random(using: &random) { throw Refused() }
          }
          check()
        }
        if fails { throw Refused() }
      }
      check()
    }
    #expect(!tokens.isEmpty)
  }
}
