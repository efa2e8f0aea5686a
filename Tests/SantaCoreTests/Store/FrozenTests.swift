import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Frozen values that cross isolations.
struct FrozenTests {
  final class Camp: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var name = "none"
    @Persisted var height: Double?
    @Persisted var sky = SkyState.snow
    @Persisted var next: Camp?
    @Persisted var part: Part?
    @Persisted var camps: List<Camp>
    @Persisted var others: MutableSet<Camp>
    @Persisted var byName: Map<String, Camp?>
    @Persisted var numbers: List<Int>
    @Persisted var optionals: List<Int?>
    @Persisted var tags: MutableSet<String>
    @Persisted var prices: Map<String, Int>
    @Persisted(originProperty: "camps") var parents: LinkingObjects<Camp>
    lazy var label = "\(id) \(name)"
    var double: Int { id * 2 }
    var words: [String] { name.split(separator: " ").map(String.init) }
    var nextOrSelf: Camp? { next ?? self }
  }

  private let store: Store
  private let camp: Camp

  init() throws {
    let store = try Store.temporary()
    camp = try store.write {
      let camps = (1...5).map { id in
        let camp = Camp()
        (camp.id, camp.name) = (id, "camp \(id)")
        return camp
      }
      let first = camps[0]
      (first.height, first.sky, first.next, first.part) = (
        8.5, .sun, camps[1], Part("tent", parts: [Part("peg")])
      )
      first.camps.append(contentsOf: [camps[2], camps[1], camps[2]])
      first.others.formUnion([camps[3]])
      (first.byName["é"], first.byName["e\u{301}"], first.byName["none"]) = (camps[4], camps[3], .some(nil))
      first.numbers = [3, 1]
      first.optionals = [nil, 2]
      first.tags = ["b", "a"]
      first.prices = ["x": 1, "y": 2]
      store.add(camps)
      return first
    }
    self.store = store
  }

  final class Setting: Object { @Persisted var value: AnyPersistable? }

  @Test("A value of any type that is nil is nil in the frozen object, too")
  func nothing() throws {
    let setting = try store.write { store.create(Setting.self, value: [:]) }
    let frozen = try #require(Frozen(setting))
    #expect(setting.value == nil && frozen.value == nil)
    try store.write { setting.value = 3 }
    #expect(Frozen(setting)?.value == 3 && frozen.value == nil)
  }

  @Test("Frozen results are grouped, searched, aggregated and explained as results are")
  func frozenMethods() throws {
    let results = store.objects(Camp.self)
    let frozen = FrozenResults(results)
    try store.write { store.deleteAll() }
    #expect(frozen.count == 5)
    let sections = frozen.sorted(by: \.id, ascending: false).sectioned { $0.id.isMultiple(of: 2) }
    #expect(sections.map(\.key) == [false, true])
    #expect(sections.map { $0.map(\.id) } == [[5, 3, 1], [4, 2]])
    let byHeight = frozen.sectioned(by: \.height)
    #expect(byHeight.map(\.key) == [nil, 8.5] && byHeight.map(\.count) == [4, 1])
    let fourth = try #require(frozen.where { $0.id == 4 }.first)
    #expect(frozen.index(of: fourth) == 3 && frozen.prefix(3).index(of: fourth) == nil)
    #expect(frozen.index(matching: { $0.id > 1 }) == 1 && frozen.index(matching: { $0.id > 9 }) == nil)
    #expect(frozen.objects(at: [4, 0]).map(\.id) == [5, 1])
    #expect(frozen.max(of: \.height) == 8.5 && frozen.min(of: \.height) == 8.5)
    #expect(frozen.sum(of: \.height) == 8.5 && frozen.average(of: \.height) == 8.5)
    #expect(frozen.prefix(2).prefix(1).map(\.id) == [1])
    #expect(frozen.distinct(by: [\.height, \.sky]).map(\.id) == [1, 2])
    #expect(try frozen.distinct(byKeyPaths: ["height"]).map(\.id) == [1, 2])
    #expect(try frozen.filter("id > %@", arguments: [3]).map(\.id) == [4, 5])
    #expect(try frozen.sorted(byKeyPaths: [("id", ascending: false)]).first?.id == 5)
    #expect(frozen.where { $0.height > 1 }.explain().contains("5 objects of Camp"))
  }

  /// Runs a function on another thread.
  private func elsewhere<R: Sendable>(_ body: @escaping @Sendable () throws -> R) async throws -> R {
    try await Task.detached { try body() }.value
  }

  @Test(
    "Aggregates of frozen results are those of the results, before and after the objects are read, of any query"
  )
  func aggregatesOfRows() throws {
    let all = store.objects(Camp.self)
    let queries: [Results<Camp>] = [
      all, all.where { $0.id > 2 }, all.sorted(by: \.name, ascending: false),
      all.where { $0.id < 4 }.prefix(2),
      all.sorted(by: \.id, ascending: false).prefix(3), all.where { $0.id > 9 }, all.distinct(by: \.height),
      camp.camps.objects, camp.camps.where { $0.id == 3 },
    ]
    let expected = queries.map { Array($0.values(of: \.id)) }
    let frozen = queries.map { FrozenResults($0) }
    let copies = frozen
    try store.write { store.deleteAll() }
    for round in 0..<2 {
      for ((results, copy), ids) in zip(zip(frozen, copies), expected) {
        let (sum, columns) = (ids.reduce(0, +), results.columns(\.id, \.name))
        #expect(results.values(of: \.id) == ids && columns.0 == ids, "round \(round)")
        #expect(results.sum(of: \.id) == sum && copy.exactSum(of: \.id) == Int128(sum))
        #expect(results.min(of: \.id) == ids.min() && results.max(of: \.id) == ids.max())
        let mean = ids.isEmpty ? nil : Double(ids.reduce(0, +)) / Double(ids.count)
        #expect(results.average(of: \.id) == mean && copy.average(of: \.id) == mean)
        #expect(results.count == ids.count && results.map(\.id) == ids && copy.evaluated.map(\.id) == ids)
        #expect(results.index(matching: { $0.id == 3 }) == ids.firstIndex(of: 3))
        #expect(results.sectioned { $0.id }.map(\.count).reduce(0, +) == ids.count)
      }
    }
  }

  @Test("Each kind of property is read by its name, elsewhere, in the old state")
  func properties() async throws {
    let frozen = try #require(Frozen(camp))
    try store.write {
      (camp.name, camp.height, camp.next) = ("changed", nil, nil)
      camp.camps.removeAll()
      camp.tags.removeAll()
      store.delete(try #require(store.object(ofType: Camp.self, forPrimaryKey: 5)))
    }
    try await elsewhere { () throws -> Void in
      #expect(frozen.id == 1 && frozen.name == "camp 1" && frozen.height == 8.5 && frozen.sky == .sun)
      #expect(frozen.next?.name == "camp 2" && frozen.next?.next == nil && frozen.next?.height == nil)
      #expect(frozen.part?.name == "tent" && frozen.part?.parts[0].name == "peg")
      #expect(frozen.camps.map(\.id) == [3, 2, 3] && frozen.others.map(\.id) == [4])
      #expect(frozen.camps.where { $0.id == 3 }.count == 2 && frozen.camps[0].parents.map(\.id) == [1])
      #expect(frozen.numbers == [3, 1] && frozen.optionals == [nil, 2] && frozen.tags == ["a", "b"])
      #expect(frozen.prices["y"] == 2 && frozen.prices["z"] == nil && frozen.prices.keys == ["x", "y"])
      #expect(frozen.byName["é"]??.id == 5 && frozen.byName["e\u{301}"]??.id == 4 && frozen.byName.count == 3)
      #expect(frozen.byName["none"] == .some(nil) && frozen.byName["nobody"] == nil)
      #expect(frozen.double == 2 && frozen.words == ["camp", "1"] && frozen.label == "1 camp 1")
      #expect(frozen.nextOrSelf?.id == 2 && frozen.next?.nextOrSelf?.id == 2 && !frozen.isInvalidated)
      #expect(frozen.read { "\($0.name) of \($0.camps.count)" } == "camp 1 of 3")
      #expect("\(frozen)".hasPrefix("Camp { id = 1, name = \"camp 1\""))
      let json = String(decoding: try JSONEncoder().encode(frozen.numbers), as: UTF8.self)
      let whole = try JSONEncoder().encode(frozen)
      #expect(json == "[3,1]" && whole.count > 100)
    }
    #expect(Frozen(camp.freeze()) == Frozen(camp) && Frozen(camp) != frozen)
  }

  @Test("Frozen results, and those of collections, have the methods of results")
  func results() async throws {
    let results = FrozenResults(
      store.objects(Camp.self).where { $0.id > 1 }.sorted(by: \.id, ascending: false))
    let (list, set) = (FrozenResults(camp.camps), FrozenResults(camp.others))
    try store.write { store.deleteAll() }
    try await elsewhere { () throws -> Void in
      #expect(
        results.map(\.id) == [5, 4, 3, 2] && results[1].id == 4 && results.last?.id == 2 && results.count == 4
      )
      #expect(results.where { $0.id < 4 }.map(\.id) == [3, 2] && results.sorted(by: \.id).first?.id == 2)
      #expect(try results.filter("id IN {2, 5}").values(of: \.id) == [5, 2])
      #expect(try results.filter(#Predicate<Camp> { $0.id == 3 }).count == 1)
      #expect(try results.sorted(byKeyPath: "name").first?.id == 2 && results.prefix(1).count == 1)
      #expect(results.sorted(by: [.descending(\.sky), .ascending(\.id)]).first?.id == 2)
      #expect(
        results.distinct(by: \.sky).count == 1 && results.sum(of: \.id) == 14
          && results.average(of: \.id) == 3.5)
      #expect(results.min(of: \.id) == 2 && results.max(of: \.name) == "camp 5")
      #expect(
        list.map(\.id) == [3, 2, 3] && set.map(\.id) == [4] && "\(set)" == "FrozenResults<Camp>(count: 1)")
      #expect(throws: StoreError.self) { try results.filter("nothing == 1") }
    }
    #expect(store.resolve(results)?.isEmpty == true)
  }

  @Test("A snapshot shows everything, and what it shows leads back to the live objects, any number of times")
  func snapshots() async throws {
    let snapshot = store.snapshot()
    let inWrite = try store.write {
      camp.name = "later"
      return (store.snapshot(), Frozen(camp)?.name, Frozen(store.create(Camp.self, value: ["id": 9])) == nil)
    }
    #expect(inWrite.0 == snapshot && inWrite.1 == "camp 1" && inWrite.2 && store.snapshot() != snapshot)
    let found = try await elsewhere { () throws -> Frozen<Camp> in
      #expect(snapshot.objects(Camp.self).count == 5 && !snapshot.isEmpty)
      #expect(
        snapshot.objects(Guest.self).isEmpty && snapshot.object(ofType: House.self, forPrimaryKey: 1) == nil)
      #expect(snapshot.object(ofType: Camp.self, forPrimaryKey: 7) == nil)
      return try #require(snapshot.object(ofType: Camp.self, forPrimaryKey: 1))
    }
    #expect(found.name == "camp 1" && store.resolve(found)?.name == "later" && store.resolve(found) == camp)
    let configuration = store.configuration
    try await elsewhere { () throws -> Void in
      let other = try Store(configuration: configuration)
      #expect(other.resolve(found)?.name == "later")
      let stranger = try Store.temporary()
      #expect(stranger.resolve(found) == nil && stranger.resolve(snapshot.objects(Camp.self)) == nil)
      try other.write { other.delete(try #require(other.resolve(found))) }
      #expect(other.resolve(found) == nil && found.next?.id == 2)
    }
  }

  @Test("Objects in no store, and deleted ones, have no frozen form")
  func refused() throws {
    #expect(Frozen(Camp()) == nil)
    try store.write { store.delete(camp) }
    #expect(Frozen(camp) == nil)
  }

  @Test("A frozen object can be read after its store was released and its directory removed")
  func removedStore() async throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "camps")
    func made() throws -> (Frozen<Camp>, FrozenResults<Camp>) {
      let store = try Store(configuration: .init(location: .directory(url)))
      let camp = try store.write {
        store.create(Camp.self, value: ["id": 1, "name": "gone", "numbers": [1, 2]])
      }
      try store.compact()
      return (try #require(Frozen(camp)), FrozenResults(store.objects(Camp.self)))
    }
    let (frozen, results) = try made()
    try FileManager.default.removeItem(at: url)
    try await elsewhere { () throws -> Void in
      #expect(frozen.name == "gone" && frozen.numbers == [1, 2] && results.first?.name == "gone")
    }
  }

  @Test("Eight tasks read one frozen object and one result at once", .unlessItHangs)
  func manyReaders() async throws {
    let (frozen, results) = (try #require(Frozen(camp)), FrozenResults(store.objects(Camp.self)))
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var sum = 0
          for _ in 0..<100 {
            sum += frozen.id + frozen.double + frozen.label.count + frozen.camps.count + frozen.tags.count
            sum += (frozen.next?.id ?? 0) + results.where { $0.id > 3 }.count + results[4].id
            sum += frozen.prices.count + (frozen.part?.parts.count ?? 0)
          }
          return sum
        }
      }
      for try await sum in group { #expect(sum == 100 * (1 + 2 + 8 + 3 + 2 + 2 + 2 + 5 + 2 + 1)) }
    }
  }

  /// A server: one actor owns the store and writes to it. Requests read the newest snapshot.
  private actor Server {
    let store: Store
    init(_ configuration: Store.Configuration) throws {
      store = try Store(configuration: configuration, isolation: nil)
    }

    func write(_ round: Int) throws {
      try store.write {
        for camp in store.objects(Camp.self) { camp.name = "round \(round)" }
        store.create(Camp.self, value: ["id": 100 + round, "name": "round \(round)"])
      }
    }

    func snapshot() -> StoreSnapshot { store.snapshot() }
  }

  private final class Flag: Sendable { let isSet = Atomic(false) }

  @Test("Readers of an actor's snapshots see whole commits while it writes", .unlessItHangs)
  func server() async throws {
    let server = try Server(.init(location: .inMemory("frozen \(UUID())")))
    try await server.write(0)
    let end = Flag()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          var reads = 0
          repeat {
            let camps = await server.snapshot().objects(Camp.self)
            let names = Set(camps.map(\.name))
            guard names.count == 1, names == ["round \(camps.count - 1)"] else { throw CancellationError() }
            reads += 1
          } while !end.isSet.load(ordering: .relaxed)
          return reads
        }
      }
      for round in 1...100 { try await server.write(round) }
      end.isSet.store(true, ordering: .relaxed)
      for try await reads in group { #expect(reads > 0) }
    }
  }
}
