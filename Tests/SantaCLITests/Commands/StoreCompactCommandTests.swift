import Foundation
import SantaCore
import Testing

@testable import santa_cli

@Suite struct StoreCompactCommandTests {
  @Test func `it makes the files smaller, and keeps what they hold`() async throws {
    let things = try ThingStore.compacted(fillers: 2000)
    try things.store.write {
      for thing in Array(things.store.objects(Thing.self)) where thing.id >= 300 {
        things.store.delete(thing)
      }
    }
    let before = await Outcome.of("store", "dump", "--type", "Thing", things.path)
    let segment = try things.byteCount(of: things.segmentName)
    let outcome = await Outcome.of("store", "compact", things.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.output.contains(/^[0-9,]+ bytes before, [0-9,]+ bytes now\.\n$/))
    #expect(outcome.exitCode == .success)
    #expect(try things.byteCount(of: things.segmentName) < segment / 2)
    #expect(await Outcome.of("store", "dump", "--type", "Thing", things.path).output == before.output)
    #expect(await Outcome.of("store", "verify", things.path).exitCode == .success)
  }

  @Test func `for programs it says both sizes`() async throws {
    let things = try ThingStore()
    let outcome = await Outcome.of("store", "compact", "--format", "json", things.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.output.contains(/^\{"event":"compact","bytesBefore":\d+,"bytes":\d+\}\n$/))
    #expect(outcome.exitCode == .success)
  }

  @Test func `a damaged store is left as it is`() async throws {
    let things = try ThingStore.compacted(fillers: 60)
    let name = try things.segmentName
    let copy = try things.copy(flipping: name, at: try things.byteCount(of: name) / 2)
    let manifest = try Data(contentsOf: URL(filePath: copy).appending(path: "manifest"))
    let outcome = await Outcome.of("store", "compact", copy)
    #expect(outcome.output == "")
    #expect(outcome.errorOutput.hasPrefix("error: \(copy)/\(name) is damaged at byte "))
    #expect(outcome.exitCode == .dataError)
    #expect(try Data(contentsOf: URL(filePath: copy).appending(path: "manifest")) == manifest)
  }
}
