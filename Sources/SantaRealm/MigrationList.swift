/// A list of objects in a migration, found by the name of its property. RealmSwift's `List<DynamicObject>`.
///
/// ```swift
/// let pet = migration.create("Pet", value: ["name": "Rex"])
/// newObject!.dynamicList("pets").append(pet)
/// ```
///
/// The list of an old object can't be changed. Valid only in the block of the migration.
public struct MigrationList {
  private let owner: MigrationObject
  private let name: String

  init(_ owner: MigrationObject, _ name: String) {
    (self.owner, self.name) = (owner, name)
    _ = objects
  }

  private var objects: [MigrationObject] {
    let value = owner[name]
    if let objects = value as? [MigrationObject] { return objects }
    if let list = value as? any ObjectList { return list.allObjects.map { MigrationObject($0) } }
    // An old list without objects is an array without elements.
    guard let values = value as? [Any], values.isEmpty else {
      stop("\(name) is not a list of objects, so it has no dynamicList.")
    }
    return []
  }

  /// The list of a new object. The program stops for an old one.
  private var list: any ObjectList {
    guard owner.object != nil, let list = owner[name] as? any ObjectList else {
      stop("An object as it was before a migration can't be changed. Change \(name) of the new object.")
    }
    return list
  }

  /// Adds an object at the end. For an old object, this adds the new object with the same identity.
  ///
  /// The program stops for an object of another class.
  public func append(_ object: MigrationObject) { list.append(any: MigrationObject.unwrapped(object)) }

  /// Adds objects at the end. See ``append(_:)``.
  public func append(objectsIn objects: some Sequence<MigrationObject>) {
    for object in objects { append(object) }
  }

  /// Removes all objects from the list, and keeps them in the store.
  public func removeAll() { list.removeEverything() }
}

extension MigrationList: RandomAccessCollection {
  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of objects.
  public var endIndex: Int { objects.count }
  /// The object at an index. The program stops for an index outside the list.
  public subscript(index: Int) -> MigrationObject { objects[index] }
  /// An iterator over the objects that are in the list now.
  public func makeIterator() -> IndexingIterator<[MigrationObject]> { objects.makeIterator() }
}

/// A list of objects whose class is known only at run time.
private protocol ObjectList {
  var allObjects: [Object] { get }
  func append(any object: Any?)
  func removeEverything()
}

extension List: ObjectList where Element: Object {
  fileprivate var allObjects: [Object] { map { $0 } }

  fileprivate func append(any object: Any?) {
    guard let object = object as? Element else {
      stop("A list of \(Element.self) objects takes no \(object.map { "\(type(of: $0))" } ?? "nil").")
    }
    append(object)
  }

  fileprivate func removeEverything() { removeAll() }
}
