import Foundation
import TaskBoard

/// Shows the list until the user quits. The main actor handles keys and the changes of other terminals in turn.
@MainActor
final class Editor {
  private let board: Board
  private let terminal: Terminal
  /// The text that the user is typing; nil while keys are commands.
  private var draft: String?

  init(_ directory: URL) throws {
    board = try Board(directory)
    terminal = Terminal()
  }

  func run() async throws {
    defer { terminal.restore() }
    board.changed = { [weak self] in self?.draw() }
    terminal.resized = { [weak self] in self?.draw() }
    draw()
    for await key in terminal.keys {
      guard try draft.map({ try type(key, $0) }) ?? command(key) else { return }
      draw()
    }
  }

  private func draw() { terminal.draw(board.frame(height: terminal.height, draft: draft)) }

  /// Handles a key while the user is typing, and returns whether the program continues.
  private func type(_ key: Terminal.Key, _ text: String) throws -> Bool {
    switch key {
    case .enter:
      draft = nil
      if !text.isEmpty { try board.add(text) }
    case .escape: draft = nil
    case .backspace: draft = String(text.dropLast())
    case .character(let character): draft = text + String(character)
    case .up, .down: break
    case .end: return false
    }
    return true
  }

  private func command(_ key: Terminal.Key) throws -> Bool {
    switch key {
    case .character("j"), .down: board.select(by: 1)
    case .character("k"), .up: board.select(by: -1)
    case .character("J"): try board.move(by: 1)
    case .character("K"): try board.move(by: -1)
    case .character(" "), .enter: try board.toggle()
    case .character("d"): try board.remove()
    case .character("a"): draft = ""
    case .character("q"), .end: return false
    default: break
    }
    return true
  }
}
