import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Writes that overlap, fail or never end.
struct WritingTests {
  @Test("So is one within a callback that is called at the beginning of a write")
  func withinCallback() throws {
    let scene = try Scene.tenRows()
    let (store, other) = (scene.store, scene.other)
    var codes: [StoreError.Code?] = []
    let token = store.objects(Row.self).observe { change in
      guard case .update = change else { return }
      do {
        try other.write { other.add(Row(20, value: 0)) }
        codes.append(nil)
      } catch { codes.append((error as? StoreError)?.code) }
    }
    store.refresh()
    try scene.commit([{ $0.add(Row(10, value: 0)) }])
    try store.write { store.add(Row(11, value: 0)) }
    #expect(codes == [.alreadyInWrite])
    #expect(store.objects(Row.self).map(\.id) == Array(0..<12))
    withExtendedLifetime(token) {}
  }

  @Test("A text or data over the limit fails the write, one at the limit does not")
  func tooLong() throws {
    let store = try Store.temporary()
    let object = AllTypes()
    try store.write { store.add(object) }
    let (limit, tooLong) = (1 << 24, String(repeating: "x", count: 1 << 24 + 1))
    let changes: [() -> Void] = [
      { object.string = tooLong }, { object.optionalString = tooLong }, { object.strings.append(tooLong) },
      { object.data = Data(repeating: 1, count: limit + 1) },
      {
        let new = AllTypes()
        new.id = UUID()
        new.string = tooLong
        store.add(new)
      },
      {
        let new = AllTypes()
        new.id = UUID()
        new.strings.append(tooLong)
        store.add(new)
      },
      { object.strings = List([tooLong]) },
      // A primary key.
      { store.create(Sledge.self, value: ["name": tooLong]) },
    ]
    for change in changes {
      let error = #expect(throws: StoreError.self) { try store.write { change() } }
      #expect(error?.code == .valueOutOfRange)
    }
    #expect(object.string.isEmpty && object.strings.isEmpty && store.objects(AllTypes.self).count == 1)
    try store.write { object.string = String(tooLong.dropLast()) }
    #expect(object.string.utf8.count == limit)
  }

  /// Swift considers these strings equal, but the store compares bytes.
  @Test("Primary keys that differ only in their Unicode normalisation are two keys")
  func normalisation() throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url))
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    #expect(composed == decomposed)
    do {
      let store = try Store(configuration: configuration)
      try store.write {
        store.create(Sledge.self, value: ["name": composed, "reindeer": 1])
        store.create(Sledge.self, value: ["name": decomposed, "reindeer": 2])
      }
    }
    let store = try Store(configuration: configuration)
    for (key, reindeer) in [(composed, 1), (decomposed, 2)] {
      let sledge = try #require(store.object(ofType: Sledge.self, forPrimaryKey: key))
      #expect(sledge.reindeer == reindeer && Array(sledge.name.utf8) == Array(key.utf8))
    }
    store.context.snapshot.checkInvariants()
  }
}
