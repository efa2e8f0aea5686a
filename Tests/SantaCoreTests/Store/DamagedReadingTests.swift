import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// All uses of a store with a damaged block. Unreadable objects look deleted, and no call stops the program.
@Suite("Reading and writing a damaged store", .unlessItHangs) struct DamagedReadingTests {
  final class Knot: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var rank: Int
    @Persisted var note: String
    @Persisted var next: Knot?
    @Persisted(originProperty: "next") var origins: LinkingObjects<Knot>

    convenience init(_ id: Int, rank: Int) {
      self.init()
      (self.id, self.rank, note) = (id, rank, "the note of number \(id)")
    }
  }

  final class Net: Object {
    @Persisted var knots: List<Knot>
  }

  private static let count = 1_000

  private let directory: TemporaryDirectory
  private let segment: [UInt8]
  private static let segmentName = "segments/1"

  init() throws {
    directory = try TemporaryDirectory()
    let store = try directory.openStore()
    try store.write {
      let net = store.create(Net.self)
      var last: Knot?
      for id in 0..<Self.count {
        let knot = Knot(id, rank: id * 7919 % Self.count)
        knot.next = last
        net.knots.append(knot)
        if id % 3 == 0 { last = knot }
      }
    }
    try store.compact()
    segment = try directory.read(Self.segmentName)
  }

  /// Returns a copy of the store with one bit flipped.
  private func copy(flippingByteAt offset: Int) throws -> TemporaryDirectory {
    let copy = try TemporaryDirectory()
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      try FileManager.default.copyItem(
        at: directory.url.appending(path: name), to: copy.url.appending(path: name))
    }
    var bytes = segment
    bytes[offset] ^= 16
    try copy.write(bytes, to: Self.segmentName)
    return copy
  }

  /// Calls `body` with stores that are damaged at different offsets.
  private func forEachDamage(_ body: (Store) throws -> Void) throws {
    for offset in RandomRun.steps(from: 64, to: segment.count, by: 1_501, plain: 9_011) {
      let copy = try copy(flippingByteAt: offset)
      // A damaged root is detected when the store opens.
      guard let store = try? copy.openStore() else { continue }
      try body(store)
    }
  }

  @Test("Reading a damaged store continues")
  func reading() throws {
    try forEachDamage { store in
      let all = store.objects(Knot.self)
      let byRank = all.sorted(by: \.rank)
      _ = (byRank.values(of: \.note), byRank.values(of: \.next?.rank), all.values(of: \.rank))
      _ = (all.sum(of: \.rank), all.min(of: \.id), byRank.distinct(by: \.note).map(\.id))
      for index in stride(from: 0, to: byRank.count, by: 17) { _ = byRank[index].note }
      for knot in all { _ = (knot.origins.first?.note, knot.origins.map(\.id), knot.origins.objects.count) }
      for id in 0..<Self.count { _ = store.object(ofType: Knot.self, forPrimaryKey: id)?.origins.count }
      _ = byRank.sectioned { $0.rank % 7 }.map(\.count)
      _ = all.where { $0.rank > 100 && $0.rank < 120 }.map(\.id)
      _ = all.where { $0.next.rank > 700 || $0.origins.rank < 3 }.sorted(by: \.next?.rank).map(\.id)
      _ = store.objects(Net.self).first?.knots.sorted(by: \.rank).prefix(20).map(\.note)
    }
  }

  @Test("Results have as many objects as they count, and unreadable ones are invalidated")
  func countedObjects() throws {
    try forEachDamage { store in
      let all = store.objects(Knot.self)
      for results: Results<Knot> in [
        all, all.sorted(by: \.rank), all.where { $0.rank < 900 }, all.sorted(by: \.note).prefix(990),
        all.where { $0.next.rank > 100 },
      ] {
        let count = results.count
        #expect(Array(results).count == count && results.map(\.isInvalidated).count == count)
        #expect(results.freeze().map(\.id).count == count && results.reversed().count == count)
        for index in stride(from: 0, to: count, by: 31) { _ = results[index].note }
        #expect((results.last == nil) == (count == 0) && results.count == count)
        #expect(Array(results.dropFirst(count / 2)).count == count - count / 2)
      }
      if let knots = store.objects(Net.self).first?.knots {
        #expect(Array(knots).count == knots.count && knots.map(\.id).count == knots.count)
        #expect(knots.objects.map(\.id).count == knots.objects.count)
      }
      for knot in all.prefix(50) { #expect(Array(knot.origins).count == knot.origins.count) }
    }
  }

  @Test("Deleting results with unreadable objects is refused, and so is any write that found damage")
  func deletingResults() throws {
    var refused = 0
    try forEachDamage { store in
      do {
        try store.write { store.delete(store.objects(Knot.self)) }
      } catch let error as StoreError {
        #expect(error.code == .corruptFile, "\(error)")
        refused += 1
        return
      }
      // All objects are deleted if the write met no damage.
      #expect(store.objects(Knot.self).isEmpty)
    }
    #expect(refused > 0)
  }

  @Test("Live results continue, or end with an error", arguments: [3, 200])
  func observing(changes: Int) throws {
    try forEachDamage { store in
      let all = store.objects(Knot.self)
      let byRank = all.sorted(by: \.rank)
      let views: [Results<Knot>?] = [
        byRank, byRank.prefix(100), byRank.distinct(by: \.rank), all.where { $0.next.rank > 500 },
        all.where { $0.rank > 500 }.sorted(by: \.rank),
        store.objects(Net.self).first?.knots.sorted(by: \.rank),
      ]
      let tokens = views.compactMap { $0?.observe { _ in } }
      store.refresh()
      for round in 0..<3 {
        // The write is refused once the store has met the damage.
        try? store.write {
          for index in 0..<changes {
            let id = (index * 5 + round * 331) % Self.count
            store.object(ofType: Knot.self, forPrimaryKey: id)?.rank = index * 3
          }
          if let knot = store.object(ofType: Knot.self, forPrimaryKey: 700 + round) { store.delete(knot) }
          store.add(Knot(Self.count + round, rank: 5))
        }
        store.refresh()
        _ = byRank.count
      }
      withExtendedLifetime(tokens) {}
    }
  }

  @Test("Writing and copying succeed or are refused")
  func writing() throws {
    try forEachDamage { store in
      let all = store.objects(Knot.self)
      // The write is refused once the store has met the damage.
      try? store.write {
        if let knots = store.objects(Net.self).first?.knots, knots.count > 10 {
          knots.remove(at: 5)
          knots.move(from: 1, to: 8)
          knots.swapAt(0, 9)
          knots.insert(Knot(2_000, rank: 1), at: knots.count / 2)
          knots[3] = knots[8]
        }
        for id in stride(from: 0, to: Self.count, by: 50) {
          if let knot = store.object(ofType: Knot.self, forPrimaryKey: id) { store.delete(knot) }
        }
        store.add(Knot(5, rank: 7), update: .all)
      }
      try? store.write { all.setValue("x", forKey: "note") }
      try? store.compact()
      let copy = try TemporaryDirectory()
      try? store.writeCopy(to: copy.url)
      try? store.write { store.deleteAll() }
    }
  }

  @Test("A copy is complete or refused, even if the damage was found before")
  func copying() throws {
    try forEachDamage { store in
      _ = store.objects(Knot.self).sorted(by: \.rank).map { $0.origins.count }
      _ = store.objects(Net.self).first?.knots.map(\.id)
      let target = try TemporaryDirectory()
      do { try store.writeCopy(to: target.url) } catch {
        #expect((error as? StoreError)?.code == .corruptFile)
        return
      }
      let copy = try target.openStore()
      #expect(copy.objects(Knot.self).sorted(by: \.rank).map(\.rank) == Array(0..<Self.count))
      #expect(copy.objects(Net.self).first?.knots.map(\.id) == Array(0..<Self.count))
      copy.context.snapshot.checkInvariants()
    }
  }

  @Test("A sequence of updates ends with the error, and reports no unreadable object as deleted")
  func updates() async throws {
    var refused = 0
    for offset in stride(from: 64, to: segment.count, by: 6_007) {
      let copy = try copy(flippingByteAt: offset)
      guard let store = try? copy.openStore() else { continue }
      do {
        for try await update in store.objects(Knot.self).where({ $0.note != "" }).updates {
          #expect(update.after.count == Self.count, "offset \(offset)")
          break
        }
      } catch {
        #expect(error.code == .corruptFile && store.failure?.code == .corruptFile)
        refused += 1
      }
    }
    #expect(refused > 0)
  }
}
