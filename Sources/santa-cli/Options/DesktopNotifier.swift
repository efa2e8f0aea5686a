import SantaCore
import Synchronization

/// Shows desktop notifications when Santa gets closer to home. It uses `notify-send`, the program of the freedesktop.org
/// specification (https://specifications.freedesktop.org/notification-spec/latest/).
final class DesktopNotifier: Sendable {
  private static let program = "notify-send"

  private struct State {
    var santa: TrackerEvent.SantaState?
    var hasFailed = false
  }

  private let path: String?
  private let environment: [String: String]
  private let language: Language
  private let words: FlightWords
  private let errorOutput: any TextStream
  private let state = Mutex(State())

  /// Creates a notifier. Writes a note if the system has no program for notifications.
  init(for audience: Audience, in context: CommandContext) throws(StreamError) {
    environment = context.environment
    language = audience.language
    words = language.flight
    errorOutput = context.errorOutput
    path = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(Self.program)" }
      .first { $0.hasPrefix("/") && ChildProcess.isProgram($0) }
    if path == nil {
      try errorOutput.writeLine("\(language.labels.note) \(words.noNotifications(Self.program))")
    }
  }

  /// Shows a notification if this state triggers a notice. The first state triggers none.
  func santaMoved(to santa: TrackerEvent.SantaState) {
    guard let path else { return }
    let notice = state.withLock { state in
      defer { state.santa = santa }
      return state.santa.flatMap { HomeNotice.new(in: santa, since: $0).max() }
    }
    guard let notice else { return }
    let text = words.notice(notice, language.city(of: santa.countdown.homeStop).terminalSafe)
    ChildProcess.start(
      path, ["--app-name", Program.name, "🎅 \(language.table.text("Santa"))", text], environment: environment
    ) {
      isSuccess in
      if !isSuccess { self.state.withLock { $0.hasFailed = true } }
    }
  }

  /// Writes a note if a notification could not be shown. It is written at the end, because the dashboard would overwrite it.
  func end() throws(StreamError) {
    let hasFailed = state.withLock { $0.hasFailed }
    if hasFailed {
      try errorOutput.writeLine("\(language.labels.note) \(words.notificationFailed(Self.program))")
    }
  }
}
