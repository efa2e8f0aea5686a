import Foundation
import SantaCoreTestSupport
import Testing

@testable import SantaStore

/// Embedded objects of a deleted object.
struct DeletedPartsTests {
  private final class Order: Object {
    @Persisted(primaryKey: true) var id: Int
    @Persisted var home: Line?
    @Persisted var lines: List<Line>
    @Persisted var named: Map<String, Line?>
    @Persisted var friend: Order?
  }

  private final class Line: EmbeddedObject {
    @Persisted var price = 1
    @Persisted var inner: Line?
  }

  private static var values: [String: Any] {
    [
      "id": 1, "home": ["price": 5, "inner": ["price": 6]], "lines": [["price": 7], ["price": 8]],
      "named": ["a": ["price": 9]], "friend": ["id": 2],
    ]
  }

  @Test("They keep their last values, like the other values of the object")
  func lastValues() throws {
    let store = try Store.temporary()
    let order = try store.write { store.create(Order.self, value: Self.values) }
    try store.write { order.lines[1].price = 10 }
    try store.write { store.delete(order) }
    #expect(order.isInvalidated && order.lines.map(\.price) == [7, 10] && order.lines[1].price == 10)
    #expect(order.home?.price == 5 && order.home?.inner?.price == 6)
    #expect((order.named["a"] ?? nil)?.price == 9 && order.named.map { $0.value?.price } == [9])
    #expect(order.home?.isInvalidated == true && order.lines.allSatisfy(\.isInvalidated))
    // A linked object isn't a part, and remains live.
    #expect(order.friend?.isInvalidated == false)
    try store.write { store.deleteAll() }
    #expect(order.friend == nil)
  }

  @Test("A live object shows no parts that were deleted")
  func live() throws {
    let store = try Store.temporary()
    let order = try store.write { store.create(Order.self, value: Self.values) }
    try store.write {
      order.home = nil
      order.lines.remove(at: 0)
      order.named["a"] = .some(nil)
    }
    #expect(order.home == nil && order.lines.map(\.price) == [8] && order.named["a"] == .some(nil))
  }
}
