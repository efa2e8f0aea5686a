import SantaCoreTestSupport
import Testing

@testable import SantaCore

@Suite("Compaction in the background") struct CompactionTests {
  private final class Gift: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var label: String
  }

  @Test("A store that is rewritten many times over stays a small multiple of what it holds")
  func staysSmall() throws {
    let (disk, due) = (SimulatedDisk(), DueWork())
    let engine = try Engine(
      directory: "/store", isReadOnly: false, logBound: 4_000, disk: disk, later: due.later)
    let store = Store(
      LiveContext(
        configuration: .init(location: .inMemory("unused"), objectTypes: [Gift.self]), engine: engine,
        home: .thread))
    try store.write { for id in 0..<300 { store.create(Gift.self, value: ["id": id]) } }
    var largest = 0
    for round in 0..<200 {
      try store.write {
        for id in stride(from: round % 10, to: 300, by: 10) {
          store.object(ofType: Gift.self, forPrimaryKey: id)?.label = "gift \(id), wrapped in round \(round)"
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
    // What is superseded may be half of it all, and as much again lies there while one replaces the other.
    #expect(largest < 4 * whole[0], "\(largest) bytes at most, and \(whole[0]) are needed")
    #expect(try disk.contents(of: "/store").filter { $0.hasPrefix("log.") }.count <= 3)
    store.context.snapshot.checkInvariants()
  }
}
