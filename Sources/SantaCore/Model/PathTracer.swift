/// Finds the names behind a Swift key path: the key path is applied to an object that answers every stored
/// property by noting its name.
public final class _PathTracer {
  /// What was touched in the course of one trace: each step's path, in order.
  fileprivate final class Record {
    var steps: [[String]] = []
  }

  private let objectClass: ObjectClass
  private let prefix: [String]
  private let record: Record

  private init(_ objectClass: ObjectClass, prefix: [String], record: Record) {
    self.objectClass = objectClass
    self.prefix = prefix
    self.record = record
  }

  func property(_ index: Int) -> String {
    let name = objectClass.properties[index].name
    record.steps.append(prefix + [name])
    return name
  }

  /// The object that a traced link leads to.
  func object<T: Object>(_ type: T.Type, at name: String) -> T {
    // A class that can't be stored has no properties to trace; the path then ends at the link that leads to it.
    guard let target = try? ObjectClass.of(type) else { return type.init() }
    return Self.traced(type, _PathTracer(target, prefix: prefix + [name], record: record))
  }

  private static func traced<T: Object>(_ type: T.Type, _ tracer: _PathTracer) -> T {
    let object = type.init()
    ObjectFields.bind(
      object, offsets: tracer.objectClass.offsets,
      handles: tracer.objectClass.handles { ColumnHandle.make(ColumnID($0), isPlain: false) })
    object._tracer = tracer
    return object
  }

  /// The names along a key path from a class.
  ///
  /// - Throws: `.invalidKeyPath` where the path leads through anything but stored properties.
  static func names<T: Object>(of keyPath: PartialKeyPath<T>) throws(StoreError) -> [String] {
    let record = Record()
    let object = traced(T.self, _PathTracer(try ObjectClass.of(T.self), prefix: [], record: record))
    _ = object[keyPath: keyPath]
    guard let path = record.steps.last, record.steps.count == path.count,
      record.steps.enumerated().allSatisfy({ $0.element == Array(path.prefix($0.offset + 1)) })
    else {
      throw StoreError(
        .invalidKeyPath,
        "A key path of \(T.self) leads through something that is not stored. "
          + "Name a @Persisted property, or several along links.")
    }
    return path
  }
}
