import Foundation
import SantaCore

/// A user's repositories, sorted by their last push. It follows the store, and doesn't depend on the server.
@MainActor
public final class LiveList {
  public private(set) var rows = Rows()
  /// The reason why the list can no longer be followed; nil if it can.
  public private(set) var failure: String?
  private let results: Results<Repository>
  private var token: NotificationToken?

  /// - Parameter changed: called with the events: first with one for each stored repository, then after each change.
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

  /// The rows as they are in the store.
  public var stored: [Row] { results.map { Row($0) } }
}

extension Store {
  /// Opens the store in a directory, or creates it.
  @MainActor
  public static func repositories(in directory: URL) throws -> Store {
    try Store(
      configuration: Configuration(
        location: .directory(directory), objectTypes: [Repository.self, Page.self]))
  }
}
