import SantaCore
import SantaCoreTestSupport
import Testing

/// The history of changed classes.
struct HistorySchemaTests {
  private enum Old {
    final class Stop: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var town: String
      @Persisted var height: Int
    }
    final class Sledge: Object {
      @Persisted var text: String
    }
  }

  private enum New {
    final class Halt: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(renamedFrom: "town") var place: String
      @Persisted var height: String?
      @Persisted var guests: Int = 7
    }
  }

  @Test(
    "The history of a renamed class has its present names, and that of a dropped class can still be listed")
  func renamed() throws {
    let directory = try TemporaryDirectory()
    var token: HistoryToken?
    do {
      let store = try Store(
        configuration: .init(
          location: .directory(directory.url), objectTypes: [Old.Stop.self, Old.Sledge.self],
          history: .last(1_000)))
      token = store.historyToken
      try store.write {
        store.create(Old.Stop.self, value: ["id": 1, "town": "Apia", "height": 3])
        store.create(Old.Sledge.self, value: ["text": "red"])
      }
      try store.write { store.object(ofType: Old.Stop.self, forPrimaryKey: 1)?.town = "Suva" }
    }
    let store = try Store(
      configuration: .init(
        location: .directory(directory.url), objectTypes: [New.Halt.self], schemaVersion: 1
      ) { migration, _ in
        try migration.renameType(from: "Stop", to: "Halt")
        try migration.deleteData(forType: "Sledge")
      })
    try store.write { store.object(ofType: New.Halt.self, forPrimaryKey: 1)?.guests = 9 }
    let all = try store.history(after: token).transactions()
    let changes = try all.map { try $0.changes(of: New.Halt.self) }
    #expect(changes[0].insertions.map(\.place) == ["Apia"] && changes[0].insertions.map(\.guests) == [7])
    #expect(changes[0].insertions.map(\.height) == [nil], "The values of another type aren't read.")
    #expect(changes[1].modifications.map(\.old.place) == ["Apia"])
    #expect(changes[1].modifications.map(\.new.place) == ["Suva"])
    #expect(changes[1].modifications.first?.properties == ["place"])
    #expect(changes.last?.modifications.map(\.new.guests) == [9])
    #expect(try store.history(after: token, ofType: New.Halt.self).transactions().count >= 3)
    let past = try Store(store.configuration, at: .version(try #require(all.first).version))
    #expect(past.objects(New.Halt.self).first?.place == "Apia")
  }
}
