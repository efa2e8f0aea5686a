import SantaCore

/// A shelf with every kind of collection.
final class Shelf: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var name = "novels"
  @Persisted var small: Int8
  @Persisted var optionalSmall: Int8?
  @Persisted var cover: Book?
  @Persisted var books: List<Book>
  @Persisted var numbers: List<Int>
  @Persisted var favourites: MutableSet<Book>
  @Persisted var tags: MutableSet<String>
  @Persisted var prices: Map<String, Int>
  @Persisted var byTitle: Map<String, Book?>

  /// A computed property, which queries can't use.
  var label: String { "\(id) \(name)" }

  /// Returns an unmanaged shelf with three books, three numbers and two tags.
  static func filled(_ id: Int = 1) -> Shelf {
    let shelf = Shelf()
    shelf.id = id
    shelf.small = 100
    shelf.optionalSmall = 100
    for title in ["a", "b", "c"] { shelf.books.append(Book(title)) }
    shelf.numbers.append(contentsOf: [1, 2, 3])
    shelf.tags.formUnion(["new", "old"])
    return shelf
  }

  /// Returns the only shelf of a store in memory.
  static func stored() throws -> Shelf { try store()[0] }

  /// Returns all shelves of a store in memory.
  static func store(shelves count: Int = 1) throws -> Results<Shelf> {
    let name = "mistakes \(UInt64.random(in: 0 ... .max))"
    let store = try Store(
      configuration: .init(location: .inMemory(name), objectTypes: [Shelf.self, Book.self]))
    try store.write { for id in 1...count { store.add(Shelf.filled(id)) } }
    return store.objects(Shelf.self)
  }
}

/// A book without a primary key.
final class Book: Object {
  @Persisted var title: String
  @Persisted var pages: Int
  @Persisted(originProperty: "books") var shelves: LinkingObjects<Shelf>

  convenience init(_ title: String) {
    self.init()
    self.title = title
  }
}

/// A class that can't be stored, because it has two primary keys.
final class TwoKeys: Object {
  @Persisted(primaryKey: true) var first: Int
  @Persisted(primaryKey: true) var second: Int
}

/// An enum without a value.
enum Nothing: Int, PersistableEnum, CaseIterable {
  static let allCases: [Nothing] = []
  case never

  init?(rawValue: Int) { nil }
  var rawValue: Int { 0 }
}

/// A class with a property that can't have a value.
final class Impossible: Object {
  @Persisted var nothing: Nothing
}
