import SantaCore
import SantaSync

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers the weather requests in all stores of a server that match a pattern.
struct WeatherListening: Sendable {
  /// The address of the server, for messages.
  let name: String
  private let listener: StoreListener

  /// - Parameters:
  ///   - pattern: the paths of the stores, as they were typed.
  ///   - store: the folder of `--store`; nil for a folder named after the server in the program's data folder.
  init(_ pattern: String, _ options: ServerOptions, store: String?, in context: CommandContext) throws {
    let address = try ServerAddress(options.server ?? "")
    name = "\(address.name)\(pattern.first == "/" ? "" : "/")\(pattern)".terminalSafe
    guard case .directory(let data) = try TrackerStores.Location(store, in: context) else {
      throw CommandFailure(
        exitCode: .usage, message: "An in-memory store can't be synchronised with a server.")
    }
    let connection = try TrackerConnection.login(at: address, options, in: context)
    let user = connection?.currentUser.map { "-\($0.id)" } ?? ""
    let folder =
      store == nil
      ? data.appending(
        path: "\(ServerAddress.listenersFolderName)/\(address.folderName)\(user)", directoryHint: .isDirectory
      ) : data
    do {
      let types: [Object.Type] = [Weather.self, Location.self]
      if let connection {
        listener = try StoreListener(
          connection, matching: pattern, named: "weather", objectTypes: types, directory: folder)
      } else {
        listener = try StoreListener(
          server: address.url, token: try TrackerConnection.token(options, in: context), matching: pattern,
          named: "weather", objectTypes: types, directory: folder)
      }
    } catch let error as SyncError { throw CommandFailure(exitCode: .usage, message: error.description) }
  }

  /// Answers until the task is cancelled.
  ///
  /// - Parameters:
  ///   - complain: receives a line for each failed attempt.
  ///   - post: receives each answer when it is on the disk.
  func run(
    _ provider: any WeatherProvider, _ clock: any TrackerClock,
    _ complain: @escaping @Sendable (String) -> Void,
    _ post: @escaping @Sendable (TrackerEvent.WeatherState) -> Void
  ) async throws {
    let attempts = StoreListener.Options().maximumAttempts
    try await listener.run { event in
      do {
        let changes = try event.changes(of: Weather.self)
        let answers = try await WeatherAnswers(
          to: changes.insertions + changes.modifications.map(\.new), by: provider, clock: clock)
        if answers.isEmpty { return }
        let states = try await event.write { store in
          answers.write(into: store).map { TrackerEvent.WeatherState($0) }
        }
        for state in states { post(state) }
      } catch  where !(error is CancellationError) {
        complain(
          "\(event.path): attempt \(event.attempt) of \(attempts) to answer failed"
            + "\(event.attempt < attempts ? "" : ", and the requests are set aside (see 'santa-cli failed-events')"): \(error)"
        )
        throw error
      }
    }
  }

  /// Reports the status of the server when it changes.
  ///
  /// - Parameter complain: receives a line for each store that can't be used, once for each reason.
  /// - Throws: ``CommandFailure`` if the server rejects the token, or if the user must sign in; otherwise rethrows the error of
  ///   `report`.
  func watch(_ complain: (String) -> Void, _ report: (ServerStatus) throws -> Void) async throws {
    var lastHeard: Date?
    var known: [String: SyncError] = [:]
    for await state in listener.states {
      for (path, problem) in state.problems.sorted(by: { $0.key < $1.key }) where known[path] != problem {
        complain("\(path): \(problem)")
      }
      known = state.problems
      switch state.connection {
      case .connected:
        lastHeard = Date()
        try report(.heard)
      case .offline(let error) where error.code == .signedOut:
        throw CommandFailure(exitCode: .unavailable, message: error.description)
      case .offline(let error): try report(.silent(since: lastHeard, reason: error.description))
      case .connecting, .elsewhere, .stopped, .ended: break
      }
    }
  }
}

extension Option {
  static let match = Option(
    "match", .text("PATTERN"), in: .subject,
    Wording("answer in all stores with these paths, as in '/*/weather'"))
}
