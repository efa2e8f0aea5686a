import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Forged history.
struct HistoryFormatTests {
  /// Returns a manifest with two roots.
  private static func manifest() throws -> Manifest {
    var generator = SeededGenerator(seed: 9)
    let store = try HistoryFixture(.last(1_000), logBound: 350)
    for _ in 0..<40 {
      try store.randomCommit(&generator)
      store.due.run()
    }
    let manifest = try #require(try store.files.segments.readManifest())
    #expect(manifest.roots.count > 2)
    return manifest
  }

  private static func decode(_ body: [UInt8]) throws(ByteReader.Malformed) -> Manifest {
    try Manifest(body: ByteReader(body), format: FileHeader.formatVersion)
  }

  /// Returns a section of a history at the end of the tables of an empty manifest.
  private static func body(_ sections: [(UInt8, [UInt8])]) -> [UInt8] {
    let empty = Manifest(
      version: Version(rawValue: 9), nextSegment: 3, segments: [], tables: [], features: [.history])
    var (state, body) = (ByteWriter(), ByteWriter())
    body.section(1, [3, 0])
    state.unsigned(9)
    state.append(empty.tables.rest)
    for (tag, contents) in sections { state.section(tag, contents) }
    body.section(2, state.bytes)
    var names = ByteWriter()
    names.features([.history])
    body.section(3, names.bytes)
    return body.bytes
  }

  private static var commit: [UInt8] {
    var writer = ByteWriter()
    writer.description(of: CommitDescription(time: 7, nonce: 8, author: "elf", note: "note"))
    return writer.bytes
  }

  private static func settings(_ change: (inout HistorySettings) -> Void = { _ in }) -> [UInt8] {
    var settings = HistorySettings(start: Version(rawValue: 2))
    change(&settings)
    return settings.changes(from: nil)
  }

  @Test("A manifest with history is decoded as it was encoded")
  func coding() throws {
    let manifest = try Self.manifest()
    let decoded = try Self.decode(manifest.body)
    #expect(decoded.body == manifest.body && decoded.history == manifest.history)
    #expect(decoded.roots.map(\.version) == manifest.roots.map(\.version))
    #expect(decoded.roots.map(\.body) == manifest.roots.map(\.body))
    let plain = try Self.decode(
      Self.body([
        (1, Self.commit),
        (
          2,
          Self.settings {
            $0.demands = ["a": .last(3), "b": .within(milliseconds: 9), "c": .untilConsumed(byteCount: 5)]
            let position = HistoryPosition(version: Version(rawValue: 4), nonce: 77)
            $0.cursors = [
              "d": HistoryCursor(position: position, time: -3),
              "e": HistoryCursor(position: position, time: 3, isBeginning: true),
            ]
          }
        ), (4, []),
      ]))
    let history = try #require(plain.history)
    #expect(
      plain.isLarge && history.commit == CommitDescription(time: 7, nonce: 8, author: "elf", note: "note"))
    #expect(history.settings.demands.count == 3 && history.settings.demands["b"] == .within(milliseconds: 9))
    #expect(history.settings.cursors["e"]?.isBeginning == true && history.settings.cursors["d"]?.time == -3)
    #expect(history.settings.changes(from: history.settings) == [2, 0])
  }

  @Test("Each contradiction in the history of a manifest is refused")
  func manifests() throws {
    let root = { (version: UInt64, next: UInt64) in
      Manifest(version: Version(rawValue: version), nextSegment: next, segments: [], tables: [], features: [])
        .body
    }
    func roots(_ bodies: [[UInt8]]) -> [UInt8] {
      var writer = ByteWriter()
      for body in bodies {
        writer.count(body.count)
        writer.append(body)
      }
      return writer.bytes
    }
    let whole: [(UInt8, [UInt8])] = [(1, Self.commit), (2, Self.settings())]
    _ = try Self.decode(Self.body(whole + [(3, roots([root(2, 1), root(4, 2)]))]))
    let forged: [(String, [(UInt8, [UInt8])])] = [
      ("no commit", [(2, Self.settings())]), ("no settings", [(1, Self.commit)]),
      ("a commit twice", whole + [(1, Self.commit)]), ("an unknown section", whole + [(9, [])]),
      ("a root that is not older", whole + [(3, roots([root(9, 1)]))]),
      ("roots out of order", whole + [(3, roots([root(4, 1), root(2, 1)]))]),
      ("a root with later segments", whole + [(3, roots([root(4, 9)]))]),
      ("a root with roots", whole + [(3, roots([Self.body(whole + [(3, roots([root(2, 1)]))])]))]),
      ("a root that ends early", whole + [(3, [200, 1])]),
      (
        "a start after the version",
        [(1, Self.commit), (2, Self.settings { $0.start = Version(rawValue: 10) })]
      ),
      ("deletion after the version", [(1, Self.commit), (2, Self.settings { $0.deletedBefore = .limit })]),
      (
        "a cursor after the version",
        [
          (1, Self.commit),
          (
            2,
            Self.settings {
              let position = HistoryPosition(version: Version(rawValue: 10), nonce: 0)
              $0.cursors["a"] = HistoryCursor(position: position, time: 0)
            }
          ),
        ]
      ),
      ("a demand without a name", [(1, Self.commit), (2, [2, 0, 2, 0, 1, 1])]),
      ("an unknown rule", [(1, Self.commit), (2, [2, 0, 2, 1, 97, 9, 1])]),
      ("an unknown part", [(1, Self.commit), (2, [2, 0, 9, 1, 97])]),
      ("a commit that is too long", [(1, Self.commit + [0]), (2, Self.settings())]),
    ]
    for (what, sections) in forged {
      #expect(throws: ByteReader.Malformed.self, "\(what)") { try Self.decode(Self.body(sections)) }
    }
    // Without the feature, the sections aren't expected.
    let bytes = Self.body(whole)
    let plain = try Self.decode(Array(bytes.dropLast(11)))
    #expect(plain.history == nil)
    #expect(throws: ByteReader.Malformed.self) { try plain.decodedTables(byteCount: 0) }
  }

  @Test("Each contradiction in the history of a record is refused")
  func records() throws {
    let store = try HistoryFixture(.last(10))
    let base = try store.commit { _ = $0.addTable("Row", [ColumnDefinition(name: "number", type: .int64)]) }
    func apply(_ sections: [(UInt8, [UInt8])], to base: Snapshot) throws -> Snapshot {
      var writer = ByteWriter()
      for (tag, contents) in sections { writer.section(tag, contents) }
      let transaction = Transaction(base: base)
      try LogRecord.apply(writer.bytes, to: transaction, isCommit: true)
      return transaction.current
    }
    func commit(_ time: Int64) -> [UInt8] {
      var writer = ByteWriter()
      writer.description(of: CommitDescription(time: time, nonce: 1))
      return writer.bytes
    }
    let time = try #require(base.history).commit.time
    #expect(try apply([(14, commit(time + 1))], to: base).history?.commit.time == time + 1)
    for forged in [
      [], [(14, commit(time))], [(14, commit(time - 5))], [(15, Self.settings())], [(14, [1])],
      [(14, commit(time + 1)), (15, [2, 0, 9])],
      [(14, commit(time + 1)), (15, Self.settings()), (15, Self.settings())],
      [(14, commit(CommitDescription.timeLimit))],
    ] as [[(UInt8, [UInt8])]] {
      #expect(throws: ByteReader.Malformed.self) { try apply(forged, to: base) }
    }
    // In a store without history, a commit has no description.
    #expect(throws: ByteReader.Malformed.self) { try apply([(14, commit(time))], to: .empty) }
  }

  @Test("A history whose first log or whose segment is missing is reported, and the newest state can be read")
  func missingFiles() throws {
    var generator = SeededGenerator(seed: 2)
    let store = try HistoryFixture(.last(1_000), logBound: 350)
    for _ in 0..<60 {
      try store.randomCommit(&generator)
      store.due.run()
    }
    let manifest = try #require(try store.files.segments.readManifest())
    let needed = Set(manifest.segments.map(\.number))
    let kept = try #require(manifest.segmentsOfRoots.first { !needed.contains($0) })
    let disk = store.disk.afterKill()
    try disk.remove("/store/segments/\(kept.rawValue)")
    let verification = try StoreVerification(path: HistoryFixture.directory, disk: disk)
    #expect(verification.damages.contains { $0.path.hasSuffix("/\(kept.rawValue)") })
    let engine = try HistoryFixture.open(disk, 350)
    #expect(engine.latest.contents == store.engine.latest.contents)
    let files = try #require(engine.history)
    #expect(throws: StoreError.self) {
      var replay = try HistoryReplay(files, at: Version(rawValue: 1), latest: engine.latest)
      for root in manifest.roots {
        replay = try HistoryReplay(files, at: root.version, latest: engine.latest)
      }
      _ = replay
    }
  }
}
