import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The scenarios of `ConformanceTests` for results that are distinct or limited, or based on lists and backlinks.
struct LiveResultsConformanceTests {
  private func check(_ scenario: Scenario, _ scene: Scene, _ results: Results<Row>) throws {
    try scenario.check(scene, .results(results.query), .init { "\($0._key)" }) { results.observe($0) }
  }

  static let distinctScenarios: [Scenario] = [
    Scenario("the row that stands for a value changes", mod: ["0/0"]) { $0.row(1).value = 3 },
    Scenario("another row gets a value that one stands for") { $0.row(6).value = 2 },
    Scenario("a row gets the value of one before it", del: [1]) { $0.row(2).value = 2 },
    Scenario("a row before all comes in", ins: [0]) { $0.row(0).value = 1 },
    Scenario("a row comes before the one that stood for its value", del: [0], ins: [0]) {
      $0.row(0).value = 2
    },
  ]

  @Test(
    "Distinct results report which objects begin and cease to represent a value",
    arguments: distinctScenarios)
  func distinct(_ scenario: Scenario) throws {
    let scene = try Scene.tenRows()
    try check(
      scenario, scene,
      scene.store.objects(Row.self).where { $0.value > 0 && $0.value < 10 }.distinct(by: \.value))
  }

  static let sortedListScenarios: [Scenario] = [
    Scenario("append one three times", ins: [5, 6, 7]) { store in
      for _ in 0..<3 { store.owner.rows.append(store.row(5)) }
    },
    Scenario("swap two in the list") { $0.owner.rows.swapAt(2, 7) },
    Scenario("clear the list, then append the same") { store in
      let rows = Array(store.owner.rows)
      store.owner.rows.removeAll()
      store.owner.rows.append(contentsOf: rows)
    },
    Scenario("an element's value changes", del: [0], ins: [9], moves: ["0/9"]) { $0.row(9).value = -1 },
    Scenario("an element is deleted", del: [9]) { $0.delete($0.row(0)) },
    Scenario("another object at an index, of the same value", del: [5], ins: [5]) { store in
      store.owner.rows[4] = Row(20, value: 4)
    },
  ]

  @Test(
    "A sorted list reports by values, and an object that occurs twice counts twice",
    arguments: sortedListScenarios)
  func sortedList(_ scenario: Scenario) throws {
    let scene = try Scene.tenInList()
    try check(scenario, scene, scene.store.owner.rows.sorted(by: \.value, ascending: false))
  }

  static let filteredListScenarios: [Scenario] = [
    Scenario("append one three times", ins: [9, 10, 11]) { store in
      for _ in 0..<3 { store.owner.rows.append(store.row(5)) }
    },
    Scenario("move 5 to 3", del: [5], ins: [3], moves: ["5/3"]) { $0.owner.rows.move(from: 5, to: 3) },
    Scenario("swap neighbours: the second moves, as in sorted results", del: [4], ins: [3], moves: ["4/3"]) {
      $0.owner.rows.swapAt(3, 4)
    },
    Scenario("swap neighbours, and another pair later", del: [4, 7], ins: [3, 6], moves: ["4/3", "7/6"]) {
      $0.owner.rows.swapAt(4, 3)
    }.then { $0.owner.rows.swapAt(6, 7) },
    Scenario("swap two, and the one between leaves", del: [4, 5], ins: [3], moves: ["5/3"]) {
      $0.owner.rows.swapAt(3, 5)
      $0.row(4).value = 10
    },
    Scenario("move one beyond its neighbour", del: [3], ins: [4], moves: ["3/4"]) {
      $0.owner.rows.move(from: 3, to: 4)
    },
    Scenario("clear, then append the same, and one changes", mod: ["2/2"]) { store in
      let rows = Array(store.owner.rows)
      store.owner.rows.removeAll()
      store.owner.rows.append(contentsOf: rows)
      store.row(2).note = "x"
    },
    Scenario("move one that is filtered out") { $0.owner.rows.move(from: 9, to: 3) },
    Scenario("an element leaves", del: [3]) { $0.row(3).value = 10 },
    Scenario("an element comes, and another is moved", del: [0], ins: [4, 9], moves: ["0/4"]) {
      $0.row(9).value = 0
      $0.owner.rows.move(from: 0, to: 4)
    },
  ]

  @Test("A filtered list reports by positions", arguments: filteredListScenarios)
  func filteredList(_ scenario: Scenario) throws {
    let scene = try Scene.tenInList()
    try check(
      scenario, scene, scene.store.owner.rows.where { $0.value < 9 })
  }

  static let limitedScenarios: [Scenario] = [
    Scenario("a row within leaves, and the next one comes", del: [0], ins: [2]) { $0.row(9).value = 1 },
    Scenario("a row beyond changes") { $0.row(1).value = 3 },
    Scenario("a row from beyond comes, and the last goes", del: [2], ins: [0]) { $0.row(0).value = 99 },
    Scenario("a row within changes", mod: ["1/1"]) { $0.row(8).note = "x" },
    Scenario("all but one are deleted", del: [1, 2]) { store in
      for id in 0..<9 { store.delete(store.row(id)) }
    },
  ]

  @Test("Limited results report objects that cross the limit", arguments: limitedScenarios)
  func limited(_ scenario: Scenario) throws {
    let scene = try Scene.tenRows()
    try check(
      scenario, scene, scene.store.objects(Row.self).sorted(by: \.value, ascending: false).prefix(3))
  }

  @Test("Key paths lead through linking objects")
  func origins() throws {
    let scenarios = [
      Scenario("an origin's value changes", mod: ["1/1"], paths: ["origins.value"]) { $0.row(1).value = 3 },
      Scenario("an origin's other property changes", paths: ["origins.value"]) { $0.row(1).note = "x" },
      Scenario("an origin goes to another", mod: ["1/1", "10/10"], paths: ["origins.value"]) {
        $0.row(1).link = $0.targets[10]
      },
      Scenario("an origin is deleted", mod: ["2/2"], paths: ["origins.value"]) { $0.delete($0.row(2)) },
      Scenario("a value of its own changes", paths: ["origins.value"]) { $0.targets[3].value = 99 },
    ]
    for scenario in scenarios {
      let scene = try Scene.tenRows()
      let results = scene.store.objects(Target.self)
      let paths = [try PropertyPath("origins.value", of: Target.self)]
      let recorder = CollectionRecorder<Results<Target>> { "\($0._key)" }
      try scenario.check(scene, .results(results.query), paths: paths, recorder) { block in
        Self.observe(results, ["origins.value"], block)
      }
    }
  }

  private static func observe(
    _ results: Results<Target>, _ names: [String],
    _ block: @escaping (CollectionChange<Results<Target>>) -> Void
  ) -> NotificationToken {
    do { return try results.observe(.only(named: names), block) } catch { preconditionFailure("\(error)") }
  }

  static let linkingScenarios: [Scenario] = [
    Scenario("another links here", ins: [1]) { $0.row(7).link = $0.targets[1] },
    Scenario("the origin links elsewhere", del: [0]) { $0.row(1).link = nil },
    Scenario("the origin is deleted", del: [0]) { $0.delete($0.row(1)) },
    Scenario("the origin changes", mod: ["0/0"]) { $0.row(1).value = 77 },
    Scenario("another origin comes before it", ins: [0]) { $0.row(0).link = $0.targets[1] },
    Scenario("the target is deleted", del: [0]) { $0.delete($0.targets[1]) },
  ]

  @Test("Linking objects keep the order of their creation", arguments: linkingScenarios)
  func linking(_ scenario: Scenario) throws {
    let scene = try Scene.tenRows()
    try check(scenario, scene, scene.store.targets[1].origins.objects)
  }

  @Test(
    "Results read between a commit and its delivery are those of the commit, and of several observers the same"
  )
  func readBetween() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let sorted = store.objects(Row.self).sorted(by: \.value)
    let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }
    let token = sorted.observe { recorder.record($0) }
    store.refresh()
    try store.write { store.row(0).value = 100 }
    #expect(sorted.map(\.id) == Array(1...9) + [0] && sorted.index(of: store.row(0)) == 9)
    try store.write { store.row(1).value = 101 }
    #expect(sorted.last?.id == 1 && sorted[0].id == 2)
    // An equal query shares the live query of the observed results.
    let second = store.objects(Row.self).sorted(by: \.value)
    store.refresh()
    let version = store.context.snapshot.version
    let kept = try #require(store.context.notifier.live(second.query, at: version))
    #expect(second.map(\.id) == kept.rows.map { Int($0.rawValue) })
    var other: [Int] = []
    let secondToken = second.observe { change in
      if case .initial(let rows) = change { other = rows.map(\.id) }
    }
    store.refresh()
    #expect(other == sorted.map(\.id))
    #expect(store.context.notifier.live(second.query, at: version) === kept)
    let frozen = second.freeze()
    guard case .live(let live) = frozen.rows else { throw StoreError.cannotObserve("Frozen results") }
    #expect(live === kept && frozen.map(\.id) == second.map(\.id))
    #expect(recorder.problems == [] && recorder.contents == sorted.map { "\($0.id)" })
    token.invalidate()
    secondToken.invalidate()
    #expect(store.context.notifier.live(second.query, at: version) == nil, "nobody holds it")
  }

  @Test("Results of a list that a transaction made and took back get one error")
  func rolledBackOwner() throws {
    let scene = try Scene.tenInList()
    let store = scene.store
    let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }
    store.beginWrite()
    let owner = store.create(Owner.self)
    owner.rows.append(store.row(1))
    let token = owner.rows.where { $0.value >= 0 }.observe { recorder.record($0) }
    store.cancelWrite()
    try store.write {
      let other = store.create(Owner.self)
      other.rows.append(store.row(2))
    }
    store.refresh()
    store.refresh()
    #expect(recorder.events == [.error(.invalidatedObject)])
    token.invalidate()
  }
}
