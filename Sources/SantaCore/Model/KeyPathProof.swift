/// Proves by experiment that a key path refers to a stored property, directly or along to-one links, and determines its path.
///
/// A key path doesn't reveal whether a property is computed or stored: a read-only property may be computed, or stored and
/// `private(set)`, and both kinds may come through a protocol or from another module. The proof therefore applies the key path
/// to an object whose stored properties return different sample values in turn. It accepts the key path under these conditions:
///
/// - The key path reads each stored property on its path once.
/// - Its value is exactly the value of the last property.
/// - Nil links result in nil.
/// - Neither values that a getter has cached, nor properties of the object that aren't stored, affect the result.
///
/// A computed property that only returns a stored property is therefore accepted, and treated as the stored property. A
/// computed property that also depends on something outside the object is accepted if that happens to make no difference at the
/// time.
struct KeyPathProof {
  private let keyPath: AnyKeyPath
  private let objectClass: ObjectClass
  private let object: Object
  private let trace = _PathTracer.Trace()

  /// Returns the path of a key path from a class, along stored and linking properties.
  ///
  /// - Throws: `.invalidKeyPath` if the path leads through anything else.
  static func path(of keyPath: AnyKeyPath, from type: Object.Type) throws(StoreError) -> Expression.Path {
    if let known = ProvenKeyPaths.path(of: keyPath, from: type) { return known }
    let proof = KeyPathProof(keyPath, try ObjectClass.of(type))
    // Break the reference cycles between the trace and the linked objects.
    defer {
      proof.trace.begin()
      proof.trace.linked = [:]
    }
    let path = try proof.path()
    ProvenKeyPaths.add(path, of: keyPath, from: type)
    return path
  }

  private init(_ keyPath: AnyKeyPath, _ objectClass: ObjectClass) {
    self.keyPath = keyPath
    self.objectClass = objectClass
    object = objectClass.type.init()
    _PathTracer.attach(trace, to: object, of: objectClass)
  }

  private func path() throws(StoreError) -> Expression.Path {
    let first = apply()
    let read = trace.paths
    guard let path = read.last, let property = trace.property, isChain(read) else {
      throw .notStoredPath(objectClass.name, reads: read)
    }
    let refusal = StoreError.notStoredPath(objectClass.name, reads: [path])
    let valueType = Swift.type(of: keyPath).valueType
    let isBehindLink = path.steps.count > 1
    let isOptional = isBehindLink && valueType == property.optionalValueType
    guard isOptional || valueType == property.valueType else { throw refusal }
    // A key path through `?` is optional and can't be assigned to. Any other key path through a link contains `!`, which fails
    // for a nil link, or is computed.
    if isBehindLink, !isOptional || keyPath is any AssignableKeyPath {
      throw .forcedPath(objectClass.name, path)
    }
    guard isAnswer(first) else { throw refusal }
    let sampleCount = trace.sampleCount
    let links = path.steps.indices.filter { trace.linked[Array(path.steps[...$0])] != nil }
    for sample in 0..<sampleCount {
      guard isAnswer(apply(sample: sample)), trace.paths == read else { throw refusal }
    }
    for link in links {
      guard Self.isNil(apply(lengthOfNil: link + 1)), trace.paths == Array(read[...link]) else {
        throw refusal
      }
    }
    for sample in 0..<UnstoredFields.sampleCount {
      UnstoredFields.fill(object, sample)
      guard isAnswer(apply(sample: sampleCount == 0 ? nil : sample % sampleCount)), trace.paths == read else {
        throw refusal
      }
    }
    return path
  }

  private func apply(sample: Int? = nil, lengthOfNil: Int? = nil) -> Any? {
    trace.begin(sample: sample, lengthOfNil: lengthOfNil)
    return _PathTracer.$isTracing.withValue(true) { object[keyPath: keyPath] }
  }

  /// Returns whether each read continues the path of the previous read.
  private func isChain(_ read: [Expression.Path]) -> Bool {
    guard let path = read.last, read.count == path.steps.count else { return false }
    return read.enumerated().allSatisfy { $0.element.steps == Array(path.steps.prefix($0.offset + 1)) }
  }

  /// Returns whether the value of the key path is the value of the last property on its path.
  private func isAnswer(_ result: Any?) -> Bool {
    switch trace.answer {
    case .none: true
    // The value of an `AnyPersistable` property can be null without being nil.
    case .value(.null): Self.isNil(result) || (result as? any PersistableScalar)?._storedValue.isNull ?? false
    case .value(let value): !Self.isNil(result) && (result as? any PersistableScalar)?._storedValue == value
    case .object(let object): !Self.isNil(result) && result.map { $0 as AnyObject } === object
    }
  }

  /// Returns whether the value of a key path, which may itself be an optional, is nil.
  private static func isNil(_ result: Any?) -> Bool {
    guard let result else { return true }
    return (result as? any OptionalValue)?.isNil ?? false
  }
}

/// A writable key path.
private protocol AssignableKeyPath {}

extension ReferenceWritableKeyPath: AssignableKeyPath {}

private protocol OptionalValue {
  var isNil: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}

extension _PathTracer {
  /// Returns the path of a key path whose class is known.
  static func path<T: Object>(of keyPath: PartialKeyPath<T>) throws(StoreError) -> Expression.Path {
    try KeyPathProof.path(of: keyPath, from: T.self)
  }

  /// Returns the names of the properties along a key path.
  ///
  /// - Throws: `.invalidKeyPath` if the path leads through anything but stored properties.
  static func names<T: Object>(of keyPath: PartialKeyPath<T>) throws(StoreError) -> [String] {
    let path = try path(of: keyPath)
    for case .linking in path.steps { throw .notStoredPath("\(T.self)", reads: [path]) }
    return path.propertyPath.names
  }
}

extension StoreError {
  /// - Parameter reads: the stored properties that the key path read.
  fileprivate static func notStoredPath(_ className: String, reads: [Expression.Path]) -> StoreError {
    var names: [String] = []
    for name in reads.map(\.propertyPath.description) where !names.contains(name) { names.append(name) }
    let what =
      names.isEmpty
      ? "is not stored"
      : "is computed, from \(names.joined(separator: ", ")), or leads to something that is not stored"
    if case .elements(let name)? = reads.last?.steps.last {
      return StoreError(
        .invalidKeyPath,
        "A key path of \(className) names a property that \(what). A key path can't lead to an element of a collection.",
        remedy:
          "Name the collection itself, \\.\(name), or a property with a single value. In where { }, write a condition on the "
          + "collection, such as $0.\(name).count > 0 or, for a map, $0.\(name)[\"key\"] == 1.")
    }
    return StoreError(
      .invalidKeyPath,
      "A key path of \(className) names a property that \(what). A query can only use stored values.",
      remedy:
        "Name a @Persisted property, or several along to-one links, or compute the value from the objects found."
    )
  }

  fileprivate static func forcedPath(_ className: String, _ path: Expression.Path) -> StoreError {
    let names = path.propertyPath.names
    return StoreError(
      .invalidKeyPath,
      "A key path of \(className) follows a link to \(path.propertyPath) with !, or names a property that is computed from "
        + "it. A link can be nil.",
      remedy: "Write \\.\(names.joined(separator: "?.")), which is nil then.")
  }
}
