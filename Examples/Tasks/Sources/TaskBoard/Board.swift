import Foundation
import SantaCore

/// The list as a terminal shows it: its rows, one of which is selected.
///
/// The rows follow the store through change sets alone. Changes by the user of this terminal are shown immediately, and written
/// without notifying this board, because it would apply the change twice. The boards of other terminals receive it like any
/// other change.
@MainActor
public final class Board {
  public struct Row: Equatable {
    public let id: UUID
    public let text: String
    public let isDone: Bool
    /// Whether another terminal has added, moved or changed the row since the last key press here.
    public var isNews = false

    init(_ item: Item, isNews: Bool = false) {
      (id, text, isDone, self.isNews) = (item.id, item.text, item.isDone, isNews)
    }
  }

  public private(set) var rows: [Row] = []
  /// The index of the selected row; nil if there are no rows.
  public private(set) var selection: Int?
  /// The reason why the list can no longer be shown; nil if it can.
  public private(set) var failure: String?
  /// Called after each change by another terminal.
  public var changed: @MainActor () -> Void = {}

  private let store: Store
  private let list: TaskList
  private var token: NotificationToken?

  public init(_ directory: URL) throws {
    let configuration = Store.Configuration(
      location: .directory(directory), objectTypes: [TaskList.self, Item.self])
    store = try Store(configuration: configuration)
    let store = store
    // If two terminals start at the same time, the second one finds the list of the first.
    list = try store.write { store.create(TaskList.self, value: ["id": 0], update: .modified) }
    token = list.items.observe { [weak self] in self?.show($0) }
    store.refresh()
  }

  private func show(_ change: CollectionChange<List<Item>>) {
    let selected = selection.map { rows[$0].id }
    switch change {
    case .initial(let items): rows = items.map { Row($0) }
    case .update(let items, _, _, _):
      change.changes.apply(to: &rows) { Row(items[$0], isNews: true) }
    case .error(let error): failure = "\(error)"
    }
    // The selection stays on its item. If that item is gone, the next one is selected.
    let place = selected.flatMap { id in rows.firstIndex { $0.id == id } } ?? selection ?? 0
    selection = rows.isEmpty ? nil : min(place, rows.count - 1)
    changed()
  }

  // MARK: User actions

  public func select(by step: Int) {
    forgetNews()
    selection = selection.map { max(0, min($0 + step, rows.count - 1)) }
  }

  /// Adds an item below the selected one.
  public func add(_ text: String) throws {
    try change {
      let item = Item()
      item.text = text
      let index = selection.map { $0 + 1 } ?? 0
      list.items.insert(item, at: index)
      rows.insert(Row(item), at: index)
      selection = index
    }
  }

  public func toggle() throws {
    try change {
      guard let selection else { return }
      let item = list.items[selection]
      item.isDone.toggle()
      rows[selection] = Row(item)
    }
  }

  /// Moves the selected item.
  public func move(by step: Int) throws {
    try change {
      guard let index = selection, rows.indices.contains(index + step) else { return }
      list.items.move(from: index, to: index + step)
      rows.insert(rows.remove(at: index), at: index + step)
      selection = index + step
    }
  }

  public func remove() throws {
    try change {
      guard let index = selection else { return }
      store.delete(list.items[index])
      rows.remove(at: index)
      selection = rows.isEmpty ? nil : min(index, rows.count - 1)
    }
  }

  /// Makes the same change to the store and to the rows.
  ///
  /// A write begins with the newest state, and first notifies the observers of all changes up to it. The rows therefore match
  /// the list when `body` runs, even if another terminal has just changed it.
  private func change(_ body: () -> Void) throws {
    guard failure == nil, let token else { return }
    try store.write(withoutNotifying: [token]) {
      forgetNews()
      body()
    }
  }

  private func forgetNews() {
    for index in rows.indices { rows[index].isNews = false }
  }

  /// The items as they are in the store.
  public var stored: [Row] { list.items.map { Row($0) } }

  /// Shows the commits of other terminals now, without waiting for the notification.
  public func refresh() { store.refresh() }
}
