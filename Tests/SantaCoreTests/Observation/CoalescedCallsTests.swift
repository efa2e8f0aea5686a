import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Regression tests: commits made while an observer's isolation was busy used to arrive as two or three calls in a third of the
/// runs, the first with an outdated state. The changes of the first commits had already been computed when the isolation began
/// its turn.
@Suite("Commits made before a call", .unlessItHangs) struct CoalescedCallsTests {
  private static let runs = 60

  /// The objects that a test keeps alive on a queue.
  // Guard of the unchecked conformance: only that queue uses the object.
  private final class Kept: @unchecked Sendable {
    var store: Store?
    var token: NotificationToken?
  }

  /// Waits until a callback has logged the given string, and returns all strings that were logged up to then.
  private func texts(of log: CallbackTexts, until last: String) async -> [String] {
    var texts: [String] = []
    while texts.last != last { texts = await log.wait(for: texts.count + 1) }
    return texts
  }

  private static func sum(_ store: Store) -> Int { store.objects(Row.self).sum(of: \.value) }

  @Test("Hundreds of commits while a queue is busy are one call", arguments: [false, true])
  func queue(isRemote: Bool) async throws {
    for _ in 0..<Self.runs {
      let scene = try Scene.tenRows()
      let (store, configuration) = (scene.store, scene.store.configuration)
      let (queue, log, kept) = (DispatchQueue(label: "busy"), CallbackTexts(), Kept())
      let notify: @Sendable (CollectionChange<Results<Row>>) -> Void = { change in
        if case .initial = change { return log.add("initial") }
        guard case .update(let rows, _, _, _) = change else { return log.add("error") }
        log.add("\(rows.reduce(0) { $0 + $1.value })")
      }
      if isRemote {
        kept.token = store.objects(Row.self).observe(on: queue, notify)
      } else {
        try queue.sync {
          let store = try Store(configuration: configuration, queue: queue)
          (kept.store, kept.token) = (store, store.objects(Row.self).observe(notify))
        }
      }
      #expect(await log.wait(for: 1) == ["initial"])
      queue.suspend()
      for index in 0..<300 { try store.write { store.row(index % 10).value += 1 } }
      queue.resume()
      let last = "\(Self.sum(store))"
      #expect(await texts(of: log, until: last) == ["initial", last])
      queue.sync { (kept.store, kept.token) = (nil, nil) }
    }
  }

  @Test("So are those of another process, which are in the log")
  func otherProcess() async throws {
    let directory = try TemporaryDirectory()
    let engines = try (0..<2).map { _ in try Engine(directory: directory.path, isReadOnly: false) }
    let writer = Store(LiveStore(configuration: .init(), engine: engines[0], isolation: .thread))
    try writer.write { for id in 0..<10 { writer.add(Row(id, value: 0)) } }
    let (queue, log, kept) = (DispatchQueue(label: "busy"), CallbackTexts(), Kept())
    engines[1].catchUp()
    queue.sync {
      let store = Store(
        LiveStore(
          configuration: .init(), engine: engines[1], isolation: .queue(QueueIdentity(queue))))
      let token = store.objects(Row.self).observe { change in
        if case .update(let rows, _, _, _) = change { log.add("\(rows.reduce(0) { $0 + $1.value })") }
      }
      store.refresh()
      (kept.store, kept.token) = (store, token)
    }
    for run in 1...Self.runs {
      queue.suspend()
      for index in 0..<20 {
        writer.beginWrite()
        writer.row(index % 10).value += 1
        try writer.commitWrite()
      }
      queue.resume()
      #expect(await texts(of: log, until: "\(20 * run)") == (1...run).map { "\(20 * $0)" })
    }
    queue.sync { (kept.store, kept.token) = (nil, nil) }
  }

  private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(_ queue: DispatchQueue) { self.queue = queue }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { unsafe UnownedSerialExecutor(ordinary: self) }
  }

  /// An actor that iterates a sequence, and is busy while its queue is suspended.
  private actor Home {
    private let executor: QueueExecutor
    private let log: CallbackTexts
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    init(_ queue: DispatchQueue, _ log: CallbackTexts) {
      executor = QueueExecutor(queue)
      self.log = log
    }

    func iterate(_ configuration: Store.Configuration) async throws {
      let store = try Store(configuration: configuration)
      for try await rows in store.objects(Row.self).values {
        log.add("\(rows.reduce(0) { $0 + $1.value })")
      }
    }
  }

  @Test("An element of a sequence is as new as the turn of its actor that takes it")
  func sequence() async throws {
    for _ in 0..<Self.runs {
      let scene = try Scene.tenRows()
      let (store, configuration, log) = (scene.store, scene.store.configuration, CallbackTexts())
      let queue = DispatchQueue(label: "actor")
      let home = Home(queue, log)
      let iteration = Task { try await home.iterate(configuration) }
      let first = "\(Self.sum(store))"
      #expect(await log.wait(for: 1) == [first])
      // Ensures that the sequence waits for its next element before the actor becomes busy.
      queue.sync {}
      queue.suspend()
      for index in 0..<100 { try store.write { store.row(index % 10).value += 1 } }
      queue.resume()
      let last = "\(Self.sum(store))"
      #expect(await texts(of: log, until: last) == [first, last])
      iteration.cancel()
      _ = await iteration.result
    }
  }

  @Test("A writer that never pauses does not hold back calls, nor elements of sequences")
  func busyWriter() async throws {
    let scene = try Scene.tenRows()
    let configuration = scene.store.configuration
    let (queue, log, kept) = (DispatchQueue(label: "observer"), CallbackTexts(), Kept())
    let elements = CallbackTexts()
    try queue.sync {
      let store = try Store(configuration: configuration, queue: queue)
      (kept.store, kept.token) = (store, store.objects(Row.self).observe { _ in log.add("called") })
    }
    let home = Home(DispatchQueue(label: "actor"), elements)
    let iteration = Task { try await home.iterate(configuration) }
    // The task begins in the shared thread pool, whose threads other tests may occupy for minutes.
    _ = await elements.wait(for: 1)
    let writer = DispatchQueue(label: "writer")
    writer.async {
      do {
        let store = try Store(configuration: configuration, queue: writer)
        var index = 0
        while log.all.count < 50 || elements.all.count < 50 {
          try store.write { store.row(index % 10).value += 1 }
          index += 1
        }
      } catch { Issue.record(error) }
    }
    _ = await log.wait(for: 50)
    _ = await elements.wait(for: 50)
    writer.sync {}
    iteration.cancel()
    _ = await iteration.result
    queue.sync { (kept.store, kept.token) = (nil, nil) }
  }
}
