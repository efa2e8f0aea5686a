import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// Each commit that changed a chunk copied all of its texts and data, so a small change beside large values took
/// milliseconds.
@Suite("Values that are too large for a chunk's heap") struct LargeValueTests {
  final class Film: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var rating: Int
    @Persisted var frames: Data
    @Persisted var script: String?
    @Persisted var scenes: List<String>
  }

  private static func open(_ directory: TemporaryDirectory) throws -> Store {
    try Store(configuration: .init(location: .directory(directory.url), objectTypes: [Film.self]))
  }

  /// The address of a value's bytes.
  private static func address(_ property: String, of film: Film, in store: Store) throws -> UInt {
    let binding = try #require(film._binding)
    let table = store.context.snapshot[try #require(binding.table)]
    let column = try #require(table.columns.firstIndex { $0.name == property })
    let chunk = try #require(table.chunk(of: film._key))
    return unsafe chunk.withBytes(ColumnID(column), at: film._key.slot) { UInt(bitPattern: $0.baseAddress) }
  }

  @Test(
    "A commit that changes something else does not copy them, in memory and in a segment",
    arguments: [false, true])
  func sharing(inSegment: Bool) throws {
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    try store.write {
      for id in 1..<20 {
        let film = Film()
        film.id = id
        film.frames = Data(repeating: UInt8(id), count: 50_000)
        film.script = String(repeating: "a scene in the snow, ", count: 100)
        store.add(film)
      }
    }
    if inSegment {
      // The next version of the store is based on the segment.
      try store.compact()
      try store.write { store.add(Film()) }
    }
    let film = try #require(store.object(ofType: Film.self, forPrimaryKey: 7))
    let other = try #require(store.object(ofType: Film.self, forPrimaryKey: 8))
    let frozen = film.freeze()
    let before = try (
      Self.address("frames", of: film, in: store), Self.address("script", of: other, in: store)
    )
    for rating in 1...3 {
      try store.write {
        film.rating = rating
        film.script = String(repeating: "another scene, ", count: 100 + rating)
      }
      #expect(
        try before == (
          Self.address("frames", of: film, in: store), Self.address("script", of: other, in: store)
        ))
    }
    #expect(film.frames == Data(repeating: 7, count: 50_000))
    #expect(film.script == String(repeating: "another scene, ", count: 103))
    #expect(frozen.script == String(repeating: "a scene in the snow, ", count: 100))
    store.context.snapshot.checkInvariants()
  }

  @Test("A change to a large value is a modification, and assigning an equal one is none")
  func changes() throws {
    let store = try Store(configuration: .init(location: .inMemory("films \(UInt64.random(in: 0 ... .max))")))
    let film = Film()
    film.frames = Data(repeating: 1, count: 5_000)
    try store.write { store.add(film) }
    var changes: [String] = []
    let token = film.observe {
      if case .change(_, let properties) = $0 {
        changes.append(properties.map(\.name).sorted().joined(separator: " "))
      }
    }
    try store.write {
      film.frames = Data(repeating: 1, count: 5_000)
      film.rating = 1
    }
    try store.write {
      film.frames[4_999] = 2
      film.script = String(repeating: "x", count: 1_025)
    }
    try store.write { film.script = String(repeating: "x", count: 1_024) }
    store.refresh()
    #expect(changes == ["rating", "frames script", "script"])
    token.invalidate()
  }

  // MARK: Against a dictionary

  private struct Content: Equatable {
    var frames: Data
    var script: String?
    var scenes: [String]
  }

  private static func content(of film: Film) -> Content {
    Content(frames: film.frames, script: film.script, scenes: Array(film.scenes))
  }

  private static func length(using generator: inout SeededGenerator) -> Int {
    [0, 3, 12, 13, 1_023, 1_024, 1_025, 4_000, 20_000].randomElement(using: &generator) ?? 0
  }

  @Test(
    "Values around the limit are read as they were written, in every version, from memory and from files",
    .counted("writes of values around the limit of a chunk's heap"),
    arguments: RandomRun.seeds(RandomRun.size(10, plain: 3), fresh: 1))
  func againstDictionary(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let directory = try TemporaryDirectory()
    var store = try Self.open(directory)
    var model: [Int: Content] = [:]
    var kept: [(films: Results<Film>, model: [Int: Content])] = []
    for step in 0..<40 {
      CountedCases.add()
      try store.write {
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
          let id = Int.random(in: 0..<40, using: &generator)
          let letter = Character(UnicodeScalar(UInt8.random(in: 97...122, using: &generator)))
          let text = String(repeating: letter, count: Self.length(using: &generator))
          guard let film = store.object(ofType: Film.self, forPrimaryKey: id) else {
            let film = Film()
            (film.id, film.script) = (id, text)
            store.add(film)
            model[id] = Content(frames: Data(), script: text, scenes: [])
            continue
          }
          switch Int.random(in: 0..<7, using: &generator) {
          case 0, 1:
            film.script = text
            model[id]?.script = text
          case 2, 3:
            film.frames = Data(text.utf8)
            model[id]?.frames = Data(text.utf8)
          case 4:
            film.script = nil
            model[id]?.script = nil
          case 5:
            film.scenes.append(text)
            model[id]?.scenes.append(text)
          default:
            store.delete(film)
            model[id] = nil
          }
        }
      }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: try store.compact()
      case 1: store = try Self.open(directory)
      case 2: kept.append((store.objects(Film.self).freeze(), model))
      case 3:
        // What is rolled back leaves nothing behind.
        #expect(throws: CancellationError.self) {
          try store.write {
            for film in store.objects(Film.self) { film.script = String(repeating: "!", count: 2_000) }
            throw CancellationError()
          }
        }
      default: break
      }
      let found = Dictionary(
        uniqueKeysWithValues: store.objects(Film.self).map { ($0.id, Self.content(of: $0)) })
      #expect(found == model, "step \(step)")
    }
    for (films, model) in kept {
      #expect(Dictionary(uniqueKeysWithValues: films.map { ($0.id, Self.content(of: $0)) }) == model)
    }
    // Searching looks into large values, too.
    for letter in ["a", "m", "z"] {
      let expected = model.filter { $0.value.script?.contains(letter) == true }.keys.sorted()
      #expect(store.objects(Film.self).where { $0.script.contains(letter) }.map(\.id).sorted() == expected)
    }
    store.context.snapshot.checkInvariants()
    #expect(try StoreVerification(of: directory.url).damages == [])
  }
}
