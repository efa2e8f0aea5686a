/// The wrappers of an object, reached by their offsets.
///
/// An offset comes from `FieldLayout` and is good for every instance of the class it was found in, and of the
/// classes that inherit from it.
enum ObjectFields {
  /// The token that a probe's wrapper got.
  static func token(at offset: Int, in object: Object) -> Int {
    // Safety: `offset` is that of a wrapper in the object's class, and a wrapper begins with its `handle`.
    unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()).load(
      fromByteOffset: offset, as: Int.self)
  }

  /// Tells each wrapper which column it is.
  static func bind(_ object: Object, offsets: [Int], handles: [Int]) {
    // Safety: each offset is that of a wrapper's `handle` in this class.
    let start = unsafe Unmanaged.passUnretained(object).toOpaque()
    for index in offsets.indices {
      unsafe start.storeBytes(of: handles[index], toByteOffset: offsets[index], as: Int.self)
    }
  }

  /// Lends the wrapper whose `handle` lies at `offset`.
  @inline(__always)
  private static func wrapper<Value: PersistableProperty>(
    _ object: Object, _ offset: Int, _ type: Value.Type
  ) -> UnsafeMutablePointer<Persisted<Value>> {
    // Safety: a wrapper of this type begins there, since `handle` is its first field; nobody else touches it
    // during the call, for an object belongs to one isolation, and the caller holds it.
    unsafe (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(
      to: Persisted<Value>.self)
  }

  // Safety of the three that follow: as above, and the pointer does not outlive the call.

  /// The value that a wrapper holds for an object in no store.
  static func value<Value: PersistableProperty>(_ object: Object, _ offset: Int, _ type: Value.Type) -> Value?
  {
    unsafe wrapper(object, offset, type).pointee.value
  }

  /// The same, which the wrapper then holds no longer.
  static func take<Value: PersistableProperty>(_ object: Object, _ offset: Int, _ type: Value.Type) -> Value?
  {
    unsafe wrapper(object, offset, type).pointee.value.take()
  }

  static func setValue<Value: PersistableProperty>(_ value: Value, _ object: Object, _ offset: Int) {
    unsafe wrapper(object, offset, Value.self).pointee.value = value
  }

  /// Gives a field that is no wrapper another value.
  static func setField<Value>(_ value: Value, _ object: Object, _ offset: Int) {
    // Safety: the object's class has a field of this type there, which is initialised; the caller made the object and
    // gave it to nobody.
    unsafe (Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: Value.self)
      .pointee = value
  }
}
