public import Foundation
public import SantaAccounts

extension EmbeddedLog {
  /// Returns the time at which the file of a store's changes was written last. Compacting the store writes it, too.
  public func lastChange(of store: StorePath) async throws -> Date? {
    let url = directory.appending(path: "stores/\(store.wireName)/changes")
    return try await onDisk {
      try Directory.ifExists { try FileManager.default.attributesOfItem(atPath: url.path) }?[
        .modificationDate]
        as? Date
    }
  }
}
