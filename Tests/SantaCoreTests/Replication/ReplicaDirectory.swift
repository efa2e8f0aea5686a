import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// A folder of stores whose replicas share one order.
struct ReplicaDirectory {
  final class Gift: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name: String = "unnamed"
    @Persisted var count: Int
    @Persisted(counter: true) var likes: Int
    @Persisted var tags: MutableSet<String>
    @Persisted var notes: List<String>
    @Persisted var parts: List<Part>
    @Persisted var partner: Gift?

    convenience init(_ id: Int) {
      self.init()
      self.id = id
    }
  }

  final class Part: Object {
    @Persisted var size: Int
    @Persisted(originProperty: "parts") var gifts: LinkingObjects<Gift>

    convenience init(_ size: Int) {
      self.init()
      self.size = size
    }
  }

  /// An object with counters of several types.
  final class Tally: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(counter: true) var likes: Int
    @Persisted(counter: true) var small: Int8
    @Persisted(counter: true) var large: UInt64
    @Persisted(counter: true) var price: Decimal
    @Persisted(counter: true) var size: Double
    @Persisted var plain: Int
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Returns the directory of a store, or a file in it.
  func folder(_ name: String) -> URL { directory.url.appending(path: name) }

  /// Opens a store of gifts.
  func open(_ name: String) throws -> Store {
    try Store(
      configuration: .init(location: .directory(folder(name)), objectTypes: [Gift.self, Part.self]))
  }

  /// Opens a store of one class and its replica.
  func open(_ name: String, _ type: Object.Type) throws -> (Store, Replica) {
    let store = try Store(configuration: .init(location: .directory(folder(name)), objectTypes: [type]))
    return (store, try #require(try Replica.open(store.configuration)))
  }

  func copy(_ name: String, to other: String) throws {
    try FileManager.default.copyItem(at: folder(name), to: folder(other))
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(at: folder(name), to: folder(other))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: folder(name)) }
}

extension Store {
  /// The contents of a store of gifts, without anything that is local to the store.
  var giftsAndParts: [String] {
    objects(ReplicaDirectory.Gift.self).sorted(by: \.id).map { gift in
      "\(gift.id) \(gift.name) \(gift.count) \(gift.likes) \(gift.tags.sorted()) \(Array(gift.notes)) "
        + "\(gift.parts.map(\.size)) \(gift.partner?.id ?? -1)"
    } + objects(ReplicaDirectory.Part.self).map { "\($0.size) of \($0.gifts.map(\.id).sorted())" }.sorted()
  }

  func gift(_ key: Int) -> ReplicaDirectory.Gift? {
    object(ofType: ReplicaDirectory.Gift.self, forPrimaryKey: key)
  }

  /// Adds, changes or deletes one of eight gifts.
  func changeGift(using generator: inout SeededGenerator) throws {
    refresh()
    let key = Int.random(in: 1...8, using: &generator)
    let number = Int.random(in: 0...99, using: &generator)
    let kind = Int.random(in: 0..<8, using: &generator)
    try write {
      guard let gift = self.gift(key) else {
        let gift = ReplicaDirectory.Gift(key)
        gift.name = "made \(number)"
        add(gift)
        return
      }
      switch kind {
      case 0: gift.name = "name \(number)"
      case 1: gift.tags.insert("tag \(number % 5)")
      case 2, 3: gift.notes.insert("note \(number)", at: number % (gift.notes.count + 1))
      case 4: if !gift.notes.isEmpty { gift.notes.move(from: 0, to: gift.notes.count - 1) }
      case 5: gift.parts.append(ReplicaDirectory.Part(number))
      case 6: gift.partner = self.gift(number % 8)
      default: if number < 30 { delete(gift) } else { gift.count = number }
      }
    }
  }
}
