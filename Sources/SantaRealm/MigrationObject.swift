/// An object in a migration, whose properties are found by their names. A name of RealmSwift.
///
/// ```swift
/// migration.enumerateObjects(ofType: "Person") { old, new in
///   new!["fullName"] = "\(old!["firstName"]!) \(old!["lastName"]!)"
/// }
/// ```
///
/// An old object can't be changed. Valid only in the block of the migration.
@dynamicMemberLookup
public final class MigrationObject {
  private enum Side {
    case old(StoredRecord)
    case new(Object)
  }

  private let side: Side

  init(_ record: StoredRecord) { side = .old(record) }

  init(_ object: Object) { side = .new(object) }

  /// The new object; nil for an old one.
  var object: Object? { if case .new(let object) = side { object } else { nil } }

  /// The value of a property; nil if it has none. A link is another `MigrationObject`. If you assign an old object, the property
  /// links to the object that it has become.
  ///
  /// Assigning a property of an old object stops the program.
  public subscript(name: String) -> Any? {
    get {
      switch side {
      case .old(let record): Self.wrapped(record[name])
      case .new(let object): Self.wrapped(object[name])
      }
    }
    set {
      guard case .new(let object) = side else {
        stop("An object as it was before a migration can't be changed. Assign \(name) of the new object.")
      }
      object[name] = Self.unwrapped(newValue)
    }
  }

  /// The value of a property, written as a member: `old.firstName`.
  public subscript(dynamicMember name: String) -> Any? {
    get { self[name] }
    set { self[name] = newValue }
  }

  /// The objects in a list. A name of RealmSwift.
  ///
  /// The program stops if the property isn't a list of objects.
  public func dynamicList(_ name: String) -> MigrationList { MigrationList(self, name) }

  private static func wrapped(_ value: Any?) -> Any? {
    switch value {
    case let record as StoredRecord: MigrationObject(record)
    case let object as Object: MigrationObject(object)
    case let records as [StoredRecord]: records.map { MigrationObject($0) }
    case let values as [Any?] where values.contains { $0 is StoredRecord }: values.map { wrapped($0) }
    case let entries as [String: Any?] where entries.values.contains { $0 is StoredRecord }:
      entries.mapValues { wrapped($0) }
    default: value
    }
  }

  static func unwrapped(_ value: Any?) -> Any? {
    switch value {
    case let object as MigrationObject: object.current
    case let objects as [MigrationObject]: objects.map(\.current)
    case let values as [Any?] where values.contains { $0 is MigrationObject }: values.map { unwrapped($0) }
    case let entries as [String: Any?] where entries.values.contains { $0 is MigrationObject }:
      entries.mapValues { unwrapped($0) }
    default: value
    }
  }

  /// The new object. For an old object, the object that it becomes. The program stops if the migration has deleted it, because nil would
  /// be stored in its place.
  private var current: Object {
    switch side {
    case .new(let object): return object
    case .old(let record):
      guard let object = record.object else {
        stop(
          "The object that \(self) was can't be assigned, because the migration has deleted it or the program lacks its class."
        )
      }
      return object
    }
  }
}

extension MigrationObject: CustomStringConvertible {
  /// The properties and their values, for people.
  public var description: String {
    switch side {
    case .old(let record):
      "{ \(record.propertyNames.map { "\($0) = \(record[$0] ?? "nil")" }.joined(separator: ", ")) }"
    case .new(let object): object.description
    }
  }
}
