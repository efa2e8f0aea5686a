public import SantaCore

/// The target of a ``Row``'s link.
public final class Target: Object {
  @Persisted public var value: Int
  @Persisted public var other: Int
  @Persisted(originProperty: "link") public var origins: LinkingObjects<Row>
}

/// An object with a value and a link, used as the element of lists.
public final class Row: Object {
  @Persisted(primaryKey: true) public var id: Int
  @Persisted public var value: Int
  @Persisted public var note: String
  @Persisted public var link: Target?

  /// Creates an unmanaged row that links to a new target.
  public convenience init(_ id: Int, value: Int) {
    self.init()
    self.id = id
    self.value = value
    let target = Target()
    target.value = value
    link = target
  }
}

/// An object with lists.
public final class Owner: Object {
  @Persisted public var rows: List<Row>
  @Persisted public var numbers: List<Int>
}

/// A store in memory with a unique name, and a second one on the same data. The first one sees all new commits of the second
/// when it calls `refresh()`.
public final class Scene {
  public let store: Store
  /// The store that writes.
  public let other: Store

  public init(_ objects: [Object] = [], name: String = "\(UInt64.random(in: 0 ... .max))") throws {
    let configuration = Store.Configuration(
      location: .inMemory(name), objectTypes: [Row.self, Target.self, Owner.self])
    let other = try Store(configuration: configuration)
    try other.write { other.add(objects) }
    self.other = other
    store = try Store(configuration: configuration)
  }

  /// F1: ten rows, r0 to r9, with the values 0, 2, … 18, each with its own target, and a spare target.
  public static func tenRows() throws -> Scene {
    try Scene((0..<10).map { Row($0, value: $0 * 2) } + [Target()])
  }

  /// F5: a list of ten rows, t0 to t9, whose values are their indices.
  public static func tenInList() throws -> Scene {
    let owner = Owner()
    owner.rows.append(contentsOf: (0..<10).map { Row($0, value: $0) })
    owner.numbers.append(contentsOf: 0..<10)
    return try Scene([owner])
  }

  /// Commits each of these transactions separately. The observing store receives all of them at its next refresh.
  public func commit(_ transactions: [(Store) -> Void]) throws {
    for transaction in transactions { try other.write { transaction(other) } }
  }
}

extension Store {
  /// Returns the row with an id. Traps if there is none.
  public func row(_ id: Int) -> Row {
    guard let row = object(ofType: Row.self, forPrimaryKey: id) else {
      preconditionFailure("There is no row \(id).")
    }
    return row
  }

  public var owner: Owner { objects(Owner.self)[0] }

  /// Targets in the order of their creation, beginning with the targets of rows.
  public var targets: Results<Target> { objects(Target.self) }
}
