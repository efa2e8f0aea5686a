import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaCore

/// A store of each released format must open in all later versions.
///
/// Until a format is released, `scripts/make-golden-store.sh` writes its files in `Fixtures`. Afterwards, they are
/// never written again; format 1 was released with 0.1.0. A change that makes these tests fail is then a new format. It
/// needs additional files, and code that still reads the old format.
@Suite("Golden stores", .serialized)
struct GoldenStoreTests {
  private static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/format-\(FileHeader.formatVersion)").standardizedFileURL

  /// Every file below a directory, with its bytes.
  private func files(in directory: URL) throws -> [String: Data] {
    try FileManager.default.subpathsOfDirectory(atPath: directory.path).reduce(into: [:]) { files, name in
      let file = directory.appending(path: name)
      if !file.hasDirectoryPath, let data = FileManager.default.contents(atPath: file.path) {
        files[name] = data
      }
    }
  }

  private func open(_ directory: URL, isReadOnly: Bool = false) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory), objectTypes: GoldenStore.classes, isReadOnly: isReadOnly),
      isolation: nil)
  }

  private func expectHolds(_ store: Store, _ expected: [String]) {
    let found = GoldenStore.contents(of: store)
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) where found != expected {
      Issue.record("Stored as \(found), which should be \(expected)")
    }
    #expect(store.failure == nil)
    store.context.snapshot.checkInvariants()
  }

  @Test("The golden store has a manifest, segments, a record that names one, and logs that follow each other")
  func hasAllKindsOfFiles() throws {
    let files = try files(in: Self.fixture)
    let logs = files.keys.compactMap(LogFile.base(ofName:)).sorted()
    #expect(Set(["manifest", "lock", "checkpoint"]).isSubset(of: files.keys))
    let manifest = try Manifest(file: Array(try #require(files["manifest"])), path: "manifest")
    let segments = files.keys.filter { $0.hasPrefix("segments/") }
    #expect(logs.count > 1 && manifest.segments.count == 1 && segments.count == 2)
    let lock = try #require(files["lock"])
    let mark = try #require(DurableMark(Array(lock)))
    #expect(mark.base == logs.last && mark.synced < mark.offset)
    #expect(logs.first == manifest.version || logs.first ?? .zero < manifest.version)
    #expect(files.values.reduce(0) { $0 + $1.count } < 1 << 20)
  }

  @Test("A copy of the golden store opens with its contents, and can be written to and compacted")
  func opensAndGoesOn() throws {
    let expected = try GoldenStore.expectedContents()
    let directory = try TemporaryDirectory()
    let copy = directory.url.appending(path: "store")
    try FileManager.default.copyItem(at: Self.fixture, to: copy)
    do {
      let store = try open(copy)
      expectHolds(store, expected)
      #expect(
        store.object(ofType: GoldenSample.self, forPrimaryKey: GoldenSample.id(2))?.double.bitPattern
          == 0x7FF8_0000_0000_0123)
      #expect(store.object(ofType: GoldenNumber.self, forPrimaryKey: 16_999)?.twoBytes == .max)
      #expect(store.object(ofType: GoldenText.self, forPrimaryKey: "text 102")?.body.count == 300)
      try store.write { store.add(GoldenText(1_000, length: 9)) }
      expectHolds(store, GoldenStore.contents(of: store))
    }
    var store: Store? = try open(copy)
    #expect(store?.object(ofType: GoldenText.self, forPrimaryKey: "text 1000") != nil)
    try store?.write {
      if let text = store?.object(ofType: GoldenText.self, forPrimaryKey: "text 1000") { store?.delete(text) }
    }
    try store?.compact()
    store = nil
    expectHolds(try open(copy), expected)
  }

  @Test("The golden store opens for reading only in its own directory, and is not changed")
  func opensReadOnly() throws {
    let before = try files(in: Self.fixture)
    do {
      let store = try open(Self.fixture, isReadOnly: true)
      expectHolds(store, try GoldenStore.expectedContents())
      #expect(throws: StoreError.self) { try store.write {} }
    }
    #expect(try files(in: Self.fixture) == before)
  }

  @Test(
    "Creates the golden store of the current format again",
    .enabled(if: ProcessInfo.processInfo.environment["SANTACORE_MAKE_GOLDEN_STORE"] == "1"))
  func make() throws {
    try? FileManager.default.removeItem(at: Self.fixture)
    try GoldenStore.make(at: Self.fixture)
  }
}
