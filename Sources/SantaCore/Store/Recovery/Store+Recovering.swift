#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// Writes everything that can still be read of a damaged store to a new one.
  ///
  /// ```swift
  /// let report = try Store.recover(at: damaged, to: rescued)
  /// for type in report.types { print("\(type.name): \(type.objectCount) objects, \(type.lostCount) lost") }
  /// ```
  ///
  /// The damaged store is only read, and may be on a disk without write permission. Its manifest, segments, logs and locks may
  /// be damaged or missing. No program may write to it meanwhile.
  ///
  /// The new store has the objects that can be read, with their links, lists, sets, maps and embedded objects. A value that
  /// can't be read is nil, empty or zero. A link to an object that can't be read is nil. An embedded object goes with its
  /// owner. Indexes are made again. A class or property without a name gets one. The new store takes part in no replication.
  ///
  /// - Parameters:
  ///   - url: the directory of the damaged store.
  ///   - target: a directory that is empty or does not exist. It is created.
  /// - Returns: what was read, and what was not.
  /// - Throws: ``StoreError`` with `.inputOutput` if there is no store or a file can't be written, `.cannotCreate` if the target is
  ///   not empty or is within the damaged store, or `.unsupportedFormat` if a newer program wrote the store. Damage is not
  ///   thrown. After an error, the target has no store.
  /// - Complexity: O(n), where n is the size of the store's contents.
  @discardableResult
  public static func recover(at url: URL, to target: URL) throws -> RecoveryReport {
    try StoreRecovery.recover(try url.filePath, to: try target.filePath)
  }
}
