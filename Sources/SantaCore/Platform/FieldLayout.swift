@_spi(Reflection) import Swift

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The offsets of a class's stored properties in its instances.
enum FieldLayout {
  // Guard of the unchecked conformance: the fields are values, and a metatype may be used anywhere.
  struct Field: @unchecked Sendable {
    var label: String
    var offset: Int
    var type: Any.Type
  }

  /// Returns the stored properties of a class, inherited ones first; nil if the runtime does not provide them.
  static func reflected(_ type: AnyClass) -> [Field]? {
    #if canImport(Darwin)
      // Apple's SDKs don't export this function of the standard library.
      return nil
    #else
      var fields: [Field] = []
      // Raw value 1 is the option `classType`, whose name is not available in Swift 6 mode.
      let options = _EachFieldOptions(rawValue: 1)
      // Safety: the runtime provides each name as a C string for the duration of the call. The name is copied.
      let isComplete = unsafe _forEachField(of: type, options: options) { name, offset, type, _ in
        fields.append(Field(label: unsafe String(cString: name), offset: offset, type: type))
        return true
      }
      return isComplete ? fields : nil
    #endif
  }

  /// Returns the stored properties that contain a token. Reads the tokens with `Mirror`, then searches the instance's memory
  /// for them.
  ///
  /// - Parameter token: returns the token in a property's value; nil if it contains none.
  static func probed(_ instance: AnyObject, token: (Any) -> Int?) -> [Field] {
    var mirrors: [Mirror] = []
    var mirror: Mirror? = Mirror(reflecting: instance)
    while let current = mirror {
      mirrors.insert(current, at: 0)
      mirror = current.superclassMirror
    }
    return mirrors.flatMap(\.children).compactMap { child in
      guard let label = child.label, let token = token(child.value),
        let offset = offset(of: token, in: instance)
      else { return nil }
      return Field(label: label, offset: offset, type: type(of: child.value))
    }
  }

  /// Returns the offset of the word that holds `token`.
  private static func offset(of token: Int, in instance: AnyObject) -> Int? {
    // Safety: the instance is alive during the call, and the allocator reserved this many bytes for it.
    let start = unsafe UnsafeRawPointer(Unmanaged.passUnretained(instance).toOpaque())
    let byteCount = unsafe allocatedByteCount(start)
    return stride(from: 0, through: byteCount - 8, by: 8).first {
      unsafe start.load(fromByteOffset: $0, as: Int.self) == token
    }
  }

  /// Returns the number of bytes that the allocator reserved for a block; 0 if it is unknown.
  private static func allocatedByteCount(_ pointer: UnsafeRawPointer) -> Int {
    #if canImport(Darwin)
      // Safety: the pointer is the start of a block from the allocator.
      return unsafe malloc_size(pointer)
    #else
      // The C library has the function, but its module map does not export it.
      typealias UsableSize = @convention(c) (UnsafeMutableRawPointer) -> Int
      guard let symbol = unsafe dlsym(nil, "malloc_usable_size") else { return 0 }
      // Safety: this is the function's type in C, and the pointer the start of a block from the allocator.
      return unsafe unsafeBitCast(symbol, to: UsableSize.self)(UnsafeMutableRawPointer(mutating: pointer))
    #endif
  }
}
