import Foundation
import SantaCore
import Testing

@testable import santa_cli

struct StoreVerifyCommandTests {
  @Test func `an intact store lists what was checked`() async throws {
    let samples = try SampleStore()
    let outcome = await Outcome.of("store", "verify", samples.path)
    #expect(outcome.errorOutput == "")
    #expect(
      outcome.output
        == "Version 2 is intact: 4 objects, 0 blocks in 0 segments of 0 bytes, 2 log records.\n")
    #expect(outcome.exitCode == .success)
  }

  @Test func `so does one in segments`() async throws {
    let samples = try SampleStore.compacted(fillers: 700)
    try samples.store.write { samples.store.add(Note("in the log")) }
    let outcome = await Outcome.of("store", "verify", samples.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.output.hasPrefix("Version 4 is intact: 705 objects, "))
    #expect(outcome.output.contains(" blocks in 1 segment of "))
    #expect(outcome.exitCode == .success)
  }

  @Test func `for programs it is one object`() async throws {
    let samples = try SampleStore()
    let outcome = await Outcome.of("store", "verify", "--format", "json", samples.path)
    #expect(outcome.errorOutput == "")
    let line = """
      {"event":"verify","whole":true,"version":2,"damages":0,"objects":4,"blocks":0,"segments":0,\
      "segmentBytes":0,"records":2,"externalFiles":0}

      """
    #expect(outcome.output == line)
    #expect(outcome.exitCode == .success)
  }

  @Test func `files with external data are counted, and one that is missing is damage`() async throws {
    let samples = try SampleStore()
    let folder = URL(filePath: samples.path).appending(path: "photos")
    let store = try Store(configuration: .init(location: .directory(folder), objectTypes: [Photo.self]))
    try store.write {
      for byte in 0..<3 { store.add(Photo(bytes: Data(repeating: UInt8(byte), count: 5_000))) }
    }
    let whole = await Outcome.of("store", "verify", folder.path)
    #expect(whole.output.hasSuffix(", 2 log records, 3 files with external data.\n"))
    let info = await Outcome.of("store", "info", folder.path)
    #expect(info.output.contains("\nLogs           "))
    #expect(info.output.contains("\nExternal data  4 files, 15,000 bytes\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "external").path)
    let file = try #require(files.first { UUID(uuidString: $0) != nil })
    try FileManager.default.removeItem(at: folder.appending(path: "external/\(file)"))
    let damaged = await Outcome.of("store", "verify", folder.path)
    #expect(damaged.output == "")
    #expect(damaged.errorOutput.contains("damage: \(folder.path)/external/\(file)"))
    #expect(damaged.exitCode == .dataError)
  }

  /// Flips bytes at regular distances in every file, so that all of its parts are hit.
  @Test(arguments: ["manifest", "segment", "log"])
  func `a flipped byte is reported with its file and offset`(kind: String) async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    if kind == "log" { try samples.goOn() }
    let name =
      switch kind {
      case "log": try samples.logName
      case "segment": try samples.segmentName
      default: kind
      }
    // The records of a log are followed by zeros, which the next record overwrites.
    let end = kind == "log" ? 130 : try samples.byteCount(of: name)
    for offset in stride(from: 0, to: end, by: max(1, end / 23)) {
      let copy = try samples.copy(flipping: name, at: offset)
      let outcome = await Outcome.of("store", "verify", copy)
      #expect(outcome.output == "")
      let match = try #require(
        outcome.errorOutput.firstMatch(of: /damage: (.*), byte (\d+): (.+)\n/), "byte \(offset)")
      #expect(match.1 == "\(copy)/\(name)")
      let offsetInReport = try #require(Int(match.2))
      #expect(offsetInReport <= offset, "The block or record begins before its damaged byte.")
      #expect(outcome.errorOutput.contains("error: The store in \(copy) is damaged: "))
      #expect(outcome.exitCode == .dataError)
      let json = await Outcome.of("store", "verify", "--format", "json", copy)
      #expect(json.lines[0].hasPrefix(#"{"event":"damage","file":""#))
      #expect(json.lines.last?.hasPrefix(#"{"event":"verify","whole":false,"#) == true)
      #expect(json.errorOutput == "")
      #expect(json.exitCode == .dataError)
      try FileManager.default.removeItem(atPath: copy)
    }
  }

  /// The mark is not synced, so it may contain any bytes after a power failure. The next writer writes it again.
  @Test func `a mark that is not whole is no damage`() async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    for offset in stride(from: 0, to: try samples.byteCount(of: "lock"), by: 5) {
      let copy = try samples.copy(flipping: "lock", at: offset)
      let outcome = await Outcome.of("store", "verify", copy)
      #expect(outcome.output.hasPrefix("Version 3 is intact: "), "byte \(offset)")
      #expect(outcome.errorOutput == "")
      #expect(outcome.exitCode == .success)
      try FileManager.default.removeItem(atPath: copy)
    }
  }

  @Test func `a missing or truncated file is reported`() async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    let name = try samples.segmentName
    let length = try samples.byteCount(of: name)
    let cut = try samples.copy(flipping: name, at: 100)
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

  @Test func `damage is reported by name`() async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    let end = try samples.byteCount(of: samples.segmentName)
    var named: Set<String> = []
    for offset in stride(from: 32, to: end, by: max(1, end / 40)) {
      let outcome = await Outcome.of(
        "store", "verify", try samples.copy(flipping: samples.segmentName, at: offset))
      if let match = outcome.errorOutput.firstMatch(of: /byte \d+: ([A-Za-z.]+)[: ]/) {
        named.insert(String(match.1))
      }
    }
    #expect(named.contains("Sample"))
  }

  @Test func `a terminal shows how far it is, and nothing of it stays`() async throws {
    let samples = try SampleStore.compacted(fillers: 60)
    let outcome = await Outcome.of(["store", "verify", samples.path], isErrorTerminal: true)
    #expect(outcome.errorOutput.hasPrefix("\rVerifying: "))
    #expect(outcome.errorOutput.hasSuffix("\r\u{1B}[K"))
    #expect(outcome.exitCode == .success)
  }

  @Test func `a store that is written to during verification is intact each time`() async throws {
    let samples = try SampleStore(fillers: 20)
    let url = URL(filePath: samples.path)
    let writing = Task.detached {
      let writer = Writer()
      for round in 0..<40 { try await writer.write(round, to: url) }
    }
    var versions: [Int] = []
    while versions.count < 12 {
      let outcome = await Outcome.of("store", "verify", "--format", "json", samples.path)
      #expect(outcome.errorOutput == "")
      #expect(outcome.exitCode == .success, "\(outcome.output)")
      let match = outcome.output.firstMatch(of: /"version":(\d+)/)
      versions.append(try #require(match.flatMap { Int($0.1) }))
    }
    try await writing.value
    #expect(versions == versions.sorted())
  }

  /// A second writer on the same store, which also compacts it.
  private actor Writer {
    func write(_ round: Int, to url: URL) throws {
      let store = try Store(configuration: .init(location: .directory(url)))
      try store.write {
        for index in 0..<10 {
          let sample = Sample()
          sample.id = 10_000 + round * 10 + index
          store.add(sample)
        }
      }
      if round % 5 == 0 { try store.compact() }
    }
  }
}
