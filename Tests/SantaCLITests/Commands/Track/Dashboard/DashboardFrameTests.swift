import Foundation
import SantaCore
import Testing

@testable import santa_cli

/// Frames at fixed sizes and times, stored as files. `scripts/make-frames.sh` writes these files and the frames in
/// `docs/santa-cli.md`.
struct DashboardFrameTests {
  static let isMaking = ProcessInfo.processInfo.environment["SANTACORE_MAKE_FRAMES"] == "1"

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fixtures/frames").standardizedFileURL
  private static let manual = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../../docs/santa-cli.md").standardizedFileURL

  private static let sizes = [(40, 12), (80, 24), (200, 50)].map { TerminalSize(columns: $0.0, rows: $0.1) }

  /// The scenes of a night, by name.
  private static var scenes: [(name: String, scene: DashboardScene)] {
    let home = DashboardScene.homeArrival
    return [
      ("before-take-off", DashboardScene(at: .takeOff - 12_000, clock: .real)),
      ("in-flight", DashboardScene(at: .takeOff + 9 * 3600 + 47, clock: .real, hasReading: true)),
      ("near-home", DashboardScene(at: home - 450)),
      ("at-home", DashboardScene(at: home + 20)),
      ("after-landing", DashboardScene(at: .takeOff + 26 * 3600)),
    ]
  }

  /// All frames that are stored as files, by file name.
  private static var frames: [(name: String, canvas: Canvas)] {
    var frames: [(String, Canvas)] = []
    for (name, scene) in scenes {
      for size in sizes { frames.append(("\(name)-\(size.columns)x\(size.rows)", scene.frame(size))) }
    }
    let (near, flight) = (scenes[2].scene, scenes[1].scene)
    frames.append(("near-home-39x11", near.frame(TerminalSize(columns: 39, rows: 11))))
    frames.append(("near-home-50x40", near.frame(TerminalSize(columns: 50, rows: 40))))
    frames.append(("in-flight-japanese-80x24", flight.frame(.usual, language: .japanese)))
    frames.append(("in-flight-without-colour-80x24", flight.frame(.usual, depth: .none, units: .imperial)))
    for (name, keys) in [("zoom-home", "h"), ("zoom-santa", "m"), ("help", "?")] {
      frames.append(("in-flight-\(name)-80x24", pressing(keys, in: flight).frame(.usual)))
    }
    for (name, keys) in [
      ("list", "l"), ("list-search", "lreyk"), ("continent", "ho"), ("500-km", "hiiiiii"), ("help", "?"),
    ] {
      for size in sizes {
        frames.append(
          (
            "demonstration-\(name)-\(size.columns)x\(size.rows)",
            pressing(keys, in: demonstration).frame(size)
          ))
      }
    }
    frames.append(
      (
        "demonstration-list-japanese-80x24",
        pressing("l", in: demonstration).frame(.usual, language: .japanese)
      ))
    return frames
  }

  private static let demonstration = DashboardScene(at: DashboardScene.homeArrival - 5000)

  private static func pressing(_ keys: String, in scene: DashboardScene) -> DashboardScene {
    var scene = scene
    for key in keys { _ = scene.state.keyPressed(.character(key)) }
    return scene
  }

  @Test func `frames match the recorded ones`() throws {
    for (name, canvas) in Self.frames {
      let file = Self.fixtures.appending(path: "\(name).txt")
      let text = canvas.lines.joined(separator: "\n") + "\n"
      if Self.isMaking {
        try FileManager.default.createDirectory(at: Self.fixtures, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.fixtures.path)
    #expect(Set(names) == Set(Self.frames.map { "\($0.name).txt" }))
  }

  /// An ellipsis never cuts a number.
  @Test func `no frame cuts a number`() {
    for columns in [40, 60, 80, 140] {
      for language in Language.allCases {
        for (name, scene) in Self.scenes {
          let lines = scene.frame(TerminalSize(columns: columns, rows: 24), language: language).lines
          // Most lines are complete.
          for line in lines where line.contains("…") {
            #expect(!line.contains(/\d…/), "\(name), \(columns) columns: \(line)")
            #expect(!line.contains(/\d (k|km|km\/|m|mi)?…/), "\(name), \(columns) columns: \(line)")
          }
        }
      }
    }
  }

  @Test func `the manual shows frames as they are`() throws {
    let marks = ("<!-- frames: scripts/make-frames.sh -->\n", "<!-- end of frames -->\n")
    var text = try String(contentsOf: Self.manual, encoding: .utf8)
    let start = try #require(text.range(of: marks.0)).upperBound
    let end = try #require(text.range(of: marks.1)).lowerBound
    let captions = [
      ("in-flight", "Nine hours into the flight, over a terminal of 80 columns and 24 rows:"),
      ("near-home", "Seven minutes before Santa is in Oslo:"),
    ]
    let wanted = try captions.map { name, caption in
      let scene = try #require(Self.scenes.first { $0.name == name }).scene
      return "\n\(caption)\n\n```text\n\(scene.frame(.usual).lines.joined(separator: "\n"))\n```\n"
    }.joined()
    if Self.isMaking {
      text.replaceSubrange(start..<end, with: wanted)
      try Data(text.utf8).write(to: Self.manual)
    } else {
      #expect(text[start..<end] == wanted)
    }
  }

  @Test func `any size has a frame, in which nothing is cut in half`() {
    let scenes = Self.scenes.map(\.scene)
    for columns in [1, 7, 39, 40, 60, 71, 72, 100, 119, 120, 169, 170, 221] {
      for rows in [1, 2, 11, 12, 13, 18, 23, 51] {
        let size = TerminalSize(columns: columns, rows: rows)
        for scene in [scenes[0], scenes[2]] {
          let canvas = scene.frame(size, depth: .none)
          #expect(canvas.size == size)
          #expect(canvas.lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
          if columns >= 40, rows >= 12 {
            // The most important parts are shown at any size.
            #expect(canvas.lines.contains { $0.contains("▀▀") || $0.contains("██") }, "\(size)")
          }
        }
      }
    }
  }

  @Test func `without colours nothing but bold, dim and reverse is asked for`() {
    let canvas = Self.scenes[2].scene.frame(.usual, depth: .none)
    let text = CanvasUpdate(from: nil, to: canvas, depth: .none).text
    #expect(!text.contains("38;"))
    #expect(!text.contains(/\e\[[0-9;]*(3[0-7]|9[0-7]|4[0-7])m/))
  }
}

extension FlightClock {
  /// A clock that runs in real time.
  static let real = FlightClock(origin: .takeOff, startedAt: .takeOff)
}
