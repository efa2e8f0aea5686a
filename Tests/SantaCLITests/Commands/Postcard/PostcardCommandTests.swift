import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

struct PostcardCommandTests {
  private static let night = ["postcard", "--home", "Oslo", "--at", "2026-12-24T22:00:00Z"]

  @Test func `without a file, it is text with a map`() async {
    let outcome = await Outcome.of(Self.night)
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    #expect(outcome.lines.first == "Santa Tracker · 24 Dec 22:00 UTC")
    #expect(outcome.lines.count == 20 && outcome.lines.allSatisfy { DisplayWidth.columns(of: $0) <= 72 })
    #expect(outcome.lines[16] == "Santa reaches Oslo in 2h 3m")
    #expect(outcome.lines[17].contains(": ") && outcome.lines[18].hasPrefix("Presents "))
    #expect(outcome.output.contains("⌂") && outcome.output.contains("✶") && outcome.output.contains("⣿"))
  }

  @Test(arguments: [
    ("2026-12-24T08:00", "Take-off in 2h 0m"), ("2026-12-24T22:00", "Santa reaches Oslo in 2h 3m"),
    ("2026-12-25T02:00", "Santa was in Oslo 1h 56m ago"),
    ("2026-12-27T02:00", "Take-off in 362d"),
  ])
  func `before, during and after the night, the countdown is that of the dashboard`(
    time: String, line: String
  ) async {
    let outcome = await Outcome.of("postcard", "--home", "Oslo", "--at", time)
    #expect(outcome.lines.dropFirst(16).first?.hasPrefix(line) == true, "\(outcome.output)")
  }

  @Test(arguments: [("Lyon", "Santa reaches Lyon in"), ("59.9,10.7", "Santa reaches Oslo in")])
  func `the card names the home, and for coordinates the stop nearest to it`(home: String, line: String) async
  {
    let outcome = await Outcome.of("postcard", "--home", home, "--at", "2026-12-24T22:00:00Z")
    #expect(outcome.lines.dropFirst(16).first?.hasPrefix(line) == true, "\(outcome.output)")
  }

  @Test func `the SVG is well-formed, loads nothing, and says everything as text`() async {
    let outcome = await Outcome.of(Self.night + ["--format", "svg"])
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    let text = outcome.output
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 630\""))
    var open: [Substring] = []
    for tag in text.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
      switch (tag.1.isEmpty, tag.3.isEmpty) {
      case (true, true): open.append(tag.2)
      case (false, _): #expect(open.popLast() == tag.2)
      case (true, false): break
      }
    }
    #expect(open.isEmpty)
    #expect(
      !text.contains("href") && !text.contains("url(") && !text.contains("nan") && !text.contains("<image"))
    #expect(text.contains("<title>Santa reaches Oslo in 2h 3m</title>") && text.contains(">2h 3m</text>"))
    #expect(text.utf8.count < 150_000)
  }

  @Test func `names from a route file can't add tags to the SVG`() async throws {
    let folder = try TemporaryFolder()
    let route = folder.path("route.json")
    let exported = await Outcome.of("route", "export", "--at", "2026-12-24T10:00:00Z")
    let evil = exported.output.replacing("\"Oslo\"", with: "\"<script>&Oslo\"")
    try Data(evil.utf8).write(to: URL(filePath: route))
    let outcome = await Outcome.of(
      "postcard", "--home", "Oslo", "--at", "2026-12-25T00:04:00Z", "--route", route, "--format", "svg")
    #expect(outcome.output.contains("&lt;script&gt;&amp;Oslo") && !outcome.output.contains("<script>"))
  }

  @Test func `the suffix of the file determines the format`() async throws {
    let folder = try TemporaryFolder()
    for (name, start) in [("santa.svg", "<svg "), ("santa.TXT", "Santa Tracker"), ("santa.png", "\u{89}PNG")]
    {
      let outcome = await Outcome.of(Self.night + ["-o", folder.path(name)])
      #expect(outcome.output == "" && outcome.errorOutput == "" && outcome.exitCode == .success)
      let contents = try Data(contentsOf: URL(filePath: folder.path(name)))
      #expect(
        String(decoding: contents.prefix(20), as: UTF8.self).hasSuffix(start)
          || contents.starts(with: Data(start.unicodeScalars.map { UInt8($0.value) })))
    }
  }

  @Test func `the PNG has the size of share cards, and contains drawn text`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("santa.png")
    #expect(await Outcome.of(Self.night + ["--output", file]).exitCode == .success)
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: file)))
    let chunks = try #require(PNGImageTests.chunks(of: bytes))
    #expect(chunks[0].data.prefix(8) == [0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x76])
    let rows = try #require(ZlibReader.contents(of: chunks[2].data))
    #expect(rows.count == 1201 * 630)
    // Below the map, pixels of the countdown are fully inked.
    let ink = Ink.text.rawValue * 16 + 15
    #expect(rows[1201 * 540..<1201 * 600].count { $0 == ink } > 500)
    #expect(bytes.count < 400_000)
  }

  @Test func `a PNG of a language with other letters is in English, and says so`() async throws {
    let folder = try TemporaryFolder()
    let outcome = await Outcome.of(Self.night + ["--lang", "ja", "-o", folder.path("santa.png")])
    #expect(outcome.exitCode == .success && outcome.errorOutput.hasPrefix("note: PNG にはラテン文字"))
    let vector = await Outcome.of(Self.night + ["--lang", "ja", "--format", "svg"])
    #expect(vector.errorOutput == "" && vector.output.contains("オスロ"))
  }

  @Test func `a file or a format that doesn't fit is explained`() async throws {
    let binary = await Outcome.of("postcard", "--format", "png")
    #expect(binary.exitCode == .usage && binary.errorOutput.contains("-o santa.png"))
    let unknown = await Outcome.of("postcard", "-o", "santa.gif")
    #expect(unknown.exitCode == .usage && unknown.errorOutput.contains("must end with .svg, .png or .txt"))
    let folder = try TemporaryFolder()
    let missing = await Outcome.of(Self.night + ["-o", folder.path("none/santa.svg")])
    #expect(missing.exitCode == .ioError && missing.errorOutput.contains("can't be written"))
  }
}
