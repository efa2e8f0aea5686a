/// Finds the names behind a Swift key path: the key path is applied to an object that answers every stored
/// property by noting its name.
public final class _PathTracer {
  /// What was touched in the course of one trace: each step's path, in order.
  fileprivate final class Record {
    var paths: [Expression.Path] = []
  }

  private let objectClass: ObjectClass
  private let prefix: Expression.Path
  private let record: Record

  private init(_ objectClass: ObjectClass, prefix: Expression.Path, record: Record) {
    self.objectClass = objectClass
    self.prefix = prefix
    self.record = record
  }

  func property(_ index: Int) -> String {
    let property = objectClass.properties[index]
    var path = prefix + property.step
    path.unstored.value = property.defaultValue
    record.paths.append(path)
    return property.name
  }

  /// A property that no column holds: who links here.
  func linkingProperty(_ index: Int) {
    record.paths.append(prefix + objectClass.linkingProperties[index].step)
  }

  /// The object that a traced link leads to.
  func object<T: Object>(_ type: T.Type, at name: String) -> T {
    let object = type.init()
    // A class that can't be stored has no properties to trace; the path then ends at the link that leads to it.
    guard let target = try? ObjectClass.of(type) else { return object }
    Self.trace(object, _PathTracer(target, prefix: prefix + .property(name), record: record))
    return object
  }

  private static func trace(_ object: Object, _ tracer: _PathTracer) {
    ObjectFields.bind(
      object, offsets: tracer.objectClass.offsets,
      handles: tracer.objectClass.handles { ColumnHandle.make(ColumnID($0), isPlain: false) })
    object._tracer = tracer
  }

  /// The way along a key path from a class, over stored properties and those that show who links here.
  ///
  /// - Throws: `.invalidKeyPath` where the path leads through anything else.
  static func path(of keyPath: AnyKeyPath, from type: Object.Type) throws(StoreError) -> Expression.Path {
    let (record, object) = (Record(), type.init())
    trace(object, _PathTracer(try ObjectClass.of(type), prefix: .init(), record: record))
    _ = object[keyPath: keyPath]
    guard let path = record.paths.last, record.paths.count == path.steps.count,
      record.paths.enumerated().allSatisfy({ $0.element.steps == Array(path.steps.prefix($0.offset + 1)) })
    else { throw .notStoredPath("\(type)") }
    return path
  }

  /// The same for a key path whose class is known.
  static func path<T: Object>(of keyPath: PartialKeyPath<T>) throws(StoreError) -> Expression.Path {
    try path(of: keyPath, from: T.self)
  }

  /// The same for a key path whose value is to be what is stored, and nothing derived from it.
  static func path<T: Object, Value: PersistableProperty>(
    of keyPath: KeyPath<T, Value>, holding type: Value.Type
  ) throws(StoreError) -> Expression.Path {
    let path = try path(of: keyPath)
    guard let last = path.steps.last else { throw .notStoredPath("\(T.self)") }
    if case .linking = last {
      guard Value.self is any _LinkingObjectsProtocol.Type else { throw .notStoredPath("\(T.self)") }
    } else {
      let kind = Value._kind
      let end = try ObjectClass.of(T.self).property(along: path.propertyPath.names)?.property.definition
      guard let end, end.type == kind.type, end.kind == kind.collection, end.isOptional == kind.isOptional
      else {
        throw .notStoredPath("\(T.self)")
      }
    }
    return path
  }

  /// The names along a key path from a class.
  ///
  /// - Throws: `.invalidKeyPath` where the path leads through anything but stored properties.
  static func names<T: Object>(of keyPath: PartialKeyPath<T>) throws(StoreError) -> [String] {
    let path = try path(of: keyPath)
    for case .linking in path.steps { throw .notStoredPath("\(T.self)") }
    return path.propertyPath.names
  }
}

extension StoreError {
  fileprivate static func notStoredPath(_ className: String) -> StoreError {
    StoreError(
      .invalidKeyPath,
      "A key path of \(className) leads through something that is not stored. "
        + "Name a @Persisted property, or several along links.")
  }
}
