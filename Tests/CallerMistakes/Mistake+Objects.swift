import SantaCore

extension Mistake {
  private static func reference(_ what: String) -> String {
    "A ThreadSafeReference can't be made to \(what), which is frozen or not in a store."
  }

  /// Classes that can't be stored, properties that don't exist, and references to unmanaged objects.
  static let objects: [Mistake] = [
    Mistake(
      "assigning a property that there is not to an object in no store",
      says:
        "Shelf has no property \"weight\". Use one of its properties: id, name, small, optionalSmall, cover"
    ) { Shelf.filled()["weight"] = 5 },
    Mistake(
      "looking an object up by the primary key that its class does not have",
      says: "Book has no primary key. Declare one with @Persisted(primaryKey: true) to look objects up by it."
    ) { _ = try Shelf.stored().store?.object(ofType: Book.self, forPrimaryKey: 1) },
    Mistake(
      "looking an object up by a key of another kind than its class declares",
      says: "Shelf.id, the primary key, can't be \"one\". Pass a value of type Int."
    ) { _ = try Shelf.stored().store?.object(ofType: Shelf.self, forPrimaryKey: "one") },
    Mistake(
      "looking a frozen object up by a key of another kind than its class declares",
      says: "Shelf.id, the primary key, can't be true. Pass a value of type Int."
    ) { _ = try Shelf.stored().store?.snapshot().object(ofType: Shelf.self, forPrimaryKey: true) },
    Mistake(
      "asking for the objects of a class that can't be stored",
      says: "TwoKeys can't be stored:"
    ) { _ = try Shelf.stored().store?.objects(TwoKeys.self).count },
    Mistake(
      "declaring a property of an enum without cases",
      says: "Nothing has no cases, so it can't be a property's type."
    ) { _ = Impossible().nothing },
    Mistake(
      "making a reference to an object in no store",
      says: reference("a Shelf")
    ) { _ = ThreadSafeReference(to: Shelf.filled()) },
    Mistake(
      "making a reference to frozen results",
      says: reference("results")
    ) { _ = ThreadSafeReference(to: try Shelf.store().freeze()) },
    Mistake(
      "making a reference to a list in no store",
      says: reference("a list")
    ) { _ = ThreadSafeReference(to: Shelf.filled().books) },
    Mistake(
      "making a reference to a set in no store",
      says: reference("a set")
    ) { _ = ThreadSafeReference(to: Shelf.filled().tags) },
    Mistake(
      "making a reference to a map in no store",
      says: reference("a map")
    ) { _ = ThreadSafeReference(to: Shelf.filled().prices) },
  ]
}
