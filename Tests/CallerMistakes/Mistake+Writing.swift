import SantaCore

extension Mistake {
  private static let collection =
    "Changing a collection outside a write transaction. Put it into store.write { }."

  /// Changes outside a write transaction.
  static let writing: [Mistake] = [
    Mistake(
      "assigning to an object in a store outside a write",
      says: "A Shelf in a store was changed outside a write transaction. Put the change into store.write { }."
    ) { try Shelf.stored().name = "poems" },
    Mistake(
      "assigning to a frozen object in a write",
      says:
        "A Shelf in a store was changed although it is frozen. Change the live one, which thaw() returns."
    ) {
      let shelf = try Shelf.stored()
      let frozen = shelf.freeze()
      try shelf.store?.write { frozen.name = "poems" }
    },
    Mistake(
      "assigning to an object in the write of another Store",
      says:
        "A Shelf in a store was changed outside a write transaction of its Store: the current one has ended, or "
        + "belongs to another Store on the same data. Write with the Store that it was read from, which is the object's "
        + "property 'store'."
    ) {
      let shelf = try Shelf.stored()
      guard let configuration = shelf.store?.configuration else { return }
      try Store(configuration: configuration).write { shelf.name = "poems" }
    },
    Mistake(
      "assigning a value of another type by name outside a write",
      says: "Changing a Shelf outside a write transaction. Put it into store.write { }."
    ) { try Shelf.stored()["name"] = 5 },
    Mistake(
      "adding an object outside a write",
      says: "Adding a Shelf outside a write transaction. Put it into store.write { }."
    ) { try Shelf.stored().store?.add(Shelf.filled(2)) },
    Mistake(
      "creating an object outside a write",
      says: "Adding a Shelf outside a write transaction. Put it into store.write { }."
    ) { try Shelf.stored().store?.create(Shelf.self, value: ["id": 2]) },
    Mistake(
      "deleting an object outside a write",
      says: "Deleting a Shelf outside a write transaction. Put it into store.write { }."
    ) {
      let shelf = try Shelf.stored()
      shelf.store?.delete(shelf)
    },
    Mistake(
      "deleting results outside a write",
      says: "Deleting a Shelf outside a write transaction. Put it into store.write { }."
    ) {
      let shelves = try Shelf.store()
      shelves.first?.store?.delete(shelves)
    },
    Mistake(
      "deleting everything outside a write",
      says: "Deleting all objects outside a write transaction. Put it into store.write { }."
    ) { try Shelf.stored().store?.deleteAll() },
    Mistake(
      "giving all results a value outside a write",
      says: "Changing Shelf objects outside a write transaction. Put it into store.write { }."
    ) { try Shelf.store().setValue("poems", forKey: "name") },
    Mistake(
      "cancelling where there is no write",
      says: "There is no write transaction to cancel. Call beginWrite() first."
    ) { try Shelf.stored().store?.cancelWrite() },
    Mistake(
      "appending to a list in a store outside a write",
      says: "Changing a List outside a write transaction. Put it into store.write { }."
    ) { try Shelf.stored().numbers.append(4) },
    Mistake("removing from a list in a store outside a write", says: collection) {
      try Shelf.stored().books.removeLast()
    },
    Mistake("emptying a list in a store outside a write", says: collection) {
      try Shelf.stored().books.removeAll()
    },
    Mistake("moving within a list in a store outside a write", says: collection) {
      try Shelf.stored().books.move(from: 0, to: 1)
    },
    Mistake(
      "inserting into a set in a store outside a write",
      says: "Changing a MutableSet outside a write transaction. Put it into store.write { }."
    ) { try Shelf.stored().tags.insert("rare") },
    Mistake(
      "removing from a set what it does not have outside a write",
      says: "Changing a MutableSet outside a write transaction. Put it into store.write { }."
    ) { try Shelf.stored().tags.remove("rare") },
    Mistake("emptying a set in a store outside a write", says: collection) {
      try Shelf.stored().tags.removeAll()
    },
    Mistake(
      "assigning to a map in a store outside a write",
      says: "Changing a Map outside a write transaction. Put it into store.write { }."
    ) { try Shelf.stored().prices["a"] = 1 },
    Mistake("removing from a map in a store outside a write", says: collection) {
      try Shelf.stored().prices["a"] = nil
    },
  ]
}
