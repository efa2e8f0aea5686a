import Foundation
import SantaCoreTestSupport
import SantaRealm
import Testing

/// A program for RealmSwift runs with the names of `SantaRealm`.
@MainActor struct KennelTests {
  private enum Version1 {
    final class Person: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var firstName: String
      @Persisted var lastName: String
    }
  }

  @Test("A store is migrated, filled, queried by strings, observed and changed")
  func program() throws {
    let directory = try TemporaryDirectory()
    let fileURL = directory.url.appending(path: "default.realm")
    do {
      let realm = try Realm(
        configuration: Realm.Configuration(
          fileURL: fileURL, schemaVersion: 1, objectTypes: [Version1.Person.self]))
      try realm.write {
        realm.create(Version1.Person.self, value: ["id": 1, "firstName": "Ada", "lastName": "Lovelace"])
      }
    }
    let kennel = try Kennel(fileURL: fileURL)
    #expect(kennel.realm.configuration.fileURL == fileURL)
    try kennel.fill()
    #expect(kennel.names(olderThan: 2) == ["Rex of Ada Lovelace", "Laika of Ada Lovelace"])

    kennel.observe()
    kennel.realm.refresh()
    try kennel.celebrateBirthdays()
    kennel.realm.refresh()
    try kennel.removeOldest()
    kennel.realm.refresh()
    #expect(
      kennel.log.filter { $0.hasPrefix("initial") || $0.hasPrefix("update") }
        == ["initial 2", "update [] [] [0, 1]", "update [1] [] []"])
    #expect(kennel.log.contains("changed [\"dogs\"]"))
    #expect(kennel.names(olderThan: 0) == ["Laika of Ada Lovelace"])

    let ada = try #require(kennel.realm.object(ofType: Person.self, forPrimaryKey: 1))
    #expect(ada.address?.city == "Apia" && ada.extra == .string("no cats"))
    #expect(ada.scores.sum() == 8 && ada.tags.contains("early"))
    #expect(try Realm().objects(Dog.self).count == 1)
    withExtendedLifetime(directory) {}
  }
}
