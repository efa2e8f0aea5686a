public import SantaCore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Answers requests in the stores of many users: calls a function with each change of each store that matches a pattern.
///
/// ```swift
/// let listener = try StoreListener(
///   connection, matching: "/*/weather", named: "weather", objectTypes: [Request.self], directory: folder)
/// try await listener.run { event in
///   for request in try event.insertions(of: Request.self) {
///     let temperature = try await weather.temperature(in: request.city, key: event.key)
///     try await event.write { store in store.resolve(request)?.temperature = temperature }
///   }
/// }
/// ```
///
/// The listener handles all stores that match and that the user may read, including stores that are created later. It keeps a replica
/// of each in its directory. The objects that a store already has come first, as insertions; after them, each transaction is an event.
/// A store has one event at a time, in the order of its transactions. Events of several stores are handled at the same time.
///
/// **The changes of ``StoreEvent/write(_:)`` and the position in the store are one commit.** The changes therefore count once, even if
/// the process is killed at any instant. Write once for each event. Everything else that the function does is done at least once.
///
/// Several processes can use the same directory. One process at a time handles a store. When it ends, another one takes over.
/// Processes with different directories or names are different listeners, and each of them receives all events.
///
/// If the function throws, it is called again after ``Options/retryDelay``, and after twice the delay each further time. After
/// ``Options/maximumAttempts``, the event is set aside (see ``failedEvents``), and the listener continues with the store's next event.
public final class StoreListener: Sendable {
  /// The settings of a listener. Numbers below 1 count as 1.
  public struct Options: Hashable, Sendable {
    /// The number of times that an event is tried before it is set aside.
    public var maximumAttempts = 5
    /// The time until the second attempt.
    public var retryDelay: Duration = .seconds(1)
    /// The longest time until another attempt.
    public var maximumRetryDelay: Duration = .seconds(60)
    /// The maximum number of events that are handled at once. Each belongs to another store.
    public var maximumConcurrency = 8
    /// The maximum size of the files that keep the events of a store that were not handled yet, in bytes. If they are larger, the
    /// current objects come again instead; see ``StoreEvent/origin``.
    public var historyByteCount = 64 << 20

    /// Creates the default settings.
    public init() {}
  }

  let settings: ListenerSettings
  let failures: FailedEvents
  private let state = Broadcast(ListenerState())

  /// Creates a listener for the stores that a signed-in user may read. It does nothing until ``run(_:)`` is called.
  ///
  /// - Parameters:
  ///   - connection: the connection with the user.
  ///   - user: the ID of a signed-in user; nil for the current user of the connection.
  ///   - pattern: the paths of the stores, such as `/*/weather`, in which a star stands for one component.
  ///   - name: the name of the listener: 1 to 64 letters, digits, `.`, `-` or `_`. It is part of its positions in the stores.
  ///   - objectTypes: the classes that the function uses.
  ///   - directory: a directory for the replicas, which is created if it doesn't exist.
  ///   - options: the settings.
  /// - Throws: ``SyncError`` if no user is signed in, or if the pattern or the name is invalid.
  public convenience init(
    _ connection: ServerConnection, as user: ServerUser.ID? = nil, matching pattern: String,
    named name: String, objectTypes: [Object.Type], directory: URL, options: Options = Options()
  ) throws {
    try self.init(
      connection.server, try connection.authorization(of: user), pattern, name, objectTypes, directory,
      options)
  }

  /// Creates a listener for the stores that a token may read. It does nothing until ``run(_:)`` is called.
  ///
  /// - Parameters:
  ///   - server: the address of the server, such as `https://santa.example:8724`.
  ///   - token: a program token, or the server's token.
  ///   - pattern: the paths of the stores, such as `/*/weather`, in which a star stands for one component.
  ///   - name: the name of the listener: 1 to 64 letters, digits, `.`, `-` or `_`. It is part of its positions in the stores.
  ///   - objectTypes: the classes that the function uses.
  ///   - directory: a directory for the replicas, which is created if it doesn't exist.
  ///   - options: the settings.
  /// - Throws: ``SyncError`` if the address, the pattern or the name is invalid.
  public convenience init(
    server: URL, token: String, matching pattern: String, named name: String, objectTypes: [Object.Type],
    directory: URL, options: Options = Options()
  ) throws {
    guard ["http", "https"].contains(server.scheme?.lowercased()), server.host()?.isEmpty == false else {
      throw SyncError(
        "'\(server.absoluteString)' is not a web address. Use one such as https://example.org.")
    }
    try self.init(server, .token(token), pattern, name, objectTypes, directory, options)
  }

  /// - Parameter timing: when stores are compared, opened and closed.
  init(
    _ server: URL, _ authorization: Authorization, _ pattern: String, _ name: String,
    _ objectTypes: [Object.Type], _ directory: URL, _ options: Options, timing: ListenerTiming = .init()
  ) throws {
    guard RemotePattern.isComponent(name) else {
      throw SyncError(
        "'\(name)' can't be the name of a listener. Use 1 to 64 letters, digits, '.', '-' or '_', and don't begin with a dot."
      )
    }
    settings = ListenerSettings(
      server: server, authorization: authorization,
      pattern: try RemotePattern(pattern, user: authorization.user), name: name, objectTypes: objectTypes,
      directory: ListenerDirectory(directory.appending(path: name, directoryHint: .isDirectory)),
      options: options, timing: timing)
    failures = FailedEvents(settings.directory)
  }

  /// Calls a function with each event until the task is cancelled. Call it once at a time.
  ///
  /// - Parameter body: handles an event, in any isolation. It is called for one event of a store at a time, and may be called again
  ///   with the same event: after an error, and if the process was killed before the position was committed. Its task is cancelled
  ///   with the listener, and if the right to the store is lost.
  /// - Throws: ``SyncError`` if the server refuses to list its stores, or if the directory can't be created; `StoreError` if it can't be
  ///   used.
  public func run(_ body: @escaping @Sendable (StoreEvent) async throws -> Void) async throws {
    try await ListenerRun(settings, failures, state, body).run()
  }

  /// The current state of the listener.
  public var currentState: ListenerState { state.value }

  /// The current state, followed by each new one. Intermediate states may be left out.
  public var states: AsyncStream<ListenerState> { state.values() }

  // MARK: Failed events

  /// The events whose last attempt failed, the oldest first.
  ///
  /// They are kept in a store in the directory until ``retry(_:)`` succeeds or ``discard(_:)`` removes them. Their transactions stay
  /// in the histories of their stores, up to ``Options/historyByteCount``.
  public var failedEvents: [FailedEvent] { get async throws { try await failures.all() } }

  /// Gives a failed event a new series of attempts, in the process that handles its store. Later events of the store may have been
  /// handled before.
  public func retry(_ event: FailedEvent) async throws { try await failures.retry(event.id) }

  /// Removes a failed event permanently.
  public func discard(_ event: FailedEvent) async throws { try await failures.discard(event.id) }
}
