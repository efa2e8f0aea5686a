import Foundation
import SantaCore
import Synchronization
import Testing

@testable import SantaServer
@testable import SantaSync

/// A server with the stores of users, and listeners that answer for them.
final class ListenerBed {
  /// A question of a user.
  final class Question: Object {
    @Persisted(primaryKey: true) var id = ""
    @Persisted var city = ""
    @Persisted var temperature: Double?
  }

  /// An answer, which the store has as often as it was given.
  final class Reply: Object {
    @Persisted var question = ""
  }

  private let folder: TemporaryFolder
  let server: RunningServer

  init() async throws {
    folder = try TemporaryFolder()
    server = try await RunningServer(folder.url.appending(path: "server"))
  }

  func url(_ name: String) -> URL { folder.url.appending(path: name, directoryHint: .isDirectory) }

  static let timing = ListenerTiming(
    listInterval: .milliseconds(50), idleTime: .milliseconds(300), standbyInterval: .milliseconds(100))

  /// The options with short delays.
  static var options: StoreListener.Options {
    var options = StoreListener.Options()
    options.retryDelay = .milliseconds(10)
    options.maximumRetryDelay = .milliseconds(40)
    return options
  }

  func listener(
    _ directory: String, named name: String = "weather", matching pattern: String = "/*/weather",
    options: StoreListener.Options = ListenerBed.options, timing: ListenerTiming = ListenerBed.timing
  ) throws -> StoreListener {
    try StoreListener(
      server.url, .token(RunningServer.token), pattern, name, [Question.self, Reply.self], url(directory),
      options, timing: timing)
  }

  // MARK: Users

  func configuration(_ user: String) -> Store.Configuration {
    Store.Configuration(location: .directory(url(user)), objectTypes: [Question.self, Reply.self])
  }

  func sync(_ user: String) throws -> StoreSync {
    try StoreSync(
      configuration(user),
      SyncRequests(server: server.url, store: "\(user):weather", authorization: .token(RunningServer.token)))
  }

  func ask(_ ids: [String], _ user: String) throws {
    let store = try Store(configuration: configuration(user), isolation: nil)
    try store.write {
      for id in ids { store.create(Question.self, value: ["id": id, "city": "city of \(id)"]) }
    }
  }

  /// The questions that were answered, once for each answer.
  func replies(_ user: String) throws -> [String] {
    try Store(configuration: configuration(user), isolation: nil).objects(Reply.self).map(\.question).sorted()
  }

  func waitForReplies(_ ids: [String], _ user: String, location: SourceLocation = #_sourceLocation)
    async throws
  {
    try await wait("\(user) has other replies.", location: location) { try replies(user) == ids.sorted() }
  }

  // MARK: Events

  /// Answers each question.
  static func answer(_ event: StoreEvent) async throws {
    let questions = try event.insertions(of: Question.self)
    if questions.isEmpty { return }
    try await event.write { store in
      for question in questions where question.temperature == nil {
        store.create(Reply.self, value: ["question": question.id])
        store.resolve(question)?.temperature = 21
      }
    }
  }

  /// The store of a worker that counts the questions.
  static func counts(_ directory: URL) -> Store.Configuration {
    Store.Configuration(
      location: .directory(directory.appending(path: "counts", directoryHint: .isDirectory)),
      objectTypes: [Reply.self])
  }

  /// Counts each question in a store of the worker.
  ///
  /// - Returns: the number of questions; nil if they were counted before.
  @discardableResult
  static func count(_ event: StoreEvent, in counts: Store.Configuration) async throws -> Int? {
    let questions = try event.insertions(of: Question.self)
    let path = event.path
    return try await event.write(in: counts) { store in
      for question in questions { store.create(Reply.self, value: ["question": "\(path) \(question.id)"]) }
      return questions.count
    }
  }

  /// The questions that a worker has counted, as often as it has counted them.
  static func counted(_ counts: Store.Configuration) throws -> [String] {
    try Store(configuration: counts, isolation: nil).objects(Reply.self).map(\.question).sorted()
  }

  /// Runs a listener until the function returns.
  func running<R>(
    _ listener: StoreListener,
    _ body: @escaping @Sendable (StoreEvent) async throws -> Void = ListenerBed.answer,
    while function: () async throws -> R
  ) async throws -> R {
    let task = Task { try await listener.run(body) }
    do {
      let result = try await function()
      task.cancel()
      try await task.value
      return result
    } catch {
      task.cancel()
      _ = await task.result
      throw error
    }
  }

  func waitUntilClosed(_ listener: StoreListener, count: Int, location: SourceLocation = #_sourceLocation)
    async throws
  {
    try await wait("The stores stay open: \(listener.currentState)", location: location) {
      let state = listener.currentState
      return state.storeCount == count && state.openCount == 0
    }
  }
}

/// A list that several tasks append to.
final class Notes: Sendable {
  private let lines = Mutex<[String]>([])

  func add(_ line: String) { lines.withLock { $0.append(line) } }

  var all: [String] { lines.withLock { $0 } }
}
