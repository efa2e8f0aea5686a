import Foundation
import SantaCore

/// The list as a terminal shows it: its rows, of which one is selected.
///
/// The rows follow the store by change sets alone. What the user of this terminal changes is shown at once and written
/// without notifying this board, because it would make the change a second time. The boards of other terminals get it as
/// any other change.
@MainActor
public final class Board {
  public struct Row: Equatable {
    public let id: UUID
    public let text: String
    public let isDone: Bool
    /// Whether another terminal added, moved or changed it since the last key here.
    public var isNews = false

    init(_ item: Item, isNews: Bool = false) {
      (id, text, isDone, self.isNews) = (item.id, item.text, item.isDone, isNews)
    }
  }

  public private(set) var rows: [Row] = []
  /// The index of the selected row; nil if there is none.
  public private(set) var selection: Int?
  /// Why the list can't be shown any longer.
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
    // Two terminals can begin at once: the second one finds the list of the first.
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
    // The selection stays with its item. If that is gone, the next one is selected.
    let place = selected.flatMap { id in rows.firstIndex { $0.id == id } } ?? selection ?? 0
    selection = rows.isEmpty ? nil : min(place, rows.count - 1)
    changed()
  }

  // MARK: What the user does

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

  /// Changes the store and the rows in the same way.
  ///
  /// A write begins with the newest state, and first calls the observers with what led to it. So the rows are those of
  /// the list when `body` runs, also if another terminal has just changed it.
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

  /// The items as the store has them.
  public var stored: [Row] { list.items.map { Row($0) } }

  /// Shows what other terminals have committed, without waiting for it.
  public func refresh() { store.refresh() }
}
