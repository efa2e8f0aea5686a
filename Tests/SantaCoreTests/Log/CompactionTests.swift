import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Compaction in the background.
struct CompactionTests {
  @Test("The size of a store that is rewritten many times stays a small multiple of its contents")
  func staysSmall() throws {
    let (disk, due) = (SimulatedDisk(), DeferredWork())
    let engine = try Engine(
      directory: "/store", isReadOnly: false, logBound: 4_000, disk: disk, scheduler: due.scheduler)
    let store = Store(
      LiveStore(
        configuration: .init(location: .inMemory("unused"), objectTypes: [Present.self]), engine: engine,
        isolation: .thread))
    try store.write { for id in 0..<300 { store.create(Present.self, value: ["id": id]) } }
    var largest = 0
    for round in 0..<200 {
      try store.write {
        for id in stride(from: round % 10, to: 300, by: 10) {
          store.object(ofType: Present.self, forPrimaryKey: id)?.name =
            "gift \(id), wrapped in round \(round)"
        }
      }
      due.run()
      let names = try disk.contents(of: "/store/segments")
      let byteCount = try names.reduce(0) {
        try $0 + disk.open("/store/segments/\($1)", .read).size()
      }
      largest = max(largest, byteCount)
    }
    try store.compact()
    let whole = try disk.contents(of: "/store/segments").map {
      try disk.open("/store/segments/\($0)", .read).size()
    }
    #expect(whole.count == 1 && largest > 0)
    // Up to half of the data may be superseded, and while a new segment replaces an old one, both are on disk.
    #expect(largest < 4 * whole[0], "\(largest) bytes at most, and \(whole[0]) are needed")
    #expect(try disk.contents(of: "/store").filter { $0.hasPrefix("log.") }.count <= 3)
    store.context.snapshot.checkInvariants()
  }

  /// Regression test: a log used to grow to four megabytes before its contents were moved to segments, even in a small store.
  @Test(
    "The files of a small store that is rewritten thousands of times stay a small multiple of what it holds")
  func smallStore() throws {
    let (disk, due) = (SimulatedDisk(), DeferredWork())
    func open() throws -> Store {
      Store(
        LiveStore(
          configuration: .init(location: .inMemory("unused"), objectTypes: [Present.self]),
          engine: try Engine(directory: "/store", isReadOnly: false, disk: disk, scheduler: due.scheduler),
          isolation: .thread)
      )
    }
    func byteCount() throws -> Int {
      try ["/store", "/store/segments"].reduce(0) { sum, directory in
        try disk.contents(of: directory).reduce(sum) {
          try $0 + disk.open("\(directory)/\($1)", .read).size()
        }
      }
    }
    var store = try open()
    let count = 1_000
    try store.write { for id in 0..<count { store.create(Present.self, value: ["id": id]) } }
    var largest = 0
    for round in 0..<RandomRun.size(4_000, plain: 2_000) {
      if round % 500 == 0 { store = try open() }
      try store.write {
        let name =
          "gift \(round), wrapped in paper that has a long description of its pattern: stars, trees, snow"
        store.object(ofType: Present.self, forPrimaryKey: round * 7 % count)?.name = name
      }
      due.run()
      if round >= count { largest = max(largest, try byteCount()) }
    }
    let last = try byteCount()
    try store.compact()
    let compact = try byteCount()
    #expect(compact < 400_000, "A log of the old bound would be many times as large.")
    #expect(largest < 3 * compact, "\(largest) bytes at most, and \(compact) are needed")
    #expect(last < 3 * compact, "\(last) bytes in the end, and \(compact) are needed")
    store.context.snapshot.checkInvariants()
  }
}
