import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The options of `store import` and `store export`.
struct StoreImportOptionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var store: String { folder.path("store") }

  private func file(_ contents: String, _ name: String = "data.csv") throws -> String {
    let path = folder.path(name)
    try Data(contents.utf8).write(to: URL(filePath: path))
    return path
  }

  private func load(_ path: String, _ options: String...) async -> Outcome {
    await Outcome.of(["store", "import", path, "--type", "Card", "--store", store] + options)
  }

  private func export(_ options: String...) async -> Outcome {
    await Outcome.of(["store", "export", store, "--type", "Card"] + options)
  }

  @Test func `cells can be separated by another character`() async throws {
    for (name, text) in [(";", "id;a\n1;x,y\n"), ("tab", "id\ta\n1\tx,y\n"), ("|", "id|a\n1|\"x,y\"\n")] {
      let outcome = await load(try file(text), "--delimiter", name, "--key", "id")
      #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
      #expect(await export().lines == [#"{"id":1,"a":"x,y"}"#])
      try FileManager.default.removeItem(atPath: store)
    }
    // With commas, the whole header would be one name.
    for (option, text) in [("';'", "id;a\n1;x\n"), ("tab", "id\ta\n1\tx\n"), ("'|'", "id|a\n1|x\n")] {
      let outcome = await load(try file(text))
      #expect(outcome.errorOutput.contains("add --delimiter \(option), and otherwise --delimiter ,"))
      #expect(outcome.exitCode == .dataError && !FileManager.default.fileExists(atPath: store + "/manifest"))
    }
    let strange = await load(try file("a;b\n1\n"), "--delimiter", ",")
    #expect(strange.output.contains("Card is a new type with a;b: int64.") && strange.exitCode == .success)
    try FileManager.default.removeItem(atPath: store)
    let bad = await load(try file("id;a\n1;\"x\"y\n"), "--delimiter", ";")
    #expect(bad.errorOutput.contains("line 2, column 6: ';' or a line end must follow the quote"))
    #expect(bad.exitCode == .dataError)
    for text in ["ab", "\"", "é"] {
      let outcome = await load(try file("id\n1\n"), "--delimiter", text)
      #expect(outcome.errorOutput.contains("CHAR must be one ASCII character"), "\(outcome.errorOutput)")
      #expect(outcome.exitCode == .usage)
    }
    let json = await load(try file("{}", "data.json"), "--delimiter", ";")
    #expect(json.errorOutput.contains("only a table has a delimiter") && json.exitCode == .usage)
  }

  @Test func `the types of a new type can be given`() async throws {
    let path = try file("zip,id,price,day\n10115,1,1.50,2026-12-24\n99999,2,2,2026-12-25\n")
    let types = "zip=string,id=int,price=decimal,day=date"
    let outcome = await load(path, "--types", types, "--key", "zip")
    #expect(
      outcome.output == """
        Card is a new type with zip: string (primary key), id: int64, price: decimal, day: date.
        2 objects imported.

        """)
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    #expect(
      await export().lines == [
        #"{"zip":"10115","id":1,"price":1.5,"day":"2026-12-24T00:00:00Z"}"#,
        #"{"zip":"99999","id":2,"price":2,"day":"2026-12-25T00:00:00Z"}"#,
      ])
    let known = await load(path, "--types", "zip=string")
    #expect(known.errorOutput.contains("the store has the type Card") && known.exitCode == .usage)
    try FileManager.default.removeItem(atPath: store)
    for (types, part) in [
      ("zip=text", "the types are int, bool"), ("zip", "as in 'zip=string,id=int'"),
      ("zip=int,zip=int", "once"),
    ] {
      let bad = await load(path, "--types", types)
      #expect(bad.errorOutput.contains(part) && bad.exitCode == .usage, "\(bad.errorOutput)")
    }
    let missing = await load(path, "--types", "other=int")
    #expect(missing.errorOutput.contains("no record has 'other', for which a type is given"))
    #expect(missing.exitCode == .dataError)
    let unfit = await load(try file("id,a\n1,x\n"), "--types", "a=int")
    #expect(
      unfit.errorOutput.contains("line 2, column 3: a takes a value of type Int, not 'x'"),
      "\(unfit.errorOutput)")
    #expect(unfit.exitCode == .dataError)
  }

  @Test func `a dry run says what would be imported, and writes nothing`() async throws {
    let path = try file("id,a\n1,x\n2,y\n")
    let outcome = await load(path, "--key", "id", "--dry-run")
    #expect(
      outcome.output == """
        Card would be a new type with id: int64 (primary key), a: string.
        2 objects would be imported. Nothing was written.

        """)
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    #expect(!FileManager.default.fileExists(atPath: store))
    _ = await load(path, "--key", "id")
    let again = await load(try file("id,a\n2,z\n3,w\n"), "--dry-run", "--batch", "1")
    #expect(
      again.output == "2 objects would be imported, 1 of them by updating an object. Nothing was written.\n")
    #expect(await export().lines == [#"{"id":1,"a":"x"}"#, #"{"id":2,"a":"y"}"#])
    let bad = await load(try file("id,a\n2,z\nx,w\n"), "--dry-run")
    #expect(bad.errorOutput.contains("line 3, column 1: id takes") && bad.exitCode == .dataError)
    #expect(bad.errorOutput.contains("Nothing was imported."))
  }

  @Test func `records with errors go to a file, and the others are imported`() async throws {
    let rejects = folder.path("rejects.csv")
    let path = try file("id,n\n1,5\nx,6\n2\n3,\"a\nb\"\n4,7\n")
    let outcome = await load(path, "--key", "id", "--types", "id=int,n=int", "--skip-errors", rejects)
    #expect(outcome.output.hasSuffix("2 objects imported.\n"))
    #expect(
      outcome.errorOutput
        == "note: 3 records have errors and were left out. '\(rejects)' has them with their reasons.\n")
    #expect(outcome.exitCode == .dataError)
    #expect(await export().lines == [#"{"id":1,"n":5}"#, #"{"id":4,"n":7}"#])
    #expect(
      try String(contentsOf: URL(filePath: rejects), encoding: .utf8)
        == "line,column,reason,record\r\n3,1,\"id takes a value of type Int, not 'x'\",\"x,6\"\r\n"
        + "4,1,\"a line has 1 cell, but the header has 2\",2\r\n"
        + "5,3,\"n takes a value of type Int, not 'a\nb'\",\"3,\"\"a\nb\"\"\"\r\n")
    #expect(await Outcome.of("store", "verify", store).exitCode == .success)
    let same = await load(path, "--skip-errors", path)
    #expect(same.exitCode == .usage && same.errorOutput.contains("would replace the data"))
    let stream = await load(path, "--skip-errors", "-")
    #expect(stream.exitCode == .usage && stream.errorOutput.contains("FILE must be the path of a file"))
    let none = await load(path, "--skip-errors", folder.path("none/rejects.csv"))
    #expect(none.exitCode == .cannotCreate, "\(none.errorOutput)")
    // An error of another option keeps the records of the last run, and files of the store are not replaced.
    let kept = try Data(contentsOf: URL(filePath: rejects))
    #expect(await load(path, "--key", "n", "--skip-errors", rejects).exitCode == .usage)
    #expect(try Data(contentsOf: URL(filePath: rejects)) == kept)
    for name in try FileManager.default.contentsOfDirectory(atPath: store) {
      let inside = await load(path, "--skip-errors", "\(store)/\(name)")
      #expect(inside.exitCode == .usage && inside.errorOutput.contains("in the folder of the store"))
    }
    #expect(await Outcome.of("store", "verify", store).exitCode == .success)
    let good = await load(try file("id,n\n1,5\n"), "--skip-errors", rejects)
    #expect(good.exitCode == .success && good.errorOutput == "" && good.output == "1 object imported.\n")
  }

  @Test func `an error says how to continue without a primary key`() async throws {
    let path = try file("a,n\n" + (1...5).map { "x,\($0)\n" }.joined() + "y,z\n")
    _ = await load(try file("a,n\nx,0\n", "first.csv"))
    let outcome = await load(path, "--batch", "2")
    #expect(outcome.errorOutput.contains("line 7, column 3: n takes a value"))
    #expect(outcome.errorOutput.contains("The 4 objects of earlier transactions are already in the store."))
    #expect(outcome.errorOutput.contains("import only the records from line 6 on"), "\(outcome.errorOutput)")
    #expect(outcome.exitCode == .dataError)
    #expect(await export("--columns", "n").lines == (0...4).map { "{\"n\":\($0)}" })
  }

  @Test func `an interrupted import says what is stored, and how to continue`() async throws {
    for (options, advice) in [
      ([], "note: 2 objects are in the store. Import only the records from line 4 on"),
      (["--key", "n"], "note: 2 objects are in the store. Import the data again to continue"),
    ] {
      let path = try file("a,n\n" + (1...5).map { "x,\($0)\n" }.joined())
      let arguments = ["store", "import", path, "--type", "Card", "--store", store, "--batch", "2"] + options
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        return await Outcome.of(arguments)
      }
      task.cancel()
      let outcome = await task.value
      #expect(
        outcome.exitCode == .interrupted && outcome.errorOutput.contains(advice), "\(outcome.errorOutput)")
      try FileManager.default.removeItem(atPath: store)
    }
  }

  @Test func `an export can be sorted, and have some of the properties`() async throws {
    let path = try file("id,a,n\n1,x,3\n2,y,2\n3,x,1\n4,,5\n")
    _ = await load(path, "--key", "id")
    #expect(
      await export("--columns", "n,a", "--sort", "a desc,n", "--format", "csv").output
        == "n,a\r\n2,y\r\n1,x\r\n3,x\r\n5,\r\n")
    #expect(
      await export("--columns", "id", "--sort", "n", "--where", "a == \"x\"").lines
        == [#"{"id":3}"#, #"{"id":1}"#])
    for (options, part) in [
      (["--columns", "b"], "Card has id, a, n"), (["--columns", "a,a"], "twice"),
      (["--columns", "a,"], "a name before and after each comma"),
      (["--columns", ","], "a name before and after each comma"),
      (["--sort", "b"], "no property 'b' to sort by"), (["--sort", "a,"], "no property ''"),
    ] {
      let outcome = await Outcome.of(["store", "export", store, "--type", "Card"] + options)
      #expect(outcome.errorOutput.contains(part) && outcome.output == "", "\(outcome.errorOutput)")
      #expect(outcome.exitCode == .usage)
    }
    #expect(await export("--columns", " n , id ", "--where", "id == 1").lines == [#"{"n":3,"id":1}"#])
    let single = await export("--columns", "a", "--format", "csv")
    #expect(single.exitCode == .dataError && single.errorOutput.contains("can't represent a missing value"))
  }

  @Test func `a name with a space at an end is quoted, and others can have spaces around them`() async throws
  {
    let path = try file("id, s,n\n1,2,3\n")
    let loaded = await load(path, "--key", "id", "--types", #"" s"=string, n = double"#)
    #expect(loaded.exitCode == .success, "\(loaded.errorOutput)")
    #expect(await export("--columns", #"id, " s", n"#).lines == [#"{"id":1," s":"2","n":3.0}"#])
    let outcome = await Outcome.of("store", "export", store, "--type", "Card", "--columns", "s")
    #expect(outcome.errorOutput.contains(#"Card has id, " s", n"#), "\(outcome.errorOutput)")
  }

  @Test func `names with commas are quoted, in each list of names`() async throws {
    let path = try file("id,\"last, first\",\"a \"\"b\"\"\"\n1,x,3\n2,y,2\n3,x,1\n")
    let loaded = await load(path, "--key", "id", "--types", #""last, first"=string,"a ""b"""=int"#)
    #expect(loaded.exitCode == .success, "\(loaded.errorOutput)")
    #expect(
      await export("--columns", #""a ""b""","last, first",id"#, "--sort", #""last, first" desc, "a ""b""" "#)
        .lines
        == [
          #"{"a \"b\"":2,"last, first":"y","id":2}"#, #"{"a \"b\"":1,"last, first":"x","id":3}"#,
          #"{"a \"b\"":3,"last, first":"x","id":1}"#,
        ])
    for (options, part) in [
      (["--columns", "last, first"], #"Card has id, "last, first", "a ""b""""#),
      (["--columns", #""last, first"#], "must end with a quotation mark"),
      (["--columns", #""id"s"#], "must end with a quotation mark"),
      (["--sort", #""last, first"#], "no closing quotation mark"),
      (["--sort", #""last, first" up"#], "no property 'last, first up'"),
    ] {
      let outcome = await Outcome.of(["store", "export", store, "--type", "Card"] + options)
      #expect(outcome.errorOutput.contains(part) && outcome.output == "", "\(outcome.errorOutput)")
      #expect(outcome.exitCode == .usage)
    }
    for types in [#""last, first=string"#, #""id"x=int"#, #""id""#] {
      let outcome = await load(path, "--key", "id", "--types", types)
      #expect(outcome.exitCode == .usage, "\(outcome.errorOutput)")
    }
  }

  final class Card: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var number: Double
    @Persisted var small: Float
    @Persisted var day: Date
    @Persisted var text: String?
    @Persisted var large: UInt64
  }

  /// The export writes most values from the bytes of the store, and must write them as the formatters of other commands do.
  @Test func `numbers, dates and strings are written as the formatters write them`() async throws {
    let url = URL(filePath: store)
    try write(Array(0..<2_000), to: url)
    let inspection = try StoreInspection(url)
    let type = try #require(inspection.types.first { $0.name == "Card" })
    let json = ObjectJSONFormatter(type: type, store: inspection, isExport: true)
    let csv = ObjectCSVFormatter(type: type, store: inspection, isRaw: true, isExport: true)
    var expected = (json: "", csv: csv.header)
    try inspection.forEachObject(of: type) {
      expected.json += try json.text(for: $0)
      expected.csv += try csv.text(for: $0)
    }
    #expect(await export().output == expected.json)
    #expect(await export("--format", "csv").output == expected.csv)
  }

  private func write(_ ids: [Int], to url: URL) throws {
    var random = SeededGenerator(seed: 7)
    let store = try Store(configuration: .init(location: .directory(url), objectTypes: [Card.self]))
    let texts = ["", "x", "a,b", "\"", "é", "\u{7F}", "\n", "\u{FEFF}", "\u{2028}", "\\", "name 7"]
    try store.write {
      for id in ids {
        let card = Card()
        card.id = id % 2 == 0 ? id : -id * 1_000_003
        card.large = random.next()
        card.text = id % 5 == 0 ? nil : texts[id % texts.count]
        card.small = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
        switch id % 6 {
        case 0: card.number = Double(Int64.random(in: -1_000_000...1_000_000, using: &random)) / 100
        case 1: card.number = Double(bitPattern: random.next())
        case 2:
          card.number = Double(
            Int64.random(in: -1_000_000_000_000_000...1_000_000_000_000_000, using: &random))
        case 3: card.number = Double(Int64.random(in: -9_999...9_999, using: &random)) / 1e4
        case 4: card.number = [-0.0, 0, .nan, .infinity, 1e-5, 1e11, 1e16, 99_999_999_999.9999][id / 6 % 8]
        default: card.number = Double.random(in: -1...1, using: &random)
        }
        let whole = Double(Int64.random(in: -70_000_000_000...260_000_000_000, using: &random))
        card.day = Date(timeIntervalSinceReferenceDate: id % 4 == 0 ? whole + 0.25 : whole)
        store.add(card)
      }
    }
  }

  @Test func `progress on a terminal has the rate and the time left`() async throws {
    let path = try file("id,a\n1,x\n2,y\n")
    let outcome = await Outcome.of(
      ["store", "import", path, "--type", "Card", "--store", store], isErrorTerminal: true)
    #expect(outcome.errorOutput.hasPrefix("\rImporting: 100 %, 2 objects, 0 MB, "))
    #expect(outcome.errorOutput.hasSuffix("/s, 0 s left\u{1B}[K\r\u{1B}[K"), "\(outcome.errorOutput)")
    #expect(outcome.output.hasSuffix("2 objects imported.\n") && outcome.exitCode == .success)
  }
}
