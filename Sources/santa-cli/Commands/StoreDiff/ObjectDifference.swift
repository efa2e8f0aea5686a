import SantaCore

/// An object that only one of two stores has, or whose values differ.
struct ObjectDifference {
  enum Change: String {
    case added, removed, changed
  }

  /// What tells an object from the others of its type, in both stores.
  enum Identity {
    case key(StoredValue)
    /// The number of the row, if the type has no primary key in one of the stores.
    case row(UInt64)
  }

  /// The counts of one type.
  struct Summary {
    var type: String
    /// Whether the objects were compared by their primary key.
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
