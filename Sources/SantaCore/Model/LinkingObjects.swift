/// The objects that link to an object through a property: a link, a list, a set or a map.
///
/// ```swift
/// final class Santa: Object {
///   @Persisted var route: List<Stop>
/// }
///
/// final class Stop: Object {
///   @Persisted(originProperty: "route") var santas: LinkingObjects<Santa>
/// }
///
/// stop.santas.first?.route.contains(stop)       // true
/// ```
///
/// Linking objects are computed and can't be assigned. They are in the order of their creation, without duplicates. They are
/// live, and empty for an object that isn't in a store or was deleted. Opening a store checks that the named property exists
/// and links to this class. Each access takes O(log n + the number of objects).
public struct LinkingObjects<Origin: Object> {
  struct Location {
    var context: _ModelContext
    var target: Object
    var origin: String
  }

  let location: Location?
  /// The linking objects of one state, which an observer receives.
  private var observed: (objects: AnyRandomAccessCollection<Origin>, isFrozen: Bool)?
  /// The changes of the callback that received these linking objects.
  private(set) var changes: ChangeSet?

  /// Creates the linking objects that an observer receives.
  ///
  /// - Parameters:
  ///   - object: the linked object; nil if it was deleted.
  ///   - observed: the linking objects in the observed state, even if the object was deleted.
  ///   - changes: the changes that led to this state, for a callback.
  init(
    _ object: Object?, _ origin: String, observed: some RandomAccessCollection<Origin>, isFrozen: Bool,
    changes: ChangeSet? = nil
  ) {
    self.init(object, origin)
    self.changes = changes
    self.observed = (AnyRandomAccessCollection(observed), isFrozen)
  }

  fileprivate init(_ object: Object?, _ origin: String) {
    location = object.flatMap { object in
      object._context.map { Location(context: $0, target: object, origin: origin) }
    }
  }

  /// Whether the object belongs to a snapshot that never changes.
  public var isFrozen: Bool { location?.context.isFrozen ?? observed?.isFrozen ?? false }

  /// Whether the object was deleted.
  public var isInvalidated: Bool { location?.target.isInvalidated ?? false }

  /// Returns the same linking objects for another version of the object, or nil if there is none or the object isn't in a
  /// store.
  func retargeted(_ version: (Object) -> Object?) -> LinkingObjects? {
    location.flatMap { location in version(location.target).map { LinkingObjects($0, location.origin) } }
  }

  private var rows: [RowKey] {
    guard let location, !location.target.isInvalidated else { return [] }
    let tables = location.context.transaction?.tables ?? location.context.snapshot.tables
    guard let binding = location.context.readableBinding(Origin.self), let table = binding.table,
      table.rawValue < tables.count, let index = binding.objectClass.property(named: location.origin),
      let column = binding.columns[index]
    else { return [] }
    return tables[table.rawValue].origins(of: location.target._key, through: column)
  }
}

extension LinkingObjects: _NumberedCollection {
  /// The index of the first object: 0.
  public var startIndex: Int { 0 }

  /// The number of objects.
  public var endIndex: Int { observed?.objects.count ?? rows.count }

  /// The object at an index. If the index is out of bounds, the program stops.
  public subscript(index: Int) -> Origin {
    if let objects = observed?.objects {
      require(
        index >= 0 && index < objects.count,
        "Index \(index) is outside the linking objects, whose count is \(objects.count).")
      return objects[objects.index(objects.startIndex, offsetBy: index)]
    }
    let rows = rows
    guard let context = location?.context, rows.indices.contains(index) else {
      stopProgram(
        "Index \(index) is outside the linking objects, whose count is \(rows.count).\(_PathTracer.indexAdvice)"
      )
    }
    // A stand-in replaces an object that can't be read because its block is damaged.
    return context.object(Origin.self, rows[index]) ?? Origin._standIn(context)
  }

  /// Returns an iterator over the current objects. It skips objects that are deleted before they are reached.
  public func makeIterator() -> AnyIterator<Origin> {
    if let observed { return AnyIterator(observed.objects.makeIterator()) }
    guard let context = location?.context else { return AnyIterator { nil } }
    var rest = rows.makeIterator()
    return AnyIterator { [state = context.changeCount] in
      while let row = rest.next() {
        if let object = context.object(Origin.self, row) { return object }
        // If nothing has changed since, the row is in a damaged block, and a stand-in replaces the object.
        if context.changeCount == state { return Origin._standIn(context) }
      }
      return nil
    }
  }
}

extension LinkingObjects: CustomStringConvertible {
  /// The type and the number of objects.
  public var description: String { "LinkingObjects<\(Origin.self)>(count: \(count))" }
}

extension LinkingObjects: PersistableProperty {
  /// The kind of the property, for messages. Linking objects have no column.
  public static var _kind: _PropertyKind {
    _PropertyKind(type: .link, collection: .list, target: Origin.self, showsLinks: true)
  }

  /// Returns no linking objects, as for an object that isn't in a store.
  public static func _initialValue() -> LinkingObjects { LinkingObjects(nil, "") }

  /// Reads the linking objects of an object.
  ///
  /// - Parameter column: the index among the linking properties of the class.
  public static func _read(_ object: Object, _ column: Int) -> LinkingObjects {
    guard let linking = object._binding?.objectClass.linkingProperties, linking.indices.contains(column),
      let origin = linking[column].origin
    else { return _initialValue() }
    return LinkingObjects(object, origin)
  }

  /// Fails the write transaction, because linking objects can't be assigned.
  public static func _write(_ value: LinkingObjects, _ object: Object, _ column: Int) {
    object._context?.fail(.linkingObjectsAssigned("\(type(of: object))"))
  }
}
