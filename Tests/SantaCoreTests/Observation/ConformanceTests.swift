import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Scenarios for notifications from collections and objects: a change, and the notification that it must cause.
struct ConformanceTests {
  static let filteredScenarios: [Scenario] = [
    Scenario("an object in another class, an unlinked target") { store in
      store.add(Owner())
      store.targets[10].value = 42
    },
    Scenario("a row outside before and after") { $0.row(6).value = 13 },
    Scenario("a row changes and still matches", mod: ["0/0"]) { $0.row(1).value = 3 },
    Scenario("a row matches no longer", del: [1]) { $0.row(2).value = 0 },
    Scenario("a row is deleted", del: [2]) { $0.delete($0.row(3)) },
    Scenario("a row is created, then changes", ins: [4]) { $0.add(Row(10, value: 6)) }
      .then { $0.row(10).value = 7 },
    Scenario("one row leaves and one changes", del: [1], mod: ["2/1"]) {
      $0.row(2).value = 0
      $0.row(3).value = 5
    },
    Scenario("a matching row is created, then deleted") { $0.add(Row(10, value: 6)) }
      .then { $0.delete($0.row(10)) },
    Scenario("a property is assigned what it is already") { $0.row(3).value = 6 },
    Scenario("a property is changed, then changed back") { $0.row(3).value = 7 }.then { $0.row(3).value = 6 },
    Scenario("the target of a row changes", mod: ["0/0"]) { $0.row(1).link?.value = 42 },
    Scenario("the target of a row is deleted", mod: ["0/0"]) { store in
      if let target = store.row(1).link { store.delete(target) }
    },
    Scenario("a row is deleted and made again with its primary key", del: [1], ins: [3]) {
      $0.delete($0.row(2))
      $0.add(Row(2, value: 4))
    },
    Scenario("the last row is deleted and made again with its primary key", del: [3], ins: [3]) {
      $0.delete($0.row(4))
      $0.add(Row(4, value: 8))
    },
    Scenario("a row is deleted and made again in another commit", del: [1], ins: [3]) {
      $0.delete($0.row(2))
    }.then { $0.add(Row(2, value: 4)) },
    Scenario("adding with equal values") { store in
      let row = Row(1, value: 2)
      row.link = store.row(1).link
      store.add(row, update: .modified)
      store.add(row, update: .all)
    },
    Scenario("the whole class is deleted", del: [0, 1, 2, 3]) { $0.deleteAll() },
    Scenario("thirty matching rows are created at once", ins: Array(4..<34)) { store in
      for id in 10..<40 { store.add(Row(id, value: 6)) }
    },
  ]

  @Test("Filtered results report changes of membership and of rows", arguments: filteredScenarios)
  func filtered(_ scenario: Scenario) throws {
    let scene = try Scene.tenRows()
    let results = scene.store.objects(Row.self).where { $0.value > 0 && $0.value < 10 }
    try scenario.check(scene, .results(results.query), .init { "\($0._key)" }) { results.observe($0) }
  }

  static let sortedScenarios: [Scenario] = [
    Scenario("2 becomes 3", mod: ["3/3"]) { $0.row(1).value = 3 },
    Scenario("4 becomes 0", del: [2]) { $0.row(2).value = 0 },
    Scenario("the 6 is deleted", del: [1]) { $0.delete($0.row(3)) },
    Scenario("2 becomes 5: it moves and changes", del: [3], ins: [2], moves: ["3/2"]) {
      $0.row(1).value = 5
    },
    Scenario(
      "all move: the fewest are called movers", del: [1, 2, 3], ins: [0, 1, 2], mod: ["0/3"],
      moves: ["3/0", "2/1", "1/2"]
    ) {
      for id in 1...4 { $0.row(id).value = 10 - $0.row(id).value - 1 }
    },
    Scenario("two exchange values", del: [2], ins: [1], mod: ["1/2"], moves: ["2/1"]) {
      $0.row(3).value = 4
      $0.row(2).value = 6
    },
    Scenario("15 leaves unseen, 3 comes", ins: [3]) {
      $0.delete($0.row(8))
      $0.add(Row(20, value: 3))
    },
    Scenario("a target changes", mod: ["0/0"]) { $0.row(4).link?.value = 1 },
  ]

  @Test("Sorted results report old and new indices", arguments: sortedScenarios)
  func sorted(_ scenario: Scenario) throws {
    let scene = try Scene.tenRows()
    let results = scene.store.objects(Row.self).where { $0.value > 0 && $0.value < 10 }
      .sorted(by: \.value, ascending: false)
    try scenario.check(scene, .results(results.query), .init { "\($0._key)" }) { results.observe($0) }
  }

  @Test("After everything was deleted and delivered, new rows are insertions from the first index on")
  func emptiedAndFilled() throws {
    let scene = try Scene.tenRows()
    let results = scene.store.objects(Row.self).where { $0.value > 0 && $0.value < 10 }
      .sorted(by: \.value, ascending: false)
    try Scenario("all are deleted", del: [0, 1, 2, 3]) { $0.deleteAll() }
      .check(scene, .results(results.query), .init { "\($0._key)" }) { results.observe($0) }
    try Scenario("3, 4 and 5 come", ins: [0, 1, 2]) { store in
      for value in 3...5 { store.add(Row(value, value: value)) }
    }.check(scene, .results(results.query), .init { "\($0._key)" }) { results.observe($0) }
  }

  @Test("A row that does not match is deleted and a matching one is added: one insertion")
  func beyondTheFilter() throws {
    let scene = try Scene([Row(0, value: 15), Row(1, value: 5)])
    let results = scene.store.objects(Row.self).where { $0.value > 0 && $0.value < 10 }
      .sorted(by: \.value, ascending: false)
    try Scenario("delete the 15, create 3", ins: [1]) {
      $0.delete($0.row(0))
      $0.add(Row(2, value: 3))
    }.check(scene, .results(results.query), .init { "\($0._key)" }) { results.observe($0) }
  }

  private static let repoint: @Sendable (Store) -> Void = { $0.row(1).link = $0.targets[10] }

  static let keyPathScenarios: [Scenario] = [
    Scenario("value changes", mod: ["1/1"], paths: ["value"]) { $0.row(1).value = 3 },
    Scenario("link is pointed elsewhere", paths: ["value"], repoint),
    Scenario("another property changes", paths: ["value"]) { $0.row(1).note = "x" },
    Scenario("the row's own value changes", paths: ["link.value"]) { $0.row(1).value = 3 },
    Scenario("link is pointed elsewhere", mod: ["1/1"], paths: ["link.value"], repoint),
    Scenario("the target's value changes", mod: ["1/1"], paths: ["link.value"]) {
      $0.row(1).link?.value = 42
    },
    Scenario("another property of the target changes", paths: ["link.value"]) {
      $0.row(1).link?.other = 42
    },
    Scenario("the target's value changes", paths: ["link"]) { $0.row(1).link?.value = 42 },
    Scenario("link is pointed elsewhere", mod: ["1/1"], paths: ["link"], repoint),
    Scenario("both change", mod: ["1/1", "3/3"], paths: ["value", "link"]) {
      $0.row(1).link = nil
      $0.row(3).value = 3
    },
    Scenario("a value changes", paths: []) { $0.row(0).value = 3 },
    Scenario("a row is deleted", del: [0], paths: []) { $0.delete($0.row(0)) },
    Scenario("a row is inserted", ins: [10], paths: []) { $0.add(Row(10, value: 0)) },
  ]

  @Test("Key paths filter modifications only", arguments: keyPathScenarios)
  func narrowed(_ scenario: Scenario) throws {
    let paths = try #require(scenario.paths)
    let scene = try Scene.tenRows()
    let results = scene.store.objects(Row.self)
    let parsed = try paths.map { (path: String) in try PropertyPath(path, of: Row.self) }
    let token = try results.observe(.only(named: paths)) { _ in }
    token.invalidate()
    let recorder = CollectionRecorder<Results<Row>> { "\($0._key)" }
    let typed = paths.map { Self.keyPath($0) }
    try scenario.check(scene, .results(results.query), paths: parsed, recorder) { block in
      results.observe(.only(typed), block)
    }
  }

  /// Returns the Swift key path of a property, to check that key paths and names cause the same notifications.
  private static func keyPath(_ name: String) -> PartialKeyPath<Row> {
    switch name {
    case "value": return \Row.value
    case "link": return \Row.link
    default: return \Row.link?.value
    }
  }

  static let listedScenarios: [Scenario] = [
    Scenario("remove one", del: [5]) { $0.owner.rows.remove(at: 5) },
    Scenario("remove all", del: Array(0..<10)) { $0.owner.rows.removeAll() },
    Scenario("remove the first ten times", del: Array(0..<10)) { store in
      for _ in 0..<10 { store.owner.rows.remove(at: 0) }
    },
    Scenario("an element changes", mod: ["5/5"]) { $0.row(5).value = 6 },
    Scenario("an element is deleted", del: [5]) { $0.delete($0.row(5)) },
    Scenario("an element changes and its position moves", del: [5], ins: [8], moves: ["5/8"]) {
      $0.row(5).value = 10
      $0.owner.rows.move(from: 5, to: 8)
    },
    Scenario("an object that is not in the list is deleted") { store in
      let row = Row(99, value: 0)
      store.add(row)
      store.delete(row)
    },
    Scenario("append", ins: [10]) { $0.owner.rows.append(Row(10, value: 10)) },
    Scenario("remove 5, 5, 5", del: [5, 6, 7]) { store in
      for _ in 0..<3 { store.owner.rows.remove(at: 5) }
    },
    Scenario("remove 3, 4, 5, one after the other", del: [3, 5, 7]) { store in
      for index in 3...5 { store.owner.rows.remove(at: index) }
    },
    Scenario("move 5 to 3", del: [5], ins: [3], moves: ["5/3"]) { $0.owner.rows.move(from: 5, to: 3) },
    Scenario("move 1 to 3, then 3 to 5", del: [1], ins: [5], moves: ["1/5"]) {
      $0.owner.rows.move(from: 1, to: 3)
      $0.owner.rows.move(from: 3, to: 5)
    },
    Scenario("move 1 to 5, then 2 to 7", del: [1, 3], ins: [4, 7], moves: ["1/4", "3/7"]) {
      $0.owner.rows.move(from: 1, to: 5)
      $0.owner.rows.move(from: 2, to: 7)
    },
    Scenario("the same moves in two commits", del: [1, 3], ins: [4, 7], moves: ["1/4", "3/7"]) {
      $0.owner.rows.move(from: 1, to: 5)
    }.then { $0.owner.rows.move(from: 2, to: 7) },
    Scenario("move 5 to 5") { $0.owner.rows.move(from: 5, to: 5) },
    Scenario("move there and back") {
      $0.owner.rows.move(from: 2, to: 7)
      $0.owner.rows.move(from: 7, to: 2)
    },
    Scenario("swap 3 and 5", del: [3, 5], ins: [3, 5], moves: ["5/3", "3/5"]) {
      $0.owner.rows.swapAt(3, 5)
    },
    Scenario("swap neighbours: the first moves", del: [3], ins: [4], moves: ["3/4"]) {
      $0.owner.rows.swapAt(4, 3)
    },
    Scenario("swap one with itself") { $0.owner.rows.swapAt(4, 4) },
    Scenario("change 5, insert at 5", ins: [5], mod: ["5/6"]) {
      $0.row(5).value = 42
      $0.owner.rows.insert(Row(10, value: 0), at: 5)
    },
    Scenario("change 5, remove 4", del: [4], mod: ["5/4"]) {
      $0.row(5).value = 42
      $0.owner.rows.remove(at: 4)
    },
    Scenario("append, then remove what was appended") { store in
      store.owner.rows.append(store.row(3))
      store.owner.rows.remove(at: 10)
    },
    Scenario("append, remove 9", del: [9], ins: [9]) { store in
      store.owner.rows.append(store.row(3))
      store.owner.rows.remove(at: 9)
    },
    Scenario("move 5 to 0, remove 0", del: [5]) {
      $0.owner.rows.move(from: 5, to: 0)
      $0.owner.rows.remove(at: 0)
    },
    Scenario("move 2 to 8, remove 5", del: [2, 6], ins: [7], moves: ["2/7"]) {
      $0.owner.rows.move(from: 2, to: 8)
      $0.owner.rows.remove(at: 5)
    },
    Scenario("assign another object at an index", mod: ["4/4"]) { $0.owner.rows[4] = $0.row(7) },
    Scenario("assign the same object at an index") { $0.owner.rows[4] = $0.row(4) },
    Scenario("remove, then insert the same object elsewhere", del: [4], ins: [6]) { store in
      store.owner.rows.remove(at: 4)
      store.owner.rows.insert(store.row(4), at: 6)
    },
    Scenario("remove, then insert the same object at its index") { store in
      store.owner.rows.remove(at: 4)
      store.owner.rows.insert(store.row(4), at: 4)
    },
    Scenario("clear, then append the same") { store in
      let rows = Array(store.owner.rows)
      store.owner.rows.removeAll()
      store.owner.rows.append(contentsOf: rows)
    },
    Scenario("clear, then append the same, and one changes", mod: ["3/3"]) { store in
      let rows = Array(store.owner.rows)
      store.owner.rows.removeAll()
      store.owner.rows.append(contentsOf: rows)
      store.row(3).value = 42
    },
    Scenario("clear, then append the same in another commit") { store in
      store.owner.rows.removeAll()
    }.then { store in store.owner.rows.append(contentsOf: (0..<10).map { store.row($0) }) },
    Scenario("swap two, and swap them back in another commit") {
      $0.owner.rows.swapAt(2, 7)
    }.then { $0.owner.rows.swapAt(2, 7) },
    Scenario("swap neighbours, and move another there and back", del: [3], ins: [4], moves: ["3/4"]) {
      $0.owner.rows.swapAt(3, 4)
      $0.owner.rows.move(from: 7, to: 8)
      $0.owner.rows.move(from: 8, to: 7)
    },
    Scenario("clear, then append", del: Array(0..<10), ins: [0, 1]) { store in
      store.owner.rows.removeAll()
      store.owner.rows.append(contentsOf: [store.row(0), store.row(1)])
    },
    Scenario("assign a list with the same elements") { store in
      store.owner.rows = List((0..<10).map { store.row($0) })
    },
    Scenario("the target of an element changes", mod: ["2/2"]) { $0.row(2).link?.value = 42 },
    Scenario("an object appended twice changes", ins: [10], mod: ["3/3"]) { store in
      store.owner.rows.append(store.row(3))
      store.row(3).value = 42
    },
  ]

  @Test("A list reports changes by the identity of its positions", arguments: listedScenarios)
  func listed(_ scenario: Scenario) throws {
    let scene = try Scene.tenInList()
    let list = scene.store.owner.rows
    let location = try #require(list.location)
    try scenario.check(
      scene, .list(location.cell.table, location.cell.row, location.cell.column), .init { "\($0._key)" }
    ) { list.observe($0) }
  }

  @Test("An element that is moved again by the very next commit is reported as moved")
  func movedTwice() throws {
    let scene = try Scene.tenInList()
    let list = scene.store.owner.rows
    let recorder = CollectionRecorder<List<Row>> { "\($0._key)" }
    let results = CollectionRecorder<Results<Row>> { "\($0._key)" }
    let tokens = [list.observe { recorder.record($0) }, list.objects.observe { results.record($0) }]
    scene.store.refresh()
    _ = (recorder.take(), results.take())
    for (from, to) in [(2, 7), (7, 1), (1, 9)] {
      let before = scene.store.context.snapshot.version
      try scene.commit([{ $0.owner.rows.move(from: from, to: to) }])
      scene.store.refresh()
      #expect(scene.store.context.snapshot.version.rawValue == before.rawValue + 1)
      #expect(recorder.take() == [.update(deletions: [from], insertions: [to], modifications: [])])
      #expect(results.take() == [.update(deletions: [from], insertions: [to], modifications: [])])
    }
    #expect(recorder.problems == [] && results.problems == [])
    for token in tokens { token.invalidate() }
  }

  @Test("Elements that are inserted at the same position many times, one after the other, are told apart")
  func manyInsertionsAtOnePosition() throws {
    let scene = try Scene.tenInList()
    let list = scene.store.owner.rows
    let recorder = CollectionRecorder<List<Row>> { "\($0._key)" }
    let results = CollectionRecorder<Results<Row>> { "\($0._key)" }
    let tokens = [list.observe { recorder.record($0) }, list.objects.observe { results.record($0) }]
    scene.store.refresh()
    _ = (recorder.take(), results.take())
    // Each insertion halves the gap between the positions of its neighbours, until no position is left between them.
    for number in 0..<40 {
      try scene.commit([
        { store in
          store.row(9).value = 100 + number
          store.owner.rows.insert(Row(100 + number, value: 0), at: 1)
        }
      ])
      scene.store.refresh()
      #expect(
        recorder.take() == [.update(deletions: [], insertions: [1], modifications: [9 + number])])
      #expect(results.take() == [.update(deletions: [], insertions: [1], modifications: [9 + number])])
    }
    #expect(recorder.problems == [] && results.problems == [])
    for token in tokens { token.invalidate() }
  }

  @Test("An object that is in a list twice is two positions: both are modified, both are deleted")
  func twiceInList() throws {
    let scene = try Scene.tenInList()
    try scene.commit([{ $0.owner.rows.append($0.row(5)) }])
    scene.store.refresh()
    let list = scene.store.owner.rows
    let location = try #require(list.location)
    for scenario in [
      Scenario("it changes", mod: ["5/5", "10/10"]) { $0.row(5).value = 42 },
      Scenario("both are swapped") { $0.owner.rows.swapAt(5, 10) },
      Scenario("it is deleted", del: [5, 10]) { $0.delete($0.row(5)) },
    ] {
      try scenario.check(
        scene, .list(location.cell.table, location.cell.row, location.cell.column), .init { "\($0._key)" }
      ) { list.observe($0) }
    }
  }

  @Test("Deleting a list's owner reports the deletion of every index once, and then nothing")
  func ownerDeleted() throws {
    let scene = try Scene.tenInList()
    let list = scene.store.owner.rows
    let recorder = CollectionRecorder<List<Row>> { "\($0.id)" }
    let token = list.observe { recorder.record($0) }
    scene.store.refresh()
    #expect(recorder.take() == [.initial(count: 10)])
    try scene.commit([{ $0.delete($0.owner) }])
    var updates: [CollectionRecorder<List<Row>>.Event] = []
    // The list of a deleted owner still shows its last elements, so the change set can't be replayed on it here.
    let second = list.observe { change in
      if case .update(_, let del, let ins, let mod) = change {
        updates.append(.update(deletions: del, insertions: ins, modifications: mod))
      }
    }
    scene.store.refresh()
    let expected: [CollectionRecorder<List<Row>>.Event] = [
      .update(deletions: Array(0..<10), insertions: [], modifications: [])
    ]
    #expect(recorder.take() == expected)
    #expect(list.isInvalidated)
    #expect(updates == [])
    try scene.commit([{ $0.row(3).value = 99 }])
    scene.store.refresh()
    #expect(recorder.take() == [] && updates == [])
    withExtendedLifetime((token, second)) {}
  }

  @Test("Deleting the owner of an empty list is no call")
  func emptyOwnerDeleted() throws {
    let scene = try Scene([Owner()])
    let recorder = CollectionRecorder<List<Row>> { "\($0.id)" }
    let token = scene.store.owner.rows.observe { recorder.record($0) }
    scene.store.refresh()
    try scene.commit([{ $0.delete($0.owner) }])
    scene.store.refresh()
    #expect(recorder.events == [.initial(count: 0)])
    token.invalidate()
  }

  @Test("A list of scalars reports insertions, deletions, moves and assignments")
  func scalars() throws {
    let scene = try Scene.tenInList()
    let list = scene.store.owner.numbers
    let location = try #require(list.location)
    for scenario in [
      Scenario("insert at 0", ins: [0]) { $0.owner.numbers.insert(42, at: 0) },
      Scenario("assign", mod: ["3/3"]) { $0.owner.numbers[3] = 7 },
      Scenario("assign what is there") { $0.owner.numbers[3] = 7 },
      Scenario("move", del: [0], ins: [10], moves: ["0/10"]) { $0.owner.numbers.move(from: 0, to: 10) },
      Scenario("remove", del: [10]) { $0.owner.numbers.removeLast() },
      Scenario("clear, then append the same") { store in
        let numbers = Array(store.owner.numbers)
        store.owner.numbers.removeAll()
        store.owner.numbers.append(contentsOf: numbers)
      },
      Scenario("append equal values", ins: [10, 11]) { $0.owner.numbers.append(contentsOf: [5, 5]) },
      Scenario("swap equal values") { $0.owner.numbers.swapAt(10, 11) },
      Scenario("swap equal values, and assign another", mod: ["2/2"]) {
        $0.owner.numbers.swapAt(10, 11)
        $0.owner.numbers[2] = 77
      },
      Scenario("move past equal values") { $0.owner.numbers.move(from: 10, to: 11) },
      Scenario("remove one of equal values, and append it again") {
        $0.owner.numbers.append($0.owner.numbers.remove(at: 10))
      },
      Scenario("swap equal values, and remove one", del: [11]) {
        $0.owner.numbers.swapAt(10, 11)
        $0.owner.numbers.remove(at: 11)
      },
      Scenario("insert what is there already", ins: [1]) {
        $0.owner.numbers.insert($0.owner.numbers[0], at: 1)
      },
    ] {
      try scenario.check(
        scene, .list(location.cell.table, location.cell.row, location.cell.column), .init { "\($0)" }
      ) { list.observe($0) }
    }
  }

  @Test("A commit that skips one token is delivered to the other, and the next commit to both")
  func twoTokens() throws {
    let scene = try Scene((0..<10).map { Row($0, value: $0) })
    let store = scene.store
    let (a, b) = (
      CollectionRecorder<Results<Row>> { "\($0.id)" }, CollectionRecorder<Results<Row>> { "\($0.id)" }
    )
    var toldA: [[Int]] = []
    let tokenA = store.objects(Row.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        #expect(deletions == [] && modifications == [])
        toldA.append(insertions)
      } else {
        a.record(change)
      }
    }
    let tokenB = store.objects(Row.self).observe { b.record($0) }
    store.refresh()
    try store.write(withoutNotifying: [tokenA]) { store.add(Row(10, value: 0)) }
    try store.write { store.add(Row(11, value: 0)) }
    store.refresh()
    #expect(toldA == [[11]])
    #expect(
      b.events == [
        .initial(count: 10), .update(deletions: [], insertions: [10], modifications: []),
        .update(deletions: [], insertions: [11], modifications: []),
      ])
    #expect(a.events == [.initial(count: 10)] && b.problems == [])
    tokenB.invalidate()
  }
}
