import SantaStore

/// The intention of one transaction, in terms that have a meaning in every replica and in every state.
///
/// A change contains no row keys, no numbers of tables or columns, and nothing that follows from its operations: the
/// consequences of a deletion are derived again wherever the change is applied. Identities of this replica have the number 0.
struct LogicalChange: Hashable, Sendable {
  /// The types and properties to add before the operations.
  var schema: [SchemaOperation] = []
  var operations: [Operation] = []

  var isEmpty: Bool { schema.isEmpty && operations.isEmpty }

  /// An addition to the schema. Nothing is ever changed or removed.
  enum SchemaOperation: Hashable, Sendable {
    case type(ReplicatedType)
    /// A property, and the value that existing objects get.
    case property(Property, of: ReplicatedType, fill: StoredValue)
    /// Properties whose values, taken together, are unique.
    case unique([Property], of: ReplicatedType)
  }

  /// A value, or the object that a link leads to.
  enum Value: Hashable, Sendable {
    case plain(StoredValue)
    case link(ObjectID)
  }

  /// The value of a property of a new object.
  struct InitialValue: Hashable, Sendable {
    var property: Property
    var value: StoredValue
    /// Whether the value is the default of the property. A default never replaces a value.
    var isDefault: Bool
  }

  /// An entry of a map.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: Value
  }

  enum Operation: Hashable, Sendable {
    /// The objects that were deleted, before any other operation, and the objects that a cascade would have reached but that
    /// remain.
    case delete([ObjectID], sparing: [ObjectID])
    /// A new object, without links and collections. An embedded object must get an owner in the same change.
    case create(ObjectID, [InitialValue])
    case set(ObjectID, Property, Value)
    /// Adds an integer to an integer, or a floating-point or decimal number to a number of its type. Integers saturate.
    case increment(ObjectID, Property, by: StoredValue)
    case editSet(ObjectID, Property, removed: [Value], inserted: [Value])
    case editMap(ObjectID, Property, removed: [String], set: [Entry])
    case editList(ObjectID, Property, ListEdit)

    /// The object that the operation concerns, or the first of several.
    var object: ObjectID? {
      switch self {
      case .delete(let objects, _): objects.first
      case .create(let object, _), .set(let object, _, _), .increment(let object, _, _),
        .editSet(let object, _, _, _), .editMap(let object, _, _, _), .editList(let object, _, _):
        object
      }
    }
  }

  /// The changes to a list, applied in this order: removals, assignments, then runs from the last to the first.
  struct ListEdit: Hashable, Sendable {
    var removed: [Identity] = []
    var assigned: [Element] = []
    /// The runs, by descending index.
    var runs: [Run] = []

    /// An element and its position.
    struct Element: Hashable, Sendable {
      var position: Identity
      /// The value; nil if an existing element is moved.
      var value: Value?
    }

    /// Consecutive elements that were inserted or moved.
    struct Run: Hashable, Sendable {
      var elements: [Element]
      /// The positions before the run, nearest first; at most ``neighbourCount``.
      var left: [Identity]
      /// The positions after the run, nearest first; at most ``neighbourCount``. Empty at the end of the list.
      var right: [Identity]
      /// The index of the first element.
      var index: Int
      /// Whether the element before the run was the author's own and not acknowledged yet. The run then follows this element,
      /// even if other replicas have inserted elements after it since.
      var followsOwn: Bool
    }

    /// The maximum number of positions on each side that say where a run belongs.
    static let neighbourCount = 8

    var isEmpty: Bool { removed.isEmpty && assigned.isEmpty && runs.isEmpty }

    /// The length up to which a list is read and written so fast that nothing else pays off.
    static let shortCount = 64

    /// The maximum number of elements that are looked up by their positions.
    var lookupCount: Int {
      runs.reduce(removed.count + assigned.count) {
        $0 + $1.elements.count + $1.left.count + $1.right.count
      }
    }

    /// Returns whether a list of `count` elements is better written as a whole, because it is short, or because the edit
    /// affects a large part of it.
    func isRewrite(ofCount count: Int) -> Bool {
      let edited = runs.reduce(removed.count + assigned.count) { $0 + $1.elements.count }
      return edited > 1 && count <= Self.shortCount || edited > 8 && edited >= count / 4
    }
  }

  /// The maximum number of deletions in a change that take effect. ``ChangeRecorder`` makes a single one, with all objects.
  /// Each deletion may search a long list.
  static let maximumDeletionCount = 64
}

/// A part of a change that made no sense in the state to which it was applied.
struct VoidOperation: Hashable, Sendable {
  var part: Part
  var reason: Reason

  enum Part: Hashable, Sendable {
    case addition(LogicalChange.SchemaOperation)
    case operation(LogicalChange.Operation)
  }

  var isAddition: Bool { if case .addition = part { true } else { false } }

  enum Reason: Hashable, Sendable {
    /// A type or property that the order has not declared.
    case unknownProperty
    /// The object or the list element doesn't exist, or another object has its primary key.
    case absent
    /// The object or the element already exists.
    case duplicate
    /// A value that the property can't have.
    case unsuitableValue
    /// Another object has the value, or objects have equal values that must be unique.
    case unique
    /// A property or a rule that the type can't have.
    case unsuitableAddition
    /// An embedded object that no object owns.
    case unowned
    /// More types, properties, rules or deletions than an order or a change can have.
    case tooMany
  }
}
