import Foundation
import SantaCore
import Testing

@testable import santa_cli

struct StoreDumpCommandTests {
  @Test(arguments: [false, true])
  func `every kind of value as JSON`(isCompacted: Bool) async throws {
    let samples = try isCompacted ? SampleStore.compacted() : SampleStore()
    let outcome = await Outcome.of("store", "dump", "--type", "Sample", samples.path)
    #expect(outcome.errorOutput == "")
    let full = """
      {"id":1,"bool":true,"int8":-128,"uint64":18446744073709551615,"float":0.1,"double":-1e-300,\
      "text":"Søren, \\"the\\" Elf\\nzwei","data":"AP8Q","date":"2001-01-01T00:00:00.25Z",\
      "uuid":"00010203-0405-0607-0809-0A0B0C0D0E0F","optionalText":"",\
      "optionalDate":"4001-01-01T00:00:00Z","rank":7,"link":1,"note":0,"links":[2,1,2],\
      "doubles":["NaN","Infinity","-Infinity",-0.0,1.0],"texts":["a,b","b"],"notes":{"x":0,"y\\"":null},\
      "label":0}
      """
    let plain = """
      {"id":2,"bool":false,"int8":0,"uint64":0,"float":0.0,"double":0.0,"text":"","data":"",\
      "date":"\(Self.plainDate)","uuid":"00010203-0405-0607-0809-0A0B0C0D0E0F","optionalText":null,\
      "optionalDate":null,"rank":null,"link":null,"note":null,"links":[],"doubles":[],"texts":[],"notes":{},\
      "label":null}
      """
    #expect(outcome.lines == [full, plain])
    for line in outcome.lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    #expect(outcome.exitCode == .success)
  }

  /// The default value of a date.
  private static let plainDate = "2001-01-01T00:00:00Z"

  @Test func `every kind of value in a table`() async throws {
    let samples = try SampleStore.compacted()
    let outcome = await Outcome.of("store", "dump", "--type", "Sample", "--format", "csv", samples.path)
    #expect(outcome.errorOutput == "")
    let uuid = "00010203-0405-0607-0809-0A0B0C0D0E0F"
    let header = """
      id,bool,int8,uint64,float,double,text,data,date,uuid,optionalText,optionalDate,rank,link,note,links,\
      doubles,texts,notes,label
      """
    let full = #"""
      1,true,-128,18446744073709551615,0.1,-1e-300,"Søren, ""the"" Elf
      zwei",AP8Q,2001-01-01T00:00:00.25Z,\#(uuid),"",4001-01-01T00:00:00Z,7,1,0,"[2,1,2]",\#
      "[""NaN"",""Infinity"",""-Infinity"",-0.0,1.0]","[""a,b"",""b""]","{""x"":0,""y\"""":null}",0
      """#
    let plain = #"2,false,0,0,0.0,0.0,"","",\#(Self.plainDate),\#(uuid),,,,,,[],[],[],{},"#
    #expect(outcome.output.components(separatedBy: "\r\n") == [header, full, plain, ""])
    #expect(outcome.exitCode == .success)
  }

  @Test func `a type without a primary key shows the rows that links name`() async throws {
    let samples = try SampleStore()
    let json = await Outcome.of("store", "dump", "--type", "Note", samples.path)
    #expect(json.output == "{\"#row\":0,\"text\":\"first\"}\n")
    let csv = await Outcome.of("store", "dump", "--type", "Label", "--format", "csv", samples.path)
    #expect(csv.output == "#row,text\r\n0,fragile\r\n")
  }

  /// Strings, and their cells in a table.
  private static let hostileTexts = [
    ("=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"),
    ("\t=1", "'\t=1"), ("\u{FF1D}1", "'\u{FF1D}1"), ("\r=1", #"'\u{D}=1"#), ("\n=1", "\"'\n=1\""),
    ("=\"a\",1", "\"'=\"\"a\"\",1\""),
    ("\u{1B}]0;title\u{7}\u{9B}2J", #"\u{1B}]0;title\u{7}\u{9B}2J"#), ("\u{7F}", #"\u{7F}"#),
    ("\u{202E}gnp.exe\u{2066}", #"\u{202E}gnp.exe\u{2066}"#), ("over\rwritten", #"over\u{D}written"#),
    ("two\r\nlines", "\"two\r\nlines\""), ("1 - 1 = 0", "1 - 1 = 0"), ("C:\\u{1B}", "C:\\u{1B}"),
    ("\u{5D0}\u{200F}!", "\u{5D0}\u{200F}!"),
  ]

  private static func hostileStore() throws -> SampleStore {
    let samples = try SampleStore()
    try samples.store.write {
      for (text, _) in hostileTexts { samples.store.add(Note(text)) }
    }
    return samples
  }

  @Test func `a table neither steers a terminal nor calculates in a spreadsheet`() async throws {
    let samples = try Self.hostileStore()
    let outcome = await Outcome.of("store", "dump", "--type", "Note", "--format", "csv", samples.path)
    let rows = Self.hostileTexts.enumerated().map { "\($0 + 1),\($1.1)\r\n" }
    #expect(outcome.output == "#row,text\r\n0,first\r\n" + rows.joined())
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `a table has texts as they are stored where somebody asks for that`() async throws {
    let samples = try Self.hostileStore()
    let outcome = await Outcome.of(
      "store", "dump", "--type", "Note", "--format", "csv", "--raw", samples.path)
    let rows = Self.hostileTexts.enumerated().map { "\($0 + 1),\(CSVText.quoted($1.0))\r\n" }
    #expect(outcome.output == "#row,text\r\n0,first\r\n" + rows.joined())
    #expect(outcome.output.contains("\u{1B}]0;title\u{7}"))
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `JSON of any text is JSON, without anything that steers a terminal`() async throws {
    let samples = try Self.hostileStore()
    let outcome = await Outcome.of("store", "dump", "--type", "Note", samples.path)
    let texts = try outcome.lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return object?["text"] as? String
    }
    #expect(texts == ["first"] + Self.hostileTexts.map(\.0))
    #expect(outcome.lines.allSatisfy { $0.isTerminalSafe })
    #expect(outcome.errorOutput == "")
    #expect(outcome.exitCode == .success)
  }

  @Test func `a type that is not there offers the nearest`() async throws {
    let samples = try SampleStore()
    let outcome = await Outcome.of("store", "dump", "--type", "sample", samples.path)
    #expect(outcome.output == "")
    #expect(
      outcome.errorOutput.hasPrefix("error: '--type sample' is not valid: the store has "))
    #expect(outcome.errorOutput.contains(". Did you mean 'Sample'?\nusage: santa-cli store dump "))
    #expect(outcome.exitCode == .usage)
  }

  @Test func `many objects come in order, and a reader may leave`() async throws {
    let samples = try SampleStore.compacted(fillers: 1000)
    let outcome = await Outcome.of("store", "dump", "--type", "Sample", samples.path)
    #expect(outcome.lines.count == 1002)
    #expect(outcome.lines.last?.hasPrefix(#"{"id":1099,"#) == true)
    let left = await Outcome.of(["store", "dump", "--type", "Sample", samples.path], until: #""id":1,"#)
    #expect(left.errorOutput == "")
    #expect(left.exitCode == .success)
  }

  @Test func `damaged data is never shown`() async throws {
    let samples = try SampleStore.compacted(fillers: 1000)
    let whole = await Outcome.of("store", "dump", "--type", "Sample", samples.path).lines
    let name = try samples.segmentName
    let end = try samples.byteCount(of: name)
    var failures = 0
    for offset in stride(from: 40, to: end, by: end / 17) {
      let copy = try samples.copy(flipping: name, at: offset)
      let outcome = await Outcome.of("store", "dump", "--type", "Sample", copy)
      #expect(outcome.lines == Array(whole.prefix(outcome.lines.count)), "byte \(offset)")
      if outcome.exitCode == .success {
        // The byte is in an index, which a dump does not read.
        #expect(outcome.lines == whole)
      } else {
        failures += 1
        #expect(outcome.exitCode == .dataError)
        #expect(outcome.errorOutput.hasPrefix("error: \(copy)/\(name) is damaged at byte "))
      }
    }
    #expect(failures > 0)
  }

  @Test(arguments: [false, true])
  func `a query chooses among the objects of any store`(isCompacted: Bool) async throws {
    let samples = try isCompacted ? SampleStore.compacted(fillers: 300) : SampleStore(fillers: 300)
    func rows(_ query: String) async -> [String] {
      let outcome = await Outcome.of("store", "dump", "--type", "Sample", "--where", query, samples.path)
      #expect(outcome.errorOutput == "", "\(query)")
      return outcome.lines.compactMap { $0.split(separator: ",").first.map(String.init) }
    }
    #expect(await rows("rank BETWEEN {8, 10}") == ["{\"id\":108", "{\"id\":109", "{\"id\":110"])
    #expect(await rows("note.text == 'first' AND ANY notes.text BEGINSWITH 'f'") == ["{\"id\":1"])
    #expect(await rows("links.@count == 3 AND ANY links.bool == true") == ["{\"id\":1"])
    #expect(await rows("label.text == 'fragile' OR SELF == nil") == ["{\"id\":1"])
    #expect(await rows("@links.Sample.links.@count > 100").count == 2)
    let outcome = await Outcome.of(
      "store", "dump", "--type", "Sample", "--where", "lable.text == 'x'", samples.path)
    #expect(outcome.output == "" && outcome.exitCode == .usage)
    #expect(
      outcome.errorOutput.contains(
        "character 1, at \"lable.text == 'x'\": Sample has no property \"lable\". Did you mean \"label\"?\n"))
  }
}
