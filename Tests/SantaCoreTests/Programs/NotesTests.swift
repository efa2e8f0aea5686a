import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// Notes with tags: links in both directions, and a backup as JSON.
struct NotesTests {
  final class Note: Object, Codable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String
    @Persisted var edited = Date(timeIntervalSinceReferenceDate: 0)
    @Persisted var tags: List<Tag>
    @Persisted var versions: List<String>
  }

  final class Tag: Object, Codable {
    @Persisted(primaryKey: true) var name: String
    @Persisted var colour = "grey"
    @Persisted(originProperty: "tags") var notes: LinkingObjects<Note>
  }

  private let store: Store

  init() throws {
    store = try Store.temporary()
    try store.write {
      for (id, names) in [["food", "home"], ["home"], [], ["food", "work", "home"]].enumerated() {
        let tags = names.map { ["name": $0] }
        store.create(Note.self, value: ["id": id, "text": "note \(id)", "tags": tags], update: .modified)
      }
    }
  }

  @Test("Notes are found by their tags, and tags know their notes")
  func tags() throws {
    let notes = store.objects(Note.self)
    #expect(store.objects(Tag.self).sorted(by: \.name).map(\.name) == ["food", "home", "work"])
    #expect(notes.where { $0.tags.name == "food" }.map(\.id) == [0, 3])
    #expect(notes.where { $0.tags.name == "food" && $0.tags.count > 2 }.map(\.id) == [3])
    #expect(try notes.filter("ANY tags.name IN %@", ["work", "food"]).map(\.id) == [0, 3])
    #expect(notes.where { $0.tags.count == 0 }.map(\.id) == [2])
    let home = try #require(store.object(ofType: Tag.self, forPrimaryKey: "home"))
    #expect(home.notes.map(\.id) == [0, 1, 3])
    let frequent = store.objects(Tag.self).sorted { $0.notes.count > $1.notes.count }
    #expect(frequent.first == home)
    try store.write { home.colour = "red" }
    #expect(notes.where { $0.tags.colour == "red" }.count == 3)
    // Deleting a tag removes it from every note.
    try store.write { store.delete(home) }
    #expect(notes.map { $0.tags.map(\.name) } == [["food"], [], [], ["food", "work"]])
  }

  @Test("Editing keeps the versions before, and can be undone")
  func versions() throws {
    let note = try #require(store.object(ofType: Note.self, forPrimaryKey: 1))
    let original = note.freeze()
    for text in ["first", "second"] {
      try store.write {
        note.versions.append(note.text)
        (note.text, note.edited) = (text, .now)
      }
    }
    #expect(
      original.text == "note 1" && original.versions.isEmpty && Array(note.versions) == ["note 1", "first"])
    try store.write { if let last = note.versions.popLast() { note.text = last } }
    #expect(note.text == "first" && note.versions.count == 1 && original.thaw() == note)
    let recent = store.objects(Note.self).sorted(by: [.descending(\.edited), .ascending(\.text)])
    #expect(recent.map(\.id) == [1, 0, 2, 3])
    try store.write { store.delete(note) }
    #expect(original.thaw() == nil && original.text == "note 1" && recent.count == 3)
  }

  @Test("A backup comes back equal, and replaces what changed since")
  func backup() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let all = store.objects(Note.self).sorted(by: \.id)
    let backup = try encoder.encode(all)
    let other = try Store.temporary()
    try other.write { try other.create([Note].self, json: backup, update: .modified) }
    #expect(try encoder.encode(other.objects(Note.self)) == backup && other.objects(Tag.self).count == 3)
    try store.write {
      store.delete(all[0])
      all[1].text = "changed"
      all[1].tags.reverse()
    }
    try store.write { try store.create([Note].self, json: backup, update: .all) }
    #expect(try encoder.encode(all) == backup)
    // One note is sent to the other store.
    try store.write { all[2].text = "sent" }
    try other.write { other.create(Note.self, value: all[2], update: .modified) }
    #expect(other.object(ofType: Note.self, forPrimaryKey: 2)?.text == "sent")
  }
}
