import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows a tracker's flight on a terminal until the user quits.
///
/// Events and keys change the state, and each change asks for a frame. Changes that arrive while a frame is written are
/// in the next one. A slow line therefore gets fewer frames, but no outdated ones, and without changes nothing is
/// written.
final class DashboardScreen: Sendable {
  private struct Shared {
    var state: DashboardState
    var shouldRing = false
    /// Whether the next frame must be written completely, because it is not known what the terminal shows.
    var needsFullRedraw = true
  }

  /// The time between two moves of Santa, if he is to move smoothly.
  private static let moveTime: Duration = .milliseconds(100)
  /// The minimum time between frames.
  private static let frameTime: Duration = .milliseconds(40)

  private let tracker: Tracker
  private let terminal: any Terminal
  private let capabilities: TerminalCapabilities
  private let words: DashboardWords
  private let units: Units
  private let hasBell: Bool
  /// The clock by which Santa moves ten times a second; nil if he moves with the events of the tracker, each second.
  private let smoothClock: (any TrackerClock)?
  private let shared: Mutex<Shared>
  private let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private let actions: AsyncStream<DashboardAction>
  private let action: AsyncStream<DashboardAction>.Continuation

  init(
    tracker: Tracker, home: Home, terminal: any Terminal, capabilities: TerminalCapabilities,
    audience: Audience, hasBell: Bool, onlyFollows: Bool = false, smoothClock: (any TrackerClock)? = nil
  ) {
    self.tracker = tracker
    self.terminal = terminal
    self.capabilities = capabilities
    words = audience.language.dashboard
    units = audience.units
    self.hasBell = hasBell
    self.smoothClock = smoothClock
    shared = Mutex(Shared(state: DashboardState(home: home, onlyFollows: onlyFollows)))
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (actions, action) = AsyncStream.makeStream()
  }

  /// Shows an event of the tracker.
  func eventArrived(_ event: TrackerEvent) {
    shared.withLock { shared in
      if shared.state.eventArrived(event) { shared.shouldRing = true }
    }
    change.yield()
  }

  /// Shows how the server is heard.
  func serverChanged(_ status: ServerStatus, at now: Date) {
    shared.withLock { $0.state.serverChanged(status, at: now) }
    change.yield()
  }

  /// Takes over the terminal, and restores it when the user quits or the task is cancelled.
  ///
  /// - Throws: `StreamError` if the terminal can't be written; the error of the tracker if its clock can't be changed.
  func run() async throws {
    defer { terminal.leave() }
    try terminal.enter { [weak self] event in self?.terminalEventArrived(event) }
    change.yield()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.draw() }
      group.addTask { try await self.performActions() }
      if let smoothClock { group.addTask { try await self.moveSanta(by: smoothClock) } }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func terminalEventArrived(_ event: TerminalEvent) {
    switch event {
    case .key(let key):
      if let asked = shared.withLock({ $0.state.keyPressed(key) }) { action.yield(asked) }
    case .mouse(let event):
      let size = terminal.size
      if let asked = shared.withLock({ $0.state.mouseMoved(event, size) }) { action.yield(asked) }
    // Some terminals move their contents when their size changes, even if it changes back.
    case .resized, .resumed: shared.withLock { $0.needsFullRedraw = true }
    case .closed: action.yield(.quit)
    }
    change.yield()
  }

  private func performActions() async throws {
    for await action in actions {
      switch action {
      case .quit: return
      case .togglePause: try await tracker.togglePause()
      case .multiplySpeed(let factor): try await tracker.multiplySpeed(by: factor)
      case .seek(let time): try await tracker.seek(to: time)
      }
    }
    try Task.checkCancellation()
  }

  private func moveSanta(by clock: any TrackerClock) async throws {
    while true {
      try await Task.sleep(for: Self.moveTime)
      if shared.withLock({ $0.state.advance(to: clock.now) }) { change.yield() }
    }
  }

  private func draw() async throws {
    var renderer = DashboardRenderer(words: words, units: units, theme: Theme(depth: capabilities.colors))
    var shown: Canvas?
    for await _ in changes {
      let (state, shouldRing) = shared.withLock { shared in
        if shared.needsFullRedraw { shown = nil }
        defer { (shared.shouldRing, shared.needsFullRedraw) = (false, false) }
        return (shared.state, shared.shouldRing)
      }
      let frame = renderer.frame(state, terminal.size)
      var text = CanvasUpdate(from: shown, to: frame, depth: capabilities.colors).text
      if !text.isEmpty, capabilities.announcesFrames {
        text = TerminalSequence.beginFrame + text + TerminalSequence.endFrame
      }
      if shouldRing, hasBell { text += TerminalSequence.bell }
      if !text.isEmpty { try terminal.write(text) }
      shown = frame
      try await Task.sleep(for: Self.frameTime)
    }
    try Task.checkCancellation()
  }
}
