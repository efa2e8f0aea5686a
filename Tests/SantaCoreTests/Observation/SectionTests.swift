import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Sections of results.
struct SectionTests {
  private final class Word: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var text: String
    @Persisted var group: Int

    convenience init(_ id: Int, _ text: String, _ group: Int = 0) {
      self.init()
      (self.id, self.text, self.group) = (id, text, group)
    }
  }

  private let store: Store

  init() throws { store = try Store.temporary() }

  private var byLetter: SectionedResults<Character?, Word> {
    store.objects(Word.self).sorted(by: \.text).sectioned { $0.text.first }
  }

  @Test("Sections appear and disappear with their objects, and report their indices")
  func fixture() throws {
    try store.write {
      for (id, text) in ["apple", "apples", "apricot", "banana", "orange"].enumerated() {
        store.add(Word(id, text))
      }
    }
    let sections = byLetter
    #expect(
      sections.map { "\($0.key ?? "?"): \($0.map(\.text))" } == [
        #"a: ["apple", "apples", "apricot"]"#, #"b: ["banana"]"#, #"o: ["orange"]"#,
      ])
    var events: [String] = []
    let token = sections.observe { change in
      switch change {
      case .initial(let sections): events.append("initial \(sections.count)")
      case .update(_, let deletions, let insertions, let modifications, let toInsert, let toDelete):
        events.append("-\(deletions) +\(insertions) *\(modifications) s+\(toInsert) s-\(toDelete)")
      case .error: events.append("error")
      }
    }
    store.refresh()
    try store.write {
      for (id, text) in ["safari", "mail", "czar", "stocks", "cake", "any"].enumerated() {
        store.add(Word(10 + id, text))
      }
    }
    store.refresh()
    #expect(events == ["initial 3", "-[] +[0.0, 2.0, 2.1, 3.0, 5.0, 5.1] *[] s+[2, 3, 5] s-[]"])
    #expect(sections.keys == ["a", "b", "c", "m", "o", "s"])
    #expect(sections[SectionIndexPath(section: 5, item: 1)].text == "stocks")
    #expect(sections.section(for: "c")?.map(\.text) == ["cake", "czar"] && sections.section(for: "z") == nil)
    events = []
    try store.write {
      store.delete(sections[4][0])
      sections[1][0].group = 7
      sections[0][0].text = "xylophone"
    }
    store.refresh()
    #expect(events == ["-[0.0, 4.0] +[5.0] *[1.0] s+[5] s-[4]"])
    #expect(sections.indexPath(of: sections[5][0]) == SectionIndexPath(section: 5, item: 0))
    token.invalidate()
  }

  @Test("Key paths filter modifications, and not changes of membership in a section")
  func keyPaths() throws {
    try store.write { for (id, text) in ["ant", "ape", "bat"].enumerated() { store.add(Word(id, text)) } }
    let sections = byLetter
    var events: [String] = []
    func record(_ name: String, _ change: SectionedResultsChange<SectionedResults<Character?, Word>>) {
      guard case .update(_, let deletions, let insertions, let modifications, _, _) = change else { return }
      events.append("\(name) -\(deletions) +\(insertions) *\(modifications)")
    }
    let tokens = [
      sections.observe(.only(\.group)) { record("group", $0) },
      try sections.observe(.only(named: ["text"])) { record("text", $0) },
      sections.observe(.only([])) { record("none", $0) },
    ]
    store.refresh()
    for (change, expected) in [
      ({ $0[0].group = 1 }, ["group -[] +[] *[0.0]"]),
      ({ $0[1].text = "asp" }, ["text -[] +[] *[0.1]"]),
      (
        { $0[1].text = "bee" },
        ["group", "text", "none"].map { "\($0) -[0.1] +[1.1] *[]" }
      ),
      (
        {
          $0[0].group = 2
          $0[2].text = "auk"
        }, ["group -[1.0] +[0.1] *[0.0]", "text -[1.0] +[0.1] *[]", "none -[1.0] +[0.1] *[]"]
      ),
    ] as [((Results<Word>) -> Void, [String])] {
      try store.write { change(store.objects(Word.self)) }
      store.refresh()
      #expect(events == expected)
      events = []
    }
    #expect(throws: StoreError.self) { try sections.observe(.only(named: ["txet"])) { _ in } }
    for token in tokens { token.invalidate() }
  }

  private final class Stage: Object {
    @Persisted var name: String
    @Persisted var next: Stage?
  }

  private final class Parcel: Object {
    @Persisted var weight: Int
    @Persisted var note: String
    @Persisted(originProperty: "parcel") var labels: LinkingObjects<Label>
  }

  private final class Label: Object {
    @Persisted var text: String
    @Persisted var parcel: Parcel?
  }

  /// Regression test: a change that only a path through linking objects reaches used to be missed.
  @Test("Key paths of sections lead through linking objects")
  func linkingObjects() throws {
    let (parcels, labels) = try store.write {
      let parcels = (1...3).map { store.create(Parcel.self, value: ["weight": $0]) }
      return (parcels, parcels.map { store.create(Label.self, value: ["text": "old", "parcel": $0]) })
    }
    let sections = store.objects(Parcel.self).sorted(by: \.weight).sectioned(by: \.weight)
    var events: [String] = []
    let tokens = try ["labels", "labels.text", "note"].flatMap { path in
      [
        try sections.observe(.only(named: [path])) { change in
          guard case .update(_, let deletions, let insertions, let modifications, _, _) = change else {
            return
          }
          events.append("\(path) -\(deletions) +\(insertions) *\(modifications)")
        },
        try sections[1].observe(.only(named: [path])) { change in
          if case .update = change { events.append("section: \(path) \(change.changes)") }
        },
      ]
    }
    func expect(_ expected: [String], after change: () -> Void) throws {
      try store.write(change)
      store.refresh()
      #expect(events == expected)
      events = []
    }
    let modified = "deletions: [], insertions: [], modifications: [0 → 0], moves: []"
    store.refresh()
    try expect(["labels.text -[] +[] *[1.0]", "section: labels.text \(modified)"]) { labels[1].text = "new" }
    try expect(["labels.text -[] +[] *[2.0]"]) { labels[2].text = "new" }
    try expect(["labels", "labels.text"].map { "\($0) -[] +[] *[0.0, 2.0]" }) {
      labels[0].parcel = parcels[2]
    }
    try expect(["labels", "labels.text"].flatMap { ["\($0) -[] +[] *[1.0]", "section: \($0) \(modified)"] }) {
      store.delete(labels[1])
    }
    for token in tokens { token.invalidate() }
  }

  /// Regression test: the names of a section's changes used to include properties that the observer doesn't observe.
  @Test("The changes of a section name the observed properties only")
  func namesInSection() throws {
    try store.write { for (id, text) in ["ant", "ape", "bat"].enumerated() { store.add(Word(id, text)) } }
    var events: [String] = []
    let section = byLetter[0]
    let tokens = [
      section.observe(.only(\.group)) { events.append("group \($0.changes.properties(at: 1))") },
      section.observe(.ignoring(\.group)) { events.append("rest \($0.changes.properties(at: 1))") },
      section.observe { events.append("all \($0.changes.properties(at: 1))") },
    ]
    store.refresh()
    events = []
    try store.write {
      let word = store.objects(Word.self)[1]
      (word.text, word.group) = ("asp", 2)
    }
    store.refresh()
    #expect(events == [#"group ["group"]"#, #"rest ["text"]"#, #"all ["text", "group"]"#])
    for token in tokens { token.invalidate() }
  }

  /// Regression test: a property that is more than three links away used to be missed.
  @Test("Key paths of sections lead over any number of links")
  func distantPaths() throws {
    let stages = try store.write {
      let stages = (0..<6).map { number in store.create(Stage.self, value: ["name": "\(number)"]) }
      for (stage, next) in zip(stages, stages.dropFirst()) { stage.next = next }
      return stages
    }
    let sections = store.objects(Stage.self).sorted(by: \.name).sectioned(by: \.name)
    var events: [String] = []
    let token = sections.observe(.only(\.next?.next?.next?.next?.name)) { change in
      guard case .update(_, _, _, let modifications, _, _) = change else { return }
      events.append("\(modifications)")
    }
    store.refresh()
    try store.write { stages[5].name = "55" }
    store.refresh()
    #expect(events == ["[1.0]"])
    token.invalidate()
  }

  /// Observers follow a change over at most three links, but the key of a section may be farther away.
  @Test("A section's key is followed over any number of links")
  func distantKeys() throws {
    let stages = try store.write {
      let stages = (0..<6).map { number in store.create(Stage.self, value: ["name": "\(number)"]) }
      for (stage, next) in zip(stages, stages.dropFirst()) { stage.next = next }
      return stages
    }
    let first = store.objects(Stage.self).where { $0.name == "0" }
    let sections = try first.sorted(byKeyPath: "next.next.next.next.next.name").sectioned {
      $0.next?.next?.next?.next?.next?.name
    }
    var events: [String] = []
    let token = sections.observe { change in
      switch change {
      case .initial(let sections): events.append("initial \(sections.keys)")
      case .update(let sections, let deletions, let insertions, let modifications, _, _):
        events.append("\(sections.keys) -\(deletions) +\(insertions) *\(modifications)")
      case .error: events.append("error")
      }
    }
    store.refresh()
    try store.write { stages[5].name = "9" }
    store.refresh()
    try store.write { stages[0].next?.name = "8" }
    store.refresh()
    #expect(
      events == [
        #"initial [Optional("5")]"#, #"[Optional("9")] -[0.0] +[0.0] *[]"#,
        #"[Optional("9")] -[] +[] *[0.0]"#,
      ])
    token.invalidate()
  }

  @Test("Objects without a number, NaN, are one section that can be read and followed")
  func notANumber() throws {
    let weights: [Int: Double] = [1: .nan, 2: 3, 3: -.nan]
    try store.write { for id in 1...3 { store.add(Word(id, "word")) } }
    let sections = store.objects(Word.self).sectioned { weights[$0.id] ?? 7 }
    #expect(sections.count == 2)
    #expect(sections.map { $0.map(\.id) } == [[1, 3], [2]])
    #expect(sections.section(for: .nan)?.map(\.id) == [1, 3])
    var changes: [String] = []
    let token = sections.observe { change in
      guard case .update(_, let deletions, let insertions, _, let toInsert, let toDelete) = change else {
        return
      }
      changes.append("-\(deletions) +\(insertions) s+\(toInsert) s-\(toDelete)")
    }
    store.refresh()
    try store.write { store.delete(sections[0][0]) }
    store.refresh()
    // The first object is now in the other section, so the sections swap their order.
    #expect(changes == ["-[0.0, 0.1] +[1.0] s+[1] s-[0]"])
    #expect(sections.map { $0.map(\.id) } == [[2], [3]])
    withExtendedLifetime(token) {}
  }

  @Test("After a write that left their observer out, sections are reported as they have become since")
  func leftOut() throws {
    try store.write { for (id, text) in ["ant", "bee", "cat"].enumerated() { store.add(Word(id, text)) } }
    var events: [String] = []
    let token = byLetter.observe { change in
      guard case .update(_, let deletions, let insertions, _, let inserted, let deleted) = change else {
        return
      }
      events.append("-\(deletions) +\(insertions) s+\(inserted) s-\(deleted)")
    }
    let section = try #require(byLetter.section(for: "c"))
    let recorder = CollectionRecorder<ResultsSection<Character?, Word>> { $0.text }
    let sectionToken = section.observe { recorder.record($0) }
    store.refresh()
    try store.write(withoutNotifying: [token, sectionToken]) {
      store.delete(store.objects(Word.self).where { $0.text == "ant" })
      store.add(Word(9, "cow"))
    }
    try store.write { store.delete(store.objects(Word.self).where { $0.text == "cat" }) }
    store.refresh()
    #expect(events == ["-[1.0] +[] s+[] s-[]"])
    #expect(
      recorder.events == [.initial(count: 1), .update(deletions: [0], insertions: [], modifications: [])])
    try store.write { store.delete(store.objects(Word.self).where { $0.text == "cow" }) }
    store.refresh()
    #expect(events.last == "-[1.0] +[] s+[] s-[1]")
    for token in [token, sectionToken] { token.invalidate() }
  }

  @Test("When the order of sections changes, the fewest are deleted and inserted again")
  func order() throws {
    try store.write {
      for (id, text) in ["ant", "bee", "cat"].enumerated() { store.add(Word(id, text, id)) }
    }
    let sections = store.objects(Word.self).sorted(by: \.group).sectioned { $0.text.first }
    var events: [String] = []
    let token = sections.observe { change in
      guard case .update(_, _, _, _, let inserted, let deleted) = change else { return }
      events.append("s+\(inserted) s-\(deleted)")
    }
    store.refresh()
    try store.write { store.objects(Word.self).where { $0.text == "cat" }[0].group = -1 }
    store.refresh()
    #expect(events == ["s+[0] s-[2]"])
    token.invalidate()
  }

  @Test("An object that passes only objects of other sections has not moved within its section")
  func orderWithin() throws {
    try store.write {
      for (id, text) in ["b0", "a1", "b2", "a3", "a5"].enumerated() { store.add(Word(id, text, id * 10)) }
    }
    let sections = store.objects(Word.self).sorted(by: \.group).sectioned { $0.text.first }
    let section = try #require(sections.section(for: "a"))
    let recorder = CollectionRecorder<ResultsSection<Character?, Word>> { $0.text }
    var events: [String] = []
    let tokens = [
      section.observe { recorder.record($0) },
      sections.observe { change in
        guard case .update(_, let deletions, let insertions, let modifications, _, _) = change else { return }
        events.append("-\(deletions) +\(insertions) *\(modifications)")
      },
    ]
    store.refresh()
    func move(_ text: String, to group: Int) throws {
      try store.write { store.objects(Word.self).where { $0.text == text }[0].group = group }
      store.refresh()
    }
    // The order changes from b0 a1 b2 a3 a5 to b0 b2 a1 a3 a5. Moving the other object then restores the old order.
    try move("b2", to: 5)
    #expect(events == ["-[] +[] *[0.1]"] && recorder.events == [.initial(count: 3)])
    try move("a1", to: 2)
    #expect(events.last == "-[] +[] *[1.0]")
    #expect(recorder.events.last == .update(deletions: [], insertions: [], modifications: [0]))
    // The order becomes b0 b2 a3 a1 a5.
    try move("a1", to: 35)
    #expect(events.last == "-[1.0] +[1.1] *[]")
    #expect(recorder.events.last == .update(deletions: [0], insertions: [1], modifications: []))
    #expect(sections.map { $0.map(\.text) } == [["b0", "b2"], ["a3", "a1", "a5"]])
    for token in tokens { token.invalidate() }
  }

  @Test("A property makes sections in its order")
  func byProperty() throws {
    try store.write { for id in 0..<9 { store.add(Word(id, "w\(9 - id)", id % 3)) } }
    let sections = store.objects(Word.self).sorted(by: \.text).sectioned(by: \.group, ascending: false)
    #expect(sections.keys == [2, 1, 0])
    #expect(store.objects(Word.self).sectioned(by: \.text).keys == (1...9).map { "w\($0)" })
    #expect(
      sections.map { $0.map(\.text) } == [["w1", "w4", "w7"], ["w2", "w5", "w8"], ["w3", "w6", "w9"]])
  }

  @Test(
    "Random changes replay from section to section", .counted("changes of sections, replayed"),
    arguments: RandomRun.seeds(8))
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // If the results are sorted by the key, each section is one run. If they are sorted by another property, a section has many
    // runs.
    let words = store.objects(Word.self)
    let sections = (seed % 2 == 0 ? words.sorted(by: \.text) : words).sectioned { $0.text.first }
    var shown: [(key: Character?, words: [Int])] = []
    let token = sections.observe { change in
      switch change {
      case .initial(let sections): shown = sections.map { ($0.key, $0.map(\.id)) }
      case .update(let sections, let deletions, let insertions, _, let toInsert, let toDelete):
        for path in deletions.reversed() { shown[path.section].words.remove(at: path.item) }
        for section in toDelete.reversed() {
          #expect(shown[section].words.isEmpty, "seed \(seed)")
          shown.remove(at: section)
        }
        for section in toInsert { shown.insert((sections[section].key, []), at: section) }
        for path in insertions { shown[path.section].words.insert(sections[path].id, at: path.item) }
      case .error(let error): Issue.record(error)
      }
    }
    store.refresh()
    for step in 0..<150 {
      try store.write {
        for _ in 0..<Int.random(in: 1...5, using: &random) {
          let id = Int.random(in: 0..<30, using: &random)
          let text = ["a", "ab", "b", "ba", "c", "d", ""].randomElement(using: &random)!
          switch (store.object(ofType: Word.self, forPrimaryKey: id), Int.random(in: 0..<4, using: &random)) {
          case (nil, _): store.add(Word(id, text))
          case (let word?, 0): store.delete(word)
          case (let word?, 1): word.group += 1
          case (let word?, _): word.text = text
          }
        }
      }
      store.refresh()
      let plain = Dictionary(grouping: sections.results, by: { $0.text.first })
      #expect(shown.map(\.key) == sections.keys, "seed \(seed), step \(step)")
      for section in shown {
        #expect(section.words == plain[section.key]?.map(\.id), "seed \(seed), step \(step)")
      }
      #expect(shown.count == plain.count && sections.map { $0.map(\.id) } == shown.map(\.words))
      CountedCases.add()
    }
    token.invalidate()
  }
}
