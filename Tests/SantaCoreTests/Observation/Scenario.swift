import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A scenario for notifications: a change, and the notification that an observer must receive.
struct Scenario: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var transactions: [@Sendable (Store) -> Void]
  /// The key paths to observe; nil for all changes.
  var paths: [String]?
  /// The expected change; nil if the observer must not be called.
  var expected: ChangeSummary?

  /// Creates a scenario with one transaction.
  init(
    _ name: String, del: [Int] = [], ins: [Int] = [], mod: [String] = [], moves: [String] = [],
    paths: [String]? = nil,
    _ transaction: @escaping @Sendable (Store) -> Void
  ) {
    testDescription = paths.map { "\(name), seen through \($0)" } ?? name
    self.paths = paths
    transactions = [transaction]
    expected = ChangeSummary(deletions: del, insertions: ins, modifications: mod, moves: moves)
    if del.isEmpty && ins.isEmpty && mod.isEmpty { expected = nil }
  }

  /// Adds another commit, whose changes are delivered together with the previous ones.
  func then(_ transaction: @escaping @Sendable (Store) -> Void) -> Scenario {
    var scenario = self
    scenario.transactions.append(transaction)
    return scenario
  }

  /// Runs the scenario, and compares both the callback's change and the replayed change set with the expected change.
  func check<Collection>(
    _ scene: Scene, _ subject: CollectionView.Subject, paths: [PropertyPath]? = nil,
    _ recorder: CollectionRecorder<Collection>,
    observe: (@escaping (CollectionChange<Collection>) -> Void) -> NotificationToken
  ) throws where Collection: RandomAccessCollection, Collection.Index == Int {
    let token = observe { recorder.record($0) }
    defer { token.invalidate() }
    scene.store.refresh()
    _ = recorder.take()
    var rich = ReplayedView(subject, paths: paths, at: scene.store.context.snapshot)
    for transaction in transactions { try scene.commit([{ transaction($0) }]) }
    scene.store.refresh()
    let changes = rich.changes(to: scene.store.context.snapshot, checksContents: paths == nil)
    scene.store.context.snapshot.checkInvariants()
    let events = recorder.take()
    #expect(recorder.problems == [])
    guard let expected else {
      #expect(events == [] && changes.isEmpty, "\(events) \(changes.summary)")
      return
    }
    #expect(changes.summary == expected.description)
    #expect(
      events == [
        .update(
          deletions: changes.deletions, insertions: changes.insertions,
          modifications: changes.modifications.map(\.old))
      ])
  }
}
