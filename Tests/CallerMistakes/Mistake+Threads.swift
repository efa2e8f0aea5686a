import Foundation
import SantaCore

extension Mistake {
  private static let elsewhere =
    "was changed outside the thread or task that began its write transaction."

  /// Changes by another thread within an open write transaction.
  static let threads: [Mistake] =
    onAnotherThread("adding an object") { $0.value.store?.add(Shelf.filled(2)) }
    + onAnotherThread("creating an object") { $0.value.store?.create(Shelf.self, value: ["id": 2]) }
    + onAnotherThread("deleting an object") { $0.value.store?.delete($0.value) }
    + onAnotherThread("deleting everything") { $0.value.store?.deleteAll() }
    + onAnotherThread("assigning to an object") { $0.value.name = "poems" }
    + onAnotherThread("assigning a number to an object") { $0.value.small = 7 }
    + onAnotherThread("assigning a link") { $0.value.cover = nil }
    + onAnotherThread("appending to a list") { $0.value.numbers.append(4) }
    + onAnotherThread("appending an object to a list") { $0.value.books.append(Book("d")) }
    + onAnotherThread("inserting into a set") { $0.value.tags.insert("rare") }
    + onAnotherThread("assigning to a map") { $0.value.prices["a"] = 1 }
    + [
      Mistake("adding objects on many threads at once in one write", says: elsewhere) {
        let shelf = try Shelf.stored()
        let store = Shared(value: shelf.store)
        try store.value?.write {
          DispatchQueue.concurrentPerform(iterations: 200) { store.value?.add(Shelf.filled($0 + 2)) }
        }
      }
    ]

  /// Guard of the unchecked conformance: none. Sharing is the mistake.
  private struct Shared<Value>: @unchecked Sendable { let value: Value }

  /// Returns a mistake within `write`, and the same one between `beginWrite` and `commitWrite`.
  private static func onAnotherThread(
    _ name: String, _ change: @escaping @Sendable (Shared<Shelf>) -> Void
  ) -> [Mistake] {
    @Sendable func run(_ shelf: Shelf) {
      let shared = Shared(value: shelf)
      let thread = Thread { change(shared) }
      thread.start()
      while !thread.isFinished { usleep(100) }
    }
    return [
      Mistake("\(name) on another thread, in a write", says: elsewhere) {
        let shelf = try Shelf.stored()
        try shelf.store?.write { run(shelf) }
      },
      Mistake("\(name) on another thread, in an open transaction", says: elsewhere) {
        let shelf = try Shelf.stored()
        shelf.store?.beginWrite()
        run(shelf)
      },
    ]
  }
}
