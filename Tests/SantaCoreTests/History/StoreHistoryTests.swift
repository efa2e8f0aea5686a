import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// The history of a store.
struct StoreHistoryTests {
  private static func open(
    _ directory: TemporaryDirectory, _ history: Store.Configuration.History = .last(1_000),
    durability: Durability = .full
  ) throws -> Store {
    try Store(
      configuration: .init(
        location: .directory(directory.url), objectTypes: [Present.self, Note.self],
        durability: durability, history: history))
  }

  @Test("A transaction has its time, author and note, and the objects before and after it")
  func transactions() throws {
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    let start = try #require(store.historyToken)
    let begin = Date.now.addingTimeInterval(-1)
    try store.write(author: "elf", note: "two presents") {
      store.create(Present.self, value: ["id": 1, "name": "doll"])
      store.create(Present.self, value: ["id": 2, "name": "train"])
    }
    try store.write(author: "Santa") {
      store.object(ofType: Present.self, forPrimaryKey: 1)?.name = "ball"
      store.object(ofType: Present.self, forPrimaryKey: 2).map { store.delete($0) }
    }
    try store.write { store.add(Note("ho ho ho")) }
    let all = try store.history(after: start).transactions()
    #expect(all.map { $0.author ?? "-" } == ["elf", "Santa", "-"])
    #expect(all.map { $0.note ?? "-" } == ["two presents", "-", "-"])
    #expect(all.map(\.typeNames) == [["Present"], ["Present"], ["Note"]])
    let dates = all.map(\.date)
    #expect(dates.allSatisfy { $0 > begin })
    #expect(dates == dates.sorted() && Set(dates).count == 3)
    #expect(all.map(\.version) == [all[0].version, all[0].version + 1, all[0].version + 2])
    let first = try all[0].changes(of: Present.self)
    #expect(first.insertions.map(\.name) == ["doll", "train"] && first.deletions.isEmpty)
    let second = try all[1].changes(of: Present.self)
    #expect(second.deletions.map(\.name) == ["train"] && second.insertions.isEmpty)
    #expect(second.modifications.map(\.old.name) == ["doll"])
    #expect(second.modifications.map(\.new.name) == ["ball"])
    #expect(second.modifications.map(\.properties) == [["name"]])
    #expect(try all[2].changes(of: Present.self).isEmpty)
    #expect(try all[2].changes(of: Note.self).insertions.map(\.text) == ["ho ho ho"])
    // Filters, and a token that is stored in between.
    #expect(
      try store.history(after: start, ofType: Note.self).transactions().map(\.version) == [all[2].version])
    #expect(try store.history(after: start, excludingAuthor: "elf").transactions().count == 2)
    let stored = try JSONDecoder().decode(HistoryToken.self, from: JSONEncoder().encode(all[0].token))
    #expect(stored == all[0].token)
    #expect(try store.history(after: stored).transactions().map(\.version) == all.dropFirst().map(\.version))
    #expect(try store.history(after: store.historyToken).transactions().isEmpty)
    #expect(try store.history().transactions(limit: 1).map(\.version) == [all[0].version])
  }

  @Test("A kept version opens as a store that never changes")
  func past() throws {
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    try store.write { store.create(Present.self, value: ["id": 1, "name": "doll"]) }
    let (version, date) = try #require(try store.history().transactions().last.map { ($0.version, $0.date) })
    try store.write { store.object(ofType: Present.self, forPrimaryKey: 1)?.name = "ball" }
    for point in [StoreVersion.version(version), .date(date)] {
      let past = try Store(store.configuration, at: point)
      #expect(past.objects(Present.self).where { $0.name == "doll" }.count == 1)
      try store.write { store.create(Note.self, value: ["text": "new"]) }
      #expect(!past.refresh() && past.objects(Note.self).isEmpty)
      let refusal = #expect(throws: StoreError.self) { try past.write { past.add(Note("never")) } }
      #expect(refusal?.code == .readOnly && refusal?.message.contains("isReadOnly") == false)
    }
    let error = #expect(throws: StoreError.self) { try Store(store.configuration, at: .version(9_999)) }
    #expect(error?.code == .historyExpired)
    let early = #expect(throws: StoreError.self) { try Store(store.configuration, at: .date(.distantPast)) }
    #expect(early?.code == .historyExpired)
    let newest = try Store(store.configuration, at: .date(.distantFuture))
    #expect(newest.objects(Note.self).count == 2)
    // The error must not say that the store is in memory.
    for use in [{ _ = try newest.history() }, { try newest.deleteHistory(before: .version(version)) }] {
      let refusal = #expect(throws: StoreError.self) { try use() }
      #expect(refusal?.code == .invalidConfiguration)
      #expect(refusal?.message.contains(directory.url.path) == true, "\(refusal?.message ?? "")")
      #expect(refusal?.message.contains("memory") == false, "\(refusal?.message ?? "")")
    }
  }

  /// All versions in the first log were removed, because the log also has the records from before the history began.
  @Test(
    "Deleting the versions before a time at which there was no history removes none",
    arguments: [StoreVersion.date(.distantPast), .version(0), .version(1)])
  func nothingToDelete(_ start: StoreVersion) throws {
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    let token = store.historyToken
    for number in 0..<5 { try store.write { store.add(Note("\(number)")) } }
    let kept = try store.history(after: token).transactions().map(\.version)
    try store.deleteHistory(before: start)
    #expect(try store.history(after: token).transactions().map(\.version).starts(with: kept))
    // A later version is still removed.
    try store.deleteHistory(before: .version(try #require(kept.last)))
    #expect(throws: StoreError.self) { try store.history(after: token) }
  }

  @Test("The asynchronous sequence delivers what was committed, and then each further commit of any store")
  func live() async throws {
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    let token = store.historyToken
    try store.write { for id in 0..<3 { store.create(Present.self, value: ["id": id]) } }
    var names: [String] = []
    var count = 0
    for try await transaction in try store.history(after: token, ofType: Present.self) {
      names += try transaction.changes(of: Present.self).insertions.map { "\($0.id)" }
      count += 1
      if count == 200 { break }
      try store.write { store.create(Present.self, value: ["id": 10 + count]) }
      if count % 7 == 0 { try store.write { store.add(Note("not a present")) } }
    }
    let expected: [Int] = Array(0..<3) + Array(11..<210)
    #expect(names == expected.map(String.init))
  }

  @Test("Deleted history can't be read, and its data is no longer in any file")
  func deleted() throws {
    let directory = try TemporaryDirectory()
    let store = try Self.open(directory)
    let first = store.historyToken
    let secret = "a secret that must be forgotten"
    try store.write { store.add(Note(secret)) }
    try store.write { store.delete(store.objects(Note.self)) }
    func isOnDisk() throws -> Bool {
      let files = FileManager.default.enumerator(at: directory.url, includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) {
        if let data = try? Data(contentsOf: file), data.range(of: Data(secret.utf8)) != nil { return true }
      }
      return false
    }
    #expect(try isOnDisk())
    try store.compact()
    #expect(try isOnDisk(), "The history keeps it.")
    let last = try #require(try store.history().transactions().last)
    try store.deleteHistory(before: .version(last.version))
    #expect(try !isOnDisk())
    let error = #expect(throws: StoreError.self) { try store.history(after: first) }
    #expect(error?.code == .historyExpired)
    try store.write { store.add(Note("later")) }
    #expect(try store.history().transactions().last?.changes(of: Note.self).insertions.count == 1)
  }

  @Test("A demand stays until it is ended, and the store then keeps nothing")
  func demands() throws {
    let directory = try TemporaryDirectory()
    do {
      let store = try Self.open(directory)
      try store.write { store.add(Note("kept")) }
    }
    let store = try Self.open(directory, .none)
    #expect(try store.history().transactions().count == 1)
    let name = try #require(CommandLine.arguments.first.map { URL(filePath: $0).lastPathComponent })
    #expect(try store.endHistoryDemand(of: name))
    #expect(try !store.endHistoryDemand(of: name))
    try store.compact()
    #expect(try store.history().transactions().isEmpty)
  }

  @Test("A store without history, a store in memory, a copy and an invalid rule are refused, with a reason")
  func refused() throws {
    let directory = try TemporaryDirectory()
    let plain = try Self.open(directory, .none)
    #expect(plain.historyToken == nil)
    let none = #expect(throws: StoreError.self) { try plain.history() }
    #expect(none?.code == .historyExpired)
    let memory = #expect(throws: StoreError.self) {
      try Store(configuration: .init(location: .inMemory("history"), history: .last(3)))
    }
    #expect(memory?.code == .invalidConfiguration)
    for rule in [Store.Configuration.History.last(0), .within(.seconds(-1)), .untilConsumed(limit: 0)] {
      let error = #expect(throws: StoreError.self) { try Self.open(directory, rule) }
      #expect(error?.code == .invalidConfiguration)
    }
    let other = try TemporaryDirectory()
    let store = try Self.open(other)
    try store.write { store.add(Note("copied")) }
    let copy = directory.url.appending(path: "copy")
    try store.writeCopy(to: copy)
    let copied = try Store(configuration: .init(location: .directory(copy), objectTypes: [Note.self]))
    #expect(copied.objects(Note.self).count == 1 && copied.historyToken == nil)
    let long = #expect(throws: StoreError.self) {
      try store.write(author: String(repeating: "x", count: 5_000)) { store.add(Note("never")) }
    }
    #expect(long?.code == .valueOutOfRange && store.objects(Note.self).count == 1)
    let foreign = #expect(throws: StoreError.self) {
      let token = try JSONDecoder().decode(HistoryToken.self, from: Data("\"2-abc\"".utf8))
      _ = try store.history(after: token)
    }
    #expect(foreign?.code == .historyExpired)
  }
}
