import Foundation
import SantaCore
import Testing

@testable import santa_cli

@Suite struct StoreCompactCommandTests {
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
