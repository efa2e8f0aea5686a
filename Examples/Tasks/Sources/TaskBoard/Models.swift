import Foundation
import SantaCore

/// The list that all terminals edit. There is one in a store.
public final class TaskList: Object {
  @Persisted(primaryKey: true) var id = 0
  @Persisted var items: List<Item>
}

/// Something to do.
public final class Item: Object {
  @Persisted(primaryKey: true) var id = UUID()
  @Persisted var text = ""
  @Persisted var isDone = false
}
