import Foundation
import SantaCore
import Testing

@testable import santa_cli

/// The classes of a program before an update.
private enum Before {
  final class Present: Object {
    @Persisted(primaryKey: true) var id: Int32
    @Persisted var mass: Float
    @Persisted var size: String
    @Persisted var old: Bool
    @Persisted var next: Present?
  }

  final class Kid: Object {
    @Persisted var name: String
  }
}

/// The classes of the program after the update.
private enum After {
  final class Present: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(renamedFrom: "mass") var weight: Double
    @Persisted var size: Int
    @Persisted(indexed: true) var color: String?
    @Persisted(onDelete: .cascade) var next: Present?
  }

  final class Child: Object {
    @Persisted var name: String
  }
}

/// A class with an embedded object and a set of links.
private final class Sledge: Object {
  @Persisted(primaryKey: true) var name: String
  @Persisted var label: Label?
  @Persisted var notes: MutableSet<Sample>
}

/// A class with each type that can be NaN.
private final class Reading: Object {
  @Persisted(primaryKey: true) var id: Int
  @Persisted var large: Double
  @Persisted var small: Float?
  @Persisted var time: Date
  @Persisted var all: List<Double>
  @Persisted var named: Map<String, Float>
  @Persisted var any: AnyPersistable
}

struct StoreDiffCommandTests {
  /// The diff used to report `NaN → NaN`, and `"2001-01-01T00:00:00Z" → "2001-01-01T00:00:00Z"`.
  @Test func `NaN equals NaN with another payload or sign, and 0 differs from -0`() async throws {
    let folder = try TemporaryFolder()
    func fill(_ name: String, _ nan: Double, _ small: Float, zero: Double) throws -> String {
      let path = folder.path(name)
      let store = try Store(
        configuration: .init(location: .directory(URL(filePath: path)), objectTypes: [Reading.self]))
      try store.write {
        let reading = Reading()
        (reading.large, reading.small, reading.time) = (nan, small, Date(timeIntervalSinceReferenceDate: nan))
        reading.all.append(contentsOf: [1, nan, zero])
        reading.named["x"] = small
        reading.any = .map(["a": .list([.double(nan), .float(small)])])
        store.add(reading)
      }
      return path
    }
    let first = try fill("first", .nan, .nan, zero: 0)
    let other = Double(bitPattern: 0xFFF8_0000_0000_0123)
    let second = try fill("second", other, Float(bitPattern: 0xFFC0_0123), zero: 0)
    let equal = await Outcome.of("store", "diff", first, second)
    #expect(equal.output == "Reading: 1 equal\nThe stores are equal.\n" && equal.exitCode == .success)
    let third = try fill("third", other, .nan, zero: -0.0)
    let zero = await Outcome.of("store", "diff", first, third)
    #expect(zero.output.contains("all: 3 elements, from [2]: [0.0] → [-0.0]"), "\(zero.output)")
    let dates = try ["fourth", "fifth"].map { try fill($0, $0 == "fourth" ? 0 : -0.0, 1, zero: 0) }
    let times = await Outcome.of("store", "diff", dates[0], dates[1])
    #expect(times.output.contains("large: 0.0 → -0.0") && !times.output.contains("time"), "\(times.output)")
  }

  private func copy(of samples: SampleStore) throws -> (path: String, store: Store) {
    let url = samples.folder.url.appending(path: "copy")
    try samples.store.writeCopy(to: url)
    let store = try Store(configuration: .init(location: .directory(url), objectTypes: [Sample.self]))
    return (url.path, store)
  }

  @Test(arguments: [false, true])
  func `a copy is equal, and so is the same folder`(isSame: Bool) async throws {
    let samples = try SampleStore(fillers: 10)
    let other = try isSame ? samples.path : copy(of: samples).path
    let outcome = await Outcome.of("store", "diff", samples.path, other)
    #expect(outcome.errorOutput == "")
    #expect(
      outcome.output == """
        Note: 1 equal (by row: no primary key in both)
        Sample: 12 equal
        The stores are equal.

        """)
    #expect(outcome.exitCode == .success)
    let json = await Outcome.of("store", "diff", "--format", "json", samples.path, other)
    #expect(
      json.output == """
        {"event":"type","type":"Note","by":"row","added":0,"removed":0,"changed":0,"equal":1}
        {"event":"type","type":"Sample","by":"key","added":0,"removed":0,"changed":0,"equal":12}
        {"event":"diff","equal":true}

        """)
    #expect(json.errorOutput == "" && json.exitCode == .success)
  }

  @Test func `every kind of value that changed`() async throws {
    let samples = try SampleStore(fillers: 3)
    let (path, store) = try copy(of: samples)
    try store.write {
      let full = try #require(store.object(ofType: Sample.self, forPrimaryKey: 1))
      let plain = try #require(store.object(ofType: Sample.self, forPrimaryKey: 2))
      (full.bool, full.float, full.double, full.text) = (false, 0.5, 0, "Søren, \"the\" Elf\ndrei")
      (full.optionalText, full.rank, full.link, full.note) = (nil, 8, plain, nil)
      full.data = Data()
      full.date = Date(timeIntervalSinceReferenceDate: 1)
      full.label?.text = "heavy"
      full.links.remove(at: 1)
      full.doubles[4] = 2
      full.texts.formUnion(["c"])
      full.texts.remove("b")
      full.notes["x"] = .some(nil)
      full.notes["z"] = .some(nil)
      full.notes["y\""] = nil
      store.objects(Note.self).first?.text = "second"
      store.add(Note("third"))
      let removed = try #require(store.object(ofType: Sample.self, forPrimaryKey: 101))
      store.delete(removed)
      let added = Sample()
      added.id = -7
      store.add(added)
    }
    let outcome = await Outcome.of("store", "diff", samples.path, path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .different)
    #expect(
      outcome.output == #"""
        ~ Note #0 text: "first" → "second"
        + Note #1
        Note: 1 added, 1 changed (by row: no primary key in both)
        ~ Sample 1 bool: true → false
        ~ Sample 1 float: 0.1 → 0.5
        ~ Sample 1 double: -1e-300 → 0.0
        ~ Sample 1 text: "Søren, \"the\" Elf\nzwei" → "Søren, \"the\" Elf\ndrei"
        ~ Sample 1 data: "AP8Q" → ""
        ~ Sample 1 date: "2001-01-01T00:00:00.25Z" → "2001-01-01T00:00:01Z"
        ~ Sample 1 optionalText: "" → nil
        ~ Sample 1 rank: 7 → 8
        ~ Sample 1 link: 1 → 2
        ~ Sample 1 note: #0 → nil
        ~ Sample 1 links: 3 → 2 elements, from [1]: [1] → []
        ~ Sample 1 doubles: 5 elements, from [4]: [1.0] → [2.0]
        ~ Sample 1 texts: 2 elements, without "b", with "c"
        ~ Sample 1 notes: 2 elements, "x": #0 → nil, without "y\"", with "z": nil
        ~ Sample 1 label.text: "fragile" → "heavy"
        - Sample 101
        + Sample -7
        Sample: 1 added, 1 removed, 1 changed, 3 equal
        The stores differ.

        """#)
    let json = await Outcome.of("store", "diff", "--type", "Sample", "--format", "json", samples.path, path)
    #expect(json.errorOutput == "" && json.exitCode == .different)
    #expect(json.lines.count == 5)
    for line in json.lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    #expect(
      json.lines[0].hasPrefix(
        #"{"event":"object","change":"changed","type":"Sample","key":1,"values":{"bool":{"#))
    #expect(json.lines[0].contains(#""links":{"old":[2,1,2],"new":[2,2]}"#))
    #expect(json.lines[0].contains(#""label.text":{"old":"fragile","new":"heavy"}"#))
    #expect(
      Array(json.lines[1...]) == [
        #"{"event":"object","change":"removed","type":"Sample","key":101}"#,
        #"{"event":"object","change":"added","type":"Sample","key":-7}"#,
        #"{"event":"type","type":"Sample","by":"key","added":1,"removed":1,"changed":1,"equal":3}"#,
        #"{"event":"diff","equal":false}"#,
      ])
  }

  @Test func `what a migration changed, with the new names`() async throws {
    let folder = try TemporaryFolder()
    let (old, new) = (folder.url.appending(path: "old"), folder.url.appending(path: "new"))
    do {
      let store = try Store(
        configuration: .init(location: .directory(old), objectTypes: [Before.Present.self, Before.Kid.self]))
      try store.write {
        for id in 1...3 {
          let present = Before.Present()
          (present.id, present.mass, present.size) = (Int32(id), 0.1 * Float(id), "\(id)")
          store.add(present)
        }
        let kid = Before.Kid()
        kid.name = "Anna"
        store.add(kid)
      }
      try store.writeCopy(to: new)
    }
    do {
      let store = try Store(
        configuration: .init(
          location: .directory(new), objectTypes: [After.Present.self, After.Child.self], schemaVersion: 1
        ) { migration, _ in
          try migration.renameType(from: "Kid", to: "Child")
          try migration.enumerateObjects(ofType: After.Present.self) { old, new in
            new.size = Int(old["size"] as? String ?? "") ?? 0
          }
        })
      try store.write { store.object(ofType: After.Present.self, forPrimaryKey: 2)?.weight = 5 }
    }
    let outcome = await Outcome.of("store", "diff", old.path, new.path)
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .different)
    #expect(
      outcome.output.hasPrefix("~ schema version: 0 → 1\n~ class Child name: Kid → Child\n"),
      "\(outcome.output)")
    let lines = Set(outcome.lines)
    for line in [
      "~ Present.id type: Int32 → Int", "~ Present.weight name: mass → weight",
      "~ Present.weight type: Float → Double", "~ Present.size type: String → Int",
      "+ Present.color: String?",
      "~ Present.next onDelete: nullify → cascade",
      #"~ Present 1 size: "1" → 1"#, "~ Present 2 weight: 0.2 → 5.0", "Present: 3 changed",
      "Child: 1 equal (by row: no primary key in both)",
    ] { #expect(lines.contains(line), "\(line) in \(outcome.output)") }
    // If only the type of a property differs, the same number in a wider type counts as equal.
    #expect(!outcome.output.contains("~ Present 1 weight"))
    let json = await Outcome.of("store", "diff", "--format", "json", old.path, new.path)
    #expect(
      json.lines.prefix(2) == [
        #"{"event":"schema","change":"changed","feature":"version","old":"0","new":"1"}"#,
        #"{"event":"schema","change":"changed","type":"Child","feature":"name","old":"Kid","new":"Child"}"#,
      ])
    // The same pairs are found in the other direction.
    let back = await Outcome.of("store", "diff", new.path, old.path)
    #expect(
      back.lines.contains("~ Present 2 weight: 5.0 → 0.2")
        || back.lines.contains("~ Present 2 mass: 5.0 → 0.2"))
  }

  @Test func `a type of one store is counted`() async throws {
    let samples = try SampleStore()
    let url = samples.folder.url.appending(path: "empty")
    let store = try Store(configuration: .init(location: .directory(url), objectTypes: [Note.self]))
    withExtendedLifetime(store) {}
    let outcome = await Outcome.of("store", "diff", samples.path, url.path)
    #expect(outcome.errorOutput == "" && outcome.exitCode == .different)
    #expect(
      outcome.output == """
        - class Label
        - class Sample
        - Note #0
        Note: 1 removed (by row: no primary key in both)
        Sample: 2 removed
        The stores differ.

        """)
  }

  @Test func `sets of links are equal in any order of their targets`() async throws {
    let folder = try TemporaryFolder()
    for (name, ids) in [("a", [1, 2, 3]), ("b", [3, 2, 1])] {
      let location = Store.Configuration.Location.directory(folder.url.appending(path: name))
      let store = try Store(configuration: .init(location: location, objectTypes: [Sledge.self]))
      try store.write {
        let sledge = Sledge()
        sledge.name = "red"
        for id in ids {
          let sample = Sample()
          sample.id = id
          sledge.notes.formUnion([sample])
        }
        store.add(sledge)
      }
    }
    let outcome = await Outcome.of("store", "diff", folder.path("a"), folder.path("b"))
    #expect(outcome.lines.last == "The stores are equal.", "\(outcome.output)")
  }

  @Test func `damage in either store is an error and no difference`() async throws {
    let samples = try SampleStore.compacted(fillers: 500)
    let name = try samples.segmentName
    let end = try samples.byteCount(of: name)
    var failures = 0
    for offset in stride(from: 40, to: end, by: end / 13) {
      let copy = try samples.copy(flipping: name, at: offset)
      for folders in [[samples.path, copy], [copy, samples.path]] {
        let outcome = await Outcome.of(["store", "diff"] + folders)
        let differences = outcome.lines.filter { "-+~".contains($0.first ?? " ") }
        #expect(differences.isEmpty, "byte \(offset): \(differences.prefix(3))")
        if outcome.exitCode == .success { continue }
        failures += 1
        #expect(outcome.exitCode == .dataError)
        #expect(outcome.errorOutput.hasPrefix("error: \(copy)/\(name) is damaged at byte "))
      }
    }
    #expect(failures > 0)
  }

  @Test func `wrong folders and types are refused`() async throws {
    let samples = try SampleStore()
    let missing = await Outcome.of("store", "diff", samples.path)
    #expect(missing.output == "" && missing.exitCode == .usage)
    #expect(
      missing.errorOutput.hasPrefix(
        "error: Missing folder: 'DIR2'.\nusage: santa-cli store diff DIR1 DIR2 [--type NAME] "))
    let three = await Outcome.of("store", "diff", "a", "b", "c")
    #expect(three.errorOutput.hasPrefix("error: Unexpected argument 'c'.") && three.exitCode == .usage)
    let none = await Outcome.of("store", "diff", samples.path, samples.folder.path("none"))
    #expect(none.output == "" && none.exitCode == .noInput)
    #expect(none.errorOutput.hasPrefix("error: There is no store in '\(samples.folder.path("none"))'."))
    let type = await Outcome.of("store", "diff", "--type", "Smaple", samples.path, samples.path)
    #expect(type.output == "" && type.exitCode == .usage)
    #expect(type.errorOutput.contains("the stores have Label, Note, Sample. Did you mean 'Sample'?"))
    let embedded = await Outcome.of("store", "diff", "--type", "Label", samples.path, samples.path)
    #expect(embedded.output == "" && embedded.exitCode == .usage)
    #expect(embedded.errorOutput.contains("embedded objects are compared as parts of their owners"))
  }

  @Test func `the reader may leave, and Ctrl-C ends a long comparison without output`() async throws {
    let samples = try SampleStore(fillers: 3000)
    let (path, store) = try copy(of: samples)
    try store.write { for sample in store.objects(Sample.self) { sample.rank = nil } }
    let left = await Outcome.of(["store", "diff", samples.path, path], until: "~ Sample 1 ")
    #expect(left.errorOutput == "" && left.exitCode == .success)
    let (began, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in began { break }
      return await Outcome.of("store", "diff", samples.path, samples.path)
    }
    // Cancelling the task ends its loop over the stream.
    task.cancel()
    start.finish()
    let outcome = await task.value
    #expect(!outcome.output.contains("The stores"))
    #expect(outcome.exitCode == .interrupted)
  }
}
