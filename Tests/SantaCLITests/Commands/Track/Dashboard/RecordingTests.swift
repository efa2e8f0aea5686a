import Foundation
import SantaCore
import Testing

@testable import santa_cli

/// The recording in the README. `scripts/make-frames.sh` writes it together with the frames.
struct RecordingTests {
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../docs/recording.svg").standardizedFileURL

  /// A typical demonstration: the world, the list with a search, the last minutes, and the arrival.
  private static var frames: [Canvas] {
    let size = TerminalSize(columns: 84, rows: 26)
    let home = DashboardScene.homeArrival
    var frames: [Canvas] = []
    func show(_ time: Date, _ keys: [Key] = []) {
      var scene = DashboardScene(at: time)
      for key in keys { _ = scene.state.keyPressed(key) }
      frames.append(scene.frame(size))
    }
    for hour in stride(from: 5.5, through: 11.5, by: 1) { show(.takeOff + hour * 3600) }
    let search = "reyk".map { Key.character($0) }
    for count in 0...search.count { show(.takeOff + 11.5 * 3600, [.character("l")] + search.prefix(count)) }
    show(.takeOff + 11.5 * 3600, [.character("l")] + search)
    let zoom = (0...4).map { [Key.character("h")] + Array(repeating: .character("i"), count: $0) }
    for (index, keys) in zoom.enumerated() { show(home - 600 + Double(index) * 60, keys) }
    for seconds in stride(from: -180.0, through: 180, by: 60) { show(home + seconds, zoom[4]) }
    return frames
  }

  @Test func `the recording shows the frames as they are, and the README shows the recording`() throws {
    let text = SVGRecording(frames: Self.frames, duration: 0.7).text
    if DashboardFrameTests.isMaking { try Data(text.utf8).write(to: Self.file) }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == text, "run scripts/make-frames.sh")
    // A larger image would make the page slow to load.
    #expect(text.utf8.count < 1_000_000)
    let readme = Self.file.deletingLastPathComponent().appending(path: "../README.md")
    #expect(try String(contentsOf: readme, encoding: .utf8).prefix(2500).contains("docs/recording.svg"))
  }

  @Test func `it is well-formed XML, and every row that is used is defined`() throws {
    let text = SVGRecording(frames: Array(Self.frames.suffix(3)), duration: 1).text
    var open: [Substring] = []
    for tag in text.matches(of: /<(\/?)([a-z]+)[^<>]*?(\/?)>/) {
      switch (tag.1.isEmpty, tag.3.isEmpty) {
      case (true, true): open.append(tag.2)
      case (false, _): #expect(open.popLast() == tag.2)
      case (true, false): break
      }
    }
    #expect(open.isEmpty && text.hasPrefix("<svg xmlns="))
    let used = Set(text.matches(of: /href="#(r\d+)"/).map { String($0.1) })
    let defined = text.matches(of: /<g id="(r\d+)"/).map { String($0.1) }
    #expect(used == Set(defined) && defined.count == used.count && !used.isEmpty)
  }
}
