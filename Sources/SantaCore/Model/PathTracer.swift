/// Stands in for the stored properties of an object while a key path is applied to it: returns a value for each read, and
/// records which property was read.
///
/// ``KeyPathProof`` creates it and evaluates the record. Public because conformances to ``PersistableProperty``
/// mention it.
public final class _PathTracer {
  /// One application of a key path to a traced object: the returned values and the recorded reads.
  final class Trace {
    /// The paths of the properties that were read, in order.
    var paths: [Expression.Path] = []
    /// The property that was read last.
    var property: PropertyAccessor?
    /// The value that the last read returned.
    var answer = Answer.none
    /// The index of the sample value that properties return; nil for the value of a new object.
    var sample: Int?
    /// The value that the property that was read last has in a new object.
    var declared = StoredValue.null
    /// The number of sample values of the property that was read last.
    var sampleCount = 0
    /// The number of steps to the link that returns nil; nil if all links return objects.
    var lengthOfNil: Int?
    /// The objects that links return, by path. Each path has only one object, so that values that a getter caches in it are
    /// still there when the key path is next applied.
    var linked: [[Expression.Path.Step]: Object] = [:]

    func begin(sample: Int? = nil, lengthOfNil: Int? = nil) {
      (paths, property, answer, sampleCount) = ([], nil, .none, 0)
      (self.sample, self.lengthOfNil) = (sample, lengthOfNil)
    }
  }

  /// Whether a key path is being applied to a traced object.
  @TaskLocal static var isTracing = false

  /// The end of the message with which an index stops the program. A traced collection is empty, so an index in a key path is always
  /// outside.
  static var indexAdvice: String {
    isTracing ? " A key path can't lead to an element of a collection. Name the collection itself." : ""
  }

  enum Answer {
    /// A collection of linking objects, which can't be compared.
    case none
    case value(StoredValue)
    case object(AnyObject)
  }

  private let objectClass: ObjectClass
  private let prefix: Expression.Path
  private let trace: Trace

  private init(_ objectClass: ObjectClass, prefix: Expression.Path, trace: Trace) {
    self.objectClass = objectClass
    self.prefix = prefix
    self.trace = trace
  }

  /// Makes an object that isn't in a store record its reads.
  static func attach(_ trace: Trace, to object: Object, of objectClass: ObjectClass) {
    attach(_PathTracer(objectClass, prefix: .init(), trace: trace), to: object)
  }

  private static func attach(_ tracer: _PathTracer, to object: Object) {
    ObjectFields.bind(
      object, offsets: tracer.objectClass.offsets,
      handles: tracer.objectClass.handles { ColumnHandle.make(ColumnID($0), isPlain: false) })
    object._tracer = tracer
  }

  // MARK: Access by wrappers

  /// Records that a property was read.
  func property(_ index: Int, of object: Object) -> String {
    let property = objectClass.properties[index]
    var path = prefix + property.step
    path.unstored.value = property.defaultValue
    note(path, property)
    trace.declared = property.unmanagedValue(object)
    return property.definition.name
  }

  /// Records that a linking property was read.
  func linkingProperty(_ index: Int) {
    note(prefix + objectClass.linkingProperties[index].step, objectClass.linkingProperties[index])
  }

  private func note(_ path: Expression.Path, _ property: PropertyAccessor) {
    trace.paths.append(path)
    (trace.property, trace.answer, trace.sampleCount) = (property, .none, 0)
  }

  /// Returns the value of a required property.
  func value<Value: PersistableScalar>(_ type: Value.Type) -> Value {
    let samples = SampleValues.of(type)
    let sample = samples.isEmpty ? nil : trace.sample.map { samples[$0 % samples.count] }
    let value = sample ?? type.init(_stored: trace.declared) ?? type._initialValue()
    (trace.sampleCount, trace.answer) = (samples.count, .value(value._storedValue))
    return value
  }

  /// Returns the value of an optional property.
  func optionalValue<Value: PersistableScalar>(_ type: Value.Type) -> Value? {
    let samples = SampleValues.of(type)
    let value = trace.sample.flatMap { $0 < samples.count ? samples[$0] : nil }
    // One more than the number of samples, because nil is the last sample.
    (trace.sampleCount, trace.answer) = (samples.count + 1, .value(value?._storedValue ?? .null))
    return value
  }

  /// Returns the object of a link, which records its own reads.
  func object<T: Object>(_ type: T.Type, at name: String) -> T? {
    let path = prefix + .property(name)
    if path.steps.count == trace.lengthOfNil {
      trace.answer = .value(.null)
      return nil
    }
    let object = (trace.linked[path.steps] as? T) ?? makeObject(type, at: path)
    trace.linked[path.steps] = object
    trace.answer = .object(object)
    return object
  }

  private func makeObject<T: Object>(_ type: T.Type, at path: Expression.Path) -> T {
    let object = type.init()
    // A class that can't be stored has no properties to read, so the path ends at the link to it.
    guard let target = try? ObjectClass.of(type) else { return object }
    Self.attach(_PathTracer(target, prefix: path, trace: trace), to: object)
    return object
  }

  /// Returns the empty collection of a collection property, which is recognised by its identity.
  func collection<Value: PersistableProperty>(_ value: Value) -> Value {
    if Value.self is AnyClass { trace.answer = .object(value as AnyObject) }
    return value
  }
}
