import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Stores with contents in segments, tested through the public API on real files.
struct StoreFilesTests {
  private final class Parcel: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var weight: Double
    @Persisted var address: String
    @Persisted var note: String?
    @Persisted var labels: List<String>
    @Persisted var next: Parcel?

    convenience init(_ id: Int) {
      self.init()
      self.id = id
      weight = Double(id % 100) / 4
      address = "\(id) Snow Lane, North Pole"
      note = id % 3 == 0 ? nil : String(repeating: "handle with care ", count: 90)
      for label in 0..<(id % 12) { labels.append("label \(label)") }
    }
  }

  private func open(_ directory: TemporaryDirectory) throws -> Store {
    try directory.openStore([Parcel.self], isolation: nil)
  }

  private func names(in directory: TemporaryDirectory) throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: directory.path))
  }

  private func isWhole(_ store: Store, _ ids: some Sequence<Int>) -> Bool {
    let parcels = store.objects(Parcel.self)
    var count = 0
    for id in ids {
      count += 1
      guard let parcel = store.object(ofType: Parcel.self, forPrimaryKey: id) else { return false }
      let expected = Parcel(id)
      guard parcel.weight == expected.weight, parcel.address == expected.address,
        parcel.note == expected.note,
        Array(parcel.labels) == Array(expected.labels)
      else { return false }
    }
    return parcels.count == count && store.failure == nil
  }

  @Test(
    "A large transaction is a segment; a store that is opened on it reads only what it needs, and can be written to"
  )
  func largeTransaction() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try open(directory)
      try store.write {
        for id in 0..<5_000 { store.add(Parcel(id)) }
        store.object(ofType: Parcel.self, forPrimaryKey: 5)?.next = store.object(
          ofType: Parcel.self, forPrimaryKey: 4_999)
      }
      #expect(isWhole(store, 0..<5_000))
      // Data that is in a segment isn't also in the log.
      let log = try FileManager.default.attributesOfItem(atPath: directory.path + "/log.0")[.size] as? Int
      #expect(try names(in: directory).contains("segments") && log ?? .max < 1 << 20)
    }
    let store = try open(directory)
    #expect(isWhole(store, 0..<5_000))
    #expect(store.object(ofType: Parcel.self, forPrimaryKey: 5)?.next?.id == 4_999)
    try store.write {
      store.delete(store.objects(Parcel.self).where { $0.id >= 3_000 })
      store.add(Parcel(5_000))
    }
    #expect(isWhole(try open(directory), Array(0..<3_000) + [5_000]))
    #expect(store.object(ofType: Parcel.self, forPrimaryKey: 5)?.next == nil)
  }

  @Test("Objects, results and frozen objects show the same when the data of their store is moved to segments")
  func moving() throws {
    let directory = try TemporaryDirectory()
    let store = try open(directory)
    try store.write { for id in 0..<2_000 { store.add(Parcel(id)) } }
    let parcel = try #require(store.object(ofType: Parcel.self, forPrimaryKey: 77))
    let light = store.objects(Parcel.self).where { $0.weight < 1 }.sorted(by: \.address)
    let (frozen, before) = (parcel.freeze(), light.map(\.id))
    var callCount = 0
    let token = light.observe { _ in callCount += 1 }
    store.refresh()
    #expect(callCount == 1)
    try store.compact()
    store.refresh()
    #expect(callCount == 1, "moving is no change")
    #expect(
      parcel.address == "77 Snow Lane, North Pole" && frozen.labels.count == 5 && light.map(\.id) == before)
    try store.write { parcel.weight = 0 }
    store.refresh()
    #expect(callCount == 2 && light.contains { $0.id == 77 } && frozen.weight == 19.25)
    token.invalidate()
    try store.compact()
    #expect(try names(in: directory).isSuperset(of: ["manifest", "segments", "lock"]))
    let reopened = try open(directory)
    #expect(reopened.object(ofType: Parcel.self, forPrimaryKey: 77)?.weight == 0)
    reopened.context.snapshot.checkInvariants()
  }

  @Test("Compacting frees the space of deleted objects")
  func compacting() throws {
    let directory = try TemporaryDirectory()
    let store = try open(directory)
    try store.write { for id in 0..<3_000 { store.add(Parcel(id)) } }
    try store.compact()
    let full = try segmentByteCount(directory)
    try store.write { store.delete(store.objects(Parcel.self).where { $0.id >= 200 }) }
    try store.compact()
    #expect(try segmentByteCount(directory) * 10 < full)
    #expect(isWhole(store, 0..<200))
    #expect(isWhole(try open(directory), 0..<200))
  }

  private func segmentByteCount(_ directory: TemporaryDirectory) throws -> Int {
    let segments = directory.path + "/segments/"
    return try FileManager.default.contentsOfDirectory(atPath: segments).reduce(0) {
      $0 + (try FileManager.default.attributesOfItem(atPath: segments + $1)[.size] as? Int ?? 0)
    }
  }

  @Test("A copy of a store, on disk or in memory, is a separate store, and never overwrites files")
  func copying() throws {
    let (directory, copies) = (try TemporaryDirectory(), try TemporaryDirectory())
    let store = try open(directory)
    try store.write { for id in 0..<500 { store.add(Parcel(id)) } }
    let url = copies.url.appending(path: "a/copy")
    try store.writeCopy(to: url)
    try store.write { store.delete(store.objects(Parcel.self)) }
    let copy = try Store(configuration: .init(location: .directory(url)), isolation: nil)
    #expect(isWhole(copy, 0..<500))
    try copy.write { copy.add(Parcel(500)) }
    let error = #expect(throws: StoreError.self) { try store.writeCopy(to: url) }
    #expect(error?.code == .cannotCreate)

    let memory = try Store.temporary(isolation: nil)
    try memory.write { memory.add(Parcel(9)) }
    let second = copies.url.appending(path: "memory")
    try memory.writeCopy(to: second)
    let readOnly = try Store(
      configuration: .init(location: .directory(second), isReadOnly: true), isolation: nil)
    #expect(isWhole(readOnly, [9]))
    #expect(throws: StoreError.self) { try readOnly.compact() }
  }

  @Test("What a copy leaves that was killed at once is in no other copy's way")
  func copyingAgain() throws {
    let copies = try TemporaryDirectory()
    try copies.write([], to: "checkpoint")
    let memory = try Store.temporary(isolation: nil)
    try memory.write { memory.add(Parcel(9)) }
    try memory.writeCopy(to: copies.url)
    let copy = try copies.openStore(isolation: nil)
    #expect(isWhole(copy, [9]))
  }

  /// The failing copy used to remove the files of the other copy, which had been reported as written.
  @Test("Of copies that are written to one directory at once, one is whole, and the others are refused")
  func copyingAtOnce() throws {
    let copies = try TemporaryDirectory()
    let memory = try Store.temporary(isolation: nil)
    try memory.write { for id in 0..<500 { memory.add(Parcel(id)) } }
    let (snapshot, external) = (memory.context.snapshot, memory.context.engine.external)
    for round in 0..<10 {
      let url = copies.url.appending(path: "\(round)")
      let results = Mutex<[Result<Void, any Error>]>([])
      DispatchQueue.concurrentPerform(iterations: 3) { _ in
        let result = Result { try StoreFiles.write(snapshot, external, to: url.filePath) }
        results.withLock { $0.append(result) }
      }
      var refusals: [StoreError.Code] = []
      for result in results.withLock({ $0 }) {
        do { try result.get() } catch let error as StoreError { refusals.append(error.code) }
      }
      #expect(refusals == [.cannotCreate, .cannotCreate])
      let copy = try Store(configuration: .init(location: .directory(url)), isolation: nil)
      #expect(isWhole(copy, 0..<500))
    }
  }

  @Test("Only files of a store that is not open in this process are deleted")
  func deleting() throws {
    let directory = try TemporaryDirectory()
    let url = directory.url.appending(path: "store")
    do {
      let store = try Store(configuration: .init(location: .directory(url)), isolation: nil)
      try store.write { store.add(Parcel(1)) }
      try store.compact()
      let error = #expect(throws: StoreError.self) { try Store.deleteFiles(at: url) }
      #expect(error?.code == .inUse)
    }
    try Data("mine".utf8).write(to: url.appending(path: "notes.txt"))
    #expect(try Store.deleteFiles(at: url))
    #expect(try FileManager.default.contentsOfDirectory(atPath: url.path) == ["notes.txt"])
    #expect(try Store.deleteFiles(at: url) == false)
    #expect(try Store.deleteFiles(at: directory.url.appending(path: "none")) == false)
  }

  @Test("A damaged block is reported, and nothing is stored on top of it")
  func damage() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try open(directory)
      try store.write { for id in 0..<3_000 { store.add(Parcel(id)) } }
      try store.compact()
    }
    let segment = try #require(
      try FileManager.default.contentsOfDirectory(atPath: directory.path + "/segments").first)
    let url = directory.url.appending(path: "segments/\(segment)")
    var bytes = try Data(contentsOf: url)
    bytes[bytes.count / 3] ^= 4
    try bytes.write(to: url)
    let store = try open(directory)
    var (failureCount, changes) = (0, 0)
    let token = store.objects(Parcel.self).observe { change in
      if case .error(let error) = change {
        failureCount += error.code == .corruptFile ? 1 : 100
      } else {
        changes += 1
      }
    }
    store.refresh()
    for id in 0..<3_000 { _ = store.object(ofType: Parcel.self, forPrimaryKey: id)?.address }
    for parcel in store.objects(Parcel.self) { _ = parcel.labels.count }
    #expect(store.failure?.code == .corruptFile)
    #expect(store.failure?.message.contains("segments/\(segment)") == true)
    store.refresh()
    #expect(failureCount == 1 && changes <= 1)
    let error = #expect(throws: StoreError.self) { try store.write { store.add(Parcel(-1)) } }
    #expect(error?.code == .corruptFile)
    #expect(throws: StoreError.self) { try store.compact() }
    token.invalidate()
  }

  @Test("Processes that write in turn through many logs and checkpoints agree, and their files stay few")
  func manyCheckpoints() throws {
    let directory = try TemporaryDirectory()
    let due = (DeferredWork(), DeferredWork())
    let engines = try [due.0, due.1].map {
      try Engine(directory: directory.path, isReadOnly: false, logBound: 4_000, scheduler: $0.scheduler)
    }
    let stores = engines.map {
      Store(
        LiveStore(configuration: .init(location: .directory(directory.url)), engine: $0, isolation: .thread)
      )
    }
    let slow = try open(directory)
    var random = SeededGenerator(seed: 77)
    var model: Set<Int> = []
    for step in 0..<150 {
      let store = stores[step % 2]
      try store.write {
        for _ in 0..<6 {
          let id = Int.random(in: 0..<120, using: &random)
          if let known = store.object(ofType: Parcel.self, forPrimaryKey: id) {
            store.delete(known)
            model.remove(id)
          } else {
            store.add(Parcel(id))
            model.insert(id)
          }
        }
      }
      if Bool.random(using: &random) { due.0.run() }
      if Bool.random(using: &random) { due.1.run() }
      if step % 10 == 9 {
        stores[0].refresh()
        stores[1].refresh()
        #expect(isWhole(stores[0], model) && isWhole(stores[1], model), "step \(step)")
        stores[0].context.snapshot.checkInvariants()
        stores[1].context.snapshot.checkInvariants()
      }
      if step % 60 == 59 {
        slow.refresh()
        #expect(isWhole(slow, model), "step \(step)")
      }
    }
    #expect(isWhole(try open(directory), model))
    let files = try names(in: directory).filter { $0.hasPrefix("log.") }
    #expect(files.count <= 4, "\(files)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path + "/segments").count <= 6)
  }

  @Test("Other files beside the segments are kept and ignored")
  func strangeNames() throws {
    let directory = try TemporaryDirectory()
    let names = ["\(UInt64.max)", "+1", "007", "16777216", "notes"]
    do {
      let store = try open(directory)
      try store.write { store.add(Parcel(1)) }
      try store.compact()
      for name in names { try directory.write([1], to: "segments/\(name)") }
      try store.write { store.add(Parcel(2)) }
      try store.compact()
      try store.compact()
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: directory.path + "/segments")
    #expect(Set(names).isSubset(of: left) && left.count == names.count + 1)
    #expect(try open(directory).objects(Parcel.self).count == 2)
  }
}
