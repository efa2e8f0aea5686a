import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaReplication
@testable import SantaStore

/// Stores in directories that take part in one order, with a server that is an array.
@Suite struct ReplicaTests {
  final class Gift: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name: String = "unnamed"
    @Persisted var count: Int
    @Persisted(counter: true) var likes: Int
    @Persisted var tags: MutableSet<String>
    @Persisted var notes: List<String>
    @Persisted var parts: List<Part>
    @Persisted var partner: Gift?

    convenience init(_ id: Int) {
      self.init()
      self.id = id
    }
  }

  final class Part: Object {
    @Persisted var size: Int
    @Persisted(originProperty: "parts") var gifts: LinkingObjects<Gift>

    convenience init(_ size: Int) {
      self.init()
      self.size = size
    }
  }

  /// The order of one store.
  final class Order {
    var changes: [Replica.Ordered] = []
    private(set) var epoch = "test"
    /// The numbers of replicas, and the epochs of the orders from which they have these; empty if they are from this one.
    private var members: [UInt32: String] = [:]
    /// Never given twice, as if it were random.
    private var nextNumber: UInt32 = 1

    func join(_ replica: Replica) throws {
      if replica.membership != nil { return }
      try replica.join(epoch: epoch, number: newNumber())
    }

    private func newNumber() -> UInt32 {
      defer { nextNumber += 1 }
      members[nextNumber] = ""
      return nextNumber
    }

    /// The number of a replica that joins again, as a server gives it.
    private func admit(_ known: (epoch: String, number: UInt32)) -> UInt32 {
      let former = known.epoch == epoch ? "" : known.epoch
      if members[known.number] == nil { members[known.number] = former }
      return former.isEmpty || members[known.number] == former ? known.number : newNumber()
    }

    /// What a backup of a server has.
    struct Backup {
      fileprivate var changes: [Replica.Ordered]
      fileprivate var epoch: String
      fileprivate var members: [UInt32: String]
      fileprivate var copy: (place: OrderPlace, bytes: [UInt8])?
    }

    var backup: Backup { Backup(changes: changes, epoch: epoch, members: members, copy: copy) }

    func restore(_ backup: Backup) {
      (changes, epoch, members, copy) = (backup.changes, backup.epoch, backup.members, backup.copy)
    }

    /// Begins as an empty server.
    func setUpAnew() {
      (changes, members, copy) = ([], [:], nil)
      epoch = "test \(nextNumber)"
      nextNumber += 1
    }

    func upload(_ replica: Replica, atMost count: Int = .max) throws {
      let number = try #require(replica.membership).number
      try #require(replica.membership?.epoch == epoch)
      try replica.collect()
      let own = changes.filter { $0.author == number }
      let outgoing = try replica.outgoing(limit: .max)
      if outgoing.contains(where: { $0.sequence <= own.count && own[Int($0.sequence) - 1].bytes != $0.bytes })
      {
        throw Replica.Failure.copied
      }
      for pending in outgoing.filter({ $0.sequence > own.count }).prefix(count) {
        let place = (changes.last?.place ?? .start).next(number, pending.sequence, pending.bytes)
        changes.append(
          .init(place: place, author: number, sequence: pending.sequence, bytes: pending.bytes))
      }
    }

    /// The state at a place. The changes up to it are not given to replicas any more.
    private var copy: (place: OrderPlace, bytes: [UInt8])?

    private func has(_ place: OrderPlace) -> Bool {
      place == .start || place.version <= changes.count && changes[Int(place.version) - 1].place == place
    }

    /// Replaces changes by a copy of the state.
    ///
    /// - Parameter count: how many there are before the copy.
    func compact(_ count: Int) throws {
      let known = Int(copy?.place.version ?? 0)
      guard count > known else { return }
      var state = try copy.map { try OrderState(copy: $0.bytes) } ?? OrderState()
      try state.apply(changes[known..<count].map(\.bytes))
      copy = (changes[count - 1].place, try state.copy())
    }

    /// Goes back to a backup.
    func lose(_ count: Int) {
      changes.removeLast(count)
      if let place = copy?.place, !has(place) { copy = nil }
    }

    /// Lets a replica begin anew if the order does not have what it knows from it, or has a copy of what it needs.
    @discardableResult
    func restartIfNeeded(_ replica: Replica) throws -> [Replica.Rejection] {
      let known = Int(copy?.place.version ?? 0)
      if replica.isCopy { return try restart(replica, isCopied: true) }
      if replica.membership?.epoch == epoch, has(replica.place), replica.place.version >= known { return [] }
      do { return try restart(replica, isCopied: false) } catch Replica.Failure.copied {
        return try restart(replica, isCopied: true)
      }
    }

    /// Sends and receives; a replica that is found to be a copy goes on as another one.
    func exchange(_ replica: Replica, sends: Bool = true) throws {
      func exchange() throws {
        if sends { try upload(replica) }
        try download(replica)
      }
      do { try exchange() } catch Replica.Failure.copied {
        try restart(replica, isCopied: true)
        try exchange()
      }
    }

    @discardableResult
    private func restart(_ replica: Replica, isCopied: Bool) throws -> [Replica.Rejection] {
      let known = Int(copy?.place.version ?? 0)
      let former = try #require(replica.membership)
      let number = admit(former)
      let own = changes.filter { $0.author == number }
      let inCopy = UInt64(changes[..<known].count { $0.author == number })
      let last = try replica.unacknowledged().prefix {
        $0.sequence <= inCopy && own[Int($0.sequence) - 1].bytes == $0.bytes
      }.last
      let another = number != former.number ? number : isCopied ? newNumber() : nil
      return try replica.restart(
        with: .init(
          epoch: epoch, number: another, isCopied: isCopied,
          common: try replica.knownPlaces().last(where: has) ?? .start,
          copy: copy.map { copy in
            .init(place: copy.place, bytes: copy.bytes, ownCount: inCopy)
          }, lastInCopy: last?.sequence ?? 0,
          changes: Array(changes[known...])))
    }

    @discardableResult
    func download(_ replica: Replica, atMost count: Int = .max) throws -> [Replica.Rejection] {
      return try restartIfNeeded(replica)
        + replica.receive(Array(changes.dropFirst(Int(replica.place.version)).prefix(count)))
    }
  }

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func open(_ name: String) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory.url.appending(path: name)), objectTypes: [Gift.self, Part.self]))
  }

  /// What a store contains, without what is local.
  private func contents(_ store: Store) -> [String] {
    store.objects(Gift.self).sorted(by: \.id).map { gift in
      "\(gift.id) \(gift.name) \(gift.count) \(gift.likes) \(gift.tags.sorted()) \(Array(gift.notes)) "
        + "\(gift.parts.map(\.size)) \(gift.partner?.id ?? -1)"
    } + store.objects(Part.self).map { "\($0.size) of \($0.gifts.map(\.id).sorted())" }.sorted()
  }

  @Test func whatOneWritesTheOtherShows() throws {
    let (first, second, order) = (try open("a"), try open("b"), Order())
    let a = try #require(try Replica.open(first.configuration))
    let b = try #require(try Replica.open(second.configuration))
    try order.join(a)
    try order.join(b)
    try first.write {
      let gift = Gift(1)
      first.add(gift)
      gift.notes.append(contentsOf: ["one", "two"])
      gift.parts.append(Part(3))
    }
    try order.upload(a)
    var changeCounts: [Int] = []
    let token = second.objects(Gift.self).observe { change in
      if case .update(_, _, let insertions, _) = change { changeCounts.append(insertions.count) }
    }
    second.refresh()
    #expect(try order.download(b).isEmpty)
    second.refresh()
    #expect(contents(second) == contents(first))
    #expect(changeCounts == [1])
    withExtendedLifetime(token) {}
    #expect(second.objects(Gift.self).first?.parts.first?.gifts.count == 1)
  }

  final class Tally: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(counter: true) var likes: Int
    @Persisted(counter: true) var small: Int8
    @Persisted(counter: true) var large: UInt64
    @Persisted(counter: true) var price: Decimal
    @Persisted(counter: true) var size: Double
    @Persisted var plain: Int
  }

  @Test(
    "What replicas add to a counter adds up, also what was written before the replica was opened",
    arguments: [false, true])
  func counters(isWrittenBefore: Bool) throws {
    let order = Order()
    var (stores, replicas): ([Store], [Replica?]) = ([], [])
    for name in ["a", "b"] {
      let store = try Store(
        configuration: .init(location: .directory(folder(name)), objectTypes: [Tally.self]))
      stores.append(store)
      replicas.append(try Replica.open(store.configuration))
      try order.join(try #require(replicas.last ?? nil))
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
    let order = Order()
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
      // Both make the object.
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
    // What the server has lost is in the order again before others go on.
    for replica in [try #require(replica), sender] { try order.exchange(replica) }
    try other.write { try photo(other).title = "changed again" }
    try order.exchange(sender)
    try order.exchange(#require(replica))
    #expect(try photo(store).title == "changed again")
    #expect(try photo(store).original?.data() == data)
  }

  @Test("A new object does not get the external data of a deleted one with its primary key")
  func externalDataOfTheDeleted() throws {
    let order = Order()
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

  /// The class of an older program.
  private enum Loose {
    final class Badge: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var code: String?
    }
  }

  @Test(
    "A number that no replica has is refused, and the store opens again",
    arguments: [0, 1 << 24, (1 << 24) - 1, .max])
  func numberOfNobody(number: UInt32) throws {
    let configuration = Store.Configuration(location: .directory(folder("a")), objectTypes: [Gift.self])
    try {
      let store = try Store(configuration: configuration)
      try store.write { store.add(Gift(1)) }
      let replica = try #require(try Replica.open(configuration))
      #expect(throws: Replica.Failure.self) { try replica.join(epoch: "test", number: number) }
      #expect(throws: Replica.Failure.self) {
        try replica.restart(with: .init(epoch: "test", number: number, copy: nil, changes: []))
      }
      try replica.join(epoch: "test", number: (1 << 24) - 2)
    }()
    #expect(try Store(configuration: configuration).objects(Gift.self).count == 1)
    #expect(try Replica.open(configuration)?.membership?.number == (1 << 24) - 2)
  }

  private func start(_ name: String, _ type: Object.Type, _ order: Order) throws -> (Store, Replica) {
    let store = try Store(configuration: .init(location: .directory(folder(name)), objectTypes: [type]))
    let replica = try #require(try Replica.open(store.configuration))
    try order.join(replica)
    return (store, replica)
  }

  @Test(
    "A rule of uniqueness holds in the order also where an older program has removed it from the store",
    arguments: [false, true])
  func removedRule(writes: Bool) throws {
    let order = Order()
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
    let order = Order()
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

  @Test("Observers are not told of what only identifies objects")
  func hiddenColumns() throws {
    let (first, second, order) = (try open("a"), try open("b"), Order())
    let a = try #require(try Replica.open(first.configuration))
    let b = try #require(try Replica.open(second.configuration))
    for replica in [a, b] { try order.join(replica) }
    // The first object of others adds the hidden columns.
    try first.write { first.add(Gift(0)) }
    for replica in [a, b] { try order.exchange(replica) }
    for store in [first, second] { try store.write { store.add(Gift(1)) } }
    try order.upload(a)
    var changeCount = 0
    let tokens = [
      second.objects(Gift.self).observe { if case .update = $0 { changeCount += 1 } },
      second.objects(Gift.self).observe(keyPaths: [\.name]) { if case .update = $0 { changeCount += 1 } },
    ]
    second.refresh()
    try order.exchange(b)
    second.refresh()
    // Both have made the same object.
    #expect(contents(second) == contents(first))
    #expect(changeCount == 0)
    withExtendedLifetime(tokens) {}
  }

  @Test func aStoreHasOneReplicaAtATime() throws {
    let store = try open("a")
    let replica = try #require(try Replica.open(store.configuration, partByteCount: 60))
    #expect(try Replica.open(store.configuration, partByteCount: 60) == nil)
    withExtendedLifetime(replica) {}
  }

  @Test func aStoreInMemoryIsRefused() throws {
    let store = try Store.temporary([])
    #expect(throws: Replica.Failure.self) { try Replica.open(store.configuration, partByteCount: 60) }
  }

  @Test(
    "Replicas that are closed and opened again converge, also from copies",
    arguments: RandomRun.seeds(4, fresh: 1))
  func reopening(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let order = Order()
    let names = ["a\(seed)", "b\(seed)", "c\(seed)"]
    var stores: [Store?] = []
    var replicas: [Replica?] = []
    for name in names {
      let store = try open(name)
      stores.append(store)
      replicas.append(try Replica.open(store.configuration, partByteCount: 60))
    }
    for step in 0..<RandomRun.size(300, plain: 80) {
      let index = Int.random(in: names.indices, using: &generator)
      let action = Int.random(in: 0..<10, using: &generator)
      if action == 8 { try order.compact(Int.random(in: 0...order.changes.count, using: &generator)) }
      if action == 9 {
        stores[index]?.refresh()
        let before = contents(try #require(stores[index]))
        (stores[index], replicas[index]) = (nil, nil)
        let store = try open(names[index])
        (stores[index], replicas[index]) = (store, try Replica.open(store.configuration, partByteCount: 60))
        #expect(contents(store) == before, "seed \(seed), step \(step)")
      }
      let replica = try #require(replicas[index], "seed \(seed), step \(step)")
      switch action {
      case 0..<4: try write(try #require(stores[index]), &generator)
      case 4..<6:
        try order.join(replica)
        try order.upload(replica, atMost: Int.random(in: 1...3, using: &generator))
      case 6..<8:
        try order.join(replica)
        try order.download(replica, atMost: Int.random(in: 1...4, using: &generator))
      default: break
      }
    }
    let all = replicas.compactMap { $0 }
    for replica in all { try order.join(replica) }
    for replica in all {
      try order.download(replica)
      try order.upload(replica)
    }
    for replica in all { try order.download(replica) }
    let expected = try { () throws -> [String] in
      let store = try open("fresh\(seed)")
      let replica = try #require(try Replica.open(store.configuration, partByteCount: 60))
      try order.join(replica)
      try order.download(replica)
      store.refresh()
      return contents(store)
    }()
    #expect(!expected.isEmpty)
    for (store, replica) in zip(stores, replicas) {
      store?.refresh()
      #expect(replica?.pendingCount == 0)
      #expect(contents(try #require(store)) == expected, "seed \(seed)")
    }
  }

  @Test(
    "Nothing that was appended is lost when replicas are closed and opened",
    arguments: RandomRun.seeds(4, fresh: 2))
  func appending(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let order = Order()
    let names = ["a\(seed)", "b\(seed)", "c\(seed)"]
    var stores: [Store?] = try names.map { try open($0) }
    var replicas = try stores.map { try Replica.open(try #require($0).configuration, partByteCount: 60) }
    var counts = names.map { _ in 0 }
    for _ in 0..<RandomRun.size(300, plain: 80) {
      let index = Int.random(in: names.indices, using: &generator)
      let action = Int.random(in: 0..<11, using: &generator)
      if action == 10 { try order.compact(Int.random(in: 0...order.changes.count, using: &generator)) }
      if action == 8 || action == 9 {
        (stores[index], replicas[index]) = (nil, nil)
        let store = try open(names[index])
        (stores[index], replicas[index]) = (store, try Replica.open(store.configuration, partByteCount: 60))
      }
      let replica = try #require(replicas[index])
      switch action {
      case 0..<4:
        // All make the same object, and append to its list.
        let store = try #require(stores[index])
        counts[index] += 1
        try store.write {
          if store.object(ofType: Gift.self, forPrimaryKey: 1) == nil { store.add(Gift(1)) }
          store.object(ofType: Gift.self, forPrimaryKey: 1)?.notes.append("\(names[index]) \(counts[index])")
        }
        if Bool.random(using: &generator) { try replica.collect() }
      case 4..<6:
        try order.join(replica)
        try order.upload(replica, atMost: Int.random(in: 1...3, using: &generator))
      case 6..<8:
        try order.join(replica)
        try order.download(replica, atMost: Int.random(in: 1...4, using: &generator))
      default: break
      }
    }
    for replica in replicas.compactMap({ $0 }) {
      try order.join(replica)
      try order.upload(replica)
    }
    for (index, replica) in replicas.enumerated() {
      try order.download(try #require(replica))
      let store = try #require(stores[index])
      store.refresh()
      let notes = store.object(ofType: Gift.self, forPrimaryKey: 1).map { Array($0.notes) } ?? []
      for (author, count) in zip(names, counts) {
        let own = notes.filter { $0.hasPrefix("\(author) ") }
        #expect(own == (0..<count).map { "\(author) \($0 + 1)" }, "\(names[index]), seed \(seed)")
      }
    }
  }

  @Test("A replica that is opened again finds the objects of others, and sends nothing")
  func openedAgain() throws {
    let order = Order()
    let first = try open("a")
    let a = try #require(try Replica.open(first.configuration))
    try first.write {
      first.add(Gift(1))
      first.add(Part(7))
    }
    try order.join(a)
    try order.upload(a)
    do {
      let b = try #require(try Replica.open(try open("b").configuration))
      try order.join(b)
      try order.download(b)
      try order.upload(b)
      try order.download(b)
      #expect(b.pendingCount == 0)
    }
    // What the classes declare is compared with what is stored.
    let second = try open("b")
    #expect(second.schema.types.first { $0.name == "Gift" }?.properties.map(\.name).contains("$id") == false)
    // It removes what no class declares, but not what identifies objects.
    try second.compact(droppingRemoved: [Gift.self, Part.self])
    let b = try #require(try Replica.open(second.configuration))
    #expect(b.pendingCount == 0)
    try first.write { first.objects(Gift.self).first?.notes.append("one") }
    try first.write { first.objects(Part.self).first?.size = 8 }
    try order.upload(a)
    #expect(try order.download(b).isEmpty)
    second.refresh()
    #expect(second.objects(Gift.self).map { Array($0.notes) } == [["one"]])
    #expect(second.objects(Part.self).map(\.size) == [8])
  }

  /// What a replica sends back of a copy sets the values of counters, so without compaction they add up.
  @Test(
    "A server that is restored from a backup gets back what it lost", arguments: RandomRun.seeds(4, fresh: 1),
    [false, true])
  func rewinding(seed: UInt64, isCompacted: Bool) throws {
    var generator = SeededGenerator(seed: seed)
    let order = Order()
    let names = ["a\(seed)", "b\(seed)", "c\(seed)"]
    let stores = try names.map { try open($0) }
    let replicas = try stores.map { try #require(try Replica.open($0.configuration, partByteCount: 60)) }
    for replica in replicas { try order.join(replica) }
    try stores[0].write { stores[0].add(Gift(100)) }
    try order.upload(replicas[0])
    for replica in replicas { try order.download(replica) }
    var (added, likes) = (0, 0)
    func synchronise() throws {
      for replica in replicas {
        try order.restartIfNeeded(replica)
        try order.download(replica)
        try order.upload(replica)
      }
      for replica in replicas { try order.download(replica) }
    }
    for _ in 0..<RandomRun.size(300, plain: 60) {
      let index = Int.random(in: names.indices, using: &generator)
      let replica = replicas[index]
      switch Int.random(in: 0..<14, using: &generator) {
      case 0..<4: try write(stores[index], &generator)
      case 4:
        // Nothing ever removes these.
        try stores[index].write { stores[index].add(Part(1_000 + added)) }
        added += 1
      case 5:
        stores[index].refresh()
        try stores[index].write { stores[index].object(ofType: Gift.self, forPrimaryKey: 100)?.likes += 1 }
        likes += 1
      case 6..<9:
        try order.restartIfNeeded(replica)
        try order.upload(replica, atMost: Int.random(in: 1...3, using: &generator))
      case 9..<12:
        try order.restartIfNeeded(replica)
        try order.download(replica, atMost: Int.random(in: 1...4, using: &generator))
      case 12:
        if isCompacted {
          try order.compact(Int.random(in: 0...order.changes.count, using: &generator))
        }
      default: order.lose(Int.random(in: 0...min(4, order.changes.count), using: &generator))
      }
    }
    try synchronise()
    try synchronise()
    for store in stores { store.refresh() }
    let expected = contents(stores[0])
    for (store, replica) in zip(stores, replicas) {
      #expect(replica.pendingCount == 0, "seed \(seed)")
      #expect(contents(store) == expected, "seed \(seed)")
      if !isCompacted {
        #expect(store.object(ofType: Gift.self, forPrimaryKey: 100)?.likes == likes, "seed \(seed)")
      }
      let kept = store.objects(Part.self).map(\.size).filter { $0 >= 1_000 }.sorted()
      #expect(kept == Array(1_000..<(1_000 + added)), "seed \(seed)")
    }
  }

  @Test(
    "A replica that has only a copy of what a server lost gives back changed values, deletions and counts",
    arguments: [60, 1 << 20])
  func sendingACopyBack(partByteCount: Int) throws {
    let order = Order()
    let stores = try ["a", "b", "c"].map { try open($0) }
    let replicas = try stores.map {
      try #require(try Replica.open($0.configuration, partByteCount: partByteCount))
    }
    func write(_ index: Int, _ body: (Store) -> Void) throws {
      try send(stores[index], replicas[index], to: order, body)
    }
    try write(0) { store in
      for key in 1...4 { store.add(Gift(key)) }
      gift(3, store)?.parts.append(contentsOf: [Part(1), Part(2)])
      gift(4, store)?.notes.append("first")
    }
    try order.join(replicas[2])
    try order.download(replicas[2])
    stores[2].refresh()
    let backup = order.changes.count
    try write(0) { store in
      gift(1, store)?.likes += 2
      gift(1, store)?.name = "changed"
      if let gift = gift(2, store) { store.delete(gift) }
      gift(3, store)?.parts.remove(at: 0)
      gift(4, store)?.notes.insert("second", at: 0)
      store.add(Gift(5))
    }
    try order.compact(order.changes.count)
    try order.join(replicas[1])
    try order.download(replicas[1])
    stores[1].refresh()
    try write(1) { gift(1, $0)?.likes += 1 }
    // The server loses what followed the backup, and somebody works on with it.
    order.lose(order.changes.count - backup)
    try write(2) { store in
      gift(1, store)?.likes += 10
      gift(3, store)?.name = "later"
      gift(4, store)?.notes.append("third")
    }
    // The second one comes back, of which nothing is left but the copy, and then the first, which has all changes.
    for index in [1, 0, 1] {
      try order.restartIfNeeded(replicas[index])
      try order.download(replicas[index])
      try order.upload(replicas[index])
      for replica in replicas[1...] { try order.download(replica) }
      for store in stores { store.refresh() }
      for store in stores[1...] {
        #expect(gift(1, store)?.likes == 13)
        #expect(gift(1, store)?.name == "changed")
        #expect(gift(3, store)?.name == "later")
        #expect(gift(3, store)?.parts.map(\.size) == [2])
        #expect(gift(4, store).map { Array($0.notes) } == ["second", "first", "third"])
        #expect(store.objects(Gift.self).map(\.id).sorted() == [1, 3, 4, 5])
        #expect(contents(store) == contents(stores[2]))
      }
    }
    try order.download(replicas[0])
    stores[0].refresh()
    #expect(contents(stores[0]) == contents(stores[2]))
    #expect(replicas.allSatisfy { $0.pendingCount == 0 })
    // It goes back again. What the second one has sent is in the order of the third, which is no copy.
    order.lose(order.changes.count - backup)
    for index in [2, 0, 1] {
      try order.restartIfNeeded(replicas[index])
      try order.download(replicas[index])
      try order.upload(replicas[index])
    }
    let expected = contents(stores[2])
    for (store, replica) in zip(stores, replicas) {
      try order.download(replica)
      store.refresh()
      #expect(contents(store) == expected)
    }
  }

  @Test("What a copy has of a change that was not whole yet is sent back, too")
  func sendingPartsBack() throws {
    let order = Order()
    let (first, second) = (try open("a"), try open("b"))
    let a = try #require(try Replica.open(first.configuration, partByteCount: 60))
    try order.join(a)
    try first.write { first.add(Gift(1)) }
    try order.upload(a)
    let backup = order.changes.count
    try first.write {
      for key in 2...20 { first.add(Gift(key)) }
    }
    try order.upload(a, atMost: 1)
    #expect(order.changes.count == backup + 1)
    try order.compact(order.changes.count)
    let b = try #require(try Replica.open(second.configuration, partByteCount: 60))
    try order.join(b)
    try order.download(b)
    try order.upload(a)
    #expect(order.changes.count > backup + 2)
    try order.download(b)
    second.refresh()
    #expect(second.objects(Gift.self).count == 20)
    order.lose(order.changes.count - backup)
    try order.download(b)
    try order.upload(b)
    try order.download(b)
    second.refresh()
    #expect(second.objects(Gift.self).count == 20)
    #expect(b.pendingCount == 0)
  }

  @Test("Of two copies of a directory, one sends back what a server lost, and nothing is there twice")
  func copiesSendingBack() throws {
    let order = Order()
    let first = try open("a")
    let a = try #require(try Replica.open(first.configuration))
    try order.join(a)
    try first.write { first.add(Part(1)) }
    try order.upload(a)
    let backup = order.changes.count
    try first.write { first.add(Part(2)) }
    try first.write { first.add(Part(3)) }
    try order.upload(a)
    try order.compact(order.changes.count)
    do {
      let store = try open("b")
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      try order.download(replica)
    }
    try manager.copyItem(at: folder("b"), to: folder("c"))
    let stores = try ["b", "c"].map { try open($0) }
    let replicas = try stores.map { try #require(try Replica.open($0.configuration)) }
    order.lose(order.changes.count - backup)
    for replica in replicas { try order.restartIfNeeded(replica) }
    // What its classes declare, and the summary.
    #expect(replicas.map(\.pendingCount) == [2, 2])
    for replica in replicas + replicas { try order.exchange(replica) }
    #expect(Set(replicas.compactMap { $0.membership?.number }).count == 2)
    for (store, replica) in zip(stores, replicas) {
      store.refresh()
      #expect(store.objects(Part.self).map(\.size).sorted() == [1, 2, 3])
      #expect(replica.pendingCount == 0)
    }
  }

  @Test(
    "A copy that is sent back adds objects where the order has a copy of other changes, and leaves the others alone"
  )
  func sendingACopyBackBesideAnother() throws {
    let order = Order()
    let stores = try ["a", "b", "c"].map { try open($0) }
    let replicas = try stores.map { try #require(try Replica.open($0.configuration)) }
    func write(_ index: Int, _ body: (Store) -> Void) throws {
      try send(stores[index], replicas[index], to: order, body)
    }
    try write(0) { store in
      store.add(Gift(1))
      store.add(Gift(2))
    }
    try order.join(replicas[2])
    try order.download(replicas[2])
    stores[2].refresh()
    let backup = order.changes.count
    try write(0) { store in
      gift(1, store)?.name = "lost"
      gift(1, store)?.partner = gift(1, store)
      gift(1, store)?.notes.append("lost")
      let new = Gift(3)
      new.name = "new"
      store.add(new)
      new.partner = gift(2, store)
    }
    try order.compact(order.changes.count)
    try order.join(replicas[1])
    try order.download(replicas[1])
    order.lose(order.changes.count - backup)
    try write(2) { store in
      gift(1, store)?.name = "later"
      gift(1, store)?.partner = gift(2, store)
    }
    try order.compact(order.changes.count)
    for replica in replicas[1...] + replicas[1...] {
      try order.restartIfNeeded(replica)
      try order.download(replica)
      try order.upload(replica)
    }
    for store in stores[1...] { store.refresh() }
    for store in stores[1...] {
      #expect(gift(1, store)?.name == "later")
      #expect(gift(1, store)?.partner?.id == 2)
      #expect(gift(1, store).map { Array($0.notes) } == ["lost"])
      #expect(gift(3, store)?.name == "new")
      #expect(gift(3, store)?.partner?.id == 2)
      #expect(contents(store) == contents(stores[2]))
    }
  }

  private func gift(_ key: Int, _ store: Store) -> Gift? {
    store.object(ofType: Gift.self, forPrimaryKey: key)
  }

  /// Writes to a store, and sends what was written.
  private func send(
    _ store: Store, _ replica: Replica, to order: Order, _ body: (Store) -> Void
  ) throws {
    try store.write { body(store) }
    try order.join(replica)
    try order.upload(replica)
  }

  private func write(_ store: Store, _ generator: inout SeededGenerator) throws {
    store.refresh()
    let key = Int.random(in: 1...8, using: &generator)
    let number = Int.random(in: 0...99, using: &generator)
    let kind = Int.random(in: 0..<8, using: &generator)
    try store.write {
      guard let gift = store.object(ofType: Gift.self, forPrimaryKey: key) else {
        let gift = Gift(key)
        gift.name = "made \(number)"
        store.add(gift)
        return
      }
      switch kind {
      case 0: gift.name = "name \(number)"
      case 1: gift.tags.insert("tag \(number % 5)")
      case 2, 3: gift.notes.insert("note \(number)", at: number % (gift.notes.count + 1))
      case 4: if !gift.notes.isEmpty { gift.notes.move(from: 0, to: gift.notes.count - 1) }
      case 5: gift.parts.append(Part(number))
      case 6: gift.partner = store.object(ofType: Gift.self, forPrimaryKey: number % 8)
      default: if number < 30 { store.delete(gift) } else { gift.count = number }
      }
    }
  }

  // MARK: Crashes

  private var manager: FileManager { .default }

  private func folder(_ name: String) -> URL { directory.url.appending(path: name) }

  /// A replica with one object of its own and one of another, before and after it received the second.
  private func interrupted() throws -> Order {
    let order = Order()
    do {
      let (first, second) = (try open("a"), try open("b"))
      let a = try #require(try Replica.open(first.configuration))
      let b = try #require(try Replica.open(second.configuration))
      try order.join(a)
      try order.join(b)
      try second.write { second.add(Gift(2)) }
      try order.upload(b)
      try first.write { first.add(Gift(1)) }
      try order.upload(a)
      try manager.copyItem(at: folder("a"), to: folder("before"))
      try order.download(a)
      try first.write { first.add(Gift(3)) }
    }
    return order
  }

  @Test("What was written to the replica's log before a commit that did not follow has no effect")
  func crashBeforeCommit() throws {
    let order = try interrupted()
    try manager.removeItem(at: folder("before/replica"))
    try manager.copyItem(at: folder("a/replica"), to: folder("before/replica"))
    for _ in 0..<2 {
      let store = try open("before")
      let replica = try #require(try Replica.open(store.configuration))
      #expect(contents(store).map { $0.prefix(1) } == ["1"])
      #expect(replica.place.version == 0)
      // The schema, and the object.
      #expect(replica.pendingCount == 2)
    }
    let store = try open("before")
    let replica = try #require(try Replica.open(store.configuration))
    try order.download(replica)
    store.refresh()
    #expect(contents(store).map { $0.prefix(1) } == ["1", "2"])
    #expect(replica.pendingCount == 0)
  }

  /// A replica with something of its own, before and after it began anew with a copy that has more.
  private func begunAnew() throws -> Order {
    let order = Order()
    let (first, second) = (try open("a"), try open("b"))
    let a = try #require(try Replica.open(first.configuration))
    let b = try #require(try Replica.open(second.configuration))
    try order.join(a)
    try order.join(b)
    try first.write { first.add(Gift(1)) }
    try order.upload(a)
    for replica in [a, b] { try order.download(replica) }
    try second.write { second.add(Gift(2)) }
    try order.upload(b)
    try order.compact(order.changes.count)
    try first.write { first.add(Gift(3)) }
    try a.collect()
    try manager.copyItem(at: folder("a"), to: folder("before"))
    try order.restartIfNeeded(a)
    first.refresh()
    #expect(contents(first).map { $0.prefix(1) } == ["1", "2", "3"])
    return order
  }

  /// What all have after a replica was opened again that may have missed the commit of its beginning.
  private func checkBeginning(_ name: String, _ order: Order, hasBegun: Bool) throws {
    let store = try open(name)
    let expected: [Substring] = hasBegun ? ["1", "2", "3"] : ["1", "3"]
    #expect(contents(store).map { $0.prefix(1) } == expected)
    // Another program writes meanwhile.
    try store.write { store.add(Gift(4)) }
    let replica = try #require(try Replica.open(store.configuration))
    #expect(
      try manager.contentsOfDirectory(atPath: folder("\(name)/replica").path).sorted() == [
        "lock", "log", "opened", "stamp",
      ])
    try order.download(replica)
    try order.upload(replica)
    try order.download(replica)
    store.refresh()
    #expect(replica.pendingCount == 0)
    let other = try open("other")
    let reader = try #require(try Replica.open(other.configuration))
    try order.join(reader)
    try order.download(reader)
    other.refresh()
    for store in [store, other] { #expect(contents(store).map { $0.prefix(1) } == ["1", "2", "3", "4"]) }
  }

  @Test("A replica that ended before the commit with which it begins anew has lost nothing")
  func crashBeforeBeginning() throws {
    let order = try begunAnew()
    try manager.copyItem(at: folder("a/replica/log"), to: folder("before/replica/log.next"))
    try checkBeginning("before", order, hasBegun: false)
  }

  @Test("A replica that ended after the commit with which it begins anew goes on with the new log")
  func crashAfterBeginning() throws {
    let order = try begunAnew()
    try manager.moveItem(at: folder("a/replica/log"), to: folder("a/replica/log.next"))
    try manager.copyItem(at: folder("before/replica/log"), to: folder("a/replica/log"))
    try checkBeginning("a", order, hasBegun: true)
  }

  @Test("A store and a folder 'replica' from before and after a beginning are refused with a sentence")
  func mixedBeginning() throws {
    _ = try begunAnew()
    let log = try Data(contentsOf: folder("a/replica/log"))
    try Data(contentsOf: folder("before/replica/log")).write(to: folder("a/replica/log"))
    let store = try open("a")
    #expect(throws: Replica.Failure.self) { try Replica.open(store.configuration) }
    try log.write(to: folder("before/replica/log"))
    let before = try open("before")
    #expect(throws: Replica.Failure.self) { try Replica.open(before.configuration) }
  }

  @Test("Places and numbers that no order has are refused")
  func impossibleNumbers() throws {
    let store = try open("a")
    let replica = try #require(try Replica.open(store.configuration))
    try replica.join(epoch: "test", number: 1)
    let bytes = try OrderState().copy()
    func copy(_ version: UInt64, _ count: UInt64) -> Replica.Copy {
      .init(place: .init(version: version, chain: "c"), bytes: bytes, ownCount: count)
    }
    for wrong in [copy(1 << 48, 0), copy(.max, 0), copy(5, 6), copy(5, .max)] {
      #expect(throws: Replica.Failure.self) {
        try replica.restart(with: .init(epoch: "test", copy: wrong, changes: []))
      }
    }
    let change = Replica.Ordered(
      place: .init(version: 1, chain: "c"), author: 1, sequence: .max, bytes: bytes)
    #expect(throws: Replica.Failure.self) {
      try replica.restart(with: .init(epoch: "test", changes: [change]))
    }
    #expect(replica.place == .start)
    #expect(throws: Replica.Failure.copied) {
      try replica.restart(with: .init(epoch: "test", copy: copy(5, 5), changes: []))
    }
    try replica.restart(with: .init(epoch: "test", number: 2, copy: copy(5, 5), changes: []))
    #expect(replica.place.version == 5)
  }

  @Test(
    "Copies of a replica's directory go on as different replicas, and nothing is lost or there twice",
    arguments: RandomRun.seeds(6, fresh: 4))
  func copiedDirectory(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let order = Order()
    let partByteCount = seed.isMultiple(of: 2) ? 60 : 100_000
    var stores: [String: Store] = [:]
    var replicas: [String: Replica] = [:]
    func start(_ name: String) throws {
      let store = try open(name)
      let replica = try #require(try Replica.open(store.configuration, partByteCount: partByteCount))
      (stores[name], replicas[name]) = (store, replica)
      try order.join(replica)
    }
    var names = ["a\(seed)", "z\(seed)"]
    for name in names { try start(name) }
    var (added, notes) = (0, [String]())
    func step(_ name: String) throws {
      let action = Int.random(in: 0..<10, using: &generator)
      if action == 5 {
        // What is noted counts once if one of the two sends it with the number that both have, and no third one has.
        let numbers = replicas.values.map { $0.membership?.number }
        let isAlone = numbers.count { $0 == replicas[name]?.membership?.number } == 1
        guard names.count < 5, isAlone else { return }
        // What was noted before counts once.
        try replicas[name]?.collect()
        (stores[name], replicas[name]) = (nil, nil)
        let copy = "\(name)-\(names.count)"
        try manager.copyItem(at: folder(name), to: folder(copy))
        names.append(copy)
        try start(name)
        return try start(copy)
      }
      let (store, replica) = (try #require(stores[name]), try #require(replicas[name]))
      switch action {
      case 0..<2: try write(store, &generator)
      case 2..<4:
        // Nothing ever removes these.
        try store.write {
          let part = Part(1_000 + added)
          store.add(part)
          let gift = store.object(ofType: Gift.self, forPrimaryKey: 99) ?? Gift(99)
          store.add(gift)
          gift.parts.append(part)
          notes.append("\(added)")
          gift.notes.append("\(added)")
          gift.count += 1
        }
        added += 1
      case 4: try replica.collect()
      case 6 where Int.random(in: 0..<3, using: &generator) == 0:
        try order.compact(Int.random(in: 0...order.changes.count, using: &generator))
      case 6..<8:
        try order.restartIfNeeded(replica)
        try order.exchange(replica, sends: false)
      default:
        try order.restartIfNeeded(replica)
        try order.exchange(replica)
      }
    }
    for _ in 0..<RandomRun.size(200, plain: 60) {
      try step(try #require(names.randomElement(using: &generator)))
    }
    for _ in 0..<3 {
      for name in names {
        let replica = try #require(replicas[name])
        try order.restartIfNeeded(replica)
        try order.exchange(replica)
      }
    }
    // Opened again, they are the same.
    for name in names {
      (stores[name], replicas[name]) = (nil, nil)
      try start(name)
      #expect(replicas[name]?.pendingCount == 0, "\(name)")
    }
    let expected = contents(try #require(stores[names[0]]))
    for name in names {
      let store = try #require(stores[name])
      #expect(contents(store) == expected, "\(name)")
      let kept = store.objects(Part.self).map(\.size).filter { $0 >= 1_000 }.sorted()
      #expect(kept == Array(1_000..<(1_000 + added)), "\(name)")
      let gift = store.object(ofType: Gift.self, forPrimaryKey: 99)
      #expect(gift.map { Array($0.notes).sorted() } ?? [] == notes.sorted(), "\(name)")
      #expect(gift.map { Array($0.parts.map(\.size)).sorted() } ?? [] == kept, "\(name)")
    }
    let digests = try names.map { name in
      let replica = try #require(replicas[name])
      return try replica.digest(of: replica.downloaded)
    }
    #expect(Set(digests).count == 1)
    let places = try names.map { try #require(replicas[$0]).place }
    #expect(Set(places).count == 1)
  }

  @Test("A directory of a backup goes on as another replica, and has what the former one did since")
  func restoredDirectory() throws {
    let order = Order()
    do {
      let store = try open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      try store.write { store.add(Part(1)) }
      try order.exchange(replica)
    }
    try manager.copyItem(at: folder("a"), to: folder("backup"))
    do {
      let store = try open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try store.write { store.add(Part(2)) }
      try order.exchange(replica)
    }
    let store = try open("backup")
    let replica = try #require(try Replica.open(store.configuration))
    #expect(replica.isCopy)
    var counts: [[Int]] = []
    let token = store.objects(Part.self).observe { change in
      if case .update(_, let deletions, let insertions, let modifications) = change {
        counts.append([deletions.count, insertions.count, modifications.count])
      }
    }
    store.refresh()
    let part = try #require(store.objects(Part.self).first)
    try store.write { store.add(Part(3)) }
    try order.exchange(replica)
    #expect(replica.membership?.number == 2)
    store.refresh()
    // The live object stays the same one, and has not changed.
    #expect(counts == [[0, 2, 0]])
    #expect(part.size == 1)
    withExtendedLifetime(token) {}
    #expect(store.objects(Part.self).map(\.size).sorted() == [1, 2, 3])
  }

  @Test("A replica whose folder was removed takes part as a new one")
  func removedFolder() throws {
    let order = try begunAnew()
    try manager.removeItem(at: folder("a/replica"))
    for _ in 0..<2 {
      let store = try open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      #expect(replica.place == .start)
    }
    let store = try open("a")
    let replica = try #require(try Replica.open(store.configuration))
    #expect(replica.membership?.number == 3)
    try order.download(replica)
    try order.upload(replica)
    try order.download(replica)
    store.refresh()
    #expect(contents(store).map { $0.prefix(1) } == ["1", "2", "3"])
    #expect(replica.pendingCount == 0)
  }

  /// Opens a store of counters and its replica.
  private func start(_ name: String) throws -> (Store, Replica) {
    let store = try Store(
      configuration: .init(location: .directory(folder(name)), objectTypes: [Tally.self]))
    return (store, try #require(try Replica.open(store.configuration)))
  }

  @Test("What a store has lost is done again once, however often it is opened")
  func lostCommits() throws {
    let order = Order()
    do {
      let (store, replica) = try start("a")
      try order.join(replica)
      try store.write { store.create(Tally.self, value: ["id": 1]) }
      try order.exchange(replica)
    }
    try manager.copyItem(at: folder("a"), to: folder("before"))
    do {
      let (store, replica) = try start("a")
      for _ in 0..<3 {
        try store.write { store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes += 1 }
        try replica.collect()
      }
    }
    try manager.removeItem(at: folder("before/replica"))
    try manager.copyItem(at: folder("a/replica"), to: folder("before/replica"))
    for _ in 0..<3 {
      let (store, replica) = try start("before")
      store.refresh()
      #expect(store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes == 3)
      #expect(replica.pendingCount == 3)
    }
    let (_, replica) = try start("before")
    try order.exchange(replica)
    let (other, reader) = try start("other")
    try order.join(reader)
    try order.download(reader)
    other.refresh()
    #expect(other.object(ofType: Tally.self, forPrimaryKey: 1)?.likes == 3)
  }

  @Test("A replica's log that is older than its store is refused with a sentence")
  func logOfABackup() throws {
    _ = try interrupted()
    try manager.removeItem(at: folder("a/replica"))
    try manager.copyItem(at: folder("before/replica"), to: folder("a/replica"))
    let store = try open("a")
    #expect(throws: Replica.Failure.self) { try Replica.open(store.configuration) }
  }

  @Test(
    "Of a copied directory, commits count that nobody had noted before it was found to be a copy",
    arguments: [false, true])
  func unnotedCommitsOfACopy(isCompacted: Bool) throws {
    let order = Order()
    do {
      let store = try open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try order.join(replica)
      try store.write { store.add(Gift(1)) }
      try order.exchange(replica)
    }
    try manager.copyItem(at: folder("a"), to: folder("b"))
    let (first, second) = (try open("a"), try open("b"))
    let a = try #require(try Replica.open(first.configuration))
    let b = try #require(try Replica.open(second.configuration))
    for id in 2...4 {
      try first.write { first.add(Gift(id)) }
      try order.exchange(a)
    }
    if isCompacted { try order.compact(4) }
    var changeCounts: [Int] = []
    let token = second.objects(Gift.self).observe { change in
      if case .update(_, let deletions, let insertions, _) = change {
        changeCounts.append(deletions.count + insertions.count)
      }
    }
    second.refresh()
    try second.write { second.add(Gift(5)) }
    try order.exchange(b, sends: false)
    #expect(b.membership?.number == 2)
    #expect(b.pendingCount == 1)
    second.refresh()
    #expect(second.objects(Gift.self).map(\.id).sorted() == [1, 2, 3, 4, 5])
    // One difference: its own object, and the three of the other copy.
    #expect(changeCounts == [4])
    withExtendedLifetime(token) {}
    for replica in [b, a] { try order.exchange(replica) }
    first.refresh()
    #expect(contents(first) == contents(second))
  }

  @Test("What both copies of a directory add to a counter adds up")
  func countersOfACopy() throws {
    let order = Order()
    do {
      let (store, replica) = try start("a")
      try order.join(replica)
      try store.write { store.create(Tally.self, value: ["id": 1]) }
      try order.exchange(replica)
      // Noted before the copying, this counts once.
      try store.write { store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes += 10 }
      try replica.collect()
    }
    try manager.copyItem(at: folder("a"), to: folder("b"))
    let all = try ["a", "b"].map(start)
    for (store, replica) in all {
      try store.write { store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes += 1 }
      try replica.collect()
    }
    for _ in 0..<2 { for (_, replica) in all { try order.exchange(replica) } }
    for (store, replica) in all {
      store.refresh()
      #expect(store.object(ofType: Tally.self, forPrimaryKey: 1)?.likes == 12)
      #expect(replica.pendingCount == 0)
    }
    #expect(all.map { $0.1.membership?.number } == [1, 2])
  }

  @Test("A log that was cut anywhere is opened, and what the store has is sent")
  func cutLog() throws {
    let order = Order()
    do {
      let store = try open("a")
      let replica = try #require(try Replica.open(store.configuration, partByteCount: 60))
      try order.join(replica)
      for id in 1...3 {
        try store.write { store.add(Gift(id)) }
        try replica.collect()
      }
    }
    let log = folder("a/replica/log")
    let whole = try Data(contentsOf: log)
    // The header and the membership were synced when the replica joined.
    var start = 32
    while whole[start + 16] != 5 {
      start += 16 + (0..<4).reduce(0) { $0 | Int(whole[start + $1]) << (8 * $1) }
    }
    for length in stride(from: start, through: whole.count, by: 7) {
      try whole.prefix(length).write(to: log)
      let store = try open("a")
      let replica = try #require(try Replica.open(store.configuration, partByteCount: 60))
      let fresh = Order()
      fresh.changes = order.changes
      let copy = try open("copy\(length)")
      let other = try #require(try Replica.open(copy.configuration, partByteCount: 60))
      try other.join(epoch: "test", number: 2)
      try fresh.upload(replica)
      try fresh.download(other)
      copy.refresh()
      #expect(contents(copy) == contents(store), "\(length) bytes")
    }
  }

  @Test("A damaged entry in front of others is an error")
  func damagedLog() throws {
    _ = try interrupted()
    let log = folder("a/replica/log")
    var bytes = try Data(contentsOf: log)
    bytes[44] ^= 1
    try bytes.write(to: log)
    let store = try open("a")
    #expect(throws: StoreError.self) { try Replica.open(store.configuration) }
  }

  @Test("A long log is replaced by a copy of the state")
  func rewriting() throws {
    let (first, second, order) = (try open("a"), try open("b"), Order())
    let a = try #require(try Replica.open(first.configuration))
    try order.join(a)
    let text = String(repeating: "snow ", count: 20_000)
    for round in 0..<60 {
      try first.write {
        let gift = first.object(ofType: Gift.self, forPrimaryKey: round % 5) ?? Gift(round % 5)
        first.add(gift)
        gift.name = text + "\(round)"
      }
      try order.upload(a)
      try order.download(a)
    }
    let size = try #require(
      try manager.attributesOfItem(atPath: folder("a/replica/log").path)[.size] as? Int)
    #expect(size < 5_500_000)
    let b = try #require(try Replica.open(second.configuration))
    try order.join(b)
    try order.download(b)
    second.refresh()
    #expect(contents(second) == contents(first))
  }

  @Test("A store is deleted with its replica's files")
  func deleting() throws {
    do {
      let store = try open("a")
      let replica = try #require(try Replica.open(store.configuration))
      try Order().join(replica)
    }
    #expect(try Store.deleteFiles(at: folder("a")))
    #expect(!manager.fileExists(atPath: folder("a").path))
  }
}
