import Dispatch
import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The ways to open a store, each with the expected behaviour.
///
/// `#isolation` is nil in `lazy` properties, initial values, actors' initialisers, and functions that aren't isolated. A store
/// that was opened there used to belong to a plain thread permanently, and its observers on the actor were never called.
@Suite("Ways to open a store", .unlessItHangs)
struct StoreOpeningTests {
  private let trial = OpeningFixture()

  // MARK: On an actor

  private actor OpeningActor {
    private let trial: OpeningFixture
    private var store: Store?
    private var tokens: [NotificationToken] = []
    private lazy var lazyStore = Result { try Store(configuration: trial.configuration) }
    private lazy var observed = Result { try trial.openAndObserve() }

    init(_ trial: OpeningFixture) { self.trial = trial }

    func openAndObserve() throws {
      let store = try Store(configuration: trial.configuration)
      keep(store, store.objects(Row.self).observe { self.trial.record($0, on: self) })
    }

    func observeLazyStore() throws {
      let store = try lazyStore.get()
      keep(store, store.objects(Row.self).observe { self.trial.record($0, on: self) })
    }

    func touchWhatIsObservedLazily() throws { _ = try observed.get() }

    func observeHelpersStore() throws {
      let store = try trial.open()
      keep(store, store.objects(Row.self).observe { self.trial.record($0, on: self) })
    }

    func letHelperObserve() throws {
      let (store, token) = try trial.openAndObserve()
      keep(store, token)
    }

    func openWithoutIsolation() throws {
      let store = try Store(configuration: trial.configuration, isolation: nil)
      keep(store, store.objects(Row.self).observe(isolation: self) { self.trial.record($0, on: self) })
    }

    private func keep(_ store: Store, _ token: NotificationToken) {
      self.store = store
      tokens.append(token)
    }
  }

  @Test("1. In an actor's method: called on the actor")
  func actorsMethod() async throws {
    let actor = OpeningActor(trial)
    try await actor.openAndObserve()
    try await trial.expectCalls()
    _ = actor
  }

  @Test("2. In a lazy property of an actor, observed in a method: called on the actor")
  func lazyProperty() async throws {
    let actor = OpeningActor(trial)
    try await actor.observeLazyStore()
    try await trial.expectCalls()
    _ = actor
  }

  @Test("3. In a lazy property of an actor, and observed there: called on the actor")
  func observedInLazyProperty() async throws {
    let actor = OpeningActor(trial)
    try await actor.touchWhatIsObservedLazily()
    try await trial.expectCalls()
    _ = actor
  }

  @Test("4. In a function that is not isolated, observed in an actor's method: called on the actor")
  func helper() async throws {
    let actor = OpeningActor(trial)
    try await actor.observeHelpersStore()
    try await trial.expectCalls()
    _ = actor
  }

  @Test("5. In a function that is not isolated, and observed there: called on the actor that runs it")
  func observingHelper() async throws {
    let actor = OpeningActor(trial)
    try await actor.letHelperObserve()
    try await trial.expectCalls()
    _ = actor
  }

  @Test("6. Explicitly without isolation, and observed with one: called on that")
  func isolationOfObserve() async throws {
    let actor = OpeningActor(trial)
    try await actor.openWithoutIsolation()
    try await trial.expectCalls()
    _ = actor
  }

  // MARK: In the initialiser of an actor

  /// An actor that opens a store in its initialiser.
  private actor Owner {
    private let trial: OpeningFixture
    private let store: Store
    private var token: NotificationToken?
    private lazy var rows = store.objects(Row.self)

    init(_ trial: OpeningFixture) throws {
      self.trial = trial
      store = try Store(configuration: trial.configuration)
    }

    init(seeding trial: OpeningFixture) throws {
      self.trial = trial
      let store = try Store(configuration: trial.configuration)
      try store.write { store.add(Row(-1, value: 0)) }
      try store.write { store.deleteAll() }
      _ = store.objects(Row.self).count
      self.store = store
    }

    init(observing trial: OpeningFixture) throws {
      self.trial = trial
      (store, token) = try trial.openAndObserve()
    }

    init(suspending trial: OpeningFixture) async throws {
      self.trial = trial
      store = try Store(configuration: trial.configuration)
    }

    func observe() {
      token = store.objects(Row.self).observe { self.trial.record($0, on: self) }
    }

    func count() -> Int { store.objects(Row.self).count }

    /// Counts without a call that passes the actor to the store.
    func countOfKeptResults() -> Int { rows.count }
  }

  @Test("7. In an actor's initialiser, called by a task of no actor: called on the actor")
  func initialiser() async throws {
    let owner = try Owner(trial)
    await owner.observe()
    try await trial.expectCalls()
  }

  @Test("8. In an actor's initialiser, called on the main actor: called on the new actor")
  func initialiserCalledOnMainActor() async throws {
    let trial = trial
    let owner = try await MainActor.run { try Owner(trial) }
    await owner.observe()
    try await trial.expectCalls()
  }

  @Test("9. In an actor's initialiser that also writes and reads, on the main actor: called on the new actor")
  func initialiserThatWrites() async throws {
    let trial = trial
    let owner = try await MainActor.run { try Owner(seeding: trial) }
    await owner.observe()
    try await trial.expectCalls()
  }

  @Test("10. In an actor's asynchronous initialiser: called on the actor")
  func asynchronousInitialiser() async throws {
    let owner = try await Owner(suspending: trial)
    await owner.observe()
    try await trial.expectCalls()
  }

  @Test(
    "11. In an actor's initialiser called by a task of no actor, and observed there: called when the actor uses the store"
  )
  func observedInInitialiser() async throws {
    let owner = try Owner(observing: trial)
    #expect(await owner.count() == 0)
    try await trial.expectCalls()
  }

  private actor PropertyOwner {
    private let store = Result {
      try Store(configuration: .init(location: .inMemory("opened in a property's initial value")))
    }
    private var token: NotificationToken?

    func observe(_ trial: OpeningFixture) throws {
      token = try store.get().objects(Row.self).observe { trial.record($0, on: self) }
    }

    func configuration() throws -> Store.Configuration { try store.get().configuration }
  }

  @Test("12. In the initial value of an actor's property: called on the actor")
  func initialValue() async throws {
    let owner = PropertyOwner()
    try await owner.observe(trial)
    try await waiting { trial.events.lines == ["initial 0"] }
    let other = try Store(configuration: try await owner.configuration())
    try other.write { other.add(Row(0, value: 0)) }
    try await waiting { trial.events.lines == ["initial 0", "inserted [0] of 1"] }
  }

  // MARK: On a global actor

  @globalActor private actor Workshop { static let shared = Workshop() }

  @Workshop private static func openInWorkshop(_ trial: OpeningFixture) throws
    -> @Sendable @Workshop () -> Void
  {
    let store = try trial.open()
    let token = store.objects(Row.self).observe { trial.record($0, on: Workshop.shared) }
    return { withExtendedLifetime((store, token)) {} }
  }

  @Test("13. On a global actor: called there")
  func globalActor() async throws {
    let keep = try await Self.openInWorkshop(trial)
    try await trial.expectCalls()
    await keep()
  }

  @MainActor private final class Model {
    let trial: OpeningFixture
    let store: Result<Store, any Error>
    var token: NotificationToken?

    init(_ trial: OpeningFixture) {
      self.trial = trial
      store = Result { try Store(configuration: trial.configuration) }
    }

    func observe() throws {
      token = try store.get().objects(Row.self).observe { self.trial.record($0, on: MainActor.shared) }
    }
  }

  @Test("14. In a class of the main actor: called there")
  @MainActor func mainActor() async throws {
    let model = Model(trial)
    try model.observe()
    try await trial.expectCalls()
    _ = model
  }

  @Test("15. In a function that is not isolated, on the main actor, after a suspension: called there")
  @MainActor func helperOnMainActor() async throws {
    await Task.yield()
    let opened = try trial.openAndObserve()
    try await trial.expectCalls()
    #expect(opened.store.objects(Row.self).count == 1)
  }

  /// The objects that a block on a queue retains.
  // Guard of the unchecked conformance: used on that queue alone.
  private final class Kept: @unchecked Sendable {
    var opened: (store: Store, token: NotificationToken)?
  }

  @Test("16. In a block on the main queue: called on the main actor")
  func mainQueue() async throws {
    let (trial, kept) = (trial, Kept())
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      DispatchQueue.main.async {
        continuation.resume(
          with: Result {
            let store = try trial.open()
            let token = store.objects(Row.self).observe { trial.record($0, on: MainActor.shared) }
            kept.opened = (store, token)
          })
      }
    }
    try await trial.expectCalls()
    await MainActor.run { kept.opened = nil }
  }

  // MARK: On a queue or a thread

  @Test("17. On a serial queue that is named: called there")
  func namedQueue() async throws {
    let (trial, kept, queue) = (trial, Kept(), DispatchQueue(label: "named"))
    try queue.sync {
      let store = try Store(configuration: trial.configuration, queue: queue)
      kept.opened = (
        store,
        store.objects(Row.self).observe { change in
          dispatchPrecondition(condition: .onQueue(queue))
          trial.record(change)
        }
      )
    }
    try await trial.expectCalls()
    queue.sync { kept.opened = nil }
  }

  @Test("18. On a serial queue that is not named: called at a refresh and at a write")
  func unnamedQueue() async throws {
    let trial = trial
    try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
      DispatchQueue(label: "not named").async {
        continuation.resume(with: Result { try Self.useOnPlainThread(trial) })
      }
    }
  }

  @Test("19. On a thread: called at a refresh and at a write")
  func thread() async throws {
    let trial = trial
    try await Thread.onOwn { try Self.useOnPlainThread(trial) }
  }

  @Test("20. In a detached task: called at a refresh and at a write")
  func detachedTask() async throws {
    let trial = trial
    try await Task.detached { try Self.useOnPlainThread(trial) }.value
  }

  private static func useOnPlainThread(_ trial: OpeningFixture) throws {
    let (store, token) = try trial.openAndObserve()
    let other = try Store(configuration: trial.configuration)
    Thread.sleep(forTimeInterval: 0.02)
    #expect(trial.events.lines.isEmpty)
    #expect(store.refresh())
    try other.write { other.add(Row(0, value: 0)) }
    #expect(trial.events.lines == ["initial 0"])
    try store.write {}
    #expect(trial.events.lines == ["initial 0", "inserted [0] of 1"])
    token.invalidate()
  }

  @Test("21. In a task of no actor that changes threads: used on each thread, and called at a refresh")
  func taskThatHops() async throws {
    let opened = try trial.openAndObserve()
    for id in 0..<50 {
      try opened.store.write { opened.store.add(Row(id, value: id)) }
      await Task.yield()
      try await Task.sleep(for: .microseconds(100))
    }
    opened.store.refresh()
    #expect(opened.store.objects(Row.self).count == 50)
    #expect(trial.events.lines.first == "initial 0" && trial.events.lines.last == "inserted [49] of 50")
  }

  // MARK: On an actor with a custom executor

  private final class QueueExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "executor")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func asUnownedSerialExecutor() -> UnownedSerialExecutor { unsafe UnownedSerialExecutor(ordinary: self) }
  }

  private actor Elsewhere {
    private let executor = QueueExecutor()
    private var opened: (store: Store, token: NotificationToken)?
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe executor.asUnownedSerialExecutor() }

    func openAndObserve(_ trial: OpeningFixture) throws {
      let store = try Store(configuration: trial.configuration)
      opened = (store, store.objects(Row.self).observe { trial.record($0, on: self) })
    }

    func letHelperObserve(_ trial: OpeningFixture) throws { opened = try trial.openAndObserve() }

    func letHelperOpen(_ trial: OpeningFixture) throws {
      let store = try trial.open()
      opened = (store, store.objects(Row.self).observe { trial.record($0, on: self) })
    }

    func letHelperObserveDeleted(_ trial: OpeningFixture) throws {
      opened = try trial.openAndObserveDeleted()
    }
  }

  @Test("22. On an actor with a custom executor: called there")
  func ownExecutor() async throws {
    let actor = Elsewhere()
    try await actor.openAndObserve(trial)
    try await trial.expectCalls()
    _ = actor
  }

  @Test(
    "23. In a function that is not isolated, observed on an actor with a custom executor: called there")
  func helperOnOwnExecutor() async throws {
    let actor = Elsewhere()
    try await actor.letHelperOpen(trial)
    try await trial.expectCalls()
    _ = actor
  }

  @Test("24. And observed in the function: one error, because that actor can't be determined")
  func observingHelperOnOwnExecutor() async throws {
    let actor = Elsewhere()
    try await actor.letHelperObserve(trial)
    #expect(trial.events.lines == ["error cannotObserve"])
    try await trial.commit()
    try await Task.sleep(for: .milliseconds(20))
    #expect(trial.events.lines.count == 1)
    _ = actor
  }

  @Test("25. An object that can't be observed gets one error there, too")
  func deletedOnOwnExecutor() async throws {
    let actor = Elsewhere()
    try await actor.letHelperObserveDeleted(trial)
    #expect(trial.events.lines == ["error cannotObserve"])
  }

  // MARK: With and without a parameter

  private static func open(
    _ trial: OpeningFixture, isolation: isolated (any Actor)? = #isolation
  ) throws -> (Store, NotificationToken) {
    let store = try Store(configuration: trial.configuration)
    return (store, store.objects(Row.self).observe { trial.record($0, on: isolation) })
  }

  private actor Caller {
    private var opened: (Store, NotificationToken)?

    func run(_ trial: OpeningFixture) throws { opened = try StoreOpeningTests.open(trial) }
  }

  @Test("26. In a function that takes the isolation as a parameter: called on the actor that calls it")
  func parameter() async throws {
    let caller = Caller()
    try await caller.run(trial)
    try await trial.expectCalls()
    _ = caller
  }

  @Test("27. A store that is only read moves to newer states, wherever it was opened")
  func onlyRead() async throws {
    let trial = trial
    let owner = try await MainActor.run { try Owner(seeding: trial) }
    #expect(await owner.count() == 0)
    try await trial.commit()
    try await waiting { await owner.count() == 1 }
  }

  @Test("28. Results that are kept show newer states, although no call names the actor")
  func keptResults() async throws {
    let trial = trial
    let owner = try await MainActor.run { try Owner(trial) }
    #expect(await owner.countOfKeptResults() == 0)
    try await trial.commit()
    try await waiting { await owner.countOfKeptResults() == 1 }
  }

  /// A class that isn't isolated, which an actor uses for part of its work.
  private final class Ledger {
    private let store: Store
    private var token: NotificationToken?

    init(_ trial: OpeningFixture) throws { store = try Store(configuration: trial.configuration) }

    func observe(_ trial: OpeningFixture) { token = store.objects(Row.self).observe { trial.record($0) } }

    func add(_ id: Int) throws { try store.write { store.add(Row(id, value: id)) } }

    var count: Int { store.objects(Row.self).count }
  }

  private actor Clerk {
    private let ledger: Ledger

    init(_ trial: OpeningFixture) throws { ledger = try Ledger(trial) }

    func observe(_ trial: OpeningFixture) { ledger.observe(trial) }
    func add(_ id: Int) throws { try ledger.add(id) }
    func count() -> Int { ledger.count }
  }

  @Test("29. In a class that is not isolated, which an actor uses: called on the actor")
  func classOfAnActor() async throws {
    let trial = trial
    let clerk = try await MainActor.run { try Clerk(trial) }
    await clerk.observe(trial)
    try await trial.expectCalls()
    try await clerk.add(7)
    #expect(await clerk.count() == 2)
  }

  @Test(
    "30. And a store of such a class that only writes and reads moves automatically from the second turn on")
  func classThatOnlyReads() async throws {
    let trial = trial
    let clerk = try await MainActor.run { try Clerk(trial) }
    try await clerk.add(-1)
    #expect(await clerk.count() == 1)
    try await trial.commit()
    try await waiting { await clerk.count() == 2 }
  }

  private actor Follower {
    private let store: Store

    init(_ trial: OpeningFixture) throws { store = try trial.open() }

    func follow(_ trial: OpeningFixture) async throws {
      for try await update in store.objects(Row.self).updates {
        trial.events.add("\(update.isInitial ? "initial" : "update") \(update.after.count)")
        if !update.isInitial {
          // The store already shows this state, too, or will do so in the next turn of this actor.
          while store.objects(Row.self).count < update.after.count { await Task.yield() }
          return
        }
      }
    }
  }

  @Test("31. Updates of a store that was opened in an actor's initialiser make the store move")
  func updates() async throws {
    let trial = trial
    let follower = try await MainActor.run { try Follower(trial) }
    async let following: Void = follower.follow(trial)
    try await waiting { trial.events.lines == ["initial 0"] }
    try await trial.commit()
    try await following
    #expect(trial.events.lines == ["initial 0", "update 1"])
  }

  @Test("32. Written to with asyncWrite first, in an actor's method: the store moves automatically")
  func asyncWriteFirst() async throws {
    let trial = trial
    let writer = try await MainActor.run { try AsyncWriter(trial) }
    let row = try await writer.add(5)
    #expect(row == 5)
    try await trial.commit()
    try await waiting { await writer.value == 9 }
  }

  private actor AsyncWriter {
    private let store: Store
    private let trial: OpeningFixture
    private var row = Row()

    init(_ trial: OpeningFixture) throws {
      self.trial = trial
      store = try trial.open()
    }

    func add(_ id: Int) async throws -> Int {
      row = Row(id, value: id)
      try await store.asyncWrite { store.add(row) }
      let (configuration, id) = (trial.configuration, row.id)
      try await Thread.onOwn {
        let other = try Store(configuration: configuration)
        try other.write { other.row(id).value = 9 }
      }
      return row.id
    }

    /// Reads a property of a retained object, which doesn't check the isolation.
    var value: Int { row.value }
  }
}
