import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Imports in columns give the objects and the errors that ``PlainImport`` gives, which reads records one by one.
struct ColumnImportTests {
  private typealias Outcome = PlainImport.Outcome

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// The type of the data before the import.
  private enum Known: CaseIterable {
    case new, plain, linked, shared, collected

    static let withoutCollections: [Known] = [.new, .plain, .linked, .shared]
    static let withCollections: [Known] = [.new, .linked, .collected]
  }

  private func store(_ known: Known) throws -> URL {
    let url = directory.url.appending(path: UUID().uuidString)
    if known != .new { try declare(known, in: try EngineRegistry.directory(url.filePath, isReadOnly: false)) }
    return url
  }

  private func declare(_ known: Known, in engine: Engine) throws {
    let transaction = Transaction(base: try engine.beginWrite())
    var columns = [
      ColumnDefinition(name: "id", type: .int64, isPrimaryKey: known != .plain),
      ColumnDefinition(name: "a", type: .string, isOptional: true, isIndexed: true),
      ColumnDefinition(name: "b", type: .double, isOptional: true),
      ColumnDefinition(name: "n", type: .int8), ColumnDefinition(name: "t", type: .bool, isOptional: true),
      ColumnDefinition(name: "when", type: .date, isOptional: true),
      ColumnDefinition(name: "u", type: .uint64), ColumnDefinition(name: "f", type: .float),
      ColumnDefinition(name: "x", type: .uuid, isOptional: true),
      ColumnDefinition(name: "m", type: .decimal, isOptional: true),
      ColumnDefinition(name: "raw", type: .data),
    ]
    if known == .linked {
      var tags = ColumnDefinition(name: "tags", type: .string)
      tags.kind = .set
      columns += [
        tags, ColumnDefinition(name: "to", type: .link, isOptional: true, target: "Town"),
        ColumnDefinition(name: "part", type: .link, isOptional: true, target: "Part"),
        ColumnDefinition(name: "any", type: .any, isOptional: true),
      ]
      _ = transaction.addTable("Town", [ColumnDefinition(name: "name", type: .string, isPrimaryKey: true)])
      _ = transaction.addTable("Part", [ColumnDefinition(name: "size", type: .int64)], kind: .embedded)
    }
    if known == .collected {
      // Of these names, other types have single values, so each type refuses some of the data.
      func add(_ name: String, _ kind: CollectionKind, _ type: ValueType, isOptional: Bool = false) {
        columns.removeAll { $0.name == name }
        columns.append(ColumnDefinition(name: name, type: type, isOptional: isOptional, kind: kind))
      }
      add("tags", .list, .string)
      add("b", .set, .double, isOptional: true)
      add("n", .set, .int8)
      add("t", .list, .bool, isOptional: true)
      add("when", .list, .date)
      add("u", .map, .uint64)
      add("f", .map, .float, isOptional: true)
      add("x", .set, .uuid)
      add("m", .list, .decimal)
      add("raw", .map, .data)
      var numbered = ColumnDefinition(name: "numbered", type: .string, kind: .map)
      numbered.keyType = .int64
      columns.append(numbered)
    }
    if known == .shared {
      // Two links lead to one table, so that they are assigned in the order of the data, and one leads to a table of numbers.
      columns += ["to", "other"].map {
        ColumnDefinition(name: $0, type: .link, isOptional: true, target: "Town")
      }
      columns.append(ColumnDefinition(name: "é", type: .link, isOptional: true, target: "Number"))
      columns.append(ColumnDefinition(name: "any", type: .link, isOptional: true, target: "Token"))
      _ = transaction.addTable("Town", [ColumnDefinition(name: "name", type: .string, isPrimaryKey: true)])
      _ = transaction.addTable(
        "Number",
        [
          ColumnDefinition(name: "number", type: .int16, isPrimaryKey: true),
          ColumnDefinition(name: "text", type: .string),
        ])
      _ = transaction.addTable("Token", [ColumnDefinition(name: "id", type: .uuid, isPrimaryKey: true)])
    }
    _ = transaction.addTable("Card", columns)
    _ = try engine.commit(transaction)
  }

  private func plain(
    _ bytes: [UInt8], _ format: StoredImport.Format, _ known: Known, key: String?, isStream: Bool, _ size: Int
  ) throws -> Outcome {
    let engine = Engine(memory: "plain")
    if known != .new { try declare(known, in: engine) }
    return try PlainImport(into: engine, key: key, format, batchSize: size).run(bytes, isStream: isStream)
  }

  private func columns(
    _ bytes: [UInt8], _ format: StoredImport.Format, _ known: Known, key: String?, isStream: Bool, _ size: Int
  ) throws -> Outcome {
    var options = StoredImport.Options()
    options.batchSize = size
    let url = try store(known)
    let run = try StoredImport(
      into: url, type: "Card", key: key, format: format, options: options, dates: PlainImport.date)
    var outcome = Outcome()
    let source: StoredImport.Source
    if isStream {
      // In chunks of several lengths, so that every record is cut somewhere.
      let state = Mutex((rest: bytes[...], length: 1))
      source = .stream("data") {
        state.withLock { state in
          defer {
            state.rest = state.rest.dropFirst(state.length)
            state.length = state.length % 7 + 1
          }
          return Array(state.rest.prefix(state.length))
        }
      }
    } else {
      let name = UUID().uuidString
      try directory.write(bytes, to: name)
      source = .file(try directory.url.appending(path: name).filePath)
    }
    do {
      let importing = try ImportRun(run, source)
      do { try importing.run { _ in } } catch let failure as ImportFailure {
        outcome.error = "\(failure.location): \(failure.reason)"
      }
      let summary = importing.summary
      (outcome.count, outcome.missingTargets) = (summary.progress.objectCount, summary.missingTargets)
      outcome.ignoredNames = Set(summary.ignoredNames)
    }
    let state = try EngineRegistry.directory(url.filePath, isReadOnly: false).latest
    state.checkInvariants()
    outcome.tables = PlainImport.tables(in: state)
    return outcome
  }

  private func compare(
    _ bytes: [UInt8], _ format: StoredImport.Format, key: String?, sizes: [Int] = [1, 3, 10_000],
    _ note: String = "", into types: [Known] = Known.withoutCollections
  ) throws {
    for known in types {
      let key = known == .plain ? nil : key
      for (isStream, size) in [(false, sizes[0]), (true, sizes[1]), (false, sizes[2]), (true, sizes[2])] {
        let expected = try plain(bytes, format, known, key: key, isStream: isStream, size)
        let found = try columns(bytes, format, known, key: key, isStream: isStream, size)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(found == expected, "\(note) \(known), stream \(isStream), \(size) a batch: \(text)")
        CountedCases.add(1)
      }
    }
  }

  static let tables = [
    "id,a,b\n1,x,1.5\n2,y,2\n3,,\n", "\u{FEFF}id,a\r\n1,\"x\r\ny\"\r\n2,\"a \"\"b\"\" c\"\r\n",
    "id,a\r1,x\r2,y\r",
    "id,a\n\n\n1,x\n\n2,y\n\n", "id,a\n1,x\n2,y", "id,a\n1,", "id,a\n1,\n2,\"\"\n", "id\n", "id", "", "\n\n",
    "id,a\n1",
    "id,a\n9223372036854775807,x\n9223372036854775808,y\n", "id,a\n18446744073709551615,x\n",
    "id,a\n-9223372036854775808,x\n",
    "id,b\n1,NaN\n2,Infinity\n3,-Infinity\n4,nan\n", "id,b\n1,1e400\n",
    "id,b\n1,1e3\n2,-0\n3,-0.0\n4,.5\n5,5.\n6,+1\n",
    "id,b\n1,0.1\n2,123456789012345\n3,1234567890123456\n4,0.12345678901234567\n5,9007199254740993\n",
    "id,n\n1,127\n2,-128\n3,128\n", "id,n\n1,007\n2,5\n", "id,n\n1,5.0\n2,1e1\n",
    "id,t\n1,true\n2,false\n3,\n4,True\n",
    "id,a,\n1,x,\n", "id,a\n1,x,\n", "id,a\n1,x\n2\n", "id,a\n1,x\n2,\"y", "id,a\n1,x\n2,\"y\"z\n",
    "id,a\n1,x\n2,y\"z\n",
    "id,id\n1,2\n", "id,a\n1,x\n1,y\n2,z\n", "id,a,b\n1,x,\n1,,2\n", "id,other\n1,2\n",
    "id,when\n1,d5\n2,7.5\n3,x\n",
    "id,x\n1,00000000-0000-0000-0000-00000000000A\n2,\n3,no\n", "id,m\n1,0.10\n2,1e2\n3,x\n",
    "id,raw\n1,AQI=\n2,?\n",
    "id,u\n1,18446744073709551615\n2,0\n3,-1\n", "id,f\n1,0.5\n2,16777217\n3,123456789\n4,3.4e39\n",
    "id,tags\n1,\"[\"\"b\"\",\"\"a\"\",\"\"b\"\"]\"\n2,[]\n3,x\n", "id,to\n1,Apia\n2,Suva\n3,Apia\n4,\n",
    "id,part\n1,\"{\"\"size\"\":3}\"\n2,\n3,{}\n4,[]\n", "id,any\n1,\"{\"\"$date\"\":5}\"\n2,\n3,[1]\n4,x\n",
    "id,é\n1,ü\n", "id,é\n1,5\n2,5\n3,\n4,-7\n", "id,é\n1,5\n2,99999\n", "id,é\n1,005\n2,5.0\n",
    "id,any\n1,00000000-0000-0000-0000-00000000000A\n2,00000000-0000-0000-0000-00000000000b\n3,x\n",
    "id,other,to,é\n" + (1...700).map { "\($0),t\($0 % 9),t\($0 % 11),\($0 % 300)\n" }.joined(),
    "id,to\n" + (1...700).map { "\($0 % 600),t\($0 % 13)\n" }.joined(), "zip,id\n01234,1\n99999,2\n",
    "id,$x\n1,2\n", "\"id\",\"a\"\n\"1\",\"2\"\n",
    "id,a\n1,x\r\r\n2,y\n\r3,z\n",
    "a,id\n" + (1...40).map { "name \($0),\($0)\n" }.joined(), "a,b\nx,1\n,\ny,2\n",
  ]

  static let nested = [
    #"{"id":1,"tags":["b","a","b"]}{"id":2,"tags":[]}{"id":3}{"id":4,"tags":[ "c" , "d\n" ]}{"id":2,"tags":["é"]}"#,
    #"{"id":1,"tags":["a"]}{"id":1,"tags":["b","a"]}{"id":1,"tags":["b","a"]}{"id":1}"#,
    #"{"id":1,"tags":["a"]}{"id":2,"tags":["b",null]}"#, #"{"id":1,"tags":[null]}"#, #"{"id":1,"tags":[5]}"#,
    #"{"id":1,"tags":["a"]}{"id":2,"tags":null}"#, #"{"id":1,"tags":{"a":"b"}}"#,
    #"{"id":1,"tags":["a",["b"]]}"#,
    #"{"id":1,"tags":["a"]}{"id":2,"tags":["b",]}"#, #"{"id":1,"tags":["a"]}{"id":2,"tags":[,"b"]}"#,
    #"{"id":1,"tags":["a"]}{"id":2,"tags":["b" "c"]}"#, #"{"id":1,"tags":["a"]}{"id":2,"tags":["b"}"#,
    #"{"id":1,"tags":["a"]}{"id":2,"tags":["b"]]}"#, #"{"id":1,"tags":["a"]}{"id":2,"tags":["\ud800"]}"#,
    #"{"id":1,"tags":["a"]}{"id":2,"tags":["\x"]}"#,
    #"{"id":1,"tags":["a"]}{"id":2,"tags":["\u00e9","\ud83c\udf84"]}"#,
    #"{"id":1,"n":[3,1,3,-7]}{"id":2,"n":[]}{"id":1,"n":[1,3,-7]}{"id":1,"n":[1,5.0,1e1]}{"id":3,"n":[1,128]}"#,
    #"{"id":1,"b":[1.5,null,-0.0,0,NaN]}"#,
    #"{"id":1,"b":[1.5,null,-0.0,0,"NaN",1e300,0.12345678901234567]}"#,
    #"{"id":1,"b":[1,2]}{"id":2,"b":[9007199254740993]}{"id":3,"b":[0.5]}"#,
    #"{"id":1,"b":[1,2]}{"id":2,"b":[-3]}{"id":3,"b":[18446744073709551615]}"#, #"{"id":1,"b":[01]}"#,
    #"{"id":1,"t":[true,false,null]}{"id":2,"t":[tru]}"#,
    #"{"id":1,"t":[true]}{"id":2,"t":[false,true]}{"id":3,"t":["true"]}"#,
    #"{"id":1,"when":["d5",7.5,1e2]}{"id":2,"when":[true]}"#,
    #"{"id":1,"u":{"a":1,"c":3,"b":18446744073709551615}}{"id":2,"u":{}}{"id":1,"u":{"b":1}}{"id":3,"u":{"a":-1}}"#,
    #"{"id":1,"u":{"a":1,"a":2}}"#, #"{"id":1,"u":{"a":1}}{"id":2,"u":{"é":1,"e\u0301":2,"":3}}"#,
    #"{"id":1,"u":{"a":1}}{"id":2,"u":{"a":1,"\u0061":2}}"#,
    #"{"id":1,"u":{"a":1}}{"id":2,"u":{"a" : 1 , "b":2 }}"#,
    #"{"id":1,"u":{"a":1}}{"id":2,"u":{"a":1,}}"#, #"{"id":1,"u":{"a":1}}{"id":2,"u":{"a"}}"#,
    #"{"id":1,"u":{"a":1}}{"id":2,"u":{a:1}}"#, #"{"id":1,"u":{"a":1}}{"id":2,"u":[1]}"#,
    #"{"id":1,"u":{"a":1}}{"id":2,"u":{"a":{"b":1}}}"#, #"{"id":1,"u":{"a":1}}{"id":2,"u":{"b":2},"x":1}"#,
    "{\"id\":1,\"u\":{\((0..<40).map { "\"\(($0 * 7) % 40)\":\($0)" }.joined(separator: ","))}}",
    "{\"id\":1,\"u\":{\((0..<40).map { "\"\($0 % 39)\":\($0)" }.joined(separator: ","))}}",
    #"{"id":1,"f":{"a":0.5,"b":null}}{"id":1,"f":{"b":null,"a":0.5}}{"id":2,"f":{"a":16777217}}"#,
    #"{"id":1,"x":["00000000-0000-0000-0000-00000000000b","00000000-0000-0000-0000-00000000000A"]}{"id":2,"x":["no"]}"#,
    #"{"id":1,"m":[0.10,"1e2",5]}{"id":2,"m":[1e200]}"#,
    #"{"id":1,"raw":{"k":"AQI="}}{"id":2,"raw":{"k":"?"}}"#,
    #"{"id":1,"numbered":{"5":"a","-3":"b"}}{"id":2,"numbered":{"05":"a"}}"#,
    (1...40).map { "{\"id\":\($0 % 30),\"tags\":[\"t\($0 % 3)\",\"u\"],\"u\":{\"k\($0 % 4)\":\($0)}}\n" }
      .joined(),
    (1...120).map {
      "{\"id\":\($0),\"n\":[\($0 % 7),1],\"tags\":[\((0..<$0 % 60).map { "\"\($0)\"" }.joined(separator: ","))]}\n"
    }
    .joined(),
    // A column of another type comes after the first records.
    (1...80).map { "{\"id\":\($0),\"tags\":[\($0 < 70 ? "1" : $0 == 75 ? "2.5" : "null")]}\n" }.joined(),
  ]

  static let nestedCells = [
    "id,tags\n1,\"[\"\"b\"\",\"\"a\"\"]\"\n2,[]\n3,\" [ ] \"\n4,\"[\"\"\\u00e9\"\"]\"\n5,[5]\n",
    "id,tags\n1,\"[\"\"b\"\"\n2,[]\n", "id,tags\n1,[\n2,]\n", "id,tags\n1,\n", "id,tags\n1,\"\"\n",
    "id,n\n1,[5]\n2,\"[3,1,3]\"\n3,\"[1\"\n4,\"2]\"\n", "id,n\n1,\"[3, 1]\"\n1,[]\n2,\"[128]\"\n",
    "id,u\n1,\"{\"\"b\"\":1,\"\"a\"\":2}\"\n2,{}\n3,\"{\"\"b\"\":1,\"\"b\"\":2}\"\n",
    "id,t\n1,\"[true,null]\"\n2,[false]\n",
    "id,f\n1,\"{\"\"x\"\":null}\"\n1,\"{\"\"x\"\":0.5}\"\n",
  ]

  static let objects = [
    "{\"id\":1,\"a\":\"x\"}\n{\"id\":2,\"a\":\"y\"}\n", "\u{FEFF}{\"id\":1}", "[{\"id\":1},{\"id\":2}]",
    "[ ]", "", " \n ", "[",
    "[{\"id\":1},]", "[{\"id\":1}", "[{\"id\":1}]x", "{\"id\":1,}", "{\"id\":1",
    "{\"id\":1}{\"id\":2} {\"id\":3}", "{}", "{ }\n{}",
    "{\"id\":1}\r\n{\"id\":2}\r\n", "{\"id\":1}\n\n\n{\"id\":2}",
    "{\n\"id\": 1,\n \"a\" : \"x\" }\n{\"id\":2}x", "nonsense",
    #"{"id":1,"a":"\u00e9\n\"\\\/\b\f\r\t"}{"id":2,"a":"\ud83c\udf84"}"#, #"{"id":1,"a":"\ud800"}"#,
    #"{"id":1,"a":"\x"}"#,
    #"{"id":1,"\u0061":"x"}"#, #"{"id":1,"id":2}"#, #"{"id":1,"b":01}"#, #"{"id":1,"b":1.}"#,
    #"{"id":1,"b":-}"#, #"{"id":1,"b":NaN}"#,
    #"{"id":1,"b":"NaN"}"#, #"{"id":1,"b":1e400}"#, #"{"id":9223372036854775808}"#,
    #"{"id":1,"b":1.5e2}{"id":2,"b":-0}{"id":3,"b":0.0}"#,
    #"{"id":1,"b":9007199254740993}"#, #"{"id":1,"b":1}{"id":2,"b":0.12345678901234567}"#,
    #"{"id":1,"n":128}"#,
    #"{"id":1,"n":5.0}"#, #"{"id":1,"t":true}{"id":2,"t":null}{"id":3,"t":"true"}"#, #"{"a":"x"}"#,
    #"{"id":1,"a":5}"#,
    #"{"id":1,"a":"x"}{"id":2}{"a":"z","id":3}{"id":1,"b":2}{"id":1,"a":null}"#, #"{"id":1,"n":null}"#,
    #"{"id":1,"other":[1,{"x":2}]}"#, #"{"id":1,"other":[1,}"#,
    #"{"id":1,"tags":["b","a","b"]}{"id":2,"tags":[]}{"id":3,"tags":5}"#,
    #"{"id":1,"to":"Apia"}{"id":2,"to":null}{"id":3,"to":5}"#,
    #"{"id":1,"part":{"size":3,"x":1}}{"id":1,"part":{"size":4}}{"id":2,"part":null}"#,
    #"{"id":1,"any":{"$date":5}}{"id":2,"any":[1,"x"]}{"id":3,"any":{"$no":1}}"#,
    #"{"id":1,"when":"d5"}{"id":2,"when":7.5}{"id":3,"when":true}"#,
    #"{"id":1,"x":"00000000-0000-0000-0000-00000000000A"}{"id":2,"x":"no"}"#,
    #"{"id":1,"m":0.10}{"id":2,"m":"1e2"}{"id":3,"m":1e200}"#,
    #"{"id":1,"u":18446744073709551615}{"id":2,"u":-1}"#, #"{"id":1,"f":0.5}{"id":2,"f":16777217}"#,
    #"{"id":1,"raw":"AQI="}{"id":2,"raw":"?"}"#,
    "{\"id\":1,\"a\":\"x\ny\"}", "{\"id\":1,\"é\":2,\"e\u{301}\":3}", #"{"id":1,"a":tru}"#,
    #"{"id":1 "a":2}"#, #"{"id":1,"a":"x"#,
    (1...40).map { "{\"id\":\($0),\"a\":\"name \($0)\"}\n" }.joined(),
  ]

  @Test(
    "Tables are stored, or refused, as they are record by record", .counted("imports, compared"),
    arguments: tables)
  func csv(text: String) throws { try compare(Array(text.utf8), .csv, key: "id") }

  @Test(
    "Objects are stored, or refused, as they are record by record", .counted("imports, compared"),
    arguments: objects)
  func json(text: String) throws { try compare(Array(text.utf8), .json, key: "id") }

  @Test(
    "Lists, sets and maps are stored, or refused, as they are record by record",
    .counted("imports, compared"), arguments: nested)
  func collections(text: String) throws {
    try compare(Array(text.utf8), .json, key: "id", into: Known.withCollections)
  }

  @Test(
    "Lists, sets and maps in tables are stored, or refused, as they are record by record",
    .counted("imports, compared"), arguments: nestedCells)
  func collectionCells(text: String) throws {
    try compare(Array(text.utf8), .csv, key: "id", into: Known.withCollections)
  }

  @Test("Types without a primary key, and bytes that are not UTF-8", .counted("imports, compared"))
  func otherBytes() throws {
    try compare(Array("id,a\n1,x\n1,y\n".utf8), .csv, key: nil)
    for format in StoredImport.Format.allCases {
      for bytes: [UInt8] in [
        [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xC3, 0xA9], [0x00], [0x7F],
      ] {
        let (before, after) =
          format == .csv ? ("id,a\n1,x", "y\n2,z\n") : (#"{"id":1,"a":"x"#, #"y"}{"id":2}"#)
        try compare(Array(before.utf8) + bytes + Array(after.utf8), format, key: "id")
      }
    }
  }

  @Test(
    "Data with random mistakes is stored, or refused, as it is record by record",
    .counted("imports, compared"))
  func mistakes() throws {
    for seed in RandomRun.seeds(4) {
      var random = SeededGenerator(seed: seed)
      for format in StoredImport.Format.allCases {
        for _ in 0..<12 {
          var bytes = Array(data(format, &random).utf8)
          for _ in 0..<Int.random(in: 0...2, using: &random) {
            let index = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0...2, using: &random) {
            case 0: bytes.remove(at: index)
            case 1:
              bytes.insert(Array("\"{}[],:\\\n\r0e-.é ".utf8).randomElement(using: &random) ?? 0, at: index)
            default: bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            if bytes.isEmpty { break }
          }
          // UTF-16 and compressed data have errors of their own.
          if OtherFormat(bytes) != nil { continue }
          try compare(bytes, format, key: "id", sizes: [2, 4, 100], "seed \(seed)", into: Known.allCases)
        }
      }
    }
  }

  private func data(_ format: StoredImport.Format, _ random: inout SeededGenerator) -> String {
    let names = ["a", "b", "n", "t", "u", "tags", "to", "other"].shuffled(using: &random).prefix(3)
    // Most types refuse them, and the others refuse everything else.
    let hasCollections = Bool.random(using: &random)
    func value(_ name: String) -> String {
      let isJSON = format == .json
      if Int.random(in: 0..<6, using: &random) == 0 { return isJSON ? "null" : "" }
      switch name {
      case "b", "u", "t", "n":
        if hasCollections, Int.random(in: 0..<8, using: &random) > 0 {
          return collection(name, isJSON: isJSON, &random)
        }
      default: break
      }
      switch name {
      case "b": return ["1.5", "-2", "1e3", "0.1"].randomElement(using: &random) ?? ""
      case "n", "u": return "\(Int.random(in: 0...130, using: &random))"
      case "t": return Bool.random(using: &random) ? "true" : "false"
      case "tags": return isJSON ? #"["x","y"]"# : #""[""x""]""#
      default:
        let text = ["x", "a b", "é", ""].randomElement(using: &random) ?? ""
        return isJSON || text.isEmpty ? "\"\(text)\"" : text
      }
    }
    let rows = (0..<Int.random(in: 1...9, using: &random)).map { _ -> String in
      let id = "\(Int.random(in: 1...12, using: &random))"
      if format == .csv { return ([id] + names.map(value)).joined(separator: ",") }
      let members =
        ["\"id\":\(id)"] + names.filter { _ in Bool.random(using: &random) }.map { "\"\($0)\":\(value($0))" }
      return "{\(members.joined(separator: ","))}"
    }
    return ((format == .csv ? [(["id"] + names).joined(separator: ",")] : []) + rows).joined(separator: "\n")
      + "\n"
  }

  private func collection(_ name: String, isJSON: Bool, _ random: inout SeededGenerator) -> String {
    let elements = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      switch name {
      case "t": ["true", "false", "null"].randomElement(using: &random) ?? ""
      case "u":
        "\"\(["k", "é", "a b"].randomElement(using: &random) ?? "")\":\(Int.random(in: 0..<9, using: &random))"
      default: "\(Int.random(in: -3..<9, using: &random))"
      }
    }
    let text = elements.joined(separator: Bool.random(using: &random) ? "," : " , ")
    let nested = name == "u" ? "{\(text)}" : "[\(text)]"
    return isJSON ? nested : "\"\(nested.replacing("\"", with: "\"\""))\""
  }

  @Test("A special byte at any place of a cell is found", .counted("imports, compared"))
  func specialBytes() throws {
    for special in [",", "\n", "\r", "\r\n", "\"", "é", "\u{80}", "\u{AC}", "\u{1F384}", ";"] {
      let lines = (0..<19).map { place in
        "\(place)," + String(repeating: "a", count: place) + special
          + String(repeating: "b", count: 18 - place)
      }
      // One line in each import, because most of them are errors. The type has no influence on where a cell ends, so each line is
      // imported into one of them.
      for (place, line) in lines.enumerated() {
        try compare(
          Array("id,a\n7,x\n\(line)\n8,y\n".utf8), .csv, key: "id", sizes: [100, 100, 2],
          into: [Known.allCases[place % Known.allCases.count]])
      }
    }
  }

  /// Objects that a link created used to count as updates with a minus sign.
  @Test("The number of updated objects doesn't count objects that a link creates")
  func updates() throws {
    let url = try store(.new)
    let engine = try EngineRegistry.directory(url.filePath, isReadOnly: false)
    let transaction = Transaction(base: try engine.beginWrite())
    _ = transaction.addTable(
      "Card",
      [
        ColumnDefinition(name: "id", type: .int64, isPrimaryKey: true),
        ColumnDefinition(name: "next", type: .link, isOptional: true, target: "Card"),
      ])
    _ = try engine.commit(transaction)
    for (text, count) in [
      ("{\"id\":1,\"next\":2}{\"id\":3,\"next\":4}{\"id\":5,\"next\":6}", 0),
      ("{\"id\":1,\"next\":2}{\"id\":2}{\"id\":1}", 1), ("{\"id\":7}{\"id\":7,\"next\":7}", 1),
      ("{\"id\":8,\"next\":8}", 0),
    ] {
      for size in [1, 10] {
        var options = StoredImport.Options()
        (options.batchSize, options.isDryRun) = (size, size > 1)
        let copy = directory.url.appending(path: UUID().uuidString)
        try FileManager.default.copyItem(at: url, to: copy)
        let run = try StoredImport(
          into: copy, type: "Card", key: "id", format: .json, options: options, dates: PlainImport.date)
        try directory.write(Array(text.utf8), to: "data")
        let summary = try run.run(.file(directory.url.appending(path: "data").filePath)) { _ in }
        #expect(summary.updateCount == count, "\(text), \(size) a batch")
      }
    }
  }

  @Test(
    "UTF-16 and compressed data are refused with a hint",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0], "UTF-16"), ([0xFE, 0xFF, 0, 0x7B], "UTF-16"),
      ([0x69, 0, 0x64, 0, 0x0A, 0, 0x31, 0], "UTF-16"), ([0, 0x7B, 0, 0x7D], "UTF-16"),
      ([0x1F, 0x8B, 8, 0, 0], "gunzip"), ([0x28, 0xB5, 0x2F, 0xFD, 4], "zstd"),
      ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], "xz"), ([0x50, 0x4B, 3, 4, 20], "spreadsheet"),
    ] as [([UInt8], String)])
  func otherFormats(bytes: [UInt8], part: String) throws {
    for format in StoredImport.Format.allCases {
      let found = try columns(bytes, format, .new, key: nil, isStream: false, 10)
      #expect(found.error?.contains(part) == true && found.tables.isEmpty, "\(found.error ?? "")")
    }
  }

  @Test(
    "Records with errors are left out, and the others are stored", arguments: StoredImport.Format.allCases)
  func rejected(format: StoredImport.Format) throws {
    let good = (1...30).map { format == .csv ? "\($0),\($0)\n" : "{\"id\":\($0),\"n\":\($0)}\n" }
    let bad =
      format == .csv
      ? ["31,300\n", "x,5\n", "1\n", "1,2,3\n", "32,\"5\"x\n", "33,\n", "34,y\"\n"]
      : [
        "{\"id\":31,\"n\":300}\n", "{\"n\":5}\n", "{\"id\":32,}\n", "{\"id\":1,\"id\":2}\n", "x\n",
        "{\"id\":33,\"n\":null}\n", "[5]\n",
      ]
    for size in [1, 4, 100] {
      var lines = good
      for (index, line) in bad.enumerated() { lines.insert(line, at: index * 5) }
      let text = (format == .csv ? "id,n\n" : "") + lines.joined()
      let url = try store(.linked)
      var found: [(line: Int, text: String)] = []
      var options = StoredImport.Options()
      options.batchSize = size
      options.reject = { found.append(($0.line, $0.text)) }
      let run = try StoredImport(
        into: url, type: "Card", key: "id", format: format, options: options, dates: { _ in nil })
      try directory.write(Array(text.utf8), to: "data")
      let summary = try run.run(.file(directory.url.appending(path: "data").filePath)) { _ in }
      let state = try EngineRegistry.directory(url.filePath, isReadOnly: false).latest
      let table = state[try #require(state.table(named: "Card"))]
      state.checkInvariants()
      let ids = table.rows.map { table.value(ColumnID(0), of: $0) }
      #expect(ids == (1...30).map { .int($0) }, "\(size)")
      #expect(summary.progress.objectCount == 30 && summary.rejectedCount == bad.count, "\(size)")
      #expect(found.map(\.text) == bad.map { String($0.dropLast()) }, "\(size)")
      #expect(found.map(\.line) == bad.indices.map { $0 * 5 + (format == .csv ? 2 : 1) }, "\(size)")
    }
  }
}
