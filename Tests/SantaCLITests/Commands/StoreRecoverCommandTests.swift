import Foundation
import SantaCore
import Testing

@testable import santa_cli

struct StoreRecoverCommandTests {
  @Test func `an intact store comes back whole`() async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    let target = samples.folder.path("rescued")
    let outcome = await Outcome.of("store", "recover", samples.path, "--to", target)
    #expect(outcome.errorOutput == "")
    #expect(outcome.lines.last?.hasPrefix("Everything could be read: ") == true)
    #expect(outcome.lines.contains { $0.hasPrefix("Sample: 6") && $0.hasSuffix(" objects") })
    #expect(outcome.exitCode == .success)
    #expect(await Outcome.of("store", "verify", target).exitCode == .success)
    #expect(await Outcome.of("store", "diff", samples.path, target).exitCode == .success)
  }

  @Test func `what is lost is listed, and the exit code says so`() async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    let copy = try samples.copy(flipping: try samples.segmentName, at: 100)
    let segment = URL(filePath: copy).appending(path: try samples.segmentName)
    let bytes = try Data(contentsOf: segment)
    try bytes.prefix(200).write(to: segment)
    let target = samples.folder.path("rescued")
    let outcome = await Outcome.of("store", "recover", copy, "--to", target)
    #expect(outcome.exitCode == .dataError)
    #expect(outcome.errorOutput.contains("damage: \(segment.path), byte "), "\(outcome.errorOutput)")
    #expect(outcome.errorOutput.contains("error: Not everything in \(copy) could be read: "))
    #expect(
      outcome.errorOutput.contains(
        "hint: The recovered data is in \(target). The damaged store is unchanged."))
    #expect(outcome.lines.contains { $0.contains(" lost") }, "\(outcome.output)")
    #expect(await Outcome.of("store", "verify", target).exitCode == .success)
    let json = await Outcome.of(
      "store", "recover", copy, "--to", samples.folder.path("second"), "--format", "json")
    #expect(json.errorOutput == "")
    #expect(json.exitCode == .dataError)
    #expect(
      json.lines.contains { $0.hasPrefix(#"{"event":"type","type":"Sample","objects":"#) }, "\(json.output)")
    #expect(json.lines.contains { $0.hasPrefix(#"{"event":"damage","file":""#) })
    #expect(json.lines.last?.hasPrefix(#"{"event":"recover","complete":false,"version":"#) == true)
    try FileManager.default.removeItem(atPath: copy)
  }

  @Test func `segments alone are a store that can be recovered`() async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    let copy = try samples.copy(flipping: "lock", at: 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: copy) where name != "segments" {
      try FileManager.default.removeItem(atPath: "\(copy)/\(name)")
    }
    let outcome = await Outcome.of("store", "recover", copy, "--to", samples.folder.path("rescued"))
    #expect(outcome.exitCode == .success)
    #expect(outcome.errorOutput == "damage: \(copy)/manifest: the manifest is missing\n")
    try FileManager.default.removeItem(atPath: copy)
  }

  @Test func `the target is required, empty and elsewhere, and there must be a store`() async throws {
    let samples = try SampleStore()
    let missing = await Outcome.of("store", "recover", samples.path)
    #expect(missing.errorOutput.contains("'--to PATH' is required."))
    #expect(missing.exitCode == .usage)
    for target in [samples.path, samples.path + "/new", samples.folder.url.path] {
      let outcome = await Outcome.of("store", "recover", samples.path, "--to", target)
      #expect(outcome.output == "")
      #expect(outcome.errorOutput.contains(target), "\(outcome.errorOutput)")
      #expect(outcome.exitCode == .cannotCreate)
    }
    let memory = await Outcome.of("store", "recover", samples.path, "--to", ":memory:")
    #expect(memory.exitCode == .usage)
    let none = await Outcome.of(
      "store", "recover", samples.folder.path("none"), "--to", samples.folder.path("b"))
    #expect(none.exitCode == .noInput)
  }
}
