import Foundation
import SantaCore
import Testing

@testable import santa_cli

@Suite struct StoreVerifyCommandTests {
  @Test func `a store that is whole says what was looked at`() async throws {
    let things = try ThingStore()
    let outcome = await Outcome.of("store", "verify", things.path)
    #expect(outcome.errorOutput == "")
    #expect(
      outcome.output
        == "Version 2 is whole: 4 objects, 0 blocks in 0 segments of 0 bytes, 2 log records.\n")
    #expect(outcome.exitCode == .success)
  }

  @Test func `so does one in segments`() async throws {
    let things = try ThingStore.compacted(fillers: 700)
    try things.store.write { things.store.add(Note("in the log")) }
    let outcome = await Outcome.of("store", "verify", things.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.output.hasPrefix("Version 4 is whole: 705 objects, "))
    #expect(outcome.output.contains(" blocks in 1 segment of "))
    #expect(outcome.exitCode == .success)
  }

  @Test func `for programs it is one object`() async throws {
    let things = try ThingStore()
    let outcome = await Outcome.of("store", "verify", "--format", "json", things.path)
    #expect(outcome.errorOutput == "")
    let line = """
      {"event":"verify","whole":true,"version":2,"damages":0,"objects":4,"blocks":0,"segments":0,\
      "segmentBytes":0,"records":2}

      """
    #expect(outcome.output == line)
    #expect(outcome.exitCode == .success)
  }

  /// Each byte of every file, in turn at a distance that no structure has, so that all parts of it are met.
  @Test(arguments: ["manifest", "segment", "log"])
  func `a flipped byte is told with its file and place`(kind: String) async throws {
    let things = try ThingStore.compacted(fillers: 60)
    if kind == "log" { try things.goOn() }
    let name =
      switch kind {
      case "log": try things.logName
      case "segment": try things.segmentName
      default: kind
      }
    // Behind its records a log has zeros, which the next one is written over.
    let end = kind == "log" ? 130 : try things.byteCount(of: name)
    for offset in stride(from: 0, to: end, by: max(1, end / 23)) {
      let copy = try things.copy(flipping: name, at: offset)
      let outcome = await Outcome.of("store", "verify", copy)
      #expect(outcome.output == "")
      let place = try #require(
        outcome.errorOutput.firstMatch(of: /damage: (.*), byte (\d+): (.+)\n/), "byte \(offset)")
      #expect(place.1 == "\(copy)/\(name)")
      let told = try #require(Int(place.2))
      #expect(told <= offset, "The block or record begins before its damaged byte.")
      #expect(outcome.errorOutput.contains("error: The store in \(copy) is damaged in "))
      #expect(outcome.exitCode == .dataError)
      let json = await Outcome.of("store", "verify", "--format", "json", copy)
      #expect(json.lines[0].hasPrefix(#"{"event":"damage","file":""#))
      #expect(json.lines.last?.hasPrefix(#"{"event":"verify","whole":false,"#) == true)
      #expect(json.errorOutput == "")
      #expect(json.exitCode == .dataError)
      try FileManager.default.removeItem(atPath: copy)
    }
  }

  /// It is not synced, so a power cut may leave anything there, and the next writer writes it anew.
  @Test func `a mark that is not whole is no damage`() async throws {
    let things = try ThingStore.compacted(fillers: 60)
    for offset in stride(from: 0, to: try things.byteCount(of: "lock"), by: 5) {
      let copy = try things.copy(flipping: "lock", at: offset)
      let outcome = await Outcome.of("store", "verify", copy)
      #expect(outcome.output.hasPrefix("Version 3 is whole: "), "byte \(offset)")
      #expect(outcome.errorOutput == "")
      #expect(outcome.exitCode == .success)
      try FileManager.default.removeItem(atPath: copy)
    }
  }

  @Test func `a file that is missing or cut is told`() async throws {
    let things = try ThingStore.compacted(fillers: 60)
    let name = try things.segmentName
    let length = try things.byteCount(of: name)
    let cut = try things.copy(flipping: name, at: 100)
    let segment = URL(filePath: cut).appending(path: name)
    try Data(contentsOf: segment).prefix(length / 2).write(to: segment)
    let shorter = await Outcome.of("store", "verify", cut)
    #expect(shorter.errorOutput.contains("damage: \(cut)/\(name), byte \(length / 2): "))
    #expect(shorter.exitCode == .dataError)
    try FileManager.default.removeItem(at: segment)
    let without = await Outcome.of("store", "verify", cut)
    #expect(without.errorOutput.contains("damage: \(cut)/\(name): "))
    #expect(without.exitCode == .dataError)
  }

  @Test func `what is damaged is told by name`() async throws {
    let things = try ThingStore.compacted(fillers: 60)
    let end = try things.byteCount(of: things.segmentName)
    var named: Set<String> = []
    for offset in stride(from: 32, to: end, by: max(1, end / 40)) {
      let outcome = await Outcome.of(
        "store", "verify", try things.copy(flipping: things.segmentName, at: offset))
      if let match = outcome.errorOutput.firstMatch(of: /byte \d+: ([A-Za-z.]+)[: ]/) {
        named.insert(String(match.1))
      }
    }
    #expect(named.contains("Thing"))
  }

  @Test func `a terminal shows how far it is, and nothing of it stays`() async throws {
    let things = try ThingStore.compacted(fillers: 60)
    let outcome = await Outcome.of(["store", "verify", things.path], isErrorTerminal: true)
    #expect(outcome.errorOutput.hasPrefix("\rVerifying: "))
    #expect(outcome.errorOutput.hasSuffix("\r\u{1B}[K"))
    #expect(outcome.exitCode == .success)
  }

  @Test func `a store that is written to meanwhile is whole each time`() async throws {
    let things = try ThingStore(fillers: 20)
    let url = URL(filePath: things.path)
    let writing = Task.detached {
      let writer = Writer()
      for round in 0..<40 { try await writer.write(round, to: url) }
    }
    var versions: [Int] = []
    while versions.count < 12 {
      let outcome = await Outcome.of("store", "verify", "--format", "json", things.path)
      #expect(outcome.errorOutput == "")
      #expect(outcome.exitCode == .success, "\(outcome.output)")
      let match = outcome.output.firstMatch(of: /"version":(\d+)/)
      versions.append(try #require(match.flatMap { Int($0.1) }))
    }
    try await writing.value
    #expect(versions == versions.sorted())
  }

  /// Somebody else on the same store, who also has its files written anew.
  private actor Writer {
    func write(_ round: Int, to url: URL) throws {
      let store = try Store(configuration: .init(location: .directory(url)))
      try store.write {
        for index in 0..<10 {
          let thing = Thing()
          thing.id = 10_000 + round * 10 + index
          store.add(thing)
        }
      }
      if round % 5 == 0 { try store.compact() }
    }
  }
}
