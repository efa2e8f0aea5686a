import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Importing objects whose lists and maps have embedded objects.
struct ImportedPartsTests {
  final class Key: Object {
    @Persisted(primaryKey: true) var id: Int
  }
  final class Shelf: EmbeddedObject {
    @Persisted var name: String
    @Persisted var books: List<String>
    @Persisted var inner: Shelf?
    @Persisted(onDelete: .cascade) var guest: Key?
  }
  final class House: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var shelves: List<Shelf>
    @Persisted var byRoom: Map<String, Shelf?>
  }

  private let directory: TemporaryDirectory
  private let store: Store

  init() throws {
    directory = try TemporaryDirectory()
    store = try Store(
      configuration: .init(
        location: .directory(directory.url.appending(path: "store")),
        objectTypes: [House.self, Key.self, Shelf.self]))
  }

  /// Imports houses without their class, as the command line does.
  private func load(_ json: String) throws {
    try directory.write(Array(json.utf8), to: "houses")
    let run = try StoredImport(
      into: directory.url.appending(path: "store"), type: "House", key: nil, format: .json, options: .init(),
      dates: { _ in nil })
    _ = try run.run(.file(directory.url.appending(path: "houses").filePath)) { _ in }
    store.refresh()
    store.context.snapshot.checkInvariants()
  }

  private func house(_ shelves: [String], _ byRoom: [String]) -> String {
    "{\"id\": 1, \"shelves\": [\(shelves.joined(separator: ", "))], \"byRoom\": {\(byRoom.joined(separator: ", "))}}"
  }

  @Test(
    "Equal embedded objects stay: importing the same data again changes nothing, and other data only what differs"
  )
  func reused() throws {
    let shelves = [
      #"{"name": "low", "books": ["a", "b"], "guest": 7}"#,
      #"{"name": "high", "inner": {"name": "box", "books": ["c"]}}"#,
      #"{"name": "low", "books": ["a", "b"], "guest": 7}"#,
    ]
    let rooms = [#""hall": {"name": "wide", "guest": 8}"#, #""attic": null"#, #""cellar": {"name": "dark"}"#]
    try load(house(shelves, rooms))
    let house = try #require(store.object(ofType: House.self, forPrimaryKey: 1))
    let (keys, parts) = (store.objects(Key.self), house.shelves.map(\._key))
    var changes: [String] = []
    let tokens = [
      house.shelves.observe { change in
        if case .update(_, let deletions, let insertions, let modifications) = change {
          changes.append("list -\(deletions) +\(insertions) ~\(modifications)")
        }
      },
      house.byRoom.observe { change in
        if case .update(_, let deletions, let insertions, let modifications) = change {
          changes.append("map -\(deletions) +\(insertions) ~\(modifications)")
        }
      },
    ]
    store.refresh()
    let version = store.context.snapshot.version
    try load(self.house(shelves, rooms))
    store.refresh()
    #expect(store.context.snapshot.version == version && changes.isEmpty)
    // One shelf is new, one has another book, and the rest stays.
    try load(
      self.house(
        [#"{"name": "new"}"#, shelves[0], shelves[1].replacing("\"c\"", with: "\"d\""), shelves[2]],
        [#""hall": {"name": "wide", "guest": 8}"#, #""attic": {"name": "wide"}"#]))
    store.refresh()
    #expect(changes == ["list -[1] +[0, 2] ~[]", #"map -["cellar"] +[] ~["attic"]"#])
    #expect(house.shelves.map(\.name) == ["new", "low", "high", "low"])
    #expect(house.shelves[2].inner?.books.first == "d")
    #expect(house.shelves[1]._key == parts[0] && house.shelves[3]._key == parts[2])
    #expect(
      keys.map(\.id).sorted() == [7, 8], "The rule of the new row, which isn't needed, deletes no key.")
    #expect(store.objects(House.self).first?.byRoom["hall"]??.guest?.id == 8)
    withExtendedLifetime(tokens) {}
  }
}
