import SantaCore
import SantaCoreTestSupport
import Synchronization

/// The state of an observed subject that an observer can derive from its changes alone, and the number of these changes.
///
/// Each change is replayed on the previous state, and must lead to the state that the observer is shown.
final class ObservedMirror: Sendable {
  /// The way in which an observer receives its changes.
  enum Consumer: String, CaseIterable, Sendable {
    case here, keyPaths, ignoring, skipped, queue, actor, updates, values
  }

  /// A row of the subject.
  struct Row: Sendable, Equatable {
    /// The identity of the row, which never changes.
    var id: String
    /// The contents of the row, whose changes must be reported.
    var content: String
    /// The sort key of the row. A row with an unchanged key can't have moved.
    var key = ""
  }

  private struct State {
    var rows: [Row]?
    var changeCount = 0
    var problems: [String] = []
  }

  let kind: String
  let consumer: Consumer
  /// Whether the subject is a list: other objects can be assigned to its positions, and the reported moves are the program's
  /// own.
  private let isList: Bool
  /// Whether a modification must change a row or its contents. This holds with a key path, but not if links are followed.
  private let isExact: Bool
  /// Whether every change to a sort key is a change of the subject.
  private let seesKeys: Bool
  /// Whether the observer sees every change to the sort keys.
  private let knowsKeys: Bool
  private let state = Mutex(State())
  /// The bell that rings after each call of the observer.
  private let bell: Bell

  /// Creates a mirror that has not been called yet.
  ///
  /// - Parameter seesKeys: whether every change to a sort key is a change of the subject. If not, only a consumer that is given
  ///   the state before each change knows the sort keys. Nor does an observer know which of several equal elements is where:
  ///   a list whose elements are equal, index by index, has not changed.
  init(
    _ kind: String, _ consumer: Consumer, _ bell: Bell, isList: Bool = false, isExact: Bool = false,
    seesKeys: Bool = true
  ) {
    (self.kind, self.consumer, self.isList, self.isExact) = (kind, consumer, isList, isExact)
    self.bell = bell
    self.seesKeys = seesKeys
    knowsKeys =
      switch consumer {
      case .keyPaths, .ignoring: false
      case .updates: true
      case .here, .skipped, .queue, .actor, .values: seesKeys
      }
  }

  /// Returns whether the observer knows these rows, apart from their sort keys.
  func knows(_ now: [Row]) -> Bool {
    guard let rows else { return false }
    return rows.elementsEqual(now) { ($0.id == $1.id || !seesKeys) && $0.content == $1.content }
  }

  /// The rows that the observer knows; nil before the first call.
  var rows: [Row]? { state.withLock { $0.rows } }
  var changeCount: Int { state.withLock { $0.changeCount } }
  var problems: [String] { state.withLock { $0.problems }.map { "\(kind), \(consumer): \($0)" } }

  func fail(_ problem: String) {
    state.withLock { $0.problems.append(problem) }
    bell.ring()
  }

  func begin(_ rows: [Row]) {
    state.withLock { state in
      if state.rows != nil { state.problems.append("a second initial call") }
      state.rows = rows
    }
    bell.ring()
  }

  /// Replaces the rows with a state of which the observer was not notified, because a write left it out.
  func skip(to rows: [Row]) { state.withLock { $0.rows = rows } }

  /// Replaces the identities of elements if the observer knows these rows.
  func identify(_ rows: [Row]) { if !seesKeys && knows(rows) { skip(to: rows) } }

  /// Records a state that is delivered without changes.
  func show(_ rows: [Row]) {
    state.withLock { state in
      if state.rows != nil { state.changeCount += 1 }
      state.rows = rows
    }
    bell.ring()
  }

  func change(_ changes: ChangeSet, to new: [Row]) {
    change(to: new) { old in
      if changes.isEmpty { return ["a change without changes"] }
      let (before, after) = (old.map(\.id), new.map(\.id))
      var problems = ChangeSetReplay(changes).problems(
        from: before, to: after, isList: isList, contents: (old.map(\.content), new.map(\.content)))
      if isExact {
        let same = changes.modifications.filter { pair in
          old[pair.old].content == new[pair.new].content && old[pair.old].id == new[pair.new].id
        }
        problems += same.map { "\($0) is no change" }
      }
      if !isList && knowsKeys {
        let keys = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0.key) })
        let fixed = Set(new.filter { keys[$0.id] == $0.key }.map(\.id))
        let moved = ShortestReordering.count(from: before, to: after, fixed: fixed)
        if changes.moves.count != moved { problems.append("\(changes.moves) moved, and \(moved) explain it") }
        let gone = Set(before).subtracting(after).count
        if changes.deletions.count != gone + moved {
          problems.append("\(gone) left, but deletions \(changes.deletions)")
        }
      }
      if problems.isEmpty || seesKeys { return problems }
      // Equal elements may have been replaced or exchanged before, without a notification.
      let contents = (old: old.map(\.content), new: new.map(\.content))
      return ChangeSetReplay(changes).problems(
        from: contents.old, to: contents.new, isList: true, contents: contents)
    }
  }

  /// Records a change, which a function replays on the previous rows.
  func change(to new: [Row], _ replay: ([Row]) -> [String]) {
    state.withLock { state in
      guard let old = state.rows else { return state.problems.append("a change before the initial call") }
      state.problems += replay(old).map { "\($0); before \(old.map(\.id)), after \(new.map(\.id))" }
      state.rows = new
      state.changeCount += 1
    }
    bell.ring()
  }
}

/// Computes the smallest number of elements whose moves explain a new order. Unlike the library, it uses the textbook method: a
/// table over all pairs.
enum ShortestReordering {
  /// Returns the number of elements that must have moved.
  ///
  /// - Parameter fixed: the elements that can't have moved.
  static func count(from old: [String], to new: [String], fixed: Set<String> = []) -> Int {
    let oldIndices = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let order = new.compactMap { id in oldIndices[id].map { (id: id, oldIndex: $0) } }
    // An element whose order relative to a fixed element has changed must have moved.
    let staying = order.indices.filter { index in
      !order.indices.contains { other in
        fixed.contains(order[other].id) && (other < index) != (order[other].oldIndex < order[index].oldIndex)
          && other != index
      }
    }
    // The length of the longest ascending subsequence that ends at each element.
    var lengths: [Int] = []
    for (index, element) in staying.enumerated() {
      let before = zip(staying[..<index], lengths).filter { order[$0.0].oldIndex < order[element].oldIndex }
      lengths.append(1 + (before.map(\.1).max() ?? 0))
    }
    return order.count - (lengths.max() ?? 0)
  }
}
