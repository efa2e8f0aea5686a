/// Stands for the stored properties of an object while a key path is applied to it: answers every read, and notes
/// which property was read.
///
/// ``KeyPathProof`` makes one, and judges what it noted.
public final class _PathTracer {
  /// One application of a key path to a traced object: what every property answers, and what was read.
  final class Trace {
    /// The paths of the properties that were read, in order.
    var paths: [Expression.Path] = []
    /// The property that was read last.
    var property: PropertyAccessor?
    /// What the property that was read last answered.
    var answer = Answer.none
    /// Which of its sample values a property answers with; nil: what a new object has.
    var sample: Int?
    /// What the property that was read last has in a new object.
    var declared = StoredValue.null
    /// How many sample values the property that was read last has.
    var sampleCount = 0
    /// How many steps from the start the link lies that answers nil; nil: all links lead on.
    var lengthOfNil: Int?
    /// The objects that links answer with, by their paths: one object each, so that what a getter keeps in it is still
    /// there at the next application.
    var linked: [[Expression.Path.Step]: Object] = [:]

    func begin(sample: Int? = nil, lengthOfNil: Int? = nil) {
      (paths, property, answer, sampleCount) = ([], nil, .none, 0)
      (self.sample, self.lengthOfNil) = (sample, lengthOfNil)
    }
  }

  enum Answer {
    /// A collection of linking objects, of which there is nothing to be compared.
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

  /// Makes an object in no store answer reads for a trace.
  static func attach(_ trace: Trace, to object: Object, of objectClass: ObjectClass) {
    attach(_PathTracer(objectClass, prefix: .init(), trace: trace), to: object)
  }

  private static func attach(_ tracer: _PathTracer, to object: Object) {
    ObjectFields.bind(
      object, offsets: tracer.objectClass.offsets,
      handles: tracer.objectClass.handles { ColumnHandle.make(ColumnID($0), isPlain: false) })
    object._tracer = tracer
  }

  // MARK: What the wrappers call

  /// A property of an object is read.
  func property(_ index: Int, of object: Object) -> String {
    let property = objectClass.properties[index]
    var path = prefix + property.step
    path.unstored.value = property.defaultValue
    note(path, property)
    trace.declared = property.unmanagedValue(object)
    return property.name
  }

  /// A property is read that no column holds: who links here.
  func linkingProperty(_ index: Int) {
    note(prefix + objectClass.linkingProperties[index].step, objectClass.linkingProperties[index])
  }

  private func note(_ path: Expression.Path, _ property: PropertyAccessor) {
    trace.paths.append(path)
    (trace.property, trace.answer, trace.sampleCount) = (property, .none, 0)
  }

  /// What a required value answers.
  func value<Value: PersistableScalar>(_ type: Value.Type) -> Value {
    let samples = SampleValues.of(type)
    let value =
      trace.sample.map { samples[$0 % samples.count] } ?? type.init(_stored: trace.declared)
      ?? type._initialValue()
    (trace.sampleCount, trace.answer) = (samples.count, .value(value._storedValue))
    return value
  }

  /// What an optional value answers.
  func optionalValue<Value: PersistableScalar>(_ type: Value.Type) -> Value? {
    let samples = SampleValues.of(type)
    let value = trace.sample.flatMap { $0 < samples.count ? samples[$0] : nil }
    // One more than there are: nil comes back at the end.
    (trace.sampleCount, trace.answer) = (samples.count + 1, .value(value?._storedValue ?? .null))
    return value
  }

  /// What a link answers: an object that notes what is read of it.
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
    // Nothing can be read of a class that can't be stored; the path then ends at the link that leads to it.
    guard let target = try? ObjectClass.of(type) else { return object }
    Self.attach(_PathTracer(target, prefix: path, trace: trace), to: object)
    return object
  }

  /// What a collection answers: an empty one, which is known again.
  func collection<Value: PersistableProperty>(_ value: Value) -> Value {
    if Value.self is AnyClass { trace.answer = .object(value as AnyObject) }
    return value
  }
}
