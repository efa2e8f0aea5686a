import Dispatch
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The properties of an observer.
struct ObservedPropertiesTests {
  @Test("One value serves several observers, and a sequence")
  func shared() async throws {
    let scene = try Scene.tenRows()
    let properties = ObservedProperties<Row>.only(\.value, \.link?.value)
    let (row, results, log) = (scene.store.row(1), scene.store.objects(Row.self), CallbackTexts())
    let tokens = [
      row.observe(properties) { log.add(Self.text($0)) },
      results.observe(properties) { log.add(Self.text($0)) },
      results.where { $0.value < 5 }.sorted(by: \.id).observe(properties) { log.add(Self.text($0)) },
    ]
    var updates = results.updates(properties).makeAsyncIterator()
    _ = try await updates.next()
    scene.store.refresh()
    try scene.store.write { row.note = "x" }
    scene.store.refresh()
    #expect(log.all == ["initial", "initial"])
    try scene.store.write { row.link?.value = 50 }
    scene.store.refresh()
    #expect(log.all.dropFirst(2).sorted() == ["link.value", "modified [1]", "modified [1]"])
    #expect(try await updates.next()?.changes.modifications.map(\.new) == [1])
    for token in tokens { token.invalidate() }
  }

  @Test("Names choose and ignore the same properties as key paths")
  func names() throws {
    let scene = try Scene.tenRows()
    let (row, log) = (scene.store.row(1), CallbackTexts())
    let tokens = [
      row.observe(try .only(named: ["value", "link.value"])) { log.add("only \(Self.text($0))") },
      row.observe(try .ignoring(named: ["value"])) { log.add("ignoring \(Self.text($0))") },
    ]
    try scene.store.write { row.value = 50 }
    scene.store.refresh()
    #expect(log.all == ["only value"])
    try scene.store.write { row.note = "x" }
    scene.store.refresh()
    #expect(log.all == ["only value", "ignoring note"])
    for token in tokens { token.invalidate() }
  }

  @Test("An unknown name, and the name of a property along a link that is to be ignored, are errors")
  func invalidNames() {
    let unknown = #expect(throws: StoreError.self) { try ObservedProperties<Row>.only(named: ["valeu"]) }
    #expect(unknown?.code == .invalidKeyPath)
    let ignored = #expect(throws: StoreError.self) { try ObservedProperties<Row>.ignoring(named: ["valeu"]) }
    #expect(ignored?.code == .invalidKeyPath)
    let linked = #expect(throws: StoreError.self) {
      try ObservedProperties<Row>.ignoring(named: ["note", "link.value"])
    }
    #expect(linked?.code == .invalidKeyPath)
    #expect(linked?.description.contains("link.value") == true)
  }

  @Test("Collections of values are observed with all")
  func values() throws {
    let scene = try Scene.tenInList()
    let (numbers, log) = (scene.store.owner.numbers, CallbackTexts())
    let token = numbers.observe(.all) { log.add(Self.text($0)) }
    scene.store.refresh()
    try scene.store.write { numbers[3] = 50 }
    scene.store.refresh()
    #expect(log.all == ["initial", "modified [3]"])
    token.invalidate()
  }

  @Test("A block can be a closure without types, a variable, or a function")
  func blocks() throws {
    let scene = try Scene.tenRows()
    let (row, log) = (scene.store.row(1), CallbackTexts())
    func note(_ change: CollectionChange<Results<Row>>) { log.add("function") }
    let variable = { (change: ObjectChange<Row>) in log.add("variable") }
    let tokens = [
      scene.store.objects(Row.self).observe { change in log.add("closure \(Self.text(change))") },
      scene.store.objects(Row.self).observe(note),
      row.observe { change in if case .change(_, let all) = change { log.add("closure \(all.count)") } },
      row.observe(variable),
    ]
    scene.store.refresh()
    #expect(log.all.sorted() == ["closure initial", "function"])
    try scene.store.write { row.value = 50 }
    scene.store.refresh()
    #expect(
      log.all.dropFirst(2).sorted() == ["closure 1", "closure modified [1]", "function", "variable"])
    for token in tokens { token.invalidate() }
  }

  @Test("The deprecated parameters keyPaths and ignoring observe the same properties")
  func deprecated() async throws {
    let spellings: any FormerSpellings = Deprecated()
    let scene = try Scene.tenRows()
    let (row, log) = (scene.store.row(1), CallbackTexts())
    let observers = try spellings.observe(scene.store.objects(Row.self), row) { log.add($0) }
    scene.store.refresh()
    #expect(log.all == Array(repeating: "initial", count: 4))
    try scene.store.write { row.value = 50 }
    scene.store.refresh()
    #expect(
      log.all.dropFirst(4).sorted() == [
        "key path modified [1]", "key path value", "name modified [1]", "name value", "nil modified [1]",
        "nil value",
      ])
    for token in observers { token.invalidate() }
    #expect(try await spellings.nextUpdate(of: scene.store.objects(Row.self)) == 10)
  }

  fileprivate static func text<C>(_ change: CollectionChange<C>) -> String {
    switch change {
    case .initial: "initial"
    case .update(_, _, _, let modifications): "modified \(modifications)"
    case .error(let error): "\(error)"
    }
  }

  fileprivate static func text<T>(_ change: ObjectChange<T>) -> String {
    switch change {
    case .change(_, let properties): properties.map(\.name).joined(separator: " ")
    case .deleted: "deleted"
    case .error(let error): "\(error)"
    }
  }
}

/// The deprecated spellings. A test that calls them by a protocol has no warning.
private protocol FormerSpellings {
  func observe(
    _ results: Results<Row>, _ row: Row, _ add: @escaping (String) -> Void
  ) throws -> [NotificationToken]
  func nextUpdate(of results: Results<Row>) async throws -> Int?
}

private struct Deprecated: FormerSpellings {
  @available(*, deprecated)
  func observe(
    _ results: Results<Row>, _ row: Row, _ add: @escaping (String) -> Void
  ) throws -> [NotificationToken] {
    func text(_ prefix: String, _ change: CollectionChange<Results<Row>>) {
      if case .initial = change { return add("initial") }
      add("\(prefix) \(ObservedPropertiesTests.text(change))")
    }
    func text(_ prefix: String, _ change: ObjectChange<Row>) {
      add("\(prefix) \(ObservedPropertiesTests.text(change))")
    }
    return [
      results.observe(keyPaths: [\.value]) { text("key path", $0) },
      try results.observe(keyPaths: ["value"]) { text("name", $0) },
      results.observe(keyPaths: nil) { text("nil", $0) },
      results.observe(ignoring: [\.value]) { text("ignoring", $0) },
      row.observe(keyPaths: [\.value]) { text("key path", $0) },
      try row.observe(keyPaths: ["value"]) { text("name", $0) },
      row.observe(keyPaths: nil) { text("nil", $0) },
      row.observe(ignoring: [\.value]) { text("ignoring", $0) },
    ]
  }

  @available(*, deprecated)
  func nextUpdate(of results: Results<Row>) async throws -> Int? {
    var updates = results.updates(keyPaths: [\.value]).makeAsyncIterator()
    return try await updates.next()?.after.count
  }
}
