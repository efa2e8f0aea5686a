import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `store import` and `store export`, separately and combined.
struct StoreImportCommandTests {
  final class Card: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String?
    @Persisted var price: Double?
    @Persisted var tags: List<String>
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var store: String { folder.path("store") }

  private func file(_ contents: some Sequence<UInt8>, _ name: String = "cards.json") throws -> String {
    let path = folder.path(name)
    try Data(contents).write(to: URL(filePath: path))
    return path
  }

  private func load(_ path: String, type: String = "Card", _ options: String...) async -> Outcome {
    await Outcome.of(["store", "import", path, "--type", type, "--store", store] + options)
  }

  private func export(_ options: String..., from path: String? = nil, type: String = "Card") async -> Outcome
  {
    await Outcome.of(["store", "export", path ?? store, "--type", type] + options)
  }

  @Test func `a new store gets the type that is in the data, and a program can read it`() async throws {
    let lines = [
      #"{"id":1,"text":"é \"x\"","price":1.5,"tags":["a","b"]}"#,
      #"{"id":2,"text":null,"price":null,"tags":[]}"#,
    ]
    let outcome = await load(try file(lines.joined(separator: "\n").utf8), "--key", "id")
    #expect(outcome.errorOutput == "")
    #expect(
      outcome.output
        == """
        Card is a new type with id: int64 (primary key), text: string?, price: double?, tags: List<string>.
        2 objects imported.

        """)
    #expect(outcome.exitCode == .success)
    let opened = try Store(
      configuration: .init(
        location: .directory(URL(filePath: store)), objectTypes: [Card.self], isReadOnly: true))
    let cards = opened.objects(Card.self)
    #expect(
      cards.map(\.text) == ["é \"x\"", nil] && cards[0].price == 1.5 && Array(cards[0].tags) == ["a", "b"])
    let exported = await export()
    #expect(exported.lines == lines && exported.errorOutput == "" && exported.exitCode == .success)
    #expect(await export("--where", "price > 1").lines == [lines[0]])
  }

  @Test func `what is there is updated, and what is not given stays`() async throws {
    _ = await load(
      try file(#"[{"id": 1, "text": "a", "price": 2}, {"id": 2, "text": "b", "price": 3}]"#.utf8), "--key",
      "id")
    let outcome = await load(try file(#"{"id": 2, "text": "new", "cost": 4} {"id": 3, "price": 1e2}"#.utf8))
    #expect(outcome.output == "2 objects imported.\n")
    #expect(outcome.errorOutput == "note: ignored the values of 'cost': Card has no such properties.\n")
    #expect(outcome.exitCode == .success)
    #expect(
      await export().lines == [
        #"{"id":1,"text":"a","price":2}"#, #"{"id":2,"text":"new","price":3}"#,
        #"{"id":3,"text":"","price":100}"#,
      ])
    #expect(await Outcome.of("store", "verify", store).exitCode == .success)
  }

  /// Formerly, a store with such a property could not be opened again, and its other types were lost with it.
  @Test(arguments: [
    (#"{"id":1,"":5}"#, "json", "a name is empty"), ("id,,x\n1,5,6\n", "csv", "a column has no name"),
    (#"{"id":1,"$ref":5}"#, "json", "the name $ref begins with $"),
    (#"{"id":1,"a\u001f2":5}"#, "json", "contains the control character U+001F"),
    (#"{"id":1,"\#(String(repeating: "x", count: 1_025))":5}"#, "json", "is longer than 1024 bytes"),
  ])
  func `a name that no property can have is refused, and the store stays as it is`(
    contents: String, format: String, part: String
  ) async throws {
    _ = await load(try file(#"{"id":1,"text":"a"}"#.utf8), "--key", "id")
    let outcome = await load(
      try file(contents.utf8, "other.\(format)"), type: "Other", "--key", "id", "--format", format)
    #expect(outcome.errorOutput.contains(part), "\(outcome.errorOutput)")
    #expect(outcome.output == "")
    #expect(outcome.exitCode == .dataError)
    #expect(await export().lines == [#"{"id":1,"text":"a"}"#])
    #expect(await Outcome.of("store", "verify", store).exitCode == .success)
    let unnamed = await load(try file(#"{"id":1}"#.utf8, "third.json"), type: "")
    #expect(unnamed.exitCode == .usage && unnamed.output == "", "\(unnamed.errorOutput)")
  }

  @Test func `a table is read, with quotes, line ends in cells, and a byte order mark`() async throws {
    let text = "\u{FEFF}id,text,price\r\n1,\"a, \"\"b\"\"\nc\",1.5\r\n2,,\r\n3,\"\",-2\r\n"
    let outcome = await load(try file(text.utf8, "cards.CSV"), "--key", "id")
    #expect(outcome.output.hasSuffix("price: double?.\n3 objects imported.\n"))
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    #expect(
      await export("--format", "csv").output
        == "id,text,price\r\n1,\"a, \"\"b\"\"\nc\",1.5\r\n2,,\r\n3,\"\",-2.0\r\n")
    let bad = await load(try file("id,text\n4,\"x\ny\"\n5,\"z\"z\n".utf8, "bad.csv"))
    #expect(bad.output == "" && bad.exitCode == .dataError)
    #expect(bad.errorOutput.contains("bad.csv, line 4, column 6: a comma or a line end must follow"))
  }

  @Test func `an object of every type comes back equal, as JSON and as CSV`() async throws {
    let samples = try SampleStore()
    try samples.store.write {
      let third = Sample()
      (third.id, third.date, third.optionalDate) = (
        3, Date(timeIntervalSinceReferenceDate: 1e-9), .distantPast
      )
      (third.double, third.float, third.uuid) = (.nan, -.infinity, UUID())
      third.text = "=1+1 \u{1B}[31m 'x' \\u{1B}"
      samples.store.add(third)
      samples.store.object(ofType: Sample.self, forPrimaryKey: 2)?.link = third
    }
    let types = [Sample.self, Note.self, Label.self] as [Object.Type]
    for format in ["json", "csv"] {
      let exported = await export("--format", format, from: samples.path, type: "Sample")
      let left = "is not exported: a link needs a primary key, and a Note has none."
      #expect(exported.errorOutput == "note: 'note' \(left)\nnote: 'notes' \(left)\n")
      #expect(exported.exitCode == .success)
      let path = folder.path("copy.\(format)")
      do {
        _ = try Store(configuration: .init(location: .directory(URL(filePath: path)), objectTypes: types))
      }
      let data = try file(exported.output.utf8, "samples.\(format)")
      for _ in 0..<2 {
        let outcome = await Outcome.of("store", "import", data, "--type", "Sample", "--store", path)
        #expect(outcome.output == "3 objects imported.\n" && outcome.errorOutput == "")
        let again = await export("--format", format, from: path, type: "Sample")
        #expect(again.output == exported.output)
      }
      #expect(await Outcome.of("store", "verify", path).exitCode == .success)
      let copy = try Store(
        configuration: .init(location: .directory(URL(filePath: path)), objectTypes: types, isReadOnly: true))
      #expect(copy.objects(Label.self).count == samples.store.objects(Label.self).count)
      #expect(copy.objects(Sample.self)[0].link?.id == 1)
    }
  }

  final class Ware: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted(indexed: true) var price: Decimal
    @Persisted var cost: Decimal?
    @Persisted var history: List<Decimal?>
    @Persisted var offers: MutableSet<Decimal>
    @Persisted var byCountry: Map<String, Decimal>
  }

  /// The class before its numbers became decimals.
  enum Older {
    final class Ware: Object {
      @Persisted(primaryKey: true) var id: Int
      @Persisted var price: Int
      @Persisted var cost: Int?
    }
  }

  @Test func `decimal numbers come back with every digit, as JSON and as CSV`() async throws {
    let long = "340282366920938463463374607431768211455"
    let lines = [
      #"{"id":1,"price":-12345678901234567890.12,"cost":0.1,"history":[null,\#(long),-0.5],"#
        + #""offers":[-3,0.25,100],"byCountry":{"is":0.\#(String(repeating: "0", count: 127))1}}"#,
      #"{"id":2,"price":0,"cost":null,"history":[],"offers":[],"byCountry":{}}"#,
    ]
    _ = try Store(configuration: .init(location: .directory(URL(filePath: store)), objectTypes: [Ware.self]))
    let outcome = await load(try file(lines.joined(separator: "\n").utf8), type: "Ware")
    #expect(outcome.output == "2 objects imported.\n" && outcome.errorOutput == "")
    #expect(await export(type: "Ware").lines == lines)
    #expect(await export("--where", "price == -12345678901234567890.12", type: "Ware").lines == [lines[0]])
    for format in ["json", "csv"] {
      let exported = await export("--format", format, type: "Ware")
      let path = folder.path("copy.\(format)")
      _ = try Store(configuration: .init(location: .directory(URL(filePath: path)), objectTypes: [Ware.self]))
      let data = try file(exported.output.utf8, "wares.\(format)")
      for _ in 0..<2 {
        _ = await Outcome.of("store", "import", data, "--type", "Ware", "--store", path)
        #expect(await export("--format", format, from: path, type: "Ware").output == exported.output)
      }
      #expect(await Outcome.of("store", "verify", path).exitCode == .success)
      #expect(await Outcome.of("store", "diff", store, path).exitCode == .success)
    }
    let dump = await Outcome.of("store", "dump", store, "--type", "Ware", "--format", "csv")
    #expect(dump.output.contains("1,-12345678901234567890.12,0.1,"))
    #expect(
      await Outcome.of("store", "schema", store).output.contains(
        "@Persisted(indexed: true) var price: Decimal\n"))
    // Other notations of a number, and invalid ones.
    let forms = #"{"id": 3, "price": 1.50e1, "cost": "2.50"} {"id": 4, "price": 100e-2}"#
    #expect(await load(try file(forms.utf8), type: "Ware").exitCode == .success)
    #expect(
      await export("--where", "price == 15 AND cost == 2.5 OR price == 1", type: "Ware").lines.count == 2)
    for bad in [#""x""#, "true", "1e200", "0.\(long)1", "[1]"] {
      let refused = await load(try file(#"{"id": 5, "price": \#(bad)}"#.utf8), type: "Ware")
      #expect(refused.errorOutput.contains("price takes a value of type Decimal other than NaN"), "\(bad)")
      #expect(refused.exitCode == .dataError, "\(bad)")
    }
  }

  final class Setting: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var value: AnyPersistable
    @Persisted var history: List<AnyPersistable>
    @Persisted var kinds: MutableSet<AnyPersistable>
    @Persisted var byName: Map<String, AnyPersistable>
  }

  @Test func `values of any type come back with their type, as JSON and as CSV`() async throws {
    let values = [
      "null", "true", "5", "-9223372036854775808", "2.5", #"{"$double":5.0}"#, #"{"$double":"NaN"}"#,
      #"{"$float":0.1}"#, #""a \"text\", and = more""#, #""""#, #"{"$data":"AQI="}"#,
      #"{"$date":"2026-12-24T10:00:00.5Z"}"#, #"{"$date":0.1234567891}"#,
      #"{"$uuid":"00000000-0000-0000-0000-00000000000A"}"#, #"{"$decimal":12345678901234567890.12}"#, "[]",
      "{}", #"[1,[null,{"a":{"$date":"2026-12-24T10:00:00Z"},"b":[]}]]"#, #"{"$map":{"$date":"a text"}}"#,
      #"{"$a":1,"$b":2}"#,
    ]
    let lines = values.enumerated().map { id, value in
      #"{"id":\#(id),"value":\#(value),"history":[\#(value),null],"kinds":[\#(value)],"byName":{"a":\#(value)}}"#
    }
    _ = try Store(
      configuration: .init(location: .directory(URL(filePath: store)), objectTypes: [Setting.self]))
    let outcome = await load(try file(lines.joined(separator: "\n").utf8), type: "Setting")
    #expect(outcome.output == "\(values.count) objects imported.\n" && outcome.errorOutput == "")
    #expect(await export(type: "Setting").lines == lines)
    #expect(await export("--where", "value == 5", type: "Setting").lines == [lines[2], lines[5]])
    for format in ["json", "csv"] {
      let exported = await export("--format", format, type: "Setting")
      let path = folder.path("copy.\(format)")
      _ = try Store(
        configuration: .init(location: .directory(URL(filePath: path)), objectTypes: [Setting.self]))
      let data = try file(exported.output.utf8, "settings.\(format)")
      for _ in 0..<2 {
        let loaded = await Outcome.of("store", "import", data, "--type", "Setting", "--store", path)
        #expect(loaded.errorOutput == "")
        #expect(await export("--format", format, from: path, type: "Setting").output == exported.output)
      }
      #expect(await Outcome.of("store", "verify", path).exitCode == .success)
      #expect(await Outcome.of("store", "diff", store, path).exitCode == .success)
    }
    let dump = await Outcome.of("store", "dump", store, "--type", "Setting", "--format", "csv")
    #expect(dump.output.contains(#"17,"[1,[null,{""a"":"#))
    let schema = await Outcome.of("store", "schema", store)
    #expect(schema.output.contains("@Persisted var value: AnyPersistable\n"))
    #expect(schema.output.contains("@Persisted var byName: Map<String, AnyPersistable>\n"))
    let deep = String(repeating: "[", count: 101) + String(repeating: "]", count: 101)
    for bad in [
      #"{"$no":1}"#, #"{"$date":true}"#, #"{"$uuid":"x"}"#, #"[{"$decimal":"x"}]"#, deep, #"{"$map":1}"#,
    ] {
      let refused = await load(try file(#"{"id": 90, "value": \#(bad)}"#.utf8), type: "Setting")
      #expect(
        refused.errorOutput.contains("value takes a value of type AnyPersistable"),
        "\(bad): \(refused.errorOutput)")
      #expect(refused.exitCode == .dataError, "\(bad)")
    }
  }

  @Test func `a cell that isn't JSON says that its property takes JSON`() async throws {
    _ = try Store(
      configuration: .init(location: .directory(URL(filePath: store)), objectTypes: [Setting.self]))
    for (name, cell, part) in [
      ("value", "hello", #"value takes JSON, such as 5 or "text": a value is missing"#),
      ("history", "5;6", "history takes JSON, such as [1, 2]: the value ends here"),
      ("kinds", "a", "kinds takes JSON, such as [1, 2]: a value is missing"),
      ("byName", "a=1", #"byName takes JSON, such as {"a": 1}: a value is missing"#),
    ] {
      let data = try file("id,\(name)\n1,\(cell)\n".utf8, "settings.csv")
      let refused = await Outcome.of("store", "import", data, "--type", "Setting", "--store", store)
      #expect(refused.errorOutput.contains(part), "\(refused.errorOutput)")
      #expect(refused.exitCode == .dataError)
    }
  }

  @Test func `an integer equals the decimal number that it has become`() async throws {
    let older = folder.path("older")
    for (path, type) in [(older, Older.Ware.self), (store, Ware.self)] as [(String, Object.Type)] {
      _ = try Store(configuration: .init(location: .directory(URL(filePath: path)), objectTypes: [type]))
      let data = try file(#"{"id": 1, "price": 5000}"#.utf8)
      _ = await Outcome.of("store", "import", data, "--type", "Ware", "--store", path)
    }
    let outcome = await Outcome.of("store", "diff", older, store)
    #expect(!outcome.output.contains("5000"), "\(outcome.output)")
  }

  @Test func `a link may name an object that comes later, or never`() async throws {
    _ = try Store(
      configuration: .init(location: .directory(URL(filePath: store)), objectTypes: [Sample.self]))
    let outcome = await load(
      try file(#"{"id": 1, "link": 2, "links": [3, 2]} {"id": 2, "text": "two"}"#.utf8), type: "Sample")
    #expect(outcome.output == "2 objects imported.\n" && outcome.exitCode == .success)
    #expect(
      outcome.errorOutput
        == "note: links refer to 1 missing Sample objects. They were created with only their primary key.\n")
  }

  @Test func `an error has the line and column, and nothing of its transaction is stored`() async throws {
    _ = await load(
      try file(#"{"id": 0, "price": 2.5, "small": 1} {"id": 4, "small": 2}"#.utf8), "--key", "id")
    let before = await export().output
    let good = (1...3).map { #"{"id": \#($0), "price": 1}"# }
    for (bad, part) in [
      (#"{"id": 0, "price": "x"}"#, "column 20: price takes a value of type Double?, not a string"),
      (#"{"id": 1e99}"#, "column 8: id takes a value of type Int, not the number 1e99"),
      (#"{"id": 0, "small": 9223372036854775808}"#, "column 20: small takes a value of type Int"),
      (#"{"id": 0, "small": null}"#, "column 20: small takes a value of type Int, not null"),
      (#"{"id": 0, "price": 1e999}"#, "column 20: price"),
      (#"{"price": 1}"#, "column 1: an object has no 'id'"),
      (#"{"id": 0, "id": 1}"#, "column 11: the name 'id' occurs twice"),
      ("]", "column 1: ']' is not allowed here"), (#"{"id": 0, "pri"#, "incomplete"),
      (#"{"id": 0, "price": "# + String(repeating: "[", count: 100_000), "levels"),
    ] {
      let lines = try file((good + [bad]).joined(separator: "\n").utf8, "bad.json")
      let outcome = await load(lines)
      #expect(outcome.output == "")
      #expect(
        outcome.errorOutput.contains("bad.json, line 4, column ") && outcome.errorOutput.contains(part),
        "\(outcome.errorOutput)")
      #expect(outcome.exitCode == .dataError)
      #expect(await export().output == before)
    }
    let bytes = Array(#"{"id": 0, "text": ""#.utf8) + [0xC3] + Array(#""}"#.utf8)
    let broken = await load(try file(bytes, "bad.json"))
    #expect(
      broken.errorOutput.contains("line 1, column 19: a string is not UTF-8") && broken.exitCode == .dataError
    )
  }

  @Test func `of a file that is cut off, what was stored before stays`() async throws {
    let lines = "id\n" + (1...10_000).map { "\($0)\n" }.joined() + "\"1000"
    _ = await load(try file("id\n0\n".utf8, "first.csv"), "--key", "id")
    let outcome = await load(try file(lines.utf8, "cut.csv"))
    #expect(outcome.output == "" && outcome.exitCode == .dataError)
    #expect(outcome.errorOutput.contains("cut.csv, line 10002, column 6: the data ends within the quotes"))
    #expect(
      outcome.errorOutput.contains("The 10000 objects of earlier transactions are already in the store."))
    #expect(await export().lines.count == 10_001)
  }

  @Test func `wrong command lines say what is missing`() async throws {
    let path = try file(#"{"id": 1}"#.utf8)
    for (arguments, part, code) in [
      (["--type", "Card", "--store", store], "Missing file: 'FILE|-'.", ExitCode.usage),
      ([path, "--store", store], "'--type NAME' is required.", .usage),
      ([path, "--type", "Card"], "'--store PATH' is required.", .usage),
      ([path, "--type", "my card", "--store", store], "only letters, digits", .usage),
      ([path, "--type", "Card", "--store", ":memory:"], "isn't a folder", .usage),
      (["/nowhere/x", "--type", "Card", "--store", store], "The file '/nowhere/x' doesn't exist.", .noInput),
      ([folder.path(""), "--type", "Card", "--store", store], "neither a file nor a pipe", .noInput),
      ([path, "--type", "Card", "--store", path], "is a file", .cannotCreate),
      ([path, "--type", "Card", "--key", "x", "--store", store], "no record has 'x'", .dataError),
    ] {
      let outcome = await Outcome.of(["store", "import"] + arguments)
      #expect(outcome.output == "")
      #expect(
        outcome.errorOutput.contains(part) && outcome.errorOutput.hasPrefix("error: "),
        "\(outcome.errorOutput)")
      #expect(outcome.exitCode == code, "\(arguments)")
    }
    _ = await load(path, "--key", "id")
    let outcome = await load(path, "--key", "text")
    #expect(outcome.errorOutput.contains("the primary key of Card is 'id'") && outcome.exitCode == .usage)
  }

  @Test func `standard input and pipes are read as they come`() async throws {
    let text = (1...3).map { #"{"id": \#($0)}"# }.joined(separator: "\n")
    let line = #"printf '%s' "$1" | "$2" store import "$3" --type "$4" --key id --store "$5""#
    for (argument, type) in [("-", "First"), ("/dev/stdin", "Second")] {
      let run = try ProgramRun.of(
        program: URL(filePath: "/bin/sh"),
        ["-c", line, "sh", text, ProgramRun.executable.path, argument, type, store])
      #expect(run.errorOutput == "" && run.exitStatus == 0)
      #expect(run.output == "\(type) is a new type with id: int64 (primary key).\n3 objects imported.\n")
    }
    #expect(await export(type: "Second").lines == (1...3).map { #"{"id":\#($0)}"# })
  }

  @Test func `codes that a number would change are texts`() async throws {
    let table = """
      long,hex,science,mixed,price,small
      12345678901234567890123,0x1F,12E5,9007199254740993,1.50,-0.5
      1,2,3,4.5,2,1e-07

      """
    let outcome = await load(try file(table.utf8, "codes.csv"))
    #expect(
      outcome.output.hasPrefix(
        "Card is a new type with long: string, hex: string, science: string, mixed: string, price: double, small: double."
      ), "\(outcome.output)")
    #expect(
      await export("--format", "csv").output
        == "long,hex,science,mixed,price,small\r\n12345678901234567890123,0x1F,12E5,9007199254740993,1.5,-0.5\r\n"
        + "1,2,3,4.5,2.0,1e-07\r\n")
  }

  @Test func `a header may begin with a character that begins like a byte order mark`() async throws {
    let outcome = await load(try file("ＩＤ,名前\n1,x\n".utf8, "wide.csv"))
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    #expect(await export().lines == [#"{"ＩＤ":1,"名前":"x"}"#])
    let bad = await load(try file([0xEF, 0x61, 0x0A], "bad.csv"))
    #expect(bad.exitCode == .dataError && bad.errorOutput.contains("not UTF-8"))
  }

  final class Single: Object { @Persisted var text: String? }

  @Test func `a table of one column does not lose what is missing`() async throws {
    let path = folder.path("single")
    do {
      let single = try Store(
        configuration: .init(location: .directory(URL(filePath: path)), objectTypes: [Single.self]))
      try single.write {
        single.create(Single.self, value: ["text": "a"])
        single.create(Single.self)
      }
    }
    let outcome = await export("--format", "csv", from: path, type: "Single")
    #expect(outcome.exitCode == .dataError)
    #expect(outcome.errorOutput.contains("'--format json'"))
    #expect(await export(from: path, type: "Single").lines == [#"{"text":"a"}"#, #"{"text":null}"#])
  }
}
