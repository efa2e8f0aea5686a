public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A base class for stored objects with a generated primary key.
///
/// ```swift
/// final class PersonModel: IdentifiedObject {
///   @Persisted(unique: true) var email: String
///   @Persisted var name: String
/// }
/// ```
///
/// Each subclass is stored in its own table, with its own keys.
open class IdentifiedObject: Object {
  /// The primary key: a random UUID, unless another one is assigned before the object is added to a store.
  @Persisted(primaryKey: true) public final var id = UUID()
}
