import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: a list whose elements are equal before and after has not changed, whatever was moved or replaced in
/// between. Observers used to be called when equal elements were exchanged, or removed and appended again.
struct EqualListsTests {
  private let scene: Scene
  private var store: Store { scene.store }

  init() throws {
    scene = try Scene.tenInList()
    try scene.commit([{ $0.owner.numbers.append(contentsOf: [5, 5, 5]) }])
    store.refresh()
  }

  private static func refill(_ store: Store) {
    let (rows, numbers) = (Array(store.owner.rows), Array(store.owner.numbers))
    store.owner.rows.removeAll()
    store.owner.numbers.removeAll()
    store.owner.rows.append(contentsOf: rows)
    store.owner.numbers.append(contentsOf: numbers)
  }

  private static let commits: [(name: String, commits: [@Sendable (Store) -> Void])] = [
    ("refilled", [{ refill($0) }]),
    ("refilled twice", [{ refill($0) }, { refill($0) }]),
    ("equal ones exchanged", [{ $0.owner.numbers.swapAt(10, 12) }]),
    (
      "equal ones moved",
      [
        { $0.owner.numbers.move(from: 10, to: 12) },
        { $0.owner.numbers.insert($0.owner.numbers.removeLast(), at: 10) },
      ]
    ),
    (
      "reversed and refilled",
      [
        {
          $0.owner.rows.reverse()
          $0.owner.numbers.reverse()
        },
        {
          refill($0)
          $0.owner.numbers.reverse()
          $0.owner.rows.reverse()
        },
      ]
    ),
    (
      "emptied, and filled by the next commit",
      [
        {
          $0.owner.rows.removeAll()
          $0.owner.numbers.removeAll()
        },
        { store in
          store.owner.rows.append(contentsOf: (0..<10).map { store.row($0) })
          store.owner.numbers.append(contentsOf: Array(0..<10) + [5, 5, 5])
        },
      ]
    ),
  ]

  @Test("No observer of any kind is called, and all are called for the next change", arguments: 0..<6)
  func observers(index: Int) throws {
    let (name, commits) = Self.commits[index]
    var calls: [String] = []
    func called<C>(_ name: String, _ change: CollectionChange<C>) {
      if case .initial = change { return }
      calls.append(name)
    }
    let (owner, owners) = (store.owner, store.objects(Owner.self))
    let tokens = [
      owner.rows.observe { called("list", $0) },
      try owner.rows.observe(.only(named: ["value"])) { called("list by key path", $0) },
      owner.numbers.observe { called("values", $0) },
      owner.rows.where { $0.value >= 0 }.observe { called("results of the list", $0) },
      owner.rows.sorted(by: \.value).observe { called("sorted results", $0) },
      owner.rows.sorted(by: \.value).sectioned(by: \.value).observe { change in
        if case .update = change { calls.append("sections") }
      },
      owner.numbers.where { $0 >= 0 }.observe { called("results of values", $0) },
      owner.numbers.sorted(ascending: true).observe { called("sorted values", $0) },
      owner.observe { _ in calls.append("object") },
      try owner.observe(.only(named: ["numbers"])) { _ in calls.append("object by key path") },
      try owner.observe(.only(named: ["rows.value"])) { _ in calls.append("object by a path along the list")
      },
      owner.observe(\.numbers) { _, _ in calls.append("property") },
      owners.observe { called("results of owners", $0) },
      try owners.observe(.only(named: ["rows"])) { called("results of owners by key path", $0) },
    ]
    store.refresh()
    for commit in commits { try scene.commit([commit]) }
    store.refresh()
    #expect(calls == [], "\(name)")
    calls = []
    try scene.commit([
      { store in
        store.owner.numbers[3] = 77
        store.owner.rows.removeLast()
        store.row(2).value = 42
      }
    ])
    store.refresh()
    #expect(calls.count == tokens.count && Set(calls).count == tokens.count, "\(name): \(calls)")
    for token in tokens { token.invalidate() }
  }

  @Test("The elements of sequences are those of other changes alone")
  func sequences() async throws {
    let (list, object) = (store.owner.numbers, store.owner)
    var (lists, objects) = (list.updates.makeAsyncIterator(), object.updates.makeAsyncIterator())
    #expect(try await lists.next()?.isInitial == true)
    #expect(try await objects.next()?.isInitial == true)
    try scene.commit([{ Self.refill($0) }, { $0.owner.numbers[0] = 99 }])
    #expect(try await objects.next()?.changes.map(\.name) == ["numbers"])
    #expect(try await lists.next()?.after.first == 99)
    try scene.commit([{ Self.refill($0) }])
    try scene.commit([{ $0.owner.numbers.removeLast() }])
    #expect(try await lists.next()?.after.count == 12)
  }
}
