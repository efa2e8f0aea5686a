import SantaCore

final class Dog: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var name = ""
  @Persisted var age = 0
  @Persisted var toy: Toy?
}

final class Toy: Object {
  @Persisted(primaryKey: true) var name: String
  @Persisted var price = 0.0
}

final class Person: Object {
  @Persisted(primaryKey: true) var name: String
  @Persisted var dogs: List<Dog>
}

/// A stand-in for an app's table view, whose rows are inserted, deleted and reloaded.
@MainActor final class TableView {
  private(set) var rows: [String] = []

  func reload(_ dogs: some Sequence<Dog>) {
    rows = dogs.map { "\($0.name), \($0.age)" }
    print("  reload: \(rows)")
  }

  /// Updates the rows. Deletions and modifications are indices before the change, insertions are indices after it.
  func update(_ dogs: Results<Dog>, _ changes: ChangeSet) {
    changes.apply(to: &rows) { "\(dogs[$0].name), \(dogs[$0].age)" }
    print(
      "  deleted \(changes.deletions), inserted \(changes.insertions), moved \(changes.moves.map { [$0.old, $0.new] }): \(rows)"
    )
  }
}
