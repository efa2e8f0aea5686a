import Foundation
import SantaCore

extension Store {
  /// Opens a store with the classes of the writers.
  ///
  /// - Parameter history: the demanded versions. The store remembers the demand.
  static func opened(
    _ directory: URL, logBound: Int, isReadOnly: Bool = false, history: Configuration.History = .none
  ) throws -> Store {
    try Store(
      configuration: Configuration(
        location: .directory(directory),
        objectTypes: [Account.self, Entry.self, Crate.self, Ledger.self], isReadOnly: isReadOnly,
        history: history),
      logBound: logBound)
  }

  /// Returns the number of a writer's last transaction.
  func last(of writer: Int) -> Int { object(ofType: Account.self, forPrimaryKey: writer)?.last ?? 0 }
}
