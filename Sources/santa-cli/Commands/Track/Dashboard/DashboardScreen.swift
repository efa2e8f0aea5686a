import SantaCore
import Synchronization

/// Shows a tracker's flight on a terminal until somebody quits.
///
/// What is told and what is typed changes the state; a frame is drawn after it has, and what came while one was written
/// is in the next. So a slow line gets fewer frames and never old ones, and when nothing is told nothing is written.
final class DashboardScreen: Sendable {
  private struct Shared {
    var state: DashboardState
    var shouldRing = false
    /// Nobody knows what the terminal shows.
    var needsFullRedraw = true
  }

  /// The time that a frame stays at least; more of them nobody could see.
  private static let frameTime: Duration = .milliseconds(40)

  private let tracker: Tracker
  private let terminal: any Terminal
  private let capabilities: TerminalCapabilities
  private let words: DashboardWords
  private let units: Units
  private let hasBell: Bool
  private let shared: Mutex<Shared>
  private let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private let actions: AsyncStream<DashboardAction>
  private let action: AsyncStream<DashboardAction>.Continuation

  init(
    tracker: Tracker, home: Home, terminal: any Terminal, capabilities: TerminalCapabilities,
    audience: Audience, hasBell: Bool
  ) {
    self.tracker = tracker
    self.terminal = terminal
    self.capabilities = capabilities
    words = .of(audience.language)
    units = audience.units
    self.hasBell = hasBell
    shared = Mutex(Shared(state: DashboardState(home: home)))
    (changes, change) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    (actions, action) = AsyncStream.makeStream()
  }

  /// Takes in what the tracker told.
  func eventArrived(_ event: TrackerEvent) {
    shared.withLock { shared in
      if shared.state.eventArrived(event) { shared.shouldRing = true }
    }
    change.yield()
  }

  /// Takes the terminal over, and gives it back when somebody quits or the task is cancelled.
  ///
  /// - Throws: `StreamError` where the terminal can't be written; what the tracker throws where its clock can't be.
  func run() async throws {
    defer { terminal.leave() }
    try terminal.enter { [weak self] event in self?.terminalEventArrived(event) }
    change.yield()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.draw() }
      group.addTask { try await self.performActions() }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func terminalEventArrived(_ event: TerminalEvent) {
    switch event {
    case .key(let key):
      if let asked = shared.withLock({ $0.state.keyPressed(key) }) { action.yield(asked) }
    // Some terminals move what they show when their size changes, also when it changes back.
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
      }
    }
    try Task.checkCancellation()
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
