import SantaCore
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Shows a tracker's flight on a terminal until the user quits.
///
/// Events and keys change the state, and each change requests a frame. Changes that arrive while a frame is written are
/// included in the next one. A slow terminal connection therefore receives fewer frames, but never outdated ones. Without
/// changes, nothing is written.
final class DashboardScreen: Sendable {
  private struct Shared {
    var state: DashboardState
    var shouldRing = false
    /// Whether the next frame must be written completely, because the contents of the terminal are unknown.
    var needsFullRedraw = true
    /// The background of the terminal; nil if it isn't known.
    var background: Theme.Background?
    /// Whether the terminal may still answer the question for its background.
    var awaitsBackground = false
  }

  /// The time between two positions of Santa if he moves smoothly.
  private static let moveTime: Duration = .milliseconds(100)
  /// The minimum time between frames.
  private static let frameTime: Duration = .milliseconds(40)
  /// The time that the first frame waits for the background of the terminal, so that it has the right colours at once.
  private static let backgroundTime: Duration = .milliseconds(150)

  private let tracker: Tracker
  private let terminal: any Terminal
  private let capabilities: TerminalCapabilities
  private let words: DashboardWords
  private let units: Units
  private let theme: ThemeChoice
  private let isCompact: Bool
  private let hasBell: Bool
  /// Receives every frame; nil if none is recorded.
  private let recorder: FrameRecorder?
  /// The clock by which Santa moves ten times a second; nil if he moves with the tracker's events, once a second.
  private let smoothClock: (any TrackerClock)?
  private let shared: Mutex<Shared>
  private let changes: AsyncStream<Void>
  private let change: AsyncStream<Void>.Continuation
  private let actions: AsyncStream<DashboardAction>
  private let action: AsyncStream<DashboardAction>.Continuation

  init(
    tracker: Tracker, home: Home, terminal: any Terminal, capabilities: TerminalCapabilities,
    audience: Audience, theme: ThemeChoice, background: Theme.Background? = nil, isCompact: Bool = false,
    hasBell: Bool, onlyFollows: Bool = false, smoothClock: (any TrackerClock)? = nil,
    recorder: FrameRecorder? = nil
  ) {
    self.recorder = recorder
    self.tracker = tracker
    self.terminal = terminal
    self.capabilities = capabilities
    words = audience.language.dashboard
    units = audience.units
    (self.theme, self.isCompact) = (theme, isCompact)
    self.hasBell = hasBell
    self.smoothClock = smoothClock
    var state = DashboardState(home: home, onlyFollows: onlyFollows)
    state.language = words.language
    shared = Mutex(
      Shared(
        state: state, background: background,
        awaitsBackground: theme.needsBackground && capabilities.tellsBackground))
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

  /// Shows news of the server.
  func serverChanged(_ news: ServerNews, at now: Date) {
    shared.withLock { $0.state.serverChanged(news, at: now) }
    change.yield()
  }

  /// Takes over the terminal, and restores it when the user quits or the task is cancelled.
  ///
  /// - Throws: `StreamError` if the terminal can't be written; the error of the tracker if its clock can't be changed.
  func run() async throws {
    defer { terminal.leave() }
    try terminal.enter(asksForBackground: shared.withLock { $0.awaitsBackground }) { [weak self] event in
      self?.terminalEventArrived(event)
    }
    change.yield()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await self.draw() }
      group.addTask { try await self.performActions() }
      group.addTask { try await self.animate() }
      if let smoothClock { group.addTask { try await self.moveSanta(by: smoothClock) } }
      defer { group.cancelAll() }
      try await group.next()
    }
  }

  private func terminalEventArrived(_ event: TerminalEvent) {
    switch event {
    case .key(let key):
      let hasRoom = !isCompact && DashboardLayout(terminal.size, hasTimeline: true) != nil
      if let asked = shared.withLock({ $0.state.keyPressed(key, hasRoomForList: hasRoom) }) {
        action.yield(asked)
      }
    case .mouse(let event):
      let size = terminal.size
      if let asked = shared.withLock({ $0.state.mouseMoved(event, size) }) { action.yield(asked) }
    // Some terminals move their contents when they are resized, even if the size is the same afterwards.
    case .resized, .resumed: shared.withLock { $0.needsFullRedraw = true }
    case .background(let color):
      shared.withLock { shared in
        (shared.background, shared.awaitsBackground, shared.needsFullRedraw) = (
          Theme.Background(color), false, true
        )
      }
    case .identified: shared.withLock { $0.awaitsBackground = false }
    case .closed: action.yield(.quit)
    }
    change.yield()
  }

  private func performActions() async throws {
    for await action in actions {
      do {
        switch action {
        case .quit: return
        case .togglePause: try await tracker.togglePause()
        case .multiplySpeed(let factor): try await tracker.multiplySpeed(by: factor)
        case .seek(let time): try await tracker.seek(to: time)
        }
      } catch let error as StoreError where error.code == .readOnly {
        shared.withLock { $0.state.actionWasRefused() }
        change.yield()
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

  /// Updates the animations every second of real time.
  private func animate() async throws {
    while true {
      try await Task.sleep(for: .seconds(1))
      if shared.withLock({ $0.state.secondPassed() }) { change.yield() }
    }
  }

  private func waitForBackground() async throws {
    let end = ContinuousClock.now + Self.backgroundTime
    while shared.withLock({ $0.awaitsBackground }), ContinuousClock.now < end {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  private func draw() async throws {
    try await waitForBackground()
    var renderer = DashboardRenderer(words: words, units: units, theme: Theme(depth: capabilities.colors))
    renderer.isCompact = isCompact
    var shown: Canvas?
    for await _ in changes {
      let (state, shouldRing, background) = shared.withLock { shared in
        if shared.needsFullRedraw { shown = nil }
        defer { (shared.shouldRing, shared.needsFullRedraw) = (false, false) }
        return (shared.state, shared.shouldRing, shared.background)
      }
      renderer.theme = Theme(theme, depth: capabilities.colors, detected: background)
      let frame = renderer.frame(state, terminal.size)
      var text = CanvasUpdate(from: shown, to: frame, depth: capabilities.colors).text
      if !text.isEmpty, capabilities.announcesFrames {
        text = TerminalSequence.beginFrame + text + TerminalSequence.endFrame
      }
      if shouldRing, hasBell { text += TerminalSequence.bell }
      if !text.isEmpty { try terminal.write(text) }
      shown = frame
      recorder?.frameShown(frame)
      try await Task.sleep(for: Self.frameTime)
    }
    try Task.checkCancellation()
  }
}
