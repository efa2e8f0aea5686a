import Foundation
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Counters, external data and unique properties of replicated objects.
struct PropertyReplicaTests {
  private typealias Tally = ReplicaDirectory.Tally

  private let directory: ReplicaDirectory

  init() throws { directory = try ReplicaDirectory() }

  private func start(_ name: String, _ type: Object.Type, _ order: ReplicaOrder) throws -> (Store, Replica) {
    let (store, replica) = try directory.open(name, type)
    try order.join(replica)
    return (store, replica)
  }

  @Test(
    "What replicas add to a counter adds up, also what was written before the replica was opened",
    arguments: [false, true])
  func counters(isWrittenBefore: Bool) throws {
    let order = ReplicaOrder()
    var (stores, replicas): ([Store], [Replica?]) = ([], [])
    for name in ["a", "b"] {
      let (store, replica) = try start(name, Tally.self, order)
      stores.append(store)
      replicas.append(replica)
    }
    func synchronise() throws {
      for replica in replicas.compactMap(\.self) { try order.upload(replica) }
      for replica in replicas.compactMap(\.self) { try order.download(replica) }
      for store in stores { store.refresh() }
    }
    try stores[0].write { stores[0].create(Tally.self, value: ["id": 1, "small": 100, "likes": 5]) }
    try synchronise()
    if isWrittenBefore { replicas = [nil, nil] }
    for (index, store) in stores.enumerated() {
      for _ in 0...index {
        try store.write {
          let tally = try #require(store.object(ofType: Tally.self, forPrimaryKey: 1))
          tally.likes += 1
          tally.small = 120
          tally.large += 7
          tally.price -= 0.25
          tally.size += 0.5
          tally.plain += 1
        }
      }
    }
    if isWrittenBefore { replicas = try stores.map { try Replica.open($0.configuration, partByteCount: 60) } }
    try synchronise()
    for store in stores {
      let tally = try #require(store.object(ofType: Tally.self, forPrimaryKey: 1))
      #expect(tally.likes == 8)
      #expect(tally.small == 127)
      #expect(tally.large == 21)
      #expect(tally.price == Decimal(string: "-0.75"))
      #expect(tally.size == 1.5)
      #expect(tally.plain == 2)
    }
  }

  final class Photo: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var title: String
    @Persisted var original: ExternalData?
  }

  private enum External: CaseIterable {
    case synchronised, pending, reopened, begunAnew, copied
  }

  @Test("External data stays when others change the object", arguments: External.allCases)
  private func externalData(_ what: External) throws {
    let order = ReplicaOrder()
    func photo(_ store: Store?) throws -> Photo {
      let store = try #require(store)
      store.refresh()
      return try #require(store.object(ofType: Photo.self, forPrimaryKey: 1))
    }
    let data = Data("original".utf8)
    let (other, sender) = try start("b", Photo.self, order)
    try other.write { other.create(Photo.self, value: ["id": what == .pending ? 2 : 1]) }
    try order.exchange(sender)
    var (store, replica): (Store?, Replica?) = (nil, nil)
    func open() throws {
      (store, replica) = (nil, nil)
      let opened = try start("a", Photo.self, order)
      (store, replica) = (opened.0, opened.1)
    }
    try open()
    try order.exchange(#require(replica))
    if what == .pending {
      // Both replicas create the object.
      try other.write { other.create(Photo.self, value: ["id": 1]) }
      try order.upload(sender)
      try store?.write { store?.create(Photo.self, value: ["id": 1]) }
    }
    let known = try photo(store)
    try store?.write { known.original = ExternalData(data) }
    try replica?.collect()
    #expect(replica?.pendingCount == (what == .pending ? 1 : 0))
    if what == .reopened {
      try store?.write { store?.create(Photo.self, value: ["id": 3]) }
      try replica?.collect()
      try open()
    }
    try other.write { try photo(other).title = "changed" }
    try order.upload(sender)
    if what == .begunAnew {
      try order.exchange(#require(replica))
      order.lose(1)
    }
    if what == .copied { try order.compact(order.changes.count) }
    try order.exchange(#require(replica))
    #expect(try photo(store).title == "changed")
    #expect(try photo(store).original?.data() == data)
    // The changes that the server lost are in the order again before other replicas continue.
    for replica in [try #require(replica), sender] { try order.exchange(replica) }
    try other.write { try photo(other).title = "changed again" }
    try order.exchange(sender)
    try order.exchange(#require(replica))
    #expect(try photo(store).title == "changed again")
    #expect(try photo(store).original?.data() == data)
  }

  @Test("A new object does not get the external data of a deleted one with its primary key")
  func externalDataOfTheDeleted() throws {
    let order = ReplicaOrder()
    let (store, replica) = try start("a", Photo.self, order)
    let (other, sender) = try start("b", Photo.self, order)
    try store.write { store.create(Photo.self, value: ["id": 1]) }
    for replica in [replica, sender] { try order.exchange(replica) }
    try store.write { store.objects(Photo.self).first?.original = ExternalData(Data("original".utf8)) }
    try order.exchange(replica)
    other.refresh()
    try other.write { other.delete(other.objects(Photo.self)) }
    try order.upload(sender)
    try other.write { other.create(Photo.self, value: ["id": 1, "title": "new"]) }
    try order.upload(sender)
    try order.exchange(replica)
    store.refresh()
    #expect(store.objects(Photo.self).map(\.title) == ["new"])
    #expect(try store.objects(Photo.self).first?.original?.data() == nil)
  }

  private enum Strict {
    final class Badge: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted(unique: true) var code: String?
    }
  }

  /// The same class in an older program.
  private enum Loose {
    final class Badge: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var code: String?
    }
  }

  @Test(
    "A rule of uniqueness holds in the order also where an older program has removed it from the store",
    arguments: [false, true])
  func removedRule(writes: Bool) throws {
    let order = ReplicaOrder()
    do {
      let (store, replica) = try start("a", Strict.Badge.self, order)
      try store.write { for id in 1...2 { store.create(Strict.Badge.self, value: ["id": id]) } }
      try order.exchange(replica)
    }
    let (second, b) = try start("b", Strict.Badge.self, order)
    let (third, c) = try start("c", Strict.Badge.self, order)
    for replica in [b, c] { try order.exchange(replica) }
    let (store, a) = try start("a", Loose.Badge.self, order)
    try order.exchange(a)
    if writes {
      try store.write { store.create(Loose.Badge.self, value: ["id": 3]) }
      try order.exchange(a)
    }
    for (store, id) in [(second, 1), (third, 2)] {
      store.refresh()
      try store.write { store.object(ofType: Strict.Badge.self, forPrimaryKey: id)?.code = "same" }
    }
    for replica in [b, c] { try order.upload(replica) }
    for replica in [a, b, c] { try order.download(replica) }
    store.refresh()
    #expect(store.object(ofType: Loose.Badge.self, forPrimaryKey: 1)?.code == "same")
    #expect(store.object(ofType: Loose.Badge.self, forPrimaryKey: 2)?.code == nil)
    let digests = try [a, b, c].map { try $0.digest(of: $0.downloaded) }
    #expect(Set(digests).count == 1)
  }

  @Test("A rule of uniqueness that objects break is reported to its author", arguments: [false, true])
  func brokenRule(isCompacted: Bool) throws {
    let order = ReplicaOrder()
    let (first, a) = try start("a", Loose.Badge.self, order)
    try first.write {
      for id in 1...2 { first.create(Loose.Badge.self, value: ["id": id, "code": "same"]) }
    }
    let (_, b) = try start("b", Strict.Badge.self, order)
    try order.exchange(a)
    let count = order.changes.count
    try order.upload(b)
    if isCompacted { try order.compact(count) }
    let rejections = try order.download(b)
    #expect(rejections.map(\.type) == ["Badge"])
    #expect(rejections.map(\.property) == ["code"])
  }
}
