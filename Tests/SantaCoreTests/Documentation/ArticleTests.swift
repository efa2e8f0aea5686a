import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

struct ArticleTests {
  /// The articles whose steps `scripts/docs.sh` runs word for word.
  static let followed = ["GettingStarted", "TutorialToDoList", "TutorialRequests"]

  /// The other articles that contain code.
  static let articles = [
    "SantaCore", "DeclaringModels", "ReadingAndWriting", "Queries", "Concurrency", "SeveralProcesses",
    "JSONAndCSV", "DurabilityAndFiles", "Security", "MigratingFromSwiftData", "MigratingFromGRDB",
  ]

  @Test("The code of an article is compiled here, line by line and in order", arguments: articles)
  func codeIsCompiled(article: String) throws {
    let page = try CompiledDocument(
      "Sources/SantaCore/SantaCore.docc/\(article).md",
      in: [
        "Documentation/ArticleExamples.swift", "Documentation/ArticleExamples+JSON.swift",
        "ReadmeExample.swift",
      ])
    #expect(!page.blocks.isEmpty)
    #expect(page.missingLines == [], "not compiled, or not in this order")
  }

  @Test("Every article is in the list above")
  func allArticles() throws {
    let catalog = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/SantaCore/SantaCore.docc").standardizedFileURL
    let names = try FileManager.default.contentsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }
    #expect(Set(names) == Set(Self.articles + Self.followed))
  }

  private func store() throws -> Store {
    try Store.temporary()
  }

  @Test("Reading and writing prints what its comments say") @MainActor
  func reading() async throws {
    var printed: [String] = []
    try await Articles.write(store()) { printed.append("\($0)") }
    #expect(printed == ["30", "2", "[\"Anna\"]"])
  }

  @Test("A test with a store in memory is notified when it refreshes")
  func inMemory() throws {
    var printed: [String] = []
    try Articles.observeInTest { printed.append("\($0)") }
    #expect(printed == ["1"])
  }

  @Test("The queries of the article find what they say")
  func queries() throws {
    let store = try store()
    try store.write {
      for (id, place) in ["Newcastle", "Apia", "New Plymouth"].enumerated() {
        let stop = Stop()
        (stop.id, stop.place, stop.region) = ("\(id)", place, id == 1 ? "Samoa" : "South")
        if id > 0 { stop.location = Location() }
        stop.location?.latitude = Double(-id)
        stop.population = 100 * id
        if id > 0 { stop.utcOffset = 60 * id }
        store.add(stop)
      }
    }
    var printed: [String] = []
    try Articles.ask(store) { printed.append($0) }
    #expect(printed.prefix(6) == ["Apia", "3 1 1", "3", "2 3", "Samoa: 1", "South: 2"])
    #expect(printed[6..<8] == [#"A: ["Apia"]"#, #"N: ["New Plymouth", "Newcastle"]"#])
    #expect(printed[8] == "2 true 300 90.0" && printed.count == 10)
    #expect(printed.last?.hasPrefix("Scans 3 objects of Stop.") == true)
  }

  @Test("Embedded objects of a list are changed, removed and found by a query")
  func embedded() throws {
    let store = try store()
    var printed: [String] = []
    try Articles.order(store) { printed.append("\($0)") }
    #expect(printed == ["1"])
    #expect(store.objects(Articles.OrderLine.self).map(\.text) == ["A sledge"])
  }

  @Test("Every type of property has the initial value that the article says")
  func initialValues() {
    let child = Articles.Child()
    #expect(child.name == "" && child.email == nil && child.born == nil && child.friend == nil)
    #expect(child.wishes.isEmpty && child.nicknames.isEmpty && child.marks.isEmpty && child.home == nil)
    let values = Articles.InitialValues()
    #expect(values.number == 0 && values.amount == 0 && !values.isSet && values.text == "")
    #expect(values.data == Data() && values.date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(values.id == UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
    #expect(values.duration == .zero && values.mood == .good && values.any == .none)
  }

  @Test("A property that needs a default is an error when the store is opened", arguments: [true, false])
  func missingDefault(isURL: Bool) throws {
    let type: Object.Type = isURL ? Articles.Homeless.self : Articles.Addressless.self
    let configuration = Store.Configuration(
      location: .inMemory("missing default \(isURL)"), objectTypes: [type])
    #expect { try Store(configuration: configuration) } throws: { error in
      (error as? StoreError)?.code == .invalidConfiguration
    }
  }

  @Test("A frozen object keeps its state, and is resolved as the live one") @MainActor
  func frozen() async throws {
    let store = try store()
    try store.write {
      store.create(
        Articles.Child.self,
        value: [
          "name": "Anna", "wishes": [["text": "A kite", "price": 12], ["text": "A horse", "price": 900]],
        ])
    }
    var printed: [String] = []
    try await Articles.freeze(store) { printed.append("\($0)") }
    #expect(
      printed == [
        #"Anna, friend: none, wishes: ["A kite"]"#, "Annie, frozen: Anna",
      ])
    #expect(Frozen(Articles.Child()) == nil)
    let added = try store.write { Frozen(store.create(Articles.Child.self)) }
    #expect(added == nil, "added by the running write")
  }

  @Test("A program that sleeps on the main actor is notified", .unlessItHangs) @MainActor
  func watching() async throws {
    let (texts, continuation) = AsyncStream.makeStream(of: String.self)
    let configuration = try store().configuration
    let watching = Task {
      try await Articles.Watching { continuation.yield("\($0)") }.watch(configuration)
    }
    for await text in texts {
      #expect(text == "[]", "the initial call")
      break
    }
    watching.cancel()
    await #expect(throws: CancellationError.self) { try await watching.value }
  }

  @Test("Invoices are created, imported and exported as the article about JSON does")
  func invoices() throws {
    let (store, directory) = (try store(), try TemporaryDirectory())
    var printed: [String] = []
    try Articles.createInvoice(store) { printed.append($0) }
    let text = try #require(printed.last)
    #expect(text.contains(#""total":12.5"#) && text.contains(#""date":null"#) && text.contains("Anna"))

    let file = directory.url.appending(path: "invoices.json")
    try Data(
      #"""
      {"number": 7, "date": "2026-12-24T10:00:00Z", "totla": 5}
      {"number": 8, "customer": {"id": 1, "notes": [{"text": "pays late"}]}}
      """#.utf8
    ).write(to: file)
    printed = []
    for _ in 1...2 { try Articles.importInvoices(store, from: file) { printed.append($0) } }
    #expect(printed.first == #"2 invoices, unknown keys: ["totla"]"#)
    let first = store.objects(Articles.Invoice.self)[0]
    #expect(first.total == 12.5 && first.date == Date(timeIntervalSinceReferenceDate: 819_799_200))
    #expect(first.customer?.name == "Anna" && first.customer?.notes.count == 1)
    #expect(store.objects(Articles.CustomerNote.self).count == 2, "no primary key: created at each import")

    let copy = directory.url.appending(path: "copy.json")
    try Articles.exportInvoices(store, to: copy)
    let lines = try String(contentsOf: copy, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains("2026-12-24T10:00:00Z") && lines[0].contains("pays late"))
    let other = try self.store()
    try Articles.importInvoices(other, from: copy) { _ in }
    #expect(other.objects(Articles.Invoice.self).map(\.total) == [12.5, 0])
  }

  @Test("A link that is exported as its key finds the object again")
  func keys() throws {
    let store = try store()
    try Articles.createInvoice(store) { _ in }
    let json = try Articles.exportKeys(store)
    #expect(String(decoding: json, as: UTF8.self).contains(#""customer":{"id":1}"#))
    try store.write { try store.create([Articles.Invoice].self, json: json, update: .modified) }
    #expect(store.objects(Articles.Invoice.self)[0].customer?.name == "Anna")
    try Articles.addTable(store, numbers: [7, 8], totals: [1, 2])
    #expect(store.objects(Articles.Invoice.self).map(\.total) == [1, 2])
    #expect(store.objects(Articles.Invoice.self)[0].customer?.name == "Anna", "a property without a column")
  }

  @Test("A dictionary takes the values that the article lists, and refuses all other values")
  func dictionaries() throws {
    let store = try store()
    let accepted: [(String, Any)] = [
      ("number", Int8(5)), ("ratio", 5), ("ratio", Float(0.5)), ("amount", 5), ("amount", 0.1),
      ("mood", "naughty"),
      ("home", "https://example.com"), ("home", Int?.none as Any), ("duration", 2.5), ("duration", 2),
      ("any", ["a": [1, "b"] as [Any]]), ("wish", ["text": "A kite"]), ("wishes", [["text": "A kite"]]),
      ("tags", ["a", "b"]), ("tags", Set(["a"])), ("marks", [1: 2]),
    ]
    for (name, value) in accepted {
      #expect(throws: Never.self, "\(name): \(value)") {
        try store.write { _ = store.create(Articles.InitialValues.self, value: [name: value]) }
      }
    }
    #expect(store.objects(Articles.InitialValues.self)[4].amount == Decimal(string: "0.1"))
    let refused: [(String, Any)] = [
      ("number", 5.0), ("small", 300), ("text", 5), ("amount", "0.1"), ("isSet", 1), ("mood", "bad"),
      ("date", "2026-12-24T10:00:00Z"), ("date", 5.0), ("id", "0D1C5C1E-4F0A-4B0E-9B0B-0B0B0B0B0B0B"),
      ("home", ""),
      ("duration", "2.5"), ("ratio", Decimal(5)), ("wish", 1), ("wihs", 1),
    ]
    for (name, value) in refused {
      #expect(throws: StoreError.self, "\(name): \(value)") {
        try store.write { _ = store.create(Articles.InitialValues.self, value: [name: value]) }
      }
    }
  }

  @Test("Large data is stored and read as the article does")
  func largeData() throws {
    let directory = try TemporaryDirectory()
    let (file, copy) = (directory.url.appending(path: "in"), directory.url.appending(path: "out"))
    try Data([1, 2, 3]).write(to: file)
    let parts = [Data(count: 1 << 20), Data([7, 8, 9])]
    var printed: [String] = []
    let first = try Articles.storeLargeData(store(), from: file, parts: parts, to: copy) {
      printed.append("\($0)")
    }
    #expect(first == Data(count: 4) && printed == ["1048576", "3"])
    #expect(try Data(contentsOf: copy) == parts[0] + parts[1])
  }

  @Test("What one actor commits is sent to another one") @MainActor
  func sending() async throws {
    var printed: [String] = []
    try await Articles.send(store().configuration) { printed.append("\($0)") }
    #expect(printed == ["[\"Apia\"]", "1"])
  }

  @Test("The observer of open requests answers each of them", .unlessItHangs) @MainActor
  func requests() async throws {
    let directory = try TemporaryDirectory()
    let configuration = Articles.configuration(directory.url)
    let answering = Task { try await Articles.Answering.run(configuration) }
    let store = try Store(configuration: configuration)
    #expect(try await Articles.Asking.ask("Apia", in: store) == 4)
    answering.cancel()
    try await answering.value
  }

  @Test("What replaces SwiftData and GRDB prints what the articles say", .unlessItHangs) @MainActor
  func replacements() async throws {
    var printed: [String] = []
    try Articles.travel(store()) { printed.append($0) }
    #expect(printed == ["New Plymouth"])
    let store = try store()
    try store.write {
      for (name, score) in [("Ann", 20), ("Ben", 30), ("Cid", 5)] {
        store.create(Articles.Player.self, value: ["name": name, "score": score])
      }
    }
    printed = []
    try await Articles.play(store) { printed.append($0) }
    #expect(printed == ["from 1 to 0"])
  }

  @Test("The files of the article are copied, compacted and deleted")
  func files() throws {
    let directory = try TemporaryDirectory()
    let (store, backup) = (directory.url.appending(path: "store"), directory.url.appending(path: "backup"))
    try Articles.handleFiles(store, backup: backup)
    #expect(FileManager.default.fileExists(atPath: store.path))
    #expect(!FileManager.default.fileExists(atPath: backup.path))
  }

  @Test("A text of the user is a value in a query, and no part of it")
  func search() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try directory.openStore()
      try store.write {
        for (id, place) in ["Apia", "\" OR TRUEPREDICATE"].enumerated() {
          store.create(Delivery.self, value: ["id": id, "place": place])
        }
      }
    }
    #expect(try Articles.search(directory.url, for: "API") == ["Apia"])
    #expect(try Articles.search(directory.url, for: "\" or TRUE").count == 1)
  }
}
