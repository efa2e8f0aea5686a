import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// Checks that `docs/from-realm.md` is complete, and that the code it recommends is correct.
struct FromRealmTests {
  @Test("Every line of Swift compiles", .enabled(if: Compiling.hasModules))
  func linesCompile() throws {
    let (source, rows) = try RealmPage().program()
    #expect(rows.count > 150)
    for error in try Compiling.errors(source) {
      let number = error.firstMatch(of: /Program\.swift:(\d+):/).flatMap { Int($0.1) }
      let row = number.flatMap { rows[$0] }
      let members = row?.members.joined(separator: ", ") ?? "The classes or values"
      Issue.record("\(members): \(row?.line ?? "")\n\(error)")
    }
  }

  @Test("Every member of RealmSwift is in one row, and no other name is")
  func membersAreExplained() throws {
    let listed = try RealmPage.listedMembers()
    let explained = try RealmPage().rows.flatMap(\.members)
    #expect(Set(listed).count == listed.count, "A member is listed twice")
    #expect(Set(explained).count == explained.count, "A member is explained twice")
    #expect(Set(listed).subtracting(explained).sorted() == [], "Not explained in docs/from-realm.md")
    #expect(Set(explained).subtracting(listed).sorted() == [], "Not a member in the list")
  }

  enum Mood: String, PersistableEnum { case calm, playful }

  final class Owner: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var dogs: List<Dog>
    @Persisted var marks: Map<String, Int>
  }

  final class Dog: Object {
    @Persisted var name: String
    @Persisted var age: Int
  }

  @Test("Every query that is a text finds the dog that it describes")
  func textsAreQueries() throws {
    let store = try Store.temporary()
    try store.write {
      let dogs = [["name": "Rex", "age": 5], ["name": "Rex", "age": 7]]
      store.create(Owner.self, value: ["id": 1, "dogs": dogs, "marks": ["reading": 1]])
      store.create(Dog.self, value: ["name": "Laika", "age": 3])
    }
    var count = 0
    for row in try RealmPage().rows {
      // Query strings with arguments are only compiled, by another test.
      guard let match = row.line?.wholeMatch(of: /try (dogs|owners)\.filter\("([^%]*)"\)/) else { continue }
      count += 1
      let text = String(match.2)
      if match.1 == "dogs" {
        #expect(try !store.objects(Dog.self).filter(text).isEmpty, "\(text)")
      } else {
        #expect(try store.objects(Owner.self).filter(text).count == 1, "\(text)")
      }
    }
    #expect(count >= 8)
  }
}
