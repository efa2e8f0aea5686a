import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The change set of a callback: moves, pairs of indices, and property names as the class declares them.
struct CallbackChangeSetTests {
  final class Team: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = ""
    @Persisted(name: "points") var score: Int
    @Persisted(name: "captain") var leader: Team?
    @Persisted var rivals: List<Team>
    @Persisted var friends: MutableSet<Team>
    @Persisted var numbers: List<Int>
    @Persisted(originProperty: "leader") var led: LinkingObjects<Team>
  }

  private func store() throws -> (store: Store, teams: [Team]) {
    let store = try Store.temporary([Team.self])
    let teams = try store.write {
      (0..<5).map { store.create(Team.self, value: ["id": $0, "score": $0 * 10]) }
    }
    return (store, teams)
  }

  /// Returns the change set that an observer receives after the given changes; nil if it isn't called exactly once.
  private func changes<Collection: ObservableCollection>(
    of collection: Collection, in store: Store, _ change: () -> Void
  ) throws -> ChangeSet? where Collection.Change == CollectionChange<Collection> {
    var sets: [ChangeSet] = []
    let token = collection.observe { change in
      sets.append(change.changes)
      guard case .update(_, let deletions, let insertions, let modifications) = change else { return }
      #expect(change.changes.deletions == deletions && change.changes.insertions == insertions)
      #expect(change.changes.modifications.map(\.old) == modifications)
    }
    store.refresh()
    #expect(sets == [ChangeSet()])
    try store.write(change)
    store.refresh()
    token.invalidate()
    return sets.count == 2 ? sets[1] : nil
  }

  @Test("Moves and names of properties come with the change of sorted results")
  func sortedResults() throws {
    let (store, teams) = try store()
    let found = try changes(of: store.objects(Team.self).sorted(by: \.score), in: store) {
      teams[0].score = 100
      teams[2].score = 21
    }
    let changes = try #require(found)
    #expect(changes.moves.map { [$0.old, $0.new] } == [[0, 4]])
    #expect(changes.modifications.map { [$0.old, $0.new] } == [[2, 1]])
    #expect(changes.properties(at: 1) == ["score"])
  }

  @Test("So they do with lists, sets, linking objects and one section")
  func collections() throws {
    let (store, teams) = try store()
    try store.write {
      teams[0].rivals.append(contentsOf: teams)
      teams[0].numbers.append(contentsOf: [1, 2, 3])
      teams[0].friends.insert(teams[1])
    }
    let rivals = try changes(of: teams[0].rivals, in: store) {
      teams[0].rivals.move(from: 0, to: 3)
      (teams[4].name, teams[4].score) = ("last", 41)
    }
    #expect(rivals?.moves.map { [$0.old, $0.new] } == [[0, 3]])
    #expect(rivals?.properties(at: 4) == ["name", "score"])
    let numbers = try changes(of: teams[0].numbers, in: store) { teams[0].numbers.move(from: 2, to: 0) }
    #expect(numbers?.moves.map { [$0.old, $0.new] } == [[2, 0]])
    let friends = try changes(of: teams[0].friends, in: store) { teams[1].score = 11 }
    #expect(friends?.properties(at: 0) == ["score"])
    try store.write { for team in teams[1...] { team.leader = teams[0] } }
    let led = try changes(of: teams[0].led, in: store) {
      teams[3].leader = nil
      teams[4].score = 40
    }
    #expect(led?.deletions == [2])
    #expect(led?.properties(at: 2) == ["score", "leader"])
    try store.write { for team in teams { team.leader = nil } }
    let section = ResultsSection(store.objects(Team.self).sectioned(by: \.name), "")
    let changed = try changes(of: section, in: store) {
      teams[0].name = "first"
      teams[1].score = 12
    }
    #expect(changed?.deletions == [0])
    #expect(changed?.properties(at: 0) == ["score"])
  }

  @Test("Sequences name properties as the class does, too")
  func sequences() async throws {
    let (store, teams) = try store()
    var updates = store.objects(Team.self).sorted(by: \.id).updates.makeAsyncIterator()
    _ = try await updates.next()
    try store.write { teams[1].score = 1 }
    #expect(try await updates.next()?.changes.properties(at: 1) == ["score"])
  }

  @Test("A change of an object names a property as the class does, with its values")
  func objects() throws {
    let (store, teams) = try store()
    var changes: [String] = []
    func note(_ change: ObjectChange<Team>) {
      guard case .change(_, let properties) = change else { return }
      for property in properties {
        changes.append("\(property.name): \(property.oldValue ?? "-") > \(property.newValue ?? "-")")
      }
    }
    var tokens = [teams[0].observe(note)]
    try store.write { teams[0].score = 7 }
    store.refresh()
    #expect(changes == ["score: 0 > 7"])
    changes = []
    tokens = [teams[1].observe(.only(\.leader?.score, \.led), note)]
    try store.write { teams[1].leader = teams[0] }
    store.refresh()
    #expect(changes == ["leader.score: - > 7"])
    changes = []
    try store.write {
      teams[0].score = 8
      teams[2].leader = teams[1]
    }
    store.refresh()
    #expect(changes == ["leader.score: 7 > 8", "led: - > -"])
    #expect(tokens.count == 1)
  }
}
