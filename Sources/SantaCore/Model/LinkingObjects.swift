/// The objects that link to an object through one property of theirs: a link, a list, a set or a map.
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
/// Nothing is stored for it, and it can't be assigned: it is found, in the order in which the linking objects were
/// created, each once. It is live, and empty for an object in no store or deleted. The class is checked when the store
/// opens: the property that is named must be there, and link here. Each access costs O(log n + the number of objects).
public struct LinkingObjects<Origin: Object> {
  struct Location {
    var context: _ModelContext
    var target: Object
    var origin: String
  }

  let location: Location?

  fileprivate init(_ object: Object?, _ origin: String) {
    location = object.flatMap { object in
      object._context.map { Location(context: $0, target: object, origin: origin) }
    }
  }

  /// Whether the object that is linked to belongs to a snapshot that does not move.
  public var isFrozen: Bool { location?.context.isFrozen ?? false }

  /// Whether the object that is linked to was deleted.
  public var isInvalidated: Bool { location?.target.isInvalidated ?? false }

  private var rows: [RowKey] {
    guard let location, !location.target.isInvalidated else { return [] }
    let tables = location.context.transaction?.tables ?? location.context.snapshot.tables
    guard let table = location.context.readableBinding(Origin.self)?.table, table.rawValue < tables.count,
      let column = tables[table.rawValue].column(named: location.origin)
    else { return [] }
    return tables[table.rawValue].origins(of: location.target._key, through: column)
  }
}

extension LinkingObjects: _NumberedCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { rows.count }

  /// The object at an index. The program stops where there is none.
  public subscript(index: Int) -> Origin {
    let rows = rows
    guard let context = location?.context, rows.indices.contains(index) else {
      stopProgram("Index \(index) is outside the linking objects, which are \(rows.count).")
    }
    // An object in a damaged block can't be read: a stand-in takes its place.
    return context.object(Origin.self, rows[index]) ?? Origin._standIn(context)
  }

  /// Goes over the objects as they were when it was made, and passes over those deleted since.
  public func makeIterator() -> AnyIterator<Origin> {
    guard let context = location?.context else { return AnyIterator { nil } }
    var rest = rows.makeIterator()
    return AnyIterator { [state = context.changeCount] in
      while let row = rest.next() {
        if let object = context.object(Origin.self, row) { return object }
        // Nothing was deleted since: the row lies in a damaged block, and something stands for it.
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

/// Every ``LinkingObjects``, whatever its objects.
protocol AnyLinkingObjects {}

extension LinkingObjects: AnyLinkingObjects {}

extension LinkingObjects: PersistableProperty {
  /// As a message shows it: no column is made of it.
  public static var _kind: _PropertyKind {
    _PropertyKind(type: .link, collection: .list, target: Origin.self)
  }

  public static func _initialValue() -> LinkingObjects { LinkingObjects(nil, "") }

  /// - Parameter column: which of the class's linking properties it is.
  public static func _read(_ object: Object, _ column: Int) -> LinkingObjects {
    guard let linking = object._binding?.objectClass.linkingProperties, linking.indices.contains(column),
      let origin = linking[column].origin
    else { return _initialValue() }
    return LinkingObjects(object, origin)
  }

  public static func _write(_ value: LinkingObjects, _ object: Object, _ column: Int) {
    object._context?.fail(.linkingObjectsAssigned("\(type(of: object))"))
  }
}
