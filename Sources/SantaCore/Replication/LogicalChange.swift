import SantaStore

/// What one transaction intended, in terms that have a meaning in every replica and in every state.
///
/// It has no row keys, no numbers of tables or columns, and nothing that follows from its operations: a deletion's
/// consequences are derived again wherever it is applied. Identities of this replica have the number 0.
struct LogicalChange: Hashable, Sendable {
  /// Types and properties that are added, before the operations.
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
    /// Whether it is the default of the property, which never replaces a value.
    var isDefault: Bool
  }

  /// An entry of a map.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: Value
  }

  enum Operation: Hashable, Sendable {
    /// Objects that were deleted, before everything else, and those that a cascade would have reached, but were not deleted.
    case delete([ObjectID], sparing: [ObjectID])
    /// A new object, without links and collections. An embedded one must get an owner in the same change.
    case create(ObjectID, [InitialValue])
    case set(ObjectID, Property, Value)
    /// Adds an integer to an integer, or a floating-point number to one. Integers saturate.
    case increment(ObjectID, Property, by: StoredValue)
    case editSet(ObjectID, Property, removed: [Value], inserted: [Value])
    case editMap(ObjectID, Property, removed: [String], set: [Entry])
    case editList(ObjectID, Property, ListEdit)

    /// The object that it is about, or the first of several.
    var object: ObjectID? {
      switch self {
      case .delete(let objects, _): objects.first
      case .create(let object, _), .set(let object, _, _), .increment(let object, _, _),
        .editSet(let object, _, _, _), .editMap(let object, _, _, _), .editList(let object, _, _):
        object
      }
    }
  }

  /// The changes to a list, in this order: removals, assignments, then runs from the last to the first.
  struct ListEdit: Hashable, Sendable {
    var removed: [Identity] = []
    var assigned: [Element] = []
    /// By descending index.
    var runs: [Run] = []

    /// An element and its position.
    struct Element: Hashable, Sendable {
      var position: Identity
      /// The value; nil if a known element is moved.
      var value: Value?
    }

    /// Elements that were inserted or moved to one position.
    struct Run: Hashable, Sendable {
      var elements: [Element]
      /// The positions before the run, the nearest first, at most ``neighbourCount``.
      var left: [Identity]
      /// The positions behind the run, the nearest first. Empty at the end of the list.
      var right: [Identity]
      /// The index of the first element.
      var index: Int
      /// Whether the element before the run was the author's own and not acknowledged yet. The run then follows it, also
      /// if others have inserted elements behind it meanwhile.
      var followsOwn: Bool
    }

    /// How many positions on each side say where a run belongs.
    static let neighbourCount = 8

    var isEmpty: Bool { removed.isEmpty && assigned.isEmpty && runs.isEmpty }

    /// At most this many elements are read and written so fast that nothing else pays.
    static let shortCount = 64

    /// How many elements are looked for by their positions, at most.
    var lookupCount: Int {
      runs.reduce(removed.count + assigned.count) {
        $0 + $1.elements.count + $1.left.count + $1.right.count
      }
    }

    /// Whether a list of `count` elements is better written as a whole: because it is short, or because the edit has
    /// elements in proportion to it.
    func isRewrite(ofCount count: Int) -> Bool {
      let edited = runs.reduce(removed.count + assigned.count) { $0 + $1.elements.count }
      return edited > 1 && count <= Self.shortCount || edited > 8 && edited >= count / 4
    }
  }

  /// How many deletions of a change have an effect. ``ChangeRecorder`` makes one, with all objects. Each may search a long list.
  static let maximumDeletionCount = 64
}

/// A part of a change that made no sense where it was applied.
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
    /// The object, or the element of a list, is not there, or another one has its primary key.
    case absent
    /// The object or the element is there already.
    case duplicate
    /// A value that the property can't have.
    case unsuitableValue
    /// The value is taken by another object, or objects have equal values where they are to be unique.
    case unique
    /// A property that its type can't have, or a rule that it can't have.
    case unsuitableAddition
    /// An embedded object that no object owns.
    case unowned
    /// More types, properties, rules or deletions than an order or a change can have.
    case tooMany
  }
}
