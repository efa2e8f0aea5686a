import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

@testable import santa_cli

/// The messages that say that a server is unreachable.
struct ServerStatusTests {
  private static let now = Date.takeOff

  private func lines(
    _ format: OutputFormat, _ statuses: [ServerStatus], _ language: Language = .english
  ) throws -> [String] {
    let output = RecordedStream()
    let printer = ServerPrinter(
      format, Audience(language: language), clock: ImmediateClock(Self.now), output: output)
    for status in statuses { try printer.print(status) }
    return output.text.split(separator: "\n").map(String.init)
  }

  private static let statuses: [ServerStatus] = [
    .heard, .silent(since: now - 12, reason: "Nothing answers."), .silent(since: now - 13, reason: nil),
    .heard,
    .silent(since: nil, reason: nil),
  ]

  @Test func `a line is printed when it is heard no more, and when it is heard again`() throws {
    #expect(
      try lines(.plain, Self.statuses) == [
        "📡 No connection to the server (last heard 12s ago). The flight continues with the data on this machine. Nothing answers.",
        "📡 The server is connected again.",
        "📡 No connection to the server (no contact yet). The flight continues with the data on this machine.",
      ])
    #expect(
      try lines(.plain, Self.statuses, .german).first
        == "📡 Der Server ist weg (zuletzt gehört vor 12s). Der Flug geht weiter, soweit er hier bekannt ist. Nothing answers."
    )
  }

  @Test func `for programs it is an object`() throws {
    #expect(
      try lines(.json, Self.statuses) == [
        #"{"event":"server","time":"2026-12-24T10:00:00Z","heard":false,"lastHeard":"2026-12-24T09:59:48Z","reason":"Nothing answers."}"#,
        #"{"event":"server","time":"2026-12-24T10:00:00Z","heard":true}"#,
        #"{"event":"server","time":"2026-12-24T10:00:00Z","heard":false}"#,
      ])
  }

  @Test(arguments: [(40, 12), (80, 24), (200, 50)])
  func `the dashboard says it in its last row`(_ columns: Int, _ rows: Int) {
    var scene = DashboardScene(at: .afterTakeOff(minutes: 90))
    scene.state.serverChanged(.silent(since: Self.now - 12, reason: nil), at: Self.now)
    let size = TerminalSize(columns: columns, rows: rows)
    #expect(scene.frame(size).lines.last?.contains("last heard 12s ago") == true)
    scene.state.serverChanged(.heard, at: Self.now)
    #expect(scene.frame(size).lines.last?.contains("heard") == false)
  }
}
