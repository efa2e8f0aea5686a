import SantaCore

/// An object that exists in only one of two stores, or whose values differ.
struct ObjectDifference {
  enum Change: String {
    case added, removed, changed
  }

  /// The identity by which objects of a type are matched between the stores.
  enum Identity {
    case key(StoredValue)
    /// The number of the row, if the type has no primary key in one of the stores.
    case row(UInt64)
  }

  /// The counts of one type.
  struct Summary {
    var type: String
    /// Whether the objects were matched by their primary keys.
    var isByKey: Bool
    /// Whether only one of the stores has the type.
    var isOfOneStore = false
    var added = 0
    var removed = 0
    var changed = 0
    var equal = 0
  }

  var change: Change
  /// The newest name of the type.
  var type: String
  var identity: Identity
  var values: [ValueDifference] = []
}
