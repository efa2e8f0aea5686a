import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Long texts in a chunk.
struct ChunkHeapTests {
  @Test("Overwritten texts free their bytes within one write, and each row keeps its own text")
  func overwriting() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    let text = { (number: Int) in
      String(repeating: "\(number % 10)", count: number % 7 == 0 ? 3 : 20 + number % 1_000)
    }
    var expected: [Int: String] = [:]
    let (row, gone) = (store.row(5), store.row(9))
    var byteCount = 0
    try store.write {
      for id in 0..<10 {
        expected[id] = "note of row \(id), which is longer than a slot"
        store.row(id).note = expected[id] ?? ""
      }
      store.delete(gone)
      for number in 0..<5_000 {
        row.note = text(number)
        if number % 500 == 0 {
          let neighbour = number / 500 % 5
          store.row(neighbour).note = text(number + neighbour)
          expected[neighbour] = text(number + neighbour)
        }
      }
      expected[5] = text(4_999)
      byteCount = store.context.current[try #require(row._binding?.table)].chunk(of: row._key)?.byteCount ?? 0
    }
    // Over two million bytes were written in total.
    #expect((4_000..<40_000).contains(byteCount))
    for id in 0..<9 { #expect(store.row(id).note == expected[id]) }
    #expect(gone.isInvalidated && gone.note == expected[9])
    store.context.snapshot.checkInvariants()
    scene.other.refresh()
    #expect(scene.other.objects(Row.self).map(\.note) == (0..<9).map { expected[$0] ?? "" })
  }

  @Test(
    "Values that exceed the limit of a chunk's heap fail the write, and the stored ones stay")
  func heapLimit() throws {
    let scene = try Scene.tenRows()
    let store = scene.store
    store.context.heapLimit = 3_300
    let long = String(repeating: "x", count: 1_000)
    try store.write { for id in 0..<3 { store.row(id).note = long } }
    let writes: [() -> Void] = [
      { store.row(3).note = long },
      {
        store.row(4).note = "a note that is longer than a slot"
        store.row(3).note = long
      },
      {
        let row = Row(10, value: 0)
        row.note = long
        store.add(row)
      },
    ]
    for write in writes {
      let error = #expect(throws: StoreError.self) { try store.write(write) }
      #expect(error?.code == .valueOutOfRange && error?.message.contains("3300 bytes") == true)
    }
    #expect(
      store.objects(Row.self).map(\.note.utf8.count) == [1_000, 1_000, 1_000]
        + [Int](repeating: 0, count: 7))
    // The space of removed values can be reused.
    try store.write {
      store.row(0).note = ""
      store.row(3).note = long
    }
    try store.write {
      store.delete(store.row(1))
      store.row(4).note = long
    }
    #expect(store.row(4).note == long)
    store.context.snapshot.checkInvariants()
  }
}
