import Foundation
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// `track --record`. The tests that need a terminal run in real time, and have separate threads.
@Suite(.unlessItHangs) struct TrackRecordingTests {
  /// Returns the events of a recording behind its header. Every line must be valid JSON.
  private func events(in file: String) throws -> (
    header: [String: Any], events: [(time: Double, kind: String, text: String)]
  ) {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
    let values = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) }
    let header = try #require(values.first as? [String: Any])
    let events = try values.dropFirst().map { value in
      let event = try #require(value as? [Any])
      return (
        time: try #require(event[0] as? Double), kind: try #require(event[1] as? String),
        text: try #require(event[2] as? String)
      )
    }
    return (header, events)
  }

  @Test func `lines are recorded as they are printed, with the line ends of a terminal`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("night.cast")
    let outcome = await Outcome.of(
      ["track", "--demo", "--speed", "6000", "--store", ":memory:", "--home", "Oslo", "--record", file],
      environment: ["TERM": "xterm"], until: "°C")
    #expect(outcome.errorOutput == "" && outcome.exitCode == .success)
    let recording = try events(in: file)
    #expect(recording.header["version"] as? Int == 2 && recording.header["width"] as? Int == 80)
    #expect(recording.header["height"] as? Int == 24 && recording.header["timestamp"] is Int)
    #expect(recording.header["env"] as? [String: String] == ["TERM": "xterm"])
    #expect(recording.events.allSatisfy { $0.kind == "o" && $0.text.hasSuffix("\r\n") })
    let text = recording.events.map(\.text).joined().replacing("\r\n", with: "\n")
    // The reader of the output left after a line, which is therefore not recorded.
    #expect(!text.isEmpty && outcome.output.hasPrefix(text))
    #expect(zip(recording.events, recording.events.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `the dashboard is recorded until Ctrl-C, and a player shows the same screen`() async throws {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let file = folder.path("night.cast")
      let terminal = try PseudoTerminal([
        ProgramRun.executable.path, "track", "--demo", "--store", ":memory:", "--home", "Oslo", "--record",
        file,
      ])
      try terminal.wait(forScreen: "Presents")
      // Ctrl-C, which the dashboard reads as a key.
      terminal.type("\u{03}")
      _ = try terminal.end()
      let recording = try events(in: file)
      #expect(recording.header["width"] as? Int == 80 && recording.header["height"] as? Int == 24)
      var screen = ScreenEmulator(.usual)
      for event in recording.events { screen.write(event.text) }
      #expect(screen.text.contains("Presents") && screen.mistakes.isEmpty, "\(screen.mistakes)")
    }
  }

  @Test func `the dashboard is an SVG, whose last frame every viewer shows`() async throws {
    try await Thread.onOwn {
      let folder = try TemporaryFolder()
      let file = folder.path("night.svg")
      let terminal = try PseudoTerminal([
        ProgramRun.executable.path, "track", "--demo", "--store", ":memory:", "--home", "Oslo", "--record",
        file,
      ])
      try terminal.wait(forScreen: "Presents")
      terminal.type("q")
      #expect(try terminal.end() == 0)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(
        text.hasPrefix("<svg xmlns=") && text.hasSuffix("</svg>\n") && text.contains(">Presents</text>"))
      #expect(!text.contains("<script"))
      // Only frames before the last one are hidden without animations.
      #expect(text.matches(of: /<g class="f"/).count <= 1)
    }
  }

  @Test func `an animation of a long flight is short, and shows a terminal's changes of size`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("night.svg")
    let recorder = try FrameRecorder(path: file)
    let start = ContinuousClock.now
    for second in 0..<3600 {
      let isWide = second < 1800
      var frame = Canvas(TerminalSize(columns: isWide ? 80 : 40, rows: isWide ? 24 : 12))
      frame.put("second \(second)", at: 0, second % 12, .plain)
      recorder.frameShown(frame, at: start + .seconds(second))
    }
    try recorder.finish()
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let frames = text.matches(of: /<g class="f/).count
    #expect((FrameRecorder.limit / 2...FrameRecorder.limit + 1).contains(frames), "\(frames)")
    #expect(text.contains("width=\"\(80 * 8 + 16)\"") && text.contains(">second</text>"))
    #expect(text.matches(of: /<g class="f h"/).count == frames - 1)
    let duration = try #require(text.firstMatch(of: /animation:f ([0-9.]+)s/).flatMap { Double($0.1) })
    #expect(duration <= 31, "\(duration)")
    #expect(text.contains(">3599</text>"), "the last frame ends the animation")
  }

  @Test func `a file that can't be written, and a name without a format, are explained`() async throws {
    let folder = try TemporaryFolder()
    let missing = await Outcome.of(
      "track", "--store", ":memory:", "--record", folder.path("missing/night.cast"))
    #expect(
      missing.exitCode == .ioError
        && missing.errorOutput.contains("can't be written: No such file or directory."))
    let unknown = await Outcome.of("track", "--store", ":memory:", "--record", "night.gif")
    #expect(
      unknown.exitCode == .usage && unknown.errorOutput.contains("the name must end with .cast or .svg"))
    let piped = await Outcome.of("track", "--store", ":memory:", "--record", folder.path("night.svg"))
    #expect(piped.exitCode == .usage && piped.errorOutput.contains("an SVG shows the dashboard"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("night.svg")))
  }
}
