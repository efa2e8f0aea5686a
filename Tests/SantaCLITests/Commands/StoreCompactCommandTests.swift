import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

struct StoreCompactCommandTests {
  @Test func `it makes the files smaller, and keeps what they hold`() async throws {
    let samples = try SampleStore.compacted(fillers: 2000)
    try samples.store.write {
      for sample in Array(samples.store.objects(Sample.self)) where sample.id >= 300 {
        samples.store.delete(sample)
      }
    }
    let before = await Outcome.of("store", "dump", "--type", "Sample", samples.path)
    let segment = try samples.byteCount(of: samples.segmentName)
    let outcome = await Outcome.of("store", "compact", samples.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.output.contains(/^[0-9,]+ bytes before, [0-9,]+ bytes now\.\n$/))
    #expect(outcome.exitCode == .success)
    #expect(try samples.byteCount(of: samples.segmentName) < segment / 2)
    #expect(await Outcome.of("store", "dump", "--type", "Sample", samples.path).output == before.output)
    #expect(await Outcome.of("store", "verify", samples.path).exitCode == .success)
  }

  /// Formerly, the segment of a store whose log was full was longer than the log: 65,584 bytes became 67,137.
  @Test func `no store becomes larger`() async throws {
    for count in stride(from: 64_000, through: 65_400, by: 100) {
      let folder = try TemporaryFolder()
      let path = folder.path("store")
      do {
        let store = try Store(
          configuration: .init(location: .directory(URL(filePath: path)), objectTypes: [Note.self]))
        try store.write { store.add(Note(String(repeating: "x", count: count))) }
      }
      for _ in 0..<2 {
        let outcome = await Outcome.of("store", "compact", "--format", "json", path)
        let sizes = try #require(outcome.output.firstMatch(of: /"bytesBefore":(\d+),"bytes":(\d+)/))
        let (before, after) = (try #require(Int(sizes.1)), try #require(Int(sizes.2)))
        #expect(after <= before && outcome.exitCode == .success, "\(count) bytes")
      }
      #expect(await Outcome.of("store", "verify", path).exitCode == .success)
    }
    // The same with a segment: formerly, the log was shorter than its part of the segment that replaced both.
    let folder = try TemporaryFolder()
    let lines = (0..<30_000).map { id in
      #"{"id": \#(id), "text": "\#(String(repeating: "t\(id) ", count: 3))"}"#
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: folder.path("lines")))
    let path = folder.path("store")
    let loaded = await Outcome.of(
      "store", "import", folder.path("lines"), "--type", "T", "--key", "id", "--format", "json", "--store",
      path)
    #expect(loaded.exitCode == .success)
    // The store of the import may still move its log to a segment in the background, which would count as growth.
    while Store.openStores.contains(where: { "\($0)".contains(path) }) {
      try await Task.sleep(for: .milliseconds(5))
    }
    let grown = await Outcome.of("store", "compact", "--format", "json", path)
    let lengths = try #require(grown.output.firstMatch(of: /"bytesBefore":(\d+),"bytes":(\d+)/))
    let (first, second) = (try #require(Int(lengths.1)), try #require(Int(lengths.2)))
    #expect(second <= first)
    let compacted = try SampleStore.compacted(fillers: 2000)
    let outcome = await Outcome.of("store", "compact", "--format", "json", compacted.path)
    let sizes = try #require(outcome.output.firstMatch(of: /"bytesBefore":(\d+),"bytes":(\d+)/))
    let (old, new) = (try #require(Int(sizes.1)), try #require(Int(sizes.2)))
    #expect(new <= old, "A store without superseded data stays as large.")
  }

  @Test func `for programs it says both sizes`() async throws {
    let samples = try SampleStore()
    let outcome = await Outcome.of("store", "compact", "--format", "json", samples.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.output.contains(/^\{"event":"compact","bytesBefore":\d+,"bytes":\d+\}\n$/))
    #expect(outcome.exitCode == .success)
  }

  @Test func `a damaged store is left as it is`() async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    let name = try samples.segmentName
    let copy = try samples.copy(flipping: name, at: try samples.byteCount(of: name) / 2)
    let manifest = try Data(contentsOf: URL(filePath: copy).appending(path: "manifest"))
    let outcome = await Outcome.of("store", "compact", copy)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.hasPrefix("error: \(copy)/\(name) is damaged at byte "))
    #expect(outcome.exitCode == .dataError)
    #expect(try Data(contentsOf: URL(filePath: copy).appending(path: "manifest")) == manifest)
  }
}
