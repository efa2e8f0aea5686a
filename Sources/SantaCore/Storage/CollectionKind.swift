/// The kind of a property: a single value, or a kind of collection. Raw values are part of the file format.
package enum CollectionKind: UInt8, Sendable {
  case single = 0
  /// Ordered elements, each at a position with an identity.
  case list = 1
  /// Unique elements, in the order of ``StoredValue/precedesExactly(_:)``. An element is its own identity.
  case set = 2
  /// Values for keys, in the order of the keys' UTF-8 bytes. The key is the identity.
  case map = 3

  /// The name of the generic type, for messages.
  var typeName: String {
    switch self {
    case .single: ""
    case .list: "List"
    case .set: "MutableSet"
    case .map: "Map"
    }
  }
}
