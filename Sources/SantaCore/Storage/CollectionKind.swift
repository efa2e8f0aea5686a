/// How many values a property holds, and how they lie. Raw values are part of the file format.
enum CollectionKind: UInt8, Sendable {
  case single = 0
  /// In an order of their own, each at a position that has an identity.
  case list = 1
  /// Each once, in ``StoredValue/precedesExactly(_:)``'s order: the element is its own identity.
  case set = 2
  /// Each under a text, in the order of the texts' UTF-8 bytes: the key is the identity.
  case map = 3

  /// The generic type that a message names.
  var typeName: String {
    switch self {
    case .single: ""
    case .list: "List"
    case .set: "MutableSet"
    case .map: "Map"
    }
  }
}
