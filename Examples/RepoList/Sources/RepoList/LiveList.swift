import Foundation
import SantaCore

/// A user's repositories, by their last push. It follows the store, and knows nothing of the server.
@MainActor
public final class LiveList {
  public private(set) var rows = Rows()
  /// Why the list can't be followed any longer.
  public private(set) var failure: String?
  private let results: Results<Repository>
  private var token: NotificationToken?

  /// - Parameter changed: called with what happened: at once with what was stored, and then after each change.
  public init(_ store: Store, user: String, changed: @escaping @MainActor (LiveList, [Event]) -> Void) {
    let owner = user.lowercased()
    results = store.objects(Repository.self).where { $0.owner == owner }
      .sorted(by: [.descending(\.pushedAt), .ascending(\.name)])
    token = results.observe { [weak self] change in
      guard let self else { return }
      changed(self, show(change))
    }
    store.refresh()
  }

  private func show(_ change: CollectionChange<Results<Repository>>) -> [Event] {
    switch change {
    case .initial(let repositories):
      rows = Rows(repositories.map { Row($0) })
      return rows.entries.map { .stored($0.row.name) }
    case .update(let repositories, _, _, _):
      return rows.apply(change.changes, at: Date()) { Row(repositories[$0]) }
    case .error(let error):
      failure = "\(error)"
      return []
    }
  }

  /// The rows as the store has them.
  public var stored: [Row] { results.map { Row($0) } }
}

extension Store {
  /// Opens the store in a directory, which is created if there is none.
  @MainActor
  public static func repositories(in directory: URL) throws -> Store {
    try Store(
      configuration: Configuration(
        location: .directory(directory), objectTypes: [Repository.self, Page.self]))
  }
}
