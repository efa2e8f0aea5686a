import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// The state machine `Delivery`, which determines the notifications of each observer. The tests send it events directly,
/// without threads, locks or an isolation.
struct DeliveryMachineTests {
  /// A state machine, and a store that only provides its snapshots.
  private struct Trial {
    let scene: Scene
    var delivery: SantaStore.Delivery

    init(isFollowed: Bool = true) throws {
      scene = try Scene.tenRows()
      delivery = SantaStore.Delivery(at: scene.store.context.snapshot, isFollowed: isFollowed)
    }

    mutating func observe(_ results: Results<Row>, _ callback: ObserverCallback) -> ObserverID {
      let view = CollectionView(.results(results.query))
      return delivery.add(.collection(view), .callback(WeakCallback(callback: callback)), named: "rows").id
    }

    /// Commits a transaction, and returns the new snapshot.
    func write(_ block: (Store) -> Void) throws -> Snapshot {
      try scene.store.write { block(scene.store) }
      return scene.store.context.snapshot
    }

    func batch(
      to snapshot: Snapshot, _ scope: SantaStore.Delivery.Scope = .everyone,
      except excluded: Set<ObserverID> = []
    ) throws -> SantaStore.Delivery.Batch {
      let difference =
        delivery.shared.version == snapshot.version
        ? nil : Difference(from: delivery.shared, to: snapshot)
      let work = delivery.work(
        to: snapshot, difference, epoch: delivery.basis.epoch, scope, except: excluded)
      return try #require(work).batch(EvaluationCache())
    }

    /// Delivers a batch, and returns a summary of the change that each callback would receive.
    mutating func deliver(_ batch: SantaStore.Delivery.Batch) -> [String] {
      guard delivery.begin(batch) else { return ["outdated"] }
      return batch.itemsInOrder.compactMap { item in
        guard delivery.accept(item, at: batch.snapshot.version).callback != nil else { return nil }
        return item.change.map { "\(item.id.rawValue) \(Self.summary($0))" }
      }
    }

    static func summary(_ change: ObservedChange) -> String {
      switch change {
      case .collection(let step):
        switch step.change {
        case .initial: "initial"
        case .update(let changes): "+\(changes.insertions)"
        }
      case .object: "object"
      case .store: "store"
      case .failure(let error): "\(error.code)"
      }
    }
  }

  private let callbacks = (0..<3).map { _ in ObserverCallback { _ in } }

  private static func isCompute(_ action: SantaStore.Delivery.Action) -> Bool {
    if case .compute = action { true } else { false }
  }

  private static func isTurn(_ action: SantaStore.Delivery.Action) -> Bool {
    if case .requestTurn = action { true } else { false }
  }

  @Test("Commits that arrive while a batch is computed are computed once, afterwards")
  func coalescing() throws {
    var trial = try Trial()
    let first = trial.delivery.commitArrived()
    let (second, third) = (trial.delivery.commitArrived(), trial.delivery.commitArrived())
    #expect(first.count == 1 && first.allSatisfy(Self.isCompute))
    #expect(second.isEmpty && third.isEmpty)
    let actions = trial.delivery.computed([try trial.batch(to: trial.delivery.shared)])
    #expect(
      actions.count == 2 && actions.contains(where: Self.isCompute) && actions.contains(where: Self.isTurn))
    let last = trial.delivery.computed([try trial.batch(to: trial.delivery.shared)])
    #expect(last.count == 1 && last.allSatisfy(Self.isTurn))
  }

  @Test("Without an isolation to call on, nothing is computed before it is requested")
  func unfollowed() throws {
    var trial = try Trial(isFollowed: false)
    _ = trial.observe(trial.scene.store.objects(Row.self), callbacks[0])
    #expect(trial.delivery.commitArrived().isEmpty)
    #expect(trial.delivery.follow().contains(where: Self.isCompute))
  }

  @Test("An observer gets its initial, then what changed; one that is excluded gets all of it later")
  func order() throws {
    var trial = try Trial()
    let rows = trial.scene.store.objects(Row.self)
    let ids = callbacks.map { trial.observe(rows, $0) }
    #expect(
      trial.deliver(try trial.batch(to: trial.delivery.shared)) == ["1 initial", "2 initial", "3 initial"])
    let first = try trial.write { $0.add(Row(10, value: 0)) }
    // The callback of the second observer is still running.
    #expect(trial.deliver(try trial.batch(to: first, except: [ids[1]])) == ["1 +[10]", "3 +[10]"])
    let second = try trial.write { $0.add(Row(11, value: 0)) }
    #expect(trial.delivery.name(ofFirstNotAt: first.version, among: [ids[0], ids[1]]) == "rows")
    #expect(trial.delivery.name(ofFirstNotAt: first.version, among: [ids[0], ids[2]]) == nil)
    #expect(trial.deliver(try trial.batch(to: second)) == ["1 +[11]", "2 +[10, 11]", "3 +[11]"])
    trial.delivery.remove(ids[0])
    let third = try trial.write { $0.add(Row(12, value: 0)) }
    #expect(trial.deliver(try trial.batch(to: third)) == ["2 +[12]", "3 +[12]"])
  }

  @Test("A batch that was computed before another was delivered is outdated")
  func outdated() throws {
    var trial = try Trial()
    _ = trial.observe(trial.scene.store.objects(Row.self), callbacks[0])
    let early = try trial.batch(to: trial.delivery.shared)
    #expect(trial.deliver(try trial.batch(to: trial.delivery.shared)) == ["1 initial"])
    #expect(trial.deliver(early) == ["outdated"])
  }

  @Test("Observers that are taken past a commit hear of the next one alone")
  func skipping() throws {
    var trial = try Trial()
    let rows = trial.scene.store.objects(Row.self)
    let ids = callbacks.prefix(2).map { trial.observe(rows, $0) }
    _ = trial.deliver(try trial.batch(to: trial.delivery.shared))
    let first = try trial.write { $0.add(Row(10, value: 0)) }
    _ = trial.deliver(try trial.batch(to: first, .only([ids[0]])))
    let second = try trial.write { $0.add(Row(11, value: 0)) }
    #expect(trial.deliver(try trial.batch(to: second)) == ["1 +[11]", "2 +[10, 11]"])
  }

  @Test("A sequence gets its change when it waits, and several commits as one")
  func sequences() throws {
    var trial = try Trial(isFollowed: false)
    let view = CollectionView(.results(trial.scene.store.objects(Row.self).query))
    let (id, actions) = trial.delivery.add(.collection(view), .sequence(isWaiting: false), named: "rows")
    #expect(actions.isEmpty && trial.delivery.batchesDue.isEmpty)
    func next(at snapshot: Snapshot) throws -> [String] {
      #expect(trial.delivery.wait(id).contains(where: Self.isCompute))
      #expect(trial.delivery.batchesDue.count == 1)
      return trial.delivery.computed([try trial.batch(to: snapshot, .only([id]))]).map { action in
        guard case .resume(let resumed, .ready) = action, resumed == id,
          trial.delivery.readyVersion(id) == snapshot.version, let change = trial.delivery.take(id)
        else { return "\(action)" }
        return Trial.summary(change)
      }
    }
    #expect(try next(at: trial.delivery.shared) == ["initial"])
    _ = try trial.write { $0.add(Row(10, value: 0)) }
    let second = try trial.write { $0.add(Row(11, value: 0)) }
    #expect(try next(at: second) == ["+[10, 11]"])
    // The snapshot is the same, so the sequence continues to wait.
    #expect(try next(at: second) == [])
  }

  @Test(
    "A sequence that does not take a change gets it together with the next one"
  )
  func untaken() throws {
    var trial = try Trial(isFollowed: false)
    let view = CollectionView(.results(trial.scene.store.objects(Row.self).query))
    let id = trial.delivery.add(.collection(view), .sequence(isWaiting: false), named: "rows").id
    func wake(at snapshot: Snapshot) throws {
      _ = trial.delivery.wait(id)
      _ = trial.delivery.computed([try trial.batch(to: snapshot, .only([id]))])
      // A sequence that has a change no longer waits, so that nothing is computed for it.
      #expect(trial.delivery.batchesDue.isEmpty)
    }
    try wake(at: trial.delivery.shared)
    #expect(trial.delivery.take(id).map(Trial.summary) == "initial")
    #expect(trial.delivery.take(id) == nil)
    try wake(at: try trial.write { $0.add(Row(10, value: 0)) })
    #expect(trial.delivery.readyVersion(id) != nil)
    try wake(at: try trial.write { $0.add(Row(11, value: 0)) })
    #expect(trial.delivery.take(id).map(Trial.summary) == "+[10, 11]")
    try wake(at: try trial.write { $0.add(Row(12, value: 0)) })
    trial.delivery.remove(id)
    #expect(trial.delivery.readyVersion(id) == nil && trial.delivery.take(id) == nil)
  }

  @Test("A failure reaches every observer once, and ends all observations")
  func failure() throws {
    var trial = try Trial()
    let rows = trial.scene.store.objects(Row.self)
    for callback in callbacks { _ = trial.observe(rows, callback) }
    let (ids, _) = trial.delivery.fail(with: .notInWrite())
    let called = ids.compactMap { trial.delivery.end($0) }
    #expect(called.count == 3 && zip(called, callbacks).allSatisfy { $0 === $1 })
    #expect(ids.allSatisfy { trial.delivery.end($0) == nil })
    #expect(trial.delivery.fail(with: .notInWrite()).ids.isEmpty && !trial.delivery.hasCalledObservers)
  }

  @Test("An observer that was taken past a commit hears of the commit that takes it back")
  func takenBack() throws {
    var trial = try Trial()
    let rows = trial.scene.store.objects(Row.self)
    let ids = callbacks.prefix(2).map { trial.observe(rows, $0) }
    _ = trial.deliver(try trial.batch(to: trial.delivery.shared))
    let first = try trial.write { $0.row(3).value = 99 }
    #expect(trial.deliver(try trial.batch(to: first, .only([ids[0]]))) == ["1 +[]"])
    let second = try trial.write { $0.row(3).value = 6 }
    #expect(trial.deliver(try trial.batch(to: second)) == ["1 +[]"])
  }

  @Test("The results of an observer that is gone are forgotten")
  func forgotten() throws {
    var trial = try Trial()
    let rows = trial.scene.store.objects(Row.self)
    let ids = callbacks.prefix(2).map { trial.observe(rows, $0) }
    _ = trial.deliver(try trial.batch(to: trial.delivery.shared))
    trial.delivery.remove(ids[0])
    #expect(trial.delivery.live(rows.query) != nil)
    trial.delivery.remove(ids[1])
    #expect(trial.delivery.live(rows.query) == nil)
  }
}
