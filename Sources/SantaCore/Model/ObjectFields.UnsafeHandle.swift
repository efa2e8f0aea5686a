import Synchronization

/// Accesses the wrappers of an object by their offsets.
///
/// An offset comes from `FieldLayout`, and is valid for all instances of its class and subclasses.
enum ObjectFields {
  /// Returns the stored properties of a class, inherited ones first, without the properties of ``Object``. Returns nil if the
  /// runtime doesn't provide them.
  static func reflected(_ type: Object.Type) -> [FieldLayout.Field]? {
    if let known = known.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    let fields = FieldLayout.reflected(type).map { Array($0.dropFirst(ownCount)) }
    known.withLock { $0[ObjectIdentifier(type)] = fields }
    return fields
  }

  /// The cached results of ``reflected(_:)``. The runtime looks up the type of each field by name at each call.
  private static let known = Mutex<[ObjectIdentifier: [FieldLayout.Field]]>([:])

  /// The number of stored properties of ``Object`` itself.
  private static let ownCount = FieldLayout.reflected(Object.self)?.count ?? 0

  /// Returns the token of a wrapper in a probe.
  static func token(at offset: Int, in object: Object) -> Int {
    ColumnHandle.withoutAssignment(handle(at: offset, in: object))
  }

  /// Returns whether a property was assigned since its mark was removed. The object isn't in a store.
  static func isAssigned(at offset: Int, in object: Object) -> Bool {
    let handle = handle(at: offset, in: object)
    return handle != ColumnHandle.withoutAssignment(handle)
  }

  /// Marks a property of an object without a store as assigned, or removes the mark.
  static func setAssigned(_ isAssigned: Bool, at offset: Int, in object: Object) {
    let handle = handle(at: offset, in: object)
    // Safety: as above.
    unsafe Unmanaged.passUnretained(object).toOpaque().storeBytes(
      of: isAssigned ? ColumnHandle.assigned(handle) : ColumnHandle.withoutAssignment(handle),
      toByteOffset: offset,
      as: Int.self)
  }

  private static func handle(at offset: Int, in object: Object) -> Int {
    // Safety: `offset` is the offset of a wrapper in the object's class, and a wrapper begins with its `handle`.
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()).load(
      fromByteOffset: offset, as: Int.self)
  }

  /// Sets the handles of all wrappers.
  static func bind(_ object: Object, offsets: [Int], handles: [Int]) {
    // Safety: each offset is the offset of a wrapper's `handle` in this class.
    let start = unsafe Unmanaged.passUnretained(object).toOpaque()
    for index in offsets.indices {
      unsafe start.storeBytes(of: handles[index], toByteOffset: offsets[index], as: Int.self)
    }
  }

  /// Returns a pointer to the wrapper at `offset`.
  @inline(__always)
  private static func wrapper<Value: PersistableProperty>(
    _ object: Object, _ offset: Int, _ type: Value.Type
  ) -> UnsafeMutablePointer<Persisted<Value>> {
    // Safety: a wrapper of this type begins there, because `handle` is its first field. Nothing else accesses it
    // during the call, because an object belongs to one isolation. The caller retains the object.
    unsafe (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(
      to: Persisted<Value>.self)
  }

  // Safety of the next three functions: as above, and the pointer doesn't outlive the call.

  /// Returns the value in the wrapper of an object that isn't in a store.
  static func value<Value: PersistableProperty>(_ object: Object, _ offset: Int, _ type: Value.Type) -> Value?
  {
    unsafe wrapper(object, offset, type).pointee.value
  }

  /// Removes the value from the wrapper and returns it.
  static func take<Value: PersistableProperty>(_ object: Object, _ offset: Int, _ type: Value.Type) -> Value?
  {
    unsafe wrapper(object, offset, type).pointee.value.take()
  }

  static func setValue<Value: PersistableProperty>(_ value: Value, _ object: Object, _ offset: Int) {
    unsafe wrapper(object, offset, Value.self).pointee.value = value
  }

  /// Sets the value of a field that is not a wrapper.
  static func setField<Value>(_ value: Value, _ object: Object, _ offset: Int) {
    // Safety: the object's class has an initialised field of this type at the offset. The caller created the object and hasn't
    // shared it.
    unsafe (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: Value.self)
      .pointee = value
  }
}
