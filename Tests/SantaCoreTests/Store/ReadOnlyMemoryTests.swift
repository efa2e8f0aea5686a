import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// A store in memory that was opened for reading only.
struct ReadOnlyMemoryTests {
  private final class Word: Object {
    @Persisted(primaryKey: true) var id: Int
  }

  @Test("It refuses writes, and shows those of other stores with its name")
  func refuses() async throws {
    let name = UUID().uuidString
    let writer = try Store(configuration: .init(location: .inMemory(name)), isolation: nil)
    let reader = try Store(
      configuration: .init(location: .inMemory(name), objectTypes: [Word.self], isReadOnly: true),
      isolation: nil)
    for _ in 0..<2 {
      let error = #expect(throws: StoreError.self) {
        try reader.write { _ = reader.create(Word.self, value: ["id": 1]) }
      }
      #expect(error?.code == .readOnly && error?.message.contains(name) == true, "\(error?.message ?? "")")
    }
    try writer.write { _ = writer.create(Word.self, value: ["id": 2]) }
    reader.refresh()
    #expect(reader.objects(Word.self).map(\.id) == [2])
  }
}
