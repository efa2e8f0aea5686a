import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// An address book with sections by initial, search as you type, and contacts from a server.
struct ContactsTests {
  final class Contact: Object, Codable {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var name: String
    @Persisted var initial: String
    @Persisted var phones: List<Phone>
    @Persisted var groups: MutableSet<String>
    @Persisted var links: Map<String, String>
  }

  final class Phone: EmbeddedObject {
    @Persisted var label = "home"
    @Persisted var number: String
  }

  private let store: Store

  init() throws {
    store = try Store.temporary()
    let answer = """
      [{"id": 1, "name": "Ada Byron", "phones": [{"label": "work", "number": "+44 1"}], "groups": ["work", "old"]},
       {"id": 2, "name": "Åse Berg", "phones": [{"number": "+47 22"}, {"number": "+47 23"}], "links": {"web": "a.no"}},
       {"id": 3, "name": "bob adams"}, {"id": 4, "name": "Bea", "groups": ["old"], "age": 4}]
      """
    try store.write {
      for contact in try store.create([Contact].self, json: Data(answer.utf8), update: .modified) {
        contact.initial = contact.name.prefix(1).uppercased()
      }
    }
  }

  @Test("Contacts are found while one types, in any case, by name and by number")
  func search() throws {
    let all = store.objects(Contact.self).sorted(by: \.name)
    func found(_ text: String) -> [Int] {
      all.where {
        $0.name.contains(text, options: .caseInsensitive) || $0.phones.number.contains(text)
      }.map(\.id)
    }
    #expect(found("") == all.map(\.id))
    #expect(found("B") == [1, 4, 3, 2] && found("bE") == [4, 2] && found("bob") == [3] && found("x") == [])
    #expect(found("47") == [2] && found("å") == [2])
    let same = try all.filter("name BEGINSWITH[c] %@ AND phones.@count > %@", "a", 0)
    #expect(same.map(\.id) == [1])
    // Search results follow the store while they are shown.
    let shown = all.where { $0.name.starts(with: "B", options: .caseInsensitive) }
    #expect(shown.map(\.id) == [4, 3])
    try store.write { store.create(Contact.self, value: ["id": 3, "name": "Rob"], update: .modified) }
    #expect(shown.map(\.id) == [4])
  }

  @Test("Sections follow the contacts")
  func sections() throws {
    let sections = store.objects(Contact.self).sorted(by: \.name).sectioned(by: \.initial)
    #expect(sections.map { "\($0.key) \($0.map(\.id))" } == ["A [1]", "B [4, 3]", "Å [2]"])
    try store.write {
      let contact = try #require(store.object(ofType: Contact.self, forPrimaryKey: 2))
      (contact.name, contact.initial) = ("Berg", "B")
    }
    #expect(sections.map { "\($0.key) \($0.map(\.id))" } == ["A [1]", "B [4, 2, 3]"])
  }

  @Test("What a server sends later changes only what it gives")
  func updates() throws {
    let ada = try #require(store.object(ofType: Contact.self, forPrimaryKey: 1))
    let phone = ada.phones[0]
    let answer = #"{"id": 1, "phones": [{"label": "work", "number": "+44 1"}, {"number": "+44 2"}]}"#
    try store.write { try store.create(Contact.self, json: Data(answer.utf8), update: .modified) }
    #expect(
      ada.name == "Ada Byron" && ada.phones.map(\.number) == ["+44 1", "+44 2"] && ada.phones[0] == phone)
    // A form edits a copy, which is then compared and stored.
    let draft = try JSONDecoder().decode(Contact.self, from: JSONEncoder().encode(ada))
    draft.phones.removeFirst()
    draft.groups.formSymmetricDifference(["work", "friends"])
    draft.links.merge(["web": "b", "blog": "c"]) { old, _ in old }
    #expect(draft.store == nil && ada.groups.contains("work") && !phone.isInvalidated)
    try store.write { store.add(draft, update: .modified) }
    #expect(ada == draft && ada.phones.map(\.number) == ["+44 2"] && Array(ada.groups) == ["friends", "old"])
    #expect(phone.isInvalidated && ada.links["blog"] == "c")
  }

  @Test("Groups are sets")
  func groups() throws {
    let contacts = store.objects(Contact.self)
    let (ada, bea) = (contacts[0].groups, contacts[3].groups)
    #expect(Array(ada.union(bea)) == ["old", "work"] && Array(ada.intersection(bea)) == ["old"])
    #expect(
      Array(ada.subtracting(bea)) == ["work"] && bea.isStrictSubset(of: ada) && !ada.isDisjoint(with: bea))
    try store.write {
      ada.subtract(["old"])
      bea.formUnion(["new", "work"])
    }
    #expect(Array(ada) == ["work"] && Array(bea) == ["new", "old", "work"])
    #expect(contacts.where { $0.groups.contains("work") }.map(\.id) == [1, 4])
    let names = contacts.values(of: \.name).map { $0.split(separator: " ")[0] }
    #expect(names == ["Ada", "Åse", "bob", "Bea"])
  }
}
