import Foundation
import SantaCore

extension Store {
  /// Opens a store with the classes of the writers.
  static func opened(_ directory: URL, logBound: Int, isReadOnly: Bool = false) throws -> Store {
    try Store(
      configuration: Configuration(
        location: .directory(directory),
        objectTypes: [Account.self, Entry.self, Crate.self, Ledger.self], isReadOnly: isReadOnly),
      logBound: logBound)
  }

  /// Returns the number of a writer's last transaction.
  func last(of writer: Int) -> Int { object(ofType: Account.self, forPrimaryKey: writer)?.last ?? 0 }
}
