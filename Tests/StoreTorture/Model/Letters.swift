import Foundation
import SantaCore

/// The classes of a program before and after a migration that makes every kind of change.
enum Letters {
  enum Old {
    final class Letter: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var child: String
      @Persisted(indexed: true) var age: Int32
      @Persisted var wishes: List<String>
      @Persisted var friends: List<Letter>
      @Persisted var answer: Letter?
      @Persisted var picture: Data
      @Persisted var stamp: Stamp?
      @Persisted var weight: Int?
      @Persisted var street: String
      @Persisted var city: String
    }

    final class Stamp: EmbeddedObject {
      @Persisted var cents: Int
    }

    final class Draft: Object {
      @Persisted var text: String
    }
  }

  enum New {
    /// The class has a different primary key. One property is renamed, one is wider, one has become a list, one is required,
    /// one is new, and two have moved to `Address`.
    final class Letter: Object {
      @Persisted var id: Int
      @Persisted(primaryKey: true) var name: String
      @Persisted(indexed: true) var age: Int
      @Persisted(renamedFrom: "wishes") var gifts: List<String>
      @Persisted var friends: List<Letter>
      @Persisted var answer: List<Letter>
      @Persisted var picture: Data
      @Persisted(indexed: true) var weight: Int
      @Persisted var country = "Finland"
      @Persisted var address: Address?
    }

    final class Address: Object {
      @Persisted(indexed: true) var street: String
      @Persisted var city: String
      @Persisted(originProperty: "address") var letters: LinkingObjects<Letter>
    }

    /// The former `Draft` under another name.
    final class Sketch: Object {
      @Persisted var text: String
    }
  }

  static let count = 2_000

  /// Creates and fills a store with the old classes.
  static func fill(_ directory: URL) throws {
    let store = try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: [Old.Letter.self, Old.Stamp.self, Old.Draft.self]))
    try store.write {
      var letters: [Old.Letter] = []
      for id in 0..<count {
        let letter = Old.Letter()
        (letter.id, letter.child, letter.age) = (id, "child \(id)", Int32(id % 14))
        letter.weight = id % 3 == 0 ? nil : id
        (letter.street, letter.city) = ("street \(id % 300)", "city \(id % 40)")
        letter.picture = Data(repeating: UInt8(id & 255), count: id % 100 == 0 ? 5_000 : 3)
        letter.wishes.append(contentsOf: (0..<(id % 50 == 0 ? 300 : id % 4)).map { "wish \($0)" })
        if id % 5 == 0 {
          letter.stamp = Old.Stamp()
          letter.stamp?.cents = id
        }
        if id > 0 {
          letter.answer = letters[id * 7919 % id]
          letter.friends.append(contentsOf: [letters[id / 2], letters[0]])
        }
        store.add(letter)
        letters.append(letter)
        if id % 10 == 0 { store.create(Old.Draft.self, value: ["text": "draft \(id)"]) }
      }
    }
    try store.compact()
    // These commits are only in the log.
    for id in 0..<20 {
      try store.write { store.object(ofType: Old.Letter.self, forPrimaryKey: id)?.child += "!" }
    }
  }

  /// Opens the store with the new classes, and migrates it if necessary.
  static func migrated(_ directory: URL) throws -> Store {
    let configuration = Store.Configuration(
      location: .directory(directory),
      objectTypes: [New.Letter.self, New.Address.self, New.Sketch.self], schemaVersion: 1
    ) { migration, _ in
      try migration.renameType(from: "Draft", to: "Sketch")
      try migration.enumerateObjects(ofType: New.Letter.self) { old, new in
        new.name = old["child"] as? String ?? ""
        new.weight = old["weight"] as? Int ?? -1
        new.address = try migration.create(
          New.Address.self, value: ["street": old["street"] ?? "", "city": old["city"] ?? ""])
        if new.id % 7 == 0 { new.gifts.append("a sleigh") }
        if new.id % 13 == 2 { try migration.delete(new) }
      }
      try migration.enumerateObjects(ofType: New.Sketch.self) { _, new in new.text += "?" }
      try migration.deleteData(forType: "Stamp")
    }
    // With this small limit, the migration often moves its changes to files.
    return try Store(configuration: configuration, logBound: 4 << 20, spillByteCount: 400 << 10)
  }

  /// Returns a digest of the complete contents of a store.
  static func digest(_ directory: URL) throws -> UInt64 {
    let store = try StoreInspection(directory)
    var digest = 0xCBF2_9CE4_8422_2325 as UInt64
    func add(_ text: String) {
      for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    for type in store.types.sorted(by: { $0.name < $1.name }) {
      add("\(type)")
      try store.forEachObject(of: type) { add("\($0)") }
    }
    return digest
  }
}
