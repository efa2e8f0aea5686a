import SantaCore
import SantaCoreTestSupport
import Synchronization

/// What an observer knows of its subject from changes alone, and how often it was told of one.
///
/// Each change is replayed on what was known before, and must lead to what the observer is shown.
final class ObservedMirror: Sendable {
  /// How an observer takes its changes.
  enum Consumer: String, CaseIterable, Sendable {
    case here, keyPaths, ignoring, skipped, queue, actor, updates, values
  }

  /// A row of the subject.
  struct Row: Sendable, Equatable {
    /// What stays the same while the row does.
    var id: String
    /// What must be reported when it changes.
    var content: String
    /// What the rows are sorted by. A row whose key did not change can't have moved.
    var key = ""
  }

  private struct State {
    var rows: [Row]?
    var changeCount = 0
    var problems: [String] = []
  }

  let kind: String
  let consumer: Consumer
  /// Whether another object can be assigned to a position, and whether rows that the program moved are those that move.
  private let isList: Bool
  /// Whether a modification must change a row or its contents: so with a key path, but not if links are followed.
  private let isExact: Bool
  /// Whether the observer knows of every change of what the rows are sorted by.
  private let knowsKeys: Bool
  private let state = Mutex(State())
  /// Rung whenever the observer was called.
  private let bell: Bell

  /// - Parameter seesKeys: whether every change of what the rows are sorted by is a change of the subject. Otherwise
  ///   only a consumer that is given the state before each change knows them.
  init(
    _ kind: String, _ consumer: Consumer, _ bell: Bell, isList: Bool = false, isExact: Bool = false,
    seesKeys: Bool = true
  ) {
    (self.kind, self.consumer, self.isList, self.isExact) = (kind, consumer, isList, isExact)
    self.bell = bell
    knowsKeys =
      switch consumer {
      case .keyPaths, .ignoring: false
      case .updates: true
      case .here, .skipped, .queue, .actor, .values: seesKeys
      }
  }

  /// Whether the observer knows these rows. It need not know what they are sorted by.
  func knows(_ now: [Row]) -> Bool {
    guard let rows else { return false }
    return rows.elementsEqual(now) { $0.id == $1.id && $0.content == $1.content }
  }

  /// What the observer knows; nil before the first call.
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

  /// Takes over a state of which the observer was not told, because a write left it out.
  func skip(to rows: [Row]) { state.withLock { $0.rows = rows } }

  /// A state without its changes.
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
      return problems
    }
  }

  /// Records a change that a function replays on the rows that were known.
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

/// The fewest elements that explain a new order, by a method of its own: a table over all pairs, as in textbooks.
enum ShortestReordering {
  /// - Parameter fixed: elements that can't have moved.
  static func count(from old: [String], to new: [String], fixed: Set<String> = []) -> Int {
    let oldIndices = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
    let order = new.compactMap { id in oldIndices[id].map { (id: id, oldIndex: $0) } }
    // Whatever changed its order relative to a fixed element has moved.
    let staying = order.indices.filter { index in
      !order.indices.contains { other in
        fixed.contains(order[other].id) && (other < index) != (order[other].oldIndex < order[index].oldIndex)
          && other != index
      }
    }
    // The length of the longest ascending part that ends at each element.
    var lengths: [Int] = []
    for (index, element) in staying.enumerated() {
      let before = zip(staying[..<index], lengths).filter { order[$0.0].oldIndex < order[element].oldIndex }
      lengths.append(1 + (before.map(\.1).max() ?? 0))
    }
    return order.count - (lengths.max() ?? 0)
  }
}
