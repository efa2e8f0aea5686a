import Foundation
import RepoList

/// Draws the list: after each change, in short steps while a row is in motion, and every second to update the times.
@MainActor
final class Display {
  private let user: String
  private var rows = Rows()
  private var terminal: Terminal?
  private var motion: Task<Void, Never>?
  private var clock: Task<Void, Never>?
  var status = Status.polling { didSet { draw() } }

  init(user: String, ended: @escaping @MainActor () -> Void) {
    self.user = user
    terminal = Terminal(resized: { [weak self] in self?.draw() }, ended: ended)
    clock = Task { [weak self] in
      while (try? await Task.sleep(for: .seconds(1))) != nil { self?.draw() }
    }
  }

  func show(_ rows: Rows) {
    self.rows = rows
    draw()
    if motion == nil, rows.isMoving(at: Date()) {
      motion = Task { [weak self] in
        while let self, self.rows.isMoving(at: Date()), (try? await Task.sleep(for: .milliseconds(33))) != nil
        {
          draw()
        }
        self?.motion = nil
      }
    }
  }

  func restore() {
    for task in [motion, clock] { task?.cancel() }
    terminal?.restore()
    terminal = nil
  }

  private func draw() {
    guard let terminal else { return }
    let (columns, height) = terminal.size
    let frame = Frame(rows, user: user, status: status, columns: columns, height: height, now: Date())
    terminal.draw { frame.sequence(hasColors: $0) }
  }
}
