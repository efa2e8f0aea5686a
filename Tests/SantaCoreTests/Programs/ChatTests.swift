import Foundation
import SantaCore
import SantaCoreTestSupport
import Testing

/// A chat: a network actor writes messages, and the screen's actor reads and observes them.
@Suite("A chat", .unlessItHangs) struct ChatTests {
  final class Room: Object {
    @Persisted(primaryKey: true) var name: String
    @Persisted var messages: List<Message>
    @Persisted var lastRead: Map<String, Int>

    func unread(by user: String) -> Int { messages.count - (lastRead[user] ?? 0) }
  }

  final class Message: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var sender: String
    @Persisted var text: String
    @Persisted(originProperty: "messages") var rooms: LinkingObjects<Room>
  }

  /// Receives messages, some of them twice.
  private actor Network {
    private let store: Store

    init(_ configuration: Store.Configuration) async throws {
      store = try await Store.asyncOpen(configuration: configuration)
    }

    func receive(_ ids: Range<Int>, in name: String) async throws -> Frozen<Room> {
      try await store.asyncWrite {
        let room = store.create(Room.self, value: ["name": name], update: .modified)
        for id in ids where store.object(ofType: Message.self, forPrimaryKey: id) == nil {
          let message = store.create(
            Message.self, value: ["id": id, "sender": id % 3 == 0 ? "elf" : "santa", "text": "message \(id)"])
          room.messages.append(message)
        }
      }
      let room = try #require(store.object(ofType: Room.self, forPrimaryKey: name))
      return try #require(Frozen(room))
    }

    func edit(_ reference: ThreadSafeReference<Message>, _ text: String) async throws {
      try await store.asyncWrite { store.resolve(reference)?.text = text }
    }
  }

  @MainActor @Test("Messages arrive on another actor, and the screen follows")
  func chat() async throws {
    let configuration = Store.Configuration(location: .inMemory(UUID().uuidString))
    let network = try await Network(configuration)
    let frozen = try await network.receive(0..<30, in: "north pole")
    #expect(frozen.messages.count == 30 && frozen.messages[3].sender == "elf")

    let store = try Store(configuration: configuration)
    let room = try #require(store.resolve(frozen))
    var updates = room.messages.updates.makeAsyncIterator()
    let first = try #require(try await updates.next())
    #expect(first.isInitial && first.after.count == 30)
    try store.write { room.lastRead["me"] = room.messages.count }
    #expect(room.unread(by: "me") == 0 && room.unread(by: "you") == 30)

    // Messages that were received before aren't added again.
    _ = try await network.receive(20..<40, in: "north pole")
    let second = try #require(try await updates.next())
    #expect(second.changes.insertions == Array(30..<40) && second.changes.deletions.isEmpty)
    #expect(room.messages.count == 40 && room.unread(by: "me") == 10)
    #expect(room.messages.suffix(3).map(\.id) == [37, 38, 39])
    #expect(store.objects(Message.self).sorted(by: \.id, ascending: false).prefix(2).map(\.id) == [39, 38])

    try await network.edit(ThreadSafeReference(to: room.messages[5]), "edited")
    let third = try #require(try await updates.next())
    #expect(third.changes.modifications.map(\.new) == [5] && third.before[5].text == "message 5")
    #expect(third.after[5].text == "edited" && room.messages[5].rooms.map(\.name) == ["north pole"])

    // A search runs in the background on one snapshot while the conversation continues.
    let snapshot = store.snapshot()
    let search = Task.detached {
      snapshot.objects(Message.self).where { $0.text.contains("message 1") }.map(\.id)
    }
    try store.write { store.delete(room.messages.objects.where { $0.sender == "elf" }) }
    #expect(await search.value == [1] + Array(10..<20))
    #expect(store.objects(Message.self).where { $0.sender == "elf" }.isEmpty && room.messages.count == 26)
  }
}
