import Foundation
import Testing

@testable import santa_cli

struct CompactViewTests {
  private func lines(_ scene: DashboardScene, columns: Int = 60, _ language: Language = .english) -> [String]
  {
    var renderer = DashboardRenderer(words: language.dashboard, units: .metric, theme: Theme(depth: .none))
    renderer.isCompact = true
    return renderer.frame(scene.state, TerminalSize(columns: columns, rows: 3)).lines
  }

  @Test func `three lines have the countdown, the activity and the presents`() {
    let lines = lines(DashboardScene(at: .takeOff + 9 * 3600 + 47))
    #expect(lines.count == 3)
    #expect(lines[0].contains("Santa reaches Oslo in") && lines[0].hasSuffix("19:00 UTC"))
    #expect(lines[1].contains("Delivering") || lines[1].contains("Flying") || lines[1].contains("→"))
    #expect(lines[2].contains("█") && lines[2].hasSuffix("%"))
  }

  @Test func `before the flight, the third line has the door of Advent`() {
    let lines = lines(DashboardScene(at: .takeOff - 19 * 86_400, clock: .real))
    #expect(lines[0].contains("Take-off in 19d"))
    #expect(lines[2].contains("🎄"))
  }

  @Test func `a screen without room for the list of stops doesn't open it, and closes an open one`() {
    var scene = DashboardScene(at: .takeOff + 9 * 3600)
    for key in [Key.character("l"), .character("/"), .tab] {
      _ = scene.state.keyPressed(key, hasRoomForList: false)
      #expect(scene.state.list == nil)
    }
    _ = scene.state.keyPressed(.character("l"))
    #expect(scene.state.list != nil)
    #expect(
      scene.state.keyPressed(.character("q"), hasRoomForList: false) == .quit && scene.state.list == nil)
  }

  @Test(arguments: [10, 30, 50, 100])
  func `lines are never wider than the pane`(columns: Int) {
    for language in Language.allCases {
      for seconds in [-80_000.0, 100, 40_000, 95_000] {
        for line in lines(DashboardScene(at: .takeOff + seconds), columns: columns, language) {
          #expect(DisplayWidth.columns(of: line) <= columns)
        }
      }
    }
  }
}
