import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Stores that belong to an actor or a serial queue move to new states automatically.
@Suite("Delivery on actors and queues", .unlessItHangs)
struct IsolationTests {
  /// The objects that a test keeps alive on a queue.
  // Guard of the unchecked conformance: only that queue uses the object.
  private final class Kept: @unchecked Sendable {
    var store: Store?
    var token: NotificationToken?
  }

  /// An actor with its own store.
  private actor Home {
    private var store: Store?
    private var tokens: [NotificationToken] = []
    private let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }
    private let bell = Bell()
    private(set) var storeEvents: [Store.Notification] = []

    var events: [CollectionRecorder<Results<Row>>.Event] { recorder.events }
    var problems: [String] { recorder.problems }

    func open(_ configuration: Store.Configuration) throws {
      let store = try Store(configuration: configuration)
      tokens = [
        store.objects(Row.self).observe { [recorder, bell] in
          recorder.record($0)
          bell.ring()
        },
        store.observe { [weak self, bell] notification, _ in
          self?.assumeIsolated { $0.storeEvents.append(notification) }
          bell.ring()
        },
      ]
      self.store = store
    }

    func setAutorefresh(_ isOn: Bool) { store?.autorefresh = isOn }
    func refresh() -> Bool { store?.refresh() ?? false }
    var count: Int { store?.objects(Row.self).count ?? -1 }

    /// Waits until a condition is true, without blocking the actor.
    func until(_ condition: @Sendable (isolated Home) -> Bool) async {
      await bell.wait { condition(self) }
    }
  }

  @Test("A store on an actor moves on as the actor turns over")
  func actor() async throws {
    let scene = try Scene.tenRows()
    let home = Home()
    try await home.open(scene.store.configuration)
    await home.until { $0.events == [.initial(count: 10)] }
    try scene.store.write { scene.store.add(Row(10, value: 1)) }
    await home.until { $0.events.count == 2 }
    #expect(
      await home.events == [.initial(count: 10), .update(deletions: [], insertions: [10], modifications: [])])
    #expect(await home.count == 11)
    #expect(await home.problems == [])
  }

  @Test("With autorefresh off a store stays, and its observer hears that a refresh is required")
  func autorefreshOff() async throws {
    let scene = try Scene.tenRows()
    let home = Home()
    try await home.open(scene.store.configuration)
    await home.until { $0.events.count == 1 }
    await home.setAutorefresh(false)
    try scene.store.write { scene.store.add(Row(10, value: 1)) }
    await home.until { $0.storeEvents == [.refreshRequired] }
    #expect(await home.count == 10)
    #expect(await home.events.count == 1)
    #expect(await home.refresh())
    #expect(await home.events.count == 2)
    #expect(await home.storeEvents == [.refreshRequired, .didChange])
  }

  @Test("Changes are computed while the observer's queue is busy")
  func computedElsewhere() throws {
    let scene = try Scene.tenRows()
    let queue = DispatchQueue(label: "IsolationTests")
    try queue.sync {
      let store = try Store(configuration: scene.store.configuration, queue: queue)
      let token = store.objects(Row.self).sorted(by: \.value).observe { _ in }
      // The queue runs no other block until this one ends.
      var batch: SantaStore.Delivery.Batch?
      while batch == nil {
        Thread.sleep(forTimeInterval: 0.001)
        batch = store.context.notifier.takePendingBatch()
      }
      guard case .collection(let step)? = batch?.itemsInOrder.first?.change else {
        Issue.record("no initial was computed")
        return
      }
      #expect(step.after.live?.count == 10)
      token.invalidate()
    }
  }

  @Test("A store on a serial queue is called there, without a request")
  func queue() async throws {
    let scene = try Scene.tenRows()
    let configuration = scene.store.configuration
    let queue = DispatchQueue(label: "IsolationTests")
    let (events, continuation) = AsyncStream<String>.makeStream()
    let kept = Kept()
    queue.sync {
      do {
        let store = try Store(configuration: configuration, queue: queue)
        let recorder = CollectionRecorder<Results<Row>> { "\($0.id)" }
        let token = store.objects(Row.self).observe { change in
          dispatchPrecondition(condition: .onQueue(queue))
          recorder.record(change)
          for problem in recorder.problems { continuation.yield(problem) }
          continuation.yield("\(recorder.take())")
        }
        (kept.store, kept.token) = (store, token)
      } catch { Issue.record(error) }
    }
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "[initial of 10]")
    try scene.store.write { scene.store.row(3).value = 7 }
    #expect(await iterator.next() == "[del [] ins [] mod [3]]")
    queue.sync { (kept.store, kept.token) = (nil, nil) }
  }

  @Test(
    "An updates sequence begins with an initial, coalesces while its body runs, and keeps before and after")
  func updates() async throws {
    let scene = try Scene.tenRows()
    let rows = scene.store.objects(Row.self).where { $0.value < 10 }
    var iterator = rows.updates.makeAsyncIterator()
    let initial = try #require(try await iterator.next())
    #expect(initial.isInitial && initial.after.count == 5 && initial.changes.isEmpty)
    // The body of the loop is still running, so three commits become one element.
    try scene.commit([{ $0.delete($0.row(2)) }, { $0.add(Row(10, value: 1)) }, { $0.row(0).value = 3 }])
    let update = try #require(try await iterator.next())
    #expect(update.changes.summary == "del [2] ins [4] mod 0/0" && !update.isInitial)
    #expect(update.changes.properties(at: 0) == ["value"])
    #expect(update.before[2].id == 2 && update.before[2].value == 4 && update.before[2].isFrozen)
    #expect(update.before[0].value == 0 && update.after[0].value == 3)
    try scene.commit([{ $0.deleteAll() }])
    #expect(update.before.count == 5 && update.after.map(\.id) == [0, 1, 3, 4, 10])
    let ids = (update.before.map(\.id), update.after.map(\.id))
    #expect(ChangeSetReplay(update.changes).problems(from: ids.0, to: ids.1) == [])
    let last = try #require(try await iterator.next())
    #expect(last.changes.deletions == [0, 1, 2, 3, 4] && last.after.isEmpty)
  }

  @Test("With autorefresh off, a sequence leaves the store of a plain thread where it is")
  func updatesOfHeldStore() async throws {
    let scene = try Scene.tenRows()
    let rows = scene.store.objects(Row.self)
    scene.store.autorefresh = false
    var iterator = rows.updates.makeAsyncIterator()
    _ = try await iterator.next()
    try scene.commit([{ $0.add(Row(10, value: 1)) }])
    #expect(try await iterator.next()?.after.count == 11)
    #expect(rows.count == 10)
    #expect(scene.store.refresh() && rows.count == 11)
    scene.store.autorefresh = true
    try scene.commit([{ $0.add(Row(11, value: 1)) }])
    #expect(try await iterator.next()?.after.count == 12)
    #expect(rows.count == 12)
  }

  private actor LateHome {
    private let bell = Bell()
    private var error: StoreError.Code?

    /// Makes a store fail while a plain thread iterates it, and then observes it on this actor.
    func failure() async throws -> StoreError.Code? {
      let scene = try Scene.tenRows()
      let context = scene.store.context
      let (engine, notifier) = (context.engine, context.notifier)
      let iteration = Task.detached {
        let id = notifier.addSequence(.state(nil), named: "the store")
        while let change = await notifier.next(id, isolation: nil) {
          if case .failure = change { return }
        }
      }
      engine.endFollowing(with: .notInWrite())
      await iteration.value
      let token = scene.store.objects(Row.self).observe { change in
        if case .error(let error) = change {
          self.error = error.code
          self.bell.ring()
        }
      }
      await bell.wait { error != nil }
      token.invalidate()
      return error
    }
  }

  @Test("An actor that takes over a store which has failed gets the error")
  func takeOverAfterFailure() async throws {
    #expect(try await LateHome().failure() == .notInWrite)
  }

  @Test("Cancelling the task ends an updates sequence")
  func cancellation() async throws {
    let scene = try Scene.tenRows()
    let configuration = scene.store.configuration
    let (started, continuation) = AsyncStream<Void>.makeStream()
    let task = Task {
      let store = try Store(configuration: configuration)
      var count = 0
      for try await _ in store.objects(Row.self).updates {
        count += 1
        continuation.yield()
      }
      return count
    }
    for await _ in started { break }
    task.cancel()
    #expect(try await task.value == 1)
  }

  @Test("A list's updates report moves, and a frozen collection has one update")
  func listUpdates() async throws {
    let scene = try Scene.tenInList()
    var iterator = scene.store.owner.rows.updates.makeAsyncIterator()
    _ = try await iterator.next()
    try scene.commit([{ $0.owner.rows.move(from: 5, to: 8) }])
    let update = try #require(try await iterator.next())
    #expect(update.changes.summary == "del [5] ins [8] mod  moves 5/8")
    #expect(update.before[5].id == 5 && update.after[8].id == 5)
    var count = 0
    for try await _ in scene.store.objects(Row.self).freeze().updates { count += 1 }
    #expect(count == 1)
  }

  /// Regression test: a batch that was computed while the previous one was being delivered used to be dropped. Observers were
  /// not notified of the newest commit until the next one arrived.
  @Test("A change that was computed before another delivery is computed again, and not lost")
  func outdatedBatch() throws {
    let engine = Engine(memory: "outdated batch")
    let store = Store(LiveStore(configuration: .init(), engine: engine, isolation: .thread))
    let turns = DispatchSemaphore(value: 0)
    let notifier = Notifier(engine: engine, at: engine.latest) { turns.signal() }
    let callback = ObserverCallback { _ in }
    let view = CollectionView(.results(store.objects(Row.self).query))
    _ = notifier.add(.collection(view), named: "rows", callback)
    turns.waitUnlessItHangs()
    let first = try #require(notifier.takePendingBatch())
    try store.write { store.add(Row(1, value: 1)) }
    let overlapping = notifier.batch(to: engine.latest)
    #expect(notifier.begin(first))
    #expect(first.itemsInOrder.count { notifier.accept($0, at: first.snapshot.version) === callback } == 1)
    #expect(!notifier.begin(overlapping))
    #expect(overlapping.itemsInOrder.allSatisfy { notifier.accept($0, at: engine.latest.version) == nil })
    turns.waitUnlessItHangs()
    let owed = try #require(notifier.takePendingBatch())
    guard case .collection(let step)? = owed.itemsInOrder.first?.change,
      case .update(let changes) = step.change
    else {
      Issue.record("The observer was not notified of the commit.")
      return
    }
    #expect(changes.insertions == [0])
  }
}
