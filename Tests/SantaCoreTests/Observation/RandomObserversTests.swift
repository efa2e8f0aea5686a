import Dispatch
import Foundation
import SantaCoreTestSupport
import Synchronization
import Testing

@testable import SantaStore

/// Observers of every kind, with every consumer, during random transactions. This actor, another actor, and a separate engine
/// that represents another process make the transactions. The state that an observer derives from its changes must be equal to
/// its subject.
///
/// A failure prints its seed; ``RandomRun`` describes how to repeat it.
@Suite("Random observers of every kind", .unlessItHangs)
struct RandomObserversTests {
  @Test(
    "What observers know from their changes is what they observe",
    .counted("changes that were not empty, delivered to observers"), DeliveryCounts(),
    arguments: RandomRun.seeds(RandomRun.size(2, plain: 1), fresh: RandomRun.size(1, plain: 0)))
  func run(seed: UInt64) async throws {
    try await Household(seed: seed).run(RandomRun.size(120, plain: 40))
  }
}

/// The class of nodes in newer versions of the program, which add properties, including a link.
private protocol GrownNode: Object {
  var id: Int { get }
  func grow()
}

private enum SecondGeneration {
  final class Node: Object, GrownNode {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var age = 4

    func grow() { age += 1 }
  }
}

private enum ThirdGeneration {
  final class Node: Object, GrownNode {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var parent: Node?
    @Persisted(indexed: true) var nickname: String

    func grow() {
      parent = self
      nickname = "node \(id)"
    }
  }
}

/// An actor of the same process that writes with its own store.
private actor Neighbour {
  private let configuration: Store.Configuration
  private var store: Store?

  init(_ configuration: Store.Configuration) { self.configuration = configuration }

  func transaction(_ run: RandomModelRun) throws -> RandomModelRun {
    let store = try store ?? Store(configuration: configuration)
    self.store = store
    store.refresh()
    var run = run
    try run.transaction(store)
    return run
  }
}

/// The other actor on which observers are called.
private actor Desk {}

/// The actor that has the stores and the observers.
private actor Household {
  private typealias Row = ObservedMirror.Row
  private typealias Consumer = ObservedMirror.Consumer

  /// An observation, and the current rows of its subject.
  private struct Observation {
    let mirror: ObservedMirror
    let token: NotificationToken?
    let task: Task<Void, Never>?
    let now: () -> [Row]
  }

  private let seed: UInt64
  private var random: SeededGenerator
  private var run: RandomModelRun
  private var observations: [Observation] = []
  private let queue = DispatchQueue(label: "observers")
  private let desk = Desk()
  /// The bell that rings after each call of an observer.
  private let bell = Bell()
  private var grownCount = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    run = RandomModelRun(seed: seed)
  }

  func run(_ steps: Int) async throws {
    let directory = try TemporaryDirectory()
    let configuration = Store.Configuration(location: .directory(directory.url), objectTypes: [Node.self])
    let store = try Store(configuration: configuration)
    let engine = try Engine(directory: directory.path, isReadOnly: false)
    let other = Store(
      LiveStore(configuration: configuration, engine: engine, isolation: StoreIsolation(self)))
    let neighbour = Neighbour(configuration)
    for _ in 0..<6 { try run.transaction(store) }
    for step in 0..<steps {
      if step % 20 == 0 {
        await end()
        store.refresh()
        begin(store)
      }
      if step % 25 == 12 { try grow(configuration, directory.path) }
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1: try skip(in: store)
      case 2: try run.transaction(other)
      case 3: run = try await neighbour.transaction(run)
      case 4: try store.write { for node in store.objects(Node.self) { node.part?.weight += 1 } }
      default: try run.transaction(store)
      }
      // Without a refresh, the next changes are delivered together with these.
      if Int.random(in: 0..<3, using: &random) > 0 { store.refresh() }
      // Lets consumers in other isolations run. They receive the current changes, or everything together at the end.
      await Task.yield()
      if Int.random(in: 0..<5, using: &random) == 0 { try await settle(store, step) }
      if Int.random(in: 0..<12, using: &random) == 0 { await end(some: true) }
    }
    try await settle(store, steps)
    await end()
  }

  /// Adds properties as a process with a newer version of the program would, and sets them in some objects.
  private func grow(_ configuration: Store.Configuration, _ directory: String) throws {
    func grow<Node: GrownNode>(_ type: Node.Type) throws {
      let engine = try Engine(directory: directory, isReadOnly: false)
      let store = Store(
        LiveStore(configuration: configuration, engine: engine, isolation: StoreIsolation(self)))
      try store.write {
        // The first object that a process adds also adds the new properties of its class to the store.
        let first = store.create(type, value: ["id": -1])
        for node in store.objects(type) where node.id.isMultiple(of: 2) { node.grow() }
        store.delete(first)
      }
    }
    switch grownCount {
    case 0: try grow(SecondGeneration.Node.self)
    case 1: try grow(ThirdGeneration.Node.self)
    default: return
    }
    grownCount += 1
  }

  /// Runs a transaction without notifying the observers that a write may skip.
  private func skip(in store: Store) throws {
    store.refresh()
    let skipped = observations.filter { $0.mirror.consumer == .skipped && $0.mirror.rows != nil }
    guard try run.transaction(store, withoutNotifying: skipped.compactMap(\.token)) else { return }
    for observation in skipped { observation.mirror.skip(to: observation.now()) }
  }

  /// Waits until all observers have received every change, and compares the states.
  private func settle(_ store: Store, _ step: Int) async throws {
    store.refresh()
    for observation in observations {
      let mirror = observation.mirror
      let limit = Task {
        try await Task.sleep(for: .seconds(600))
        mirror.fail("after ten minutes it knows \(mirror.rows ?? [])")
      }
      await bell.wait { mirror.knows(observation.now()) || !mirror.problems.isEmpty }
      limit.cancel()
      mirror.identify(observation.now())
    }
    let problems = observations.flatMap(\.mirror.problems)
    #expect(problems == [], "seed \(seed), step \(step)")
    if !problems.isEmpty { throw Failed() }
  }

  private struct Failed: Error {}

  /// Ends all observations, or about a tenth of them, and counts the changes that they received.
  private func end(some: Bool = false) async {
    let ended = observations.map { _ in !some || Int.random(in: 0..<10, using: &random) == 0 }
    for (observation, isEnded) in zip(observations, ended) where isEnded {
      observation.token?.invalidate()
      observation.task?.cancel()
      await observation.task?.value
      let mirror = observation.mirror
      CountedCases.add(mirror.changeCount)
      DeliveryCounts.add(mirror.changeCount, mirror.kind, mirror.consumer)
    }
    observations = zip(observations, ended).filter { !$1 }.map(\.0)
  }

  // MARK: Beginning observations

  private func begin(_ store: Store) {
    let all = store.objects(Node.self)
    observe("all objects", all)
    observe("filtered results", all.where { $0.value > 2 && $0.value < 8 })
    observe("filtered and sorted results", all.where { $0.value < 7 }.sorted(by: \.value, ascending: false)) {
      "\($0.value)"
    }
    observe("results sorted through a link", all.sorted(by: \.next?.value).sorted(by: \.note)) {
      "\($0.next?.value ?? -1) \($0.note)"
    }
    observe("distinct results with a limit", all.sorted(by: \.id).distinct(by: \.value).prefix(5))
    let sections = all.sorted(by: \.note).sectioned(by: \.value)
    observe("sections", sections)
    if let section = sections.randomElement(using: &random) {
      observe("one section", section) { $0.note }
    }
    for node in all.shuffled(using: &random).prefix(3) {
      observe("results of a list", node.nodes.objects, of: node, isList: true)
      observe("a list of objects", node.nodes, of: node, isList: true)
      observe("a set of objects", node.friends, of: node)
      observe("linking objects", node.previous, of: node)
      observe("a map of objects", node.namedNodes, of: node) { $0.map { Self.row($0).content } ?? "nil" }
      observe("a map of values", node.marks, of: node) { "\($0)" }
      observeValues("a list of values", node.numbers, of: node, isList: true)
      observeValues("a set of values", node.tags, of: node)
      let numbers = node.numbers
      observeResults("filtered values of a list", numbers.where { $0 > 1 }, of: node, where: { $0 > 1 })
      observeResults("sorted values of a list", numbers.sorted(ascending: true), of: node, ascending: true)
      observeResults(
        "filtered values of a list, descending", numbers.where { $0 < 60 }.sorted(ascending: false), of: node,
        ascending: false, where: { $0 < 60 })
      observeResults("distinct values of a list", numbers.distinct(), of: node, areDistinct: true)
      observeResults(
        "distinct values of a list, sorted", numbers.distinct().sorted(ascending: true), of: node,
        areDistinct: true, ascending: true)
      observeResults(
        "values of a set, descending", node.tags.sorted(ascending: false).where { $0 != "7" }, of: node,
        ascending: false, where: { $0 != "7" })
      observeResults(
        "sorted values of a map", node.marks.results.sorted(ascending: true), of: node, ascending: true)
      observe("an object", node)
      if let part = node.part { observe("an embedded object", part) }
    }
    observe(store)
    store.refresh()
  }

  private func add(
    _ mirror: ObservedMirror, _ token: NotificationToken? = nil, _ task: Task<Void, Never>? = nil,
    now: @escaping () -> [Row]
  ) {
    observations.append(Observation(mirror: mirror, token: token, task: task, now: now))
  }

  /// Starts a task on this actor that passes the elements of a sequence to a function.
  private func sequence<Element>(
    _ mirror: ObservedMirror, _ elements: Updates<Element>, now: @escaping () -> [Row],
    _ body: @escaping (Element) -> Void
  ) {
    let task = Task {
      do {
        for try await element in elements { body(element) }
      } catch is CancellationError {
      } catch {
        mirror.fail("\(error)")
      }
      _ = self
    }
    add(mirror, nil, task, now: now)
  }

  @Sendable private static func row(_ node: Node, _ key: String = "") -> Row {
    let numbers = node.numbers.map { "\($0)" }.joined(separator: ",")
    return Row(
      id: "\(node._key.rawValue)",
      content: "\(node.id) \(node.value) \(node.note) \(node.rank ?? -1) \(numbers)",
      key: key)
  }

  @Sendable private static func valueRow(_ node: Node, _ key: String) -> Row {
    Row(id: "\(node._key.rawValue)", content: "\(node.value)", key: key)
  }

  // MARK: Collections

  /// Returns whether the owner of a collection was deleted. Observers of the collection were then notified that all elements
  /// were deleted.
  private static func isGone(_ owner: Node?) -> Bool { owner?.isInvalidated == true }

  private static func record<C: RandomAccessCollection & ObservableCollection>(
    _ mirror: ObservedMirror, _ change: CollectionChange<C>, _ rows: (C) -> [Row]
  ) {
    switch change {
    case .initial(let collection): mirror.begin(rows(collection))
    case .update(let collection, _, _, _): mirror.change(change.changes, to: rows(collection))
    case .error(let error): mirror.fail("\(error)")
    }
  }

  /// Observes with the consumers that are available for every collection.
  private func observe<C: RandomAccessCollection & ObservableCollection>(
    _ kind: String, _ collection: C, of owner: Node?, isList: Bool, isExact: Bool = false,
    _ row: @escaping @Sendable (C.Element) -> Row
  ) where C.Change == CollectionChange<C>, C.Update == CollectionUpdate<C> {
    observe(kind, collection, of: owner, isList: isList, isExact: isExact) { $0.map(row) }
  }

  private func observe<C: RandomAccessCollection & ObservableCollection>(
    _ kind: String, _ collection: C, of owner: Node?, isList: Bool, isExact: Bool = false,
    seesKeys: Bool = true, rows: @escaping @Sendable (C) -> [Row]
  ) where C.Change == CollectionChange<C>, C.Update == CollectionUpdate<C> {
    func mirror(_ consumer: Consumer) -> ObservedMirror {
      ObservedMirror(kind, consumer, bell, isList: isList, isExact: isExact, seesKeys: seesKeys)
    }
    let now = { Self.isGone(owner) ? [] : rows(collection) }
    for consumer in [Consumer.here, .skipped] {
      let here = mirror(consumer)
      add(here, collection.observe { Self.record(here, $0, rows) }, now: now)
    }
    let there = (mirror(.queue), mirror(.actor))
    add(there.0, collection.observe(on: queue) { Self.record(there.0, $0, rows) }, now: now)
    add(there.1, collection.observe(on: desk) { _, change in Self.record(there.1, change, rows) }, now: now)
    let sequences = (mirror(.updates), mirror(.values))
    sequence(sequences.0, collection.updates, now: now) { update in
      let after = rows(update.after)
      if update.isInitial { return sequences.0.begin(after) }
      let before = rows(update.before)
      if sequences.0.knows(before) {
        sequences.0.skip(to: before)
      } else {
        sequences.0.fail("another state before")
      }
      sequences.0.change(update.changes, to: after)
    }
    sequence(sequences.1, collection.values, now: now) { sequences.1.show(rows($0)) }
  }

  private func observe<C: RandomAccessCollection & ObservableCollection>(
    _ kind: String, _ collection: C, of owner: Node? = nil, isList: Bool = false,
    sortedBy key: @escaping @Sendable (Node) -> String = { _ in "" }
  )
  where
    C.Change == CollectionChange<C>, C.Update == CollectionUpdate<C>, C.Element == Node,
    C.ObservedElement == Node
  {
    observe(kind, collection, of: owner, isList: isList) { (node: Node) in Self.row(node, key(node)) }
    let mirrors = [Consumer.keyPaths, .ignoring].map { consumer in
      ObservedMirror(kind, consumer, bell, isList: isList, isExact: consumer == .keyPaths)
    }
    let now = { Self.isGone(owner) ? [] : collection.map { Self.valueRow($0, key($0)) } }
    add(
      mirrors[0],
      collection.observe(.only(\.value)) { change in
        Self.record(mirrors[0], change) { $0.map { Self.valueRow($0, key($0)) } }
      },
      now: now)
    add(
      mirrors[1],
      collection.observe(.ignoring(\.note, \.rank, \.numbers)) { change in
        Self.record(mirrors[1], change) { $0.map { Self.valueRow($0, key($0)) } }
      }, now: now)
  }

  private func observeValues<C: RandomAccessCollection & ObservableCollection>(
    _ kind: String, _ collection: C, of owner: Node, isList: Bool = false
  ) where C.Change == CollectionChange<C>, C.Update == CollectionUpdate<C> {
    observe(kind, collection, of: owner, isList: isList, isExact: !isList) { (value: C.Element) in
      Row(id: "\(value)", content: "\(value)")
    }
  }

  /// Observes results of values. The expected rows are computed from the stored collection in plain Swift.
  ///
  /// A move in the list isn't necessarily a change of the results, nor is another one of several equal values.
  ///
  /// - Parameters:
  ///   - passes: whether a value meets the results' condition.
  ///   - areDistinct: whether the results contain only the first of several equal values.
  ///   - ascending: the order of the results; nil for the order of the collection.
  private func observeResults<Value: Comparable & PersistableElement & _QueryableValue>(
    _ kind: String, _ results: ValueResults<Value>, of owner: Node, areDistinct: Bool = false,
    ascending: Bool? = nil,
    where passes: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) {
    observe(kind, results, of: owner, isList: false, isExact: true, seesKeys: false) {
      (results: ValueResults<Value>) in
      guard let stored = results.stored, !stored.isInvalidated else { return [] }
      var found = stored.tree.elements.enumerated().map { index, entry in
        (index: index, entry: entry, value: stored.element(entry.value) as Value)
      }
      found.removeAll { !passes($0.value) }
      if areDistinct {
        found = found.filter { element in
          !found.contains { $0.index < element.index && $0.value == element.value }
        }
      }
      if let ascending {
        found.sort { left, right in
          if left.value == right.value { return left.index < right.index }
          return ascending ? left.value < right.value : left.value > right.value
        }
      }
      let rows = found.map { element in
        let (entry, value) = (element.entry, "\(element.value)")
        // The elements of a set are identified by their values, and the elements of a map by their keys.
        let element = entry.id == .none ? (entry.key.isEmpty ? value : entry.key) : "\(entry.id.rawValue)"
        // An element that the program assigned or moved may have moved in the results. With distinct values, another equal
        // element may now represent the value.
        return Row(
          id: areDistinct ? value : element, content: value,
          key: (ascending == nil ? "" : value)
            + (areDistinct && ascending != nil ? "" : " \(entry.moved.rawValue)")
            + (areDistinct && ascending == nil ? " \(element)" : ""))
      }
      return rows.map(\.content) == results.map { "\($0)" }
        ? rows : [Row(id: "wrong", content: "\(results.map { "\($0)" }), not \(rows.map(\.content))")]
    }
  }

  // MARK: Maps

  private func observe<Value: PersistableMapValue>(
    _ kind: String, _ map: Map<String, Value>, of owner: Node,
    _ content: @escaping @Sendable (Value) -> String
  ) {
    @Sendable func rows(_ map: Map<String, Value>) -> [Row] {
      map.map { Row(id: $0.key, content: content($0.value)) }
    }
    /// Checks that the reported keys are exactly the keys whose values differ.
    @Sendable func change(
      _ mirror: ObservedMirror, _ map: Map<String, Value>, _ deletions: [String], _ insertions: [String],
      _ modifications: [String]
    ) {
      let new = rows(map)
      mirror.change(to: new) { old in
        let (before, after) = [old, new].map { rows in
          Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.content) })
        }.pair
        var problems: [String] = []
        if deletions != before.keys.filter({ after[$0] == nil }).sorted() {
          problems.append("\(deletions) deleted")
        }
        if insertions != after.keys.filter({ before[$0] == nil }).sorted() {
          problems.append("\(insertions) inserted")
        }
        let changed = before.keys.filter { after[$0] != nil && after[$0] != before[$0] }
        if !Set(changed).isSubset(of: modifications) {
          problems.append("\(modifications) modified, not \(changed)")
        }
        if deletions.isEmpty && insertions.isEmpty && modifications.isEmpty { problems.append("no changes") }
        return problems
      }
    }
    @Sendable func record(_ mirror: ObservedMirror, _ notice: MapChange<String, Value>) {
      switch notice {
      case .initial(let map): mirror.begin(rows(map))
      case .update(let map, let deletions, let insertions, let modifications):
        change(mirror, map, deletions, insertions, modifications)
      case .error(let error): mirror.fail("\(error)")
      }
    }
    let now = { Self.isGone(owner) ? [] : rows(map) }
    for consumer in [Consumer.here, .skipped] {
      let here = ObservedMirror(kind, consumer, bell)
      add(here, map.observe { record(here, $0) }, now: now)
    }
    let there = [Consumer.queue, .actor].map { ObservedMirror(kind, $0, bell) }
    add(there[0], map.observe(on: queue) { record(there[0], $0) }, now: now)
    add(there[1], map.observe(on: desk) { _, change in record(there[1], change) }, now: now)
    let sequences = [Consumer.updates, .values].map { ObservedMirror(kind, $0, bell) }
    sequence(sequences[0], map.updates, now: now) { update in
      if update.isInitial { return sequences[0].begin(rows(update.after)) }
      change(sequences[0], update.after, update.deletions, update.insertions, update.modifications)
    }
    let values: Updates<Map<String, Value>> = map.values
    sequence(sequences[1], values, now: now) { sequences[1].show(rows($0)) }
  }

  // MARK: Sections

  private typealias Sections = SectionedResults<Int, Node>

  @Sendable private static func rows(_ sections: Sections) -> [Row] {
    sections.flatMap { section in
      section.map { Row(id: "\(section.key): \($0._key.rawValue)", content: row($0).content) }
    }
  }

  /// Replays the changes of sections on the previous keys and rows.
  @Sendable private static func change(
    _ mirror: ObservedMirror, _ sections: Sections, _ deletions: [SectionIndexPath],
    _ insertions: [SectionIndexPath], _ modifications: [SectionIndexPath], _ deleted: [Int], _ inserted: [Int]
  ) {
    let new = sections.map { section in section.map { row($0) } }
    let keys = sections.keys.map { "\($0)" }
    mirror.change(to: rows(sections)) { known in
      var old: [(key: String, rows: [Row])] = []
      for row in known {
        let parts = row.id.split(separator: ": ").map(String.init)
        if old.last?.key != parts[0] { old.append((parts[0], [])) }
        old[old.count - 1].rows.append(Row(id: parts[1], content: row.content))
      }
      var problems: [String] = []
      let moved = ShortestReordering.count(from: old.map(\.key), to: keys)
      let staying = Set(old.map(\.key)).intersection(keys)
      if deleted.filter({ staying.contains(old[$0].key) }).count != moved {
        problems.append("sections \(deleted) deleted, though \(moved) explain the order")
      }
      for path in deletions + modifications {
        guard path.section < old.count, path.item < old[path.section].rows.count else {
          return ["\(path) is out of range; deletions \(deletions), modifications \(modifications)"]
        }
      }
      for path in modifications { old[path.section].rows[path.item].content = "modified" }
      for path in deletions.reversed() { old[path.section].rows.remove(at: path.item) }
      for index in deleted.reversed() {
        if !old[index].rows.isEmpty { problems.append("section \(index) is deleted with rows") }
        old.remove(at: index)
      }
      for index in inserted { old.insert((keys[index], []), at: index) }
      for path in insertions {
        guard path.section < old.count, path.item <= old[path.section].rows.count else {
          return problems + ["\(path) leaves a gap; insertions \(insertions)"]
        }
        old[path.section].rows.insert(new[path.section][path.item], at: path.item)
      }
      if old.map(\.key) != keys { problems.append("keys \(old.map(\.key)), not \(keys)") }
      // The changes don't contain the new contents of modified rows.
      let played = old.map { section in section.rows.map { $0.content == "modified" ? $0.id : "\($0)" } }
      let expected = zip(old, new).map { section, rows in
        zip(section.rows, rows).map { $0.content == "modified" ? $1.id : "\($1)" }
      }
      if played != expected || old.map(\.rows.count) != new.map(\.count) {
        problems.append("replayed rows differ")
      }
      return problems
    }
  }

  private func observe(_ kind: String, _ sections: Sections) {
    @Sendable func record(_ mirror: ObservedMirror, _ change: SectionedResultsChange<Sections>) {
      switch change {
      case .initial(let sections): mirror.begin(Self.rows(sections))
      case .update(let sections, let deletions, let insertions, let modifications, let inserted, let deleted):
        Self.change(mirror, sections, deletions, insertions, modifications, deleted, inserted)
      case .error(let error): mirror.fail("\(error)")
      }
    }
    let now = { Self.rows(sections) }
    for consumer in [Consumer.here, .skipped] {
      let here = ObservedMirror(kind, consumer, bell)
      add(here, sections.observe { record(here, $0) }, now: now)
    }
    let there = [Consumer.queue, .actor].map { ObservedMirror(kind, $0, bell) }
    add(there[0], sections.observe(on: queue) { record(there[0], $0) }, now: now)
    add(there[1], sections.observe(on: desk) { _, change in record(there[1], change) }, now: now)
    let sequences = [Consumer.updates, .values].map { ObservedMirror(kind, $0, bell) }
    sequence(sequences[0], sections.updates, now: now) { update in
      if update.isInitial { return sequences[0].begin(Self.rows(update.after)) }
      Self.change(
        sequences[0], update.after, update.deletions, update.insertions, update.modifications,
        update.sectionDeletions, update.sectionInsertions)
    }
    sequence(sequences[1], sections.values, now: now) { sequences[1].show(Self.rows($0)) }
  }

  // MARK: Objects and stores

  /// Observes an object. Its rows are its properties.
  private func observe<T: Object>(_ kind: String, _ object: T) {
    @Sendable func rows(_ object: T) -> [Row] {
      if object.isInvalidated { return [] }
      if let node = object as? Node {
        return [
          Row(id: "value", content: "\(node.value)"), Row(id: "note", content: node.note),
          Row(id: "rank", content: "\(node.rank ?? -1)"),
          Row(id: "numbers", content: "\(Array(node.numbers))"),
        ]
      }
      return (object as? NodePart).map { [Row(id: "weight", content: "\($0.weight)")] } ?? []
    }
    @Sendable func change(_ mirror: ObservedMirror, _ object: T?, _ changes: [PropertyChange]) {
      let new = object.map(rows) ?? []
      mirror.change(to: new) { old in
        if object == nil { return [] }
        let names = Set(changes.map(\.name))
        var problems = zip(old, new).filter { $0 != $1 && !names.contains($0.id) }.map {
          "\($0.0.id) is missing"
        }
        for change in changes {
          guard let value = change.newValue, let row = new.first(where: { $0.id == change.name }) else {
            continue
          }
          if "\(value)" != row.content { problems.append("\(change.name) has \(value), not \(row.content)") }
        }
        if changes.isEmpty { problems.append("no changes") }
        return problems
      }
    }
    @Sendable func record(_ mirror: ObservedMirror, _ notice: ObjectChange<T>) {
      switch notice {
      case .change(let object, let changes): change(mirror, object, changes)
      case .deleted: change(mirror, nil, [])
      case .error(let error): mirror.fail("\(error)")
      }
    }
    let now = { rows(object) }
    func mirror(_ consumer: Consumer) -> ObservedMirror {
      let mirror = ObservedMirror(kind, consumer, bell)
      // Observers of objects have no initial call, unlike sequences.
      if consumer != .updates && consumer != .values { mirror.begin(rows(object)) }
      return mirror
    }
    for consumer in [Consumer.here, .skipped] {
      let here = mirror(consumer)
      add(here, object.observe { record(here, $0) }, now: now)
    }
    let there = [Consumer.queue, .actor].map(mirror)
    add(there[0], object.observe(on: queue) { record(there[0], $0) }, now: now)
    add(there[1], object.observe(on: desk) { _, change in record(there[1], change) }, now: now)
    let sequences = [Consumer.updates, .values].map(mirror)
    sequence(sequences[0], object.updates, now: now) { update in
      if update.isInitial { return sequences[0].begin(update.after.map(rows) ?? []) }
      change(sequences[0], update.after, update.changes)
    }
    // The sequence of states ends with the last one before a deletion.
    sequence(
      sequences[1], object.values, now: { object.isInvalidated ? sequences[1].rows ?? [] : rows(object) }
    ) {
      sequences[1].show(rows($0))
    }
  }

  /// Observes the store. Its only row is the number of nodes.
  private func observe(_ store: Store) {
    let kind = "the store"
    @Sendable func rows(_ store: Store) -> [Row] {
      [Row(id: "count", content: "\(store.objects(Node.self).count)")]
    }
    let now = { rows(store) }
    func mirror(_ consumer: Consumer) -> ObservedMirror {
      let mirror = ObservedMirror(kind, consumer, bell)
      mirror.begin(rows(store))
      return mirror
    }
    for consumer in [Consumer.here, .skipped] {
      let here = mirror(consumer)
      add(here, store.observe { _, store in here.show(rows(store)) }, now: now)
    }
    let there = [Consumer.queue, .actor].map(mirror)
    add(there[0], store.observe(on: queue) { _, store in there[0].show(rows(store)) }, now: now)
    add(there[1], store.observe(on: desk) { _, _, store in there[1].show(rows(store)) }, now: now)
    let sequences = [Consumer.updates, .values].map(mirror)
    func rows(_ snapshot: StoreSnapshot) -> [Row] {
      [Row(id: "count", content: "\(snapshot.objects(Node.self).count)")]
    }
    sequence(sequences[0], store.updates, now: now) { update in
      if !update.isInitial && rows(update.before) != sequences[0].rows {
        sequences[0].fail("another state before")
      }
      sequences[0].show(rows(update.after))
    }
    sequence(sequences[1], store.values, now: now) { sequences[1].show(rows($0)) }
  }
}

extension Array {
  fileprivate var pair: (Element, Element) { (self[0], self[1]) }
}
