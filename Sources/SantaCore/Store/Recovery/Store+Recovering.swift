#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// Writes everything that can still be read from a damaged store to a new store.
  ///
  /// ```swift
  /// let report = try Store.recover(at: damaged, to: rescued)
  /// for type in report.types { print("\(type.name): \(type.objectCount) objects, \(type.lostCount) lost") }
  /// ```
  ///
  /// The damaged store is only read, and may be on a read-only disk. Its manifest, segments, logs and locks may be damaged or
  /// missing. Other programs must not write to it at the same time.
  ///
  /// The new store contains the objects that can be read, with their links, lists, sets, maps and embedded objects. Values that
  /// can't be read are nil, empty or zero, and links to objects that can't be read are nil. An embedded object is lost with its
  /// owner. Indexes are rebuilt. Classes and properties without a name get one. The new store does not take part in
  /// replication.
  ///
  /// - Parameters:
  ///   - url: the directory of the damaged store.
  ///   - target: a directory that is empty or does not exist. A missing directory is created.
  /// - Returns: a report of the recovered data and of the losses.
  /// - Throws: ``StoreError`` with `.inputOutput` if there is no store or a file can't be written, `.cannotCreate` if the
  ///   target is not empty or is within the damaged store, or `.unsupportedFormat` if a newer program wrote the store. Damage
  ///   does not throw. After an error, the target does not contain a store.
  /// - Complexity: O(n), where n is the size of the store's contents.
  @discardableResult
  public static func recover(at url: URL, to target: URL) throws -> RecoveryReport {
    try StoreRecovery.recover(try url.filePath, to: try target.filePath)
  }
}
