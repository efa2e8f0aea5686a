import Foundation
import SantaCore
import SantaServerTestSupport
import Testing

@testable import SantaServer
@testable import SantaSync

/// Listeners in processes that are killed while they work.
@Suite(.serialized, .fewAtOnce) struct KilledListenerTests {
  /// The instants in an event at which the process can kill itself.
  enum Step: Codable, CaseIterable {
    /// In the transaction that counts the questions.
    case counting
    /// After this transaction, and before the one with the answer and the position.
    case counted
    /// After the answer, before the function that handles the event returns.
    case answered
  }

  /// The settings of the other process.
  struct Work: Codable, Sendable {
    var server: URL
    var directory: URL
    /// The time after which the process kills itself, in milliseconds.
    var delay: Int
    /// The step of its first event at which it kills itself; nil to handle it.
    var end: Step?
  }

  @Test(arguments: [3, 4]) func `each question is answered and counted once, whenever the process is killed`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let bed = try await ListenerBed()
    let users = (1...4).map { "u\($0)" }
    let syncs = try users.map { try bed.sync($0) }
    var asked: [String: [String]] = [:]
    for round in 1...6 {
      for user in users {
        let ids = (1...Int.random(in: 1...5, using: &random)).map { "\(round)-\($0)" }
        for id in ids { try bed.ask([id], user) }
        asked[user, default: []] += ids
      }
      let work = Work(
        server: bed.server.url, directory: bed.url("worker"), delay: Int.random(in: 0...400, using: &random),
        end: (Step.allCases + [nil]).randomElement(using: &random) ?? nil)
      try await Self.run(work)
    }
    let listener = try bed.listener("worker")
    let counts = ListenerBed.counts(bed.url("worker"))
    try await bed.running(
      listener,
      { event in
        try await ListenerBed.count(event, in: counts)
        try await ListenerBed.answer(event)
      }
    ) {
      for user in users { try await bed.waitForReplies(asked[user] ?? [], user) }
      try await bed.waitUntilClosed(listener, count: users.count)
    }
    for user in users { #expect(try bed.replies(user) == asked[user]?.sorted()) }
    let all = asked.flatMap { user, ids in ids.map { "/\(user)/weather \($0)" } }
    #expect(try ListenerBed.counted(counts) == all.sorted())
    for sync in syncs { await sync.stop() }
    try await bed.server.stop()
  }

  // MARK: The other process

  /// The variable of the other process with its settings.
  private static let variable = "SANTA_KILLED_LISTENER"

  private static let work = ProcessInfo.processInfo.environment[variable].map { Data($0.utf8) }

  /// Runs ``worker()`` in another process, and waits until it has killed itself.
  ///
  /// An exit test of the library would inherit the pipes of other tests, which would then wait for each other.
  private static func run(_ work: Work) async throws {
    let process = Process()
    process.executableURL = URL(
      filePath: try #require(CommandLine.arguments.first { $0.contains(".xctest") }))
    process.arguments = ["--testing-library", "swift-testing", "--filter", "KilledListenerTests/worker"]
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = String(decoding: try JSONEncoder().encode(work), as: UTF8.self)
    process.environment = environment
    (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    try process.run()
    try await wait("The other process goes on") { !process.isRunning }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
  }

  @Test(.enabled(if: work != nil, "It is the other process of the test above.")) func worker() async throws {
    let work = try JSONDecoder().decode(Work.self, from: try #require(Self.work))
    let listener = try StoreListener(
      work.server, .token(RunningServer.token), "/*/weather", "weather",
      [ListenerBed.Question.self, ListenerBed.Reply.self], work.directory, ListenerBed.options,
      timing: ListenerBed.timing)
    let running = Task {
      try await listener.run { event in
        let questions = try event.insertions(of: ListenerBed.Question.self)
        if questions.isEmpty { return }
        try await event.write(in: ListenerBed.counts(work.directory)) { store in
          for question in questions {
            store.create(ListenerBed.Reply.self, value: ["question": "\(event.path) \(question.id)"])
          }
          if work.end == .counting { kill(getpid(), SIGKILL) }
        }
        if work.end == .counted { kill(getpid(), SIGKILL) }
        // The position is in the commit of a write in any task.
        try await Task.detached { try await ListenerBed.answer(event) }.value
        if work.end == .answered { kill(getpid(), SIGKILL) }
      }
    }
    // The time counts from the first store that is opened.
    for await state in listener.states where state.openCount > 0 { break }
    try await Task.sleep(for: .milliseconds(work.delay))
    kill(getpid(), SIGKILL)
    try await running.value
  }
}
