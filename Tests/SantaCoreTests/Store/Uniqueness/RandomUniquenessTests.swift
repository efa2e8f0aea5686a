import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Random transactions on stores of three engines. A commit must succeed exactly if a plain model finds all values unique.
struct RandomUniquenessTests {
  final class Guest: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(unique: true) var email: String?
    @Persisted(unique: true) var weight: Float?
    @Persisted(unique: true) var host: Guest?
    @Persisted var table = 0
    @Persisted var seat: Int8?
    override class var uniqueTogether: [[AnyKeyPath]] {
      [[\Guest.table, \Guest.seat], [\Guest.host, \Guest.table]]
    }
  }

  /// A guest in the model.
  private struct Entry: Equatable {
    var email: String?
    var weight: Float?
    var host: Int?
    var table = 0
    var seat: Int8?
  }

  private typealias Model = [Int: Entry]

  private static func isUnique(_ model: Model) -> Bool {
    func areUnique(_ value: (Entry) -> [String]?) -> Bool {
      let values = model.values.compactMap(value)
      return Set(values).count == values.count
    }
    func weight(_ entry: Entry) -> [String]? {
      entry.weight.flatMap { $0.isNaN ? nil : ["\($0 == 0 ? 0 : $0)"] }
    }
    return areUnique { $0.email.map { [$0] } } && areUnique(weight) && areUnique { $0.host.map { ["\($0)"] } }
      && areUnique { entry in entry.seat.map { ["\(entry.table)", "\($0)"] } }
      && areUnique { entry in entry.host.map { ["\($0)", "\(entry.table)"] } }
  }

  /// Makes one random change in a store and in the model.
  private static func change(_ store: Store, _ model: inout Model, _ generator: inout SeededGenerator) {
    let id = Int.random(in: 0..<40, using: &generator)
    guard let guest = store.object(ofType: Guest.self, forPrimaryKey: id) else {
      store.create(Guest.self, value: ["id": id])
      model[id] = Entry()
      return
    }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1:
      guest.email = Bool.random(using: &generator) ? nil : "\(Int.random(in: 0..<60, using: &generator))"
      model[id]?.email = guest.email
    case 2:
      guest.weight = [nil, .nan, 0, -0.0, 1, 2, 3, 4, 5, 6, 7, 8].randomElement(using: &generator) ?? nil
      model[id]?.weight = guest.weight
    case 3:
      let other = Int.random(in: 0..<40, using: &generator)
      guest.host = store.object(ofType: Guest.self, forPrimaryKey: other)
      let isThere = model[other] != nil
      model[id]?.host = isThere ? other : nil
    case 4, 5:
      guest.table = Int.random(in: 0..<6, using: &generator)
      model[id]?.table = guest.table
    case 6:
      guest.seat = Bool.random(using: &generator) ? nil : Int8.random(in: 0..<20, using: &generator)
      model[id]?.seat = guest.seat
    case 7:
      // Exchanges values with another guest.
      let other = Int.random(in: 0..<40, using: &generator)
      guard let second = store.object(ofType: Guest.self, forPrimaryKey: other) else { return }
      let (mine, theirs) = (model[id]?.email, model[other]?.email)
      (guest.email, second.email) = (second.email, guest.email)
      model[id]?.email = theirs
      model[other]?.email = mine
    default:
      store.delete(guest)
      model[id] = nil
      for (other, entry) in model where entry.host == id { model[other]?.host = nil }
    }
  }

  private static func contents(_ store: Store) -> Model {
    Dictionary(
      uniqueKeysWithValues: store.objects(Guest.self).map {
        (
          $0.id,
          Entry(email: $0.email, weight: $0.weight, host: $0.host?.id, table: $0.table, seat: $0.seat)
        )
      })
  }

  @Test(
    "Commits are refused exactly when two objects have one value, in all processes' view",
    .counted("transactions with unique values"),
    arguments: RandomRun.seeds(RandomRun.size(6, plain: 2), fresh: 1))
  func run(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(
      location: .directory(directory.url), objectTypes: [Guest.self])
    func open() throws -> Store {
      let engine = try Engine(directory: directory.path, isReadOnly: false, logBound: 20_000)
      return try Store(configuration, engine: engine, .thread)
    }
    var stores = try (0..<3).map { _ in try open() }
    var (model, refusals) = (Model(), 0)
    for step in 0..<RandomRun.size(600, plain: 250) {
      let store = stores[Int.random(in: 0..<3, using: &generator)]
      store.refresh()
      var next = model
      do {
        try store.write {
          for _ in 0..<Int.random(in: 1...6, using: &generator) {
            Self.change(store, &next, &generator)
            if Int.random(in: 0..<8, using: &generator) == 0 {
              // Reads the indexes within the transaction.
              let wanted = "\(Int.random(in: 0..<60, using: &generator))"
              let found = store.objects(Guest.self).where { $0.email == wanted }.map(\.id)
              #expect(found.sorted() == next.filter { $0.value.email == wanted }.map(\.key).sorted())
            }
          }
        }
        #expect(Self.isUnique(next), "seed \(seed), step \(step): a violation was committed")
        model = next
      } catch let error as StoreError where error.code == .uniqueViolation {
        #expect(!Self.isUnique(next), "seed \(seed), step \(step): \(error)")
        refusals += 1
      }
      CountedCases.add()
      guard step % 10 == 9 else { continue }
      for store in stores {
        store.refresh()
        store.context.snapshot.checkInvariants()
        // NaN doesn't equal itself, so the entries are compared as strings.
        #expect(
          "\(Self.contents(store).sorted { $0.key < $1.key })" == "\(model.sorted { $0.key < $1.key })",
          "seed \(seed), step \(step)")
      }
      if step % 50 == 49 {
        if Bool.random(using: &generator) { try stores[0].compact() }
        stores[2] = try open()
      }
    }
    #expect(refusals > 10, "seed \(seed): hardly any commit was refused")
  }
}
