extension QueryArgument {
  /// Creates an argument from the value for a placeholder.
  ///
  /// - Parameters:
  ///   - argument: the value.
  ///   - engine: the queried store; nil for values in no store. The argument for an object of another store doesn't have a row.
  init(_ argument: Any?, in engine: Engine?) {
    guard let argument = Self.unwrapped(argument) else {
      self = .value(.null)
      return
    }
    switch argument {
    case let scalar as any PersistableScalar: self = .value(scalar._storedValue)
    case let object as Object:
      let isHere = engine != nil && object._context?.engine === engine && !object.isInvalidated
      self = .object(ObjectClass.tableName(of: type(of: object)), isHere ? object._key : nil)
    default:
      // Before sequences, because `NSData` is one.
      if let scalar = FoundationValue.scalar(argument) {
        self = .value(scalar._storedValue)
      } else if let sequence = argument as? any Sequence {
        self = .list(Self.members(of: sequence, in: engine))
      } else {
        self = PersistedValue.isNull(argument) ? .value(.null) : .unusable("\(type(of: argument))")
      }
    }
  }

  private static func members(of sequence: some Sequence, in engine: Engine?) -> [QueryArgument] {
    sequence.map { QueryArgument($0, in: engine) }
  }

  /// Returns the value of an optional that is wrapped in `Any`.
  private static func unwrapped(_ argument: Any?) -> Any? {
    guard let argument else { return nil }
    let mirror = Mirror(reflecting: argument)
    return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : argument
  }
}
