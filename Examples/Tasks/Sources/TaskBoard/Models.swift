import Foundation
import SantaCore

/// The list that all terminals edit. Each store has one.
public final class TaskList: Object {
  @Persisted(primaryKey: true) var id = 0
  @Persisted var items: List<Item>
}

/// An item of the to-do list.
public final class Item: Object {
  @Persisted(primaryKey: true) var id = UUID()
  @Persisted var text = ""
  @Persisted var isDone = false
}
