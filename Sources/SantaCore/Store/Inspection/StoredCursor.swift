#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// A cursor that is stored in a store.
///
/// Accessible to the package, like ``HistoryInspection``.
package struct StoredCursor: Hashable, Sendable {
  package let name: String
  /// The last version that the cursor has passed.
  package let version: UInt64
  /// The time of that version.
  package let date: Date
  /// Whether the cursor still delivers the current objects first.
  package let isBeginning: Bool
}
