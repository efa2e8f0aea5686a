import Foundation
import Testing

@testable import TaskBoard

@Suite("The board of a terminal") @MainActor
final class BoardTests {
  private let directory = FileManager.default.temporaryDirectory.appending(path: "tasks-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: directory) }

  private func board(_ texts: String...) throws -> Board {
    let board = try Board(directory)
    for text in texts { try board.add(text) }
    return board
  }

  /// Runs the program in a separate process, like another terminal.
  @discardableResult
  private func tasks(_ arguments: String...) throws -> (output: String, code: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "tasks")
    process.arguments = [directory.path] + arguments
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    process.waitUntilExit()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test("What is done here is in the rows and in the store")
  func edit() throws {
    let board = try board("sledge", "bells", "reindeer")
    #expect(board.rows.map(\.text) == ["sledge", "bells", "reindeer"] && board.selection == 2)
    try board.move(by: -1)
    try board.move(by: -1)
    try board.move(by: -1)
    try board.toggle()
    #expect(board.rows.map(\.text) == ["reindeer", "sledge", "bells"] && board.selection == 0)
    board.select(by: 5)
    try board.remove()
    #expect(board.stored == board.rows && board.selection == 1)
    #expect(try tasks().output == "[x] reindeer\n[ ] sledge\n")
    board.refresh()
    #expect(board.rows == board.stored, "the own changes do not come a second time")
  }

  @Test("An empty list can be edited, too")
  func empty() throws {
    let board = try board()
    try board.move(by: 1)
    try board.toggle()
    try board.remove()
    board.select(by: 1)
    #expect(board.rows.isEmpty && board.selection == nil)
    #expect(board.frame(height: 10).prefix(3) == ["0 of 0 to do", "", "Nothing yet."])
  }

  @Test("Changes of another process come by themselves, and the selection stays with its item")
  func follow() async throws {
    let followed = try board()
    let (counts, changes) = AsyncStream.makeStream(of: Int.self)
    followed.changed = { changes.yield(followed.rows.count) }
    try followed.add("sledge")
    #expect(try tasks("add", "bells").code == 0)
    for await count in counts where count == 2 { break }
    #expect(followed.rows.map(\.text) == ["sledge", "bells"] && followed.selection == 0)
    #expect(followed.rows.map(\.isNews) == [false, true])
    followed.select(by: 1)
    #expect(followed.rows.map(\.isNews) == [false, false])
  }

  @Test("A change here begins with what another process has just committed")
  func race() throws {
    let board = try board("sledge", "bells")
    for step in 0..<5 {
      try tasks("add", "new \(step)")
      // The main actor was busy all the time, so this board doesn't know about the new item yet.
      try board.move(by: step.isMultiple(of: 2) ? -1 : 1)
      #expect(board.rows.map(\.id) == board.stored.map(\.id), "step \(step)")
    }
    #expect(board.rows.map(\.text).filter { !$0.hasPrefix("new") } == ["bells", "sledge"])
    #expect(board.rows[try #require(board.selection)].text == "bells")
  }

  @Test("A frame has the rows around the selected one, and no control characters")
  func frame() throws {
    let board = try board("a\u{1B}[2J", "b", "c", "d", "e")
    #expect(
      board.frame(height: 7) == [
        "5 of 5 to do", "", "  [ ] c", "  [ ] d", "> [ ] e", "", board.frame(height: 7)[6],
      ])
    board.select(by: -9)
    #expect(board.frame(height: 5, draft: "f").suffix(3) == ["> [ ] a [2J", "", "New: f_"])
  }

  @Test("Bad input is an exit code and a sentence")
  func badInput() throws {
    #expect(try tasks("add").code == 64)
    try Data("no store".utf8).write(to: directory)
    #expect(try tasks("add", "sledge").code == 1)
  }
}
