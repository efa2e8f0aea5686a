import Dispatch
import Foundation
import SantaCore
import SantaCoreTestSupport
import Synchronization
import Testing

/// The table in `docs/notifications.md` that lists each subject and the ways to observe it. Each tick of the table is tested.
@Suite("Everything can be observed in every way", .unlessItHangs)
struct ObservationTableTests {
  final class Label: EmbeddedObject {
    @Persisted var text = ""
    @Persisted var weight = 0
    @Persisted var note = ""
  }

  final class Gift: Object {
    @Persisted(primaryKey: true) var id = 0
    @Persisted var weight = 0
    @Persisted var note = ""
    @Persisted var label: Label?
    @Persisted(originProperty: "gifts") var sacks: LinkingObjects<Sack>
  }

  final class Sack: Object {
    @Persisted var weight = 0
    @Persisted var note = ""
    @Persisted var gifts: List<Gift>
    @Persisted var chosen: MutableSet<Gift>
    @Persisted var byName: Map<String, Gift?>
    @Persisted var numbers: List<Int>
    @Persisted var names: MutableSet<String>
    @Persisted var counts: Map<String, Int>
  }

  /// The columns of the table.
  private enum Spelling: String, CaseIterable {
    case observe, keyPaths, names, ignoring, queue, actor, updates, values, write, commitWrite, asyncWrite
  }

  private actor Desk {
    let log = CallbackTexts()
    func note(_ text: String) { log.add(text) }
  }

  /// A row of the table that is being tested: its kind, a change, and the notification that an observer must receive.
  private struct Walk {
    let kind: String
    let store: Store
    let sack: Sack
    let change: (Sack) -> Void
    /// The notifications before the first change.
    var before = ["initial"]
    let expected: String
    let queue = DispatchQueue(label: "observers")
    let desk = Desk()
    var ticks: Set<String> = []

    mutating func tick(_ spelling: Spelling) { ticks.insert("\(kind): \(spelling)") }

    func commit() throws { try store.write { change(sack) } }

    /// Tests an observer that is called in the store's own isolation.
    mutating func here(
      _ spelling: Spelling, _ observe: (@escaping (String) -> Void) throws -> NotificationToken
    ) throws {
      let log = CallbackTexts()
      let token = try observe { log.add($0) }
      store.refresh()
      #expect(log.all == before, "\(kind): \(spelling)")
      try commit()
      store.refresh()
      #expect(log.all == before + [expected], "\(kind): \(spelling)")
      token.invalidate()
      tick(spelling)
    }

    /// Tests an observer that is called in another isolation, with its own stores there.
    mutating func elsewhere(
      _ spelling: Spelling, _ log: CallbackTexts = CallbackTexts(),
      _ observe: (CallbackTexts) throws -> NotificationToken
    ) async throws {
      let known = log.all
      let token = try observe(log)
      let first = await log.wait(for: known.count + before.count)
      #expect(first == known + before, "\(kind): \(spelling)")
      try commit()
      let texts = await log.wait(for: known.count + before.count + 1)
      #expect(texts == known + before + [expected], "\(kind): \(spelling)")
      token.invalidate()
      tick(spelling)
    }

    /// Makes three writes without notifying the observer, and then one that notifies it.
    mutating func leftOut(_ observe: (@escaping (String) -> Void) -> NotificationToken) async throws {
      let log = CallbackTexts()
      let token = observe { log.add($0) }
      store.refresh()
      try store.write(withoutNotifying: [token]) { change(sack) }
      store.refresh()
      #expect(log.all == before, "\(kind): write")
      tick(.write)
      store.beginWrite()
      change(sack)
      try store.commitWrite(withoutNotifying: [token])
      store.refresh()
      #expect(log.all == before, "\(kind): commitWrite")
      tick(.commitWrite)
      try await store.asyncWrite(withoutNotifying: [token]) { change(sack) }
      store.refresh()
      #expect(log.all == before, "\(kind): asyncWrite")
      tick(.asyncWrite)
      try commit()
      store.refresh()
      #expect(log.all == before + [expected], "\(kind): after the commits that were left out")
      token.invalidate()
    }

    mutating func sequence<Element>(
      _ spelling: Spelling, _ updates: Updates<Element>, _ text: (Element) -> String, _ expected: [String]
    ) async throws {
      var iterator = updates.makeAsyncIterator()
      var texts: [String] = []
      if let first = try await iterator.next() { texts.append(text(first)) }
      try commit()
      if let second = try await iterator.next() { texts.append(text(second)) }
      #expect(texts == expected, "\(kind): \(spelling)")
      tick(spelling)
    }

    mutating func collection<C: ObservableCollection>(
      _ collection: C, _ text: @escaping @Sendable (C.Change) -> String, update: (C.Update) -> String
    ) async throws {
      let (queue, desk) = (queue, desk)
      try here(.observe) { log in collection.observe { log(text($0)) } }
      try await elsewhere(.queue) { log in
        collection.observe(on: queue) { change in
          dispatchPrecondition(condition: .onQueue(queue))
          log.add(text(change))
        }
      }
      try await elsewhere(.actor, desk.log) { _ in
        collection.observe(on: desk) { desk, change in desk.note(text(change)) }
      }
      try await leftOut { log in collection.observe { log(text($0)) } }
      try await sequence(.updates, collection.updates, update, ["initial", expected])
      try await sequence(.values, collection.values, { _ in "value" }, ["value", "value"])
    }

    mutating func objects<C: ObservableCollection>(
      _ collection: C, _ path: PartialKeyPath<C.ObservedElement>, _ other: PartialKeyPath<C.ObservedElement>,
      _ text: @escaping @Sendable (C.Change) -> String, update: (C.Update) -> String
    ) async throws where C.ObservedElement: Object {
      let (queue, desk) = (queue, desk)
      try await self.collection(collection, text, update: update)
      try here(.keyPaths) { log in collection.observe(.only(path)) { log(text($0)) } }
      try here(.names) { log in try collection.observe(.only(named: ["weight"])) { log(text($0)) } }
      try here(.ignoring) { log in collection.observe(.ignoring(other)) { log(text($0)) } }
      try await elsewhere(.keyPaths) { log in
        collection.observe(.only(path), on: queue) { log.add(text($0)) }
      }
      try await elsewhere(.names) { log in
        try collection.observe(.only(named: ["weight"]), on: queue) { log.add(text($0)) }
      }
      try await elsewhere(.ignoring) { log in
        collection.observe(.ignoring(other), on: queue) { log.add(text($0)) }
      }
      try await elsewhere(.keyPaths, desk.log) { _ in
        collection.observe(.only(path), on: desk) { desk, change in desk.note(text(change)) }
      }
      try await elsewhere(.names, desk.log) { _ in
        try collection.observe(.only(named: ["weight"]), on: desk) { desk, change in desk.note(text(change)) }
      }
      try await elsewhere(.ignoring, desk.log) { _ in
        collection.observe(.ignoring(other), on: desk) { desk, change in desk.note(text(change)) }
      }
      try await sequence(.updates, collection.updates(.only(path)), update, ["initial", expected])
      // Observers of the other property only are not notified.
      let log = CallbackTexts()
      let tokens = [
        collection.observe(.only(other)) { log.add(text($0)) },
        collection.observe(.ignoring(path)) { log.add(text($0)) },
      ]
      store.refresh()
      try commit()
      store.refresh()
      #expect(log.all == ["initial", "initial"], "\(kind)")
      for token in tokens { token.invalidate() }
    }

    mutating func object<T: Object>(
      _ object: T, _ path: PartialKeyPath<T>, _ other: PartialKeyPath<T>
    ) async throws {
      let (queue, desk) = (queue, desk)
      before = []
      let text: @Sendable (ObjectChange<T>) -> String = { change in
        if case .change(_, let changes) = change {
          changes.map(\.name).joined(separator: " ")
        } else {
          "other"
        }
      }
      try here(.observe) { log in object.observe { log(text($0)) } }
      try here(.keyPaths) { log in object.observe(.only(path)) { log(text($0)) } }
      try here(.names) { log in try object.observe(.only(named: ["weight"])) { log(text($0)) } }
      try here(.ignoring) { log in object.observe(.ignoring(other)) { log(text($0)) } }
      try await elsewhere(.queue) { log in object.observe(on: queue) { log.add(text($0)) } }
      try await elsewhere(.keyPaths) { log in
        object.observe(.only(path), on: queue) { log.add(text($0)) }
      }
      try await elsewhere(.names) { log in
        try object.observe(.only(named: ["weight"]), on: queue) { log.add(text($0)) }
      }
      try await elsewhere(.ignoring) { log in
        object.observe(.ignoring(other), on: queue) { log.add(text($0)) }
      }
      try await elsewhere(.actor, desk.log) { _ in
        object.observe(on: desk) { desk, change in desk.note(text(change)) }
      }
      try await elsewhere(.keyPaths, desk.log) { _ in
        object.observe(.only(path), on: desk) { desk, change in desk.note(text(change)) }
      }
      try await elsewhere(.names, desk.log) { _ in
        try object.observe(.only(named: ["weight"]), on: desk) { desk, change in desk.note(text(change)) }
      }
      try await elsewhere(.ignoring, desk.log) { _ in
        object.observe(.ignoring(other), on: desk) { desk, change in desk.note(text(change)) }
      }
      try await leftOut { log in object.observe { log(text($0)) } }
      let update: (ObjectUpdate<T>) -> String = {
        $0.isInitial ? "initial" : $0.changes.map(\.name).joined(separator: " ")
      }
      try await sequence(.updates, object.updates, update, ["initial", expected])
      try await sequence(.updates, object.updates(.only(path)), update, ["initial", expected])
      try await sequence(.values, object.values, { _ in "value" }, ["value", "value"])
    }

    mutating func wholeStore() async throws {
      let (queue, desk, store) = (queue, desk, store)
      before = []
      try here(.observe) { log in store.observe { notification, _ in log("\(notification)") } }
      try await elsewhere(.queue) { log in
        store.observe(on: queue) { notification, _ in log.add("\(notification)") }
      }
      try await elsewhere(.actor, desk.log) { _ in
        store.observe(on: desk) { desk, notification, _ in desk.note("\(notification)") }
      }
      try await leftOut { log in store.observe { notification, _ in log("\(notification)") } }
      let text: (StoreUpdate) -> String = {
        $0.isInitial ? "initial" : $0.before != $0.after ? "didChange" : "the same"
      }
      try await sequence(.updates, store.updates, text, ["initial", "didChange"])
      try await sequence(.values, store.values, { _ in "value" }, ["value", "value"])
    }
  }

  private static func text<C>(_ change: CollectionChange<C>) -> String {
    switch change {
    case .initial: "initial"
    case .update(_, let deletions, let insertions, let modifications):
      "\(deletions) \(insertions) \(modifications)"
    case .error(let error): "\(error)"
    }
  }

  private static func text<C>(_ update: CollectionUpdate<C>) -> String {
    let changes = update.changes
    return update.isInitial
      ? "initial" : "\(changes.deletions) \(changes.insertions) \(changes.modifications.map(\.old))"
  }

  private static func text<Key, Value>(_ change: MapChange<Key, Value>) -> String {
    switch change {
    case .initial: "initial"
    case .update(_, let deletions, let insertions, let modifications):
      "\(deletions) \(insertions) \(modifications)"
    case .error(let error): "\(error)"
    }
  }

  private static func text<Key, Value>(_ update: MapUpdate<Key, Value>) -> String {
    update.isInitial ? "initial" : "\(update.deletions) \(update.insertions) \(update.modifications)"
  }

  private static func text<S>(_ change: SectionedResultsChange<S>) -> String {
    switch change {
    case .initial: "initial"
    case .update(_, let deletions, let insertions, let modifications, _, _):
      "\(deletions) \(insertions) \(modifications.map { "\($0.section).\($0.item)" })"
    case .error(let error): "\(error)"
    }
  }

  private static func text<S>(_ update: SectionedResultsUpdate<S>) -> String {
    update.isInitial
      ? "initial"
      : "\(update.deletions) \(update.insertions) \(update.modifications.map { "\($0.section).\($0.item)" })"
  }

  /// Returns the ticks of a Markdown table.
  private func ticks(of text: String) -> Set<String> {
    var ticks: Set<String> = []
    for line in text.split(separator: "\n") where line.contains("✓") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      for (spelling, cell) in zip(Spelling.allCases, cells.dropFirst()) where cell == "✓" {
        ticks.insert("\(cells[0]): \(spelling)")
      }
    }
    return ticks
  }

  private func documentation() throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: "docs/notifications.md"), encoding: .utf8)
  }

  @Test("Each tick of the table in the documentation is observed, and delivers a change")
  func table() async throws {
    let store = try Store.temporary()
    let (sack, gift) = try store.write {
      let gift = store.create(Gift.self, value: ["id": 1])
      gift.label = Label()
      let sack = store.create(Sack.self)
      sack.gifts.append(gift)
      sack.chosen.insert(gift)
      sack.byName["sled"] = gift
      sack.numbers.append(1)
      sack.counts["a"] = 1
      return (sack, gift)
    }
    var walked: Set<String> = []
    func walk(
      _ kind: String, expecting expected: String, _ change: @escaping (Sack) -> Void,
      _ body: (inout Walk) async throws -> Void
    ) async throws {
      var walk = Walk(kind: kind, store: store, sack: sack, change: change, expected: expected)
      try await body(&walk)
      walked.formUnion(walk.ticks)
    }
    let heavier: (Sack) -> Void = { $0.gifts[0].weight += 1 }

    try await walk("the store", expecting: "didChange", heavier) { try await $0.wholeStore() }
    let all = store.objects(Gift.self)
    let shapes = [
      ("all objects", all), ("filtered and sorted results", all.where { $0.id == 1 }.sorted(by: \.weight)),
      ("distinct results with a limit", all.distinct(by: \.id).prefix(3)),
      ("results of a list", sack.gifts.objects),
    ]
    for (kind, results) in shapes {
      try await walk(kind, expecting: "[] [] [0]", heavier) {
        try await $0.objects(results, \.weight, \.note, { Self.text($0) }, update: { Self.text($0) })
      }
    }
    let sections = all.sectioned(by: \.id)
    try await walk("sections", expecting: "[] [] [\"0.0\"]", heavier) {
      try await $0.objects(sections, \.weight, \.note, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("one section", expecting: "[] [] [0]", heavier) {
      try await $0.objects(sections[0], \.weight, \.note, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("a list of objects", expecting: "[] [] [0]", heavier) {
      try await $0.objects(sack.gifts, \.weight, \.note, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("a set of objects", expecting: "[] [] [0]", heavier) {
      try await $0.objects(sack.chosen, \.weight, \.note, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("a map of objects", expecting: "[] [] [\"sled\"]", heavier) {
      try await $0.objects(sack.byName, \.weight, \.note, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("linking objects", expecting: "[] [] [0]", { $0.weight += 1 }) {
      try await $0.objects(gift.sacks, \.weight, \.note, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("a list of values", expecting: "[] [] [0]", { $0.numbers[0] += 1 }) {
      try await $0.collection(sack.numbers, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk(
      "a set of values", expecting: "[0] [0] []",
      { sack in
        let next = "\((sack.names.first.flatMap { Int($0) } ?? 0) + 1)"
        sack.names.removeAll()
        sack.names.insert(next)
      }
    ) { walk in
      try store.write { _ = sack.names.insert("0") }
      try await walk.collection(sack.names, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("a map of values", expecting: "[] [] [\"a\"]", { $0.counts["a", default: 0] += 1 }) {
      try await $0.collection(sack.counts, { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("results of values", expecting: "[] [] [0]", { $0.numbers[0] += 1 }) {
      try await $0.collection(
        sack.numbers.where { $0 > 0 }.sorted(ascending: false), { Self.text($0) }, update: { Self.text($0) })
    }
    try await walk("an object", expecting: "weight", heavier) {
      try await $0.object(gift, \.weight, \.note)
    }
    let label = try #require(gift.label)
    try await walk("an embedded object", expecting: "weight", { $0.gifts[0].label?.weight += 1 }) {
      try await $0.object(label, \.weight, \.note)
    }
    #expect(walked == ticks(of: try documentation()))
  }

  @Test(
    "An actor that a store belongs to is called with that store, so that a write can leave the observer out")
  func ownActor() async throws {
    actor Home {
      let log = CallbackTexts()
      func run() async throws -> CallbackTexts {
        let store = try Store.temporary(isolation: self)
        let token = store.objects(Gift.self).observe(on: self) { home, change in
          home.log.add(ObservationTableTests.text(change))
        }
        store.refresh()
        try store.write(withoutNotifying: [token]) { _ = store.create(Gift.self, value: ["id": 1]) }
        try store.write { _ = store.create(Gift.self, value: ["id": 2]) }
        store.refresh()
        token.invalidate()
        return log
      }
    }
    #expect(try await Home().run().all == ["initial", "[] [1] []"])
  }

  @Test("What can't be observed is told so on the queue and on the actor that were given, once")
  func refused() async throws {
    let queue = DispatchQueue(label: "observers")
    let (desk, log) = (Desk(), CallbackTexts())
    let tokens = [
      List<Int>().observe(on: queue) { change in
        dispatchPrecondition(condition: .onQueue(queue))
        log.add(Self.text(change))
      },
      Gift().observe(on: queue) { change in
        dispatchPrecondition(condition: .onQueue(queue))
        if case .error(let error) = change { log.add("\(error)") }
      },
      List<Int>().observe(on: desk) { desk, change in desk.note(Self.text(change)) },
      Gift().observe(on: desk) { desk, change in
        if case .error(let error) = change { desk.note("\(error)") }
      },
    ]
    let sentence = " is not in a store, or was deleted. Add it to a store before observing it."
    #expect(await log.wait(for: 2) == ["This List<Int>\(sentence)", "This Gift\(sentence)"])
    #expect(Set(await desk.log.wait(for: 2)) == ["This List<Int>\(sentence)", "This Gift\(sentence)"])
    for token in tokens { token.invalidate() }
  }

  @Test("A commit before a busy queue's first turn is reported to an observer of the store there")
  func busyQueue() async throws {
    let store = try Store.temporary()
    let (queue, log) = (DispatchQueue(label: "busy"), CallbackTexts())
    queue.suspend()
    let token = store.observe(on: queue) { _, there in log.add("\(there.objects(Gift.self).count)") }
    try store.write { _ = store.create(Gift.self, value: ["id": 1]) }
    queue.resume()
    #expect(await log.wait(for: 1) == ["1"])
    token.invalidate()
  }

  @Test("An object's sequence ends with its deletion, and the deleted object can be read in it")
  func deletedObject() async throws {
    let store = try Store.temporary()
    let gift = try store.write { store.create(Gift.self, value: ["id": 1, "weight": 5]) }
    var updates = gift.updates.makeAsyncIterator()
    var values = gift.values.makeAsyncIterator()
    #expect(try await updates.next()?.after?.weight == 5)
    #expect(try await values.next()?.weight == 5)
    try store.write { store.delete(gift) }
    let last = try #require(try await updates.next())
    #expect(last.before.weight == 5 && last.after == nil && last.changes.isEmpty)
    #expect(try await updates.next() == nil)
    #expect(try await values.next() == nil)
  }

  @Test(
    "The sequence of an object begins with its initial state, also if the write that makes the object is running"
  )
  func objectInItsWrite() async throws {
    let store = try Store.temporary()
    let (gift, updates) = try store.write {
      let gift = store.create(Gift.self, value: ["id": 1, "weight": 5])
      return (gift, gift.updates.makeAsyncIterator())
    }
    var (iterator, values) = (updates, gift.values.makeAsyncIterator())
    let first = try #require(try await iterator.next())
    #expect(first.isInitial && first.after?.weight == 5 && first.changes.isEmpty)
    #expect(try await values.next()?.weight == 5)
    try store.write { gift.weight = 6 }
    let second = try #require(try await iterator.next())
    #expect(!second.isInitial && second.before.weight == 5 && second.after?.weight == 6)
    #expect(second.changes.map(\.name) == ["weight"])
  }

  @Test("Linking objects report origins that come and go, and all of them when their object is deleted")
  func linkingObjects() throws {
    let store = try Store.temporary()
    let gift = try store.write { store.create(Gift.self, value: ["id": 1]) }
    let recorder = CollectionRecorder<LinkingObjects<Sack>> { "\($0.weight)" }
    let token = gift.sacks.observe { recorder.record($0) }
    store.refresh()
    try store.write {
      for weight in 1...3 { store.create(Sack.self, value: ["weight": weight]).gifts.append(gift) }
    }
    store.refresh()
    try store.write { store.objects(Sack.self)[1].gifts.removeAll() }
    store.refresh()
    try store.write { store.delete(gift) }
    store.refresh()
    #expect(
      recorder.events == [
        .initial(count: 0), .update(deletions: [], insertions: [0, 1, 2], modifications: []),
        .update(deletions: [1], insertions: [], modifications: []),
        .update(deletions: [0, 1], insertions: [], modifications: []),
      ])
    #expect(recorder.problems == [])
    token.invalidate()
  }

  @Test("One section reports what enters and leaves it, also when it becomes empty and is filled again")
  func oneSection() throws {
    let store = try Store.temporary()
    try store.write {
      for id in 0..<4 { store.create(Gift.self, value: ["id": id, "weight": id % 2]) }
    }
    let sections = store.objects(Gift.self).sectioned(by: \.weight)
    let recorder = CollectionRecorder<ResultsSection<Int, Gift>> { "\($0.id)" }
    let token = sections[1].observe { recorder.record($0) }
    func write(_ change: (Results<Gift>) -> Void) throws {
      try store.write { change(store.objects(Gift.self)) }
      store.refresh()
    }
    store.refresh()
    try write { $0[0].note = "in another section" }
    try write { $0[2].weight = 1 }
    try write { gifts in for gift in gifts { gift.weight = 0 } }
    try write { $0[3].weight = 1 }
    // The sections change positions, which isn't a change within this section.
    try write { $0[0].weight = 2 }
    #expect(
      recorder.events == [
        .initial(count: 2), .update(deletions: [], insertions: [1], modifications: []),
        .update(deletions: [0, 1, 2], insertions: [], modifications: []),
        .update(deletions: [], insertions: [0], modifications: []),
      ])
    #expect(recorder.problems == [])
    token.invalidate()
  }
}
