import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Replicas whose stores keep their history.
struct HistoryReplicaTests {
  private typealias Gift = ReplicaDirectory.Gift
  private typealias Part = ReplicaDirectory.Part

  private let directory: ReplicaDirectory

  init() throws { directory = try ReplicaDirectory() }

  private static func text(_ gift: Frozen<Gift>) -> String {
    "\(gift.name) \(gift.count) \(gift.likes) \(gift.notes) \(gift.tags)"
  }

  @Test(
    "The transactions of a replica's store lead to its present objects, and a rebase is one transaction",
    arguments: RandomRun.seeds(4, fresh: 1))
  func history(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let order = ReplicaOrder()
    let names = ["a\(seed)", "b\(seed)", "c\(seed)"]
    for name in names.dropLast() {
      // The demand is stored in the store. The last store has no history.
      let configuration = Store.Configuration(
        location: .directory(directory.folder(name)), objectTypes: [Gift.self, Part.self],
        history: .last(1_000_000))
      _ = try Store(configuration: configuration)
    }
    let stores = try names.map { try directory.open($0) }
    let replicas = try stores.map { try #require(try Replica.open($0.configuration, partByteCount: 60)) }
    var versions: [UInt64] = []
    for step in 0..<RandomRun.size(300, plain: 80) {
      let index = Int.random(in: names.indices, using: &generator)
      switch Int.random(in: 0..<8, using: &generator) {
      case 0..<4: try stores[index].changeGift(using: &generator)
      case 4..<6:
        try order.join(replicas[index])
        try order.upload(replicas[index], atMost: Int.random(in: 1...3, using: &generator))
      default:
        try order.join(replicas[index])
        let before = stores[index].context.engine.latest.version.rawValue
        try order.download(replicas[index], atMost: Int.random(in: 1...4, using: &generator))
        if index == 0, stores[0].context.engine.latest.version.rawValue == before + 1 {
          versions.append(before + 1)
        }
      }
      if step % 20 == 7 { try stores[index].compact() }
    }
    for (store, name) in zip(stores, names).dropLast() {
      store.refresh()
      var gifts: [Int: String] = [:]
      try store.history().forEach { transaction in
        let changes = try transaction.changes(of: Gift.self)
        for gift in changes.deletions { #expect(gifts.removeValue(forKey: gift.id) == Self.text(gift)) }
        for gift in changes.insertions { gifts[gift.id] = Self.text(gift) }
        for change in changes.modifications {
          #expect(gifts[change.old.id] == Self.text(change.old))
          gifts[change.new.id] = Self.text(change.new)
        }
        #expect(transaction.author == nil)
      }
      let present = FrozenResults(store.objects(Gift.self)).map { ($0.id, Self.text($0)) }
      #expect(gifts == Dictionary(uniqueKeysWithValues: present), "\(name), seed \(seed)")
      #expect(store.failure == nil)
    }
    #expect(!versions.isEmpty, "seed \(seed)")
    #expect(stores[2].historyToken == nil)
  }
}
