#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension AnyPersistable: PersistableScalar {
  /// The stored representation of this type.
  public static var _kind: _PropertyKind {
    _PropertyKind(type: .any, isOptional: true, decode: { try AnyPersistable(from: $0) })
  }
  /// Returns the value of a new property without a declared default.
  public static func _initialValue() -> AnyPersistable { .none }
  /// Returns the value of a cell, or nil if it is `.none`.
  public static func _readOptional(_ object: Object, _ column: Int) -> AnyPersistable? {
    let stored = object._readCell(column)
    return stored.isNull ? nil : AnyPersistable(_stored: stored)
  }
  /// The stored value.
  public var _storedValue: _StoredValue { stored(depth: 0) }
  /// Creates a value from its stored form. Returns nil for a link.
  public init?(_stored: _StoredValue) {
    switch _stored {
    case .null: self = .none
    case .bool(let value): self = .bool(value)
    case .int(let value): self = .int(Int(value))
    case .unsigned(let value):
      guard let value = Int(exactly: value) else { return nil }
      self = .int(value)
    case .float(let value): self = .float(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .data(let value): self = .data(value)
    case .date(let seconds): self = .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .uuid(let value): self = .uuid(value)
    case .decimal(let value): self = .decimal(value)
    // Stored lists and maps can't contain links, so no element is omitted.
    case .list(let elements): self = .list(elements.compactMap { AnyPersistable(_stored: $0) })
    case .map(let entries):
      // If keys with different bytes are equal in Swift, the last value wins.
      self = .map(
        Dictionary(
          entries.compactMap { entry in AnyPersistable(_stored: entry.value).map { (entry.key, $0) } }
        ) {
          $1
        })
    case .link: return nil
    }
  }

  /// Returns the stored value.
  ///
  /// - Parameter depth: the number of lists and maps that enclose the value.
  private func stored(depth: Int) -> StoredValue {
    switch self {
    case .none: return .null
    case .int(let value): return .int(Int64(value))
    case .bool(let value): return .bool(value)
    case .float(let value): return .float(value)
    case .double(let value): return .double(value)
    case .string(let value): return .string(value)
    case .data(let value): return .data(value)
    case .date(let value): return .date(value.timeIntervalSinceReferenceDate)
    case .uuid(let value): return .uuid(value)
    case .decimal(let value): return .decimal(value)
    case .list(let elements):
      // Omits deeper levels, which can't be stored: the level above them already causes the value to be rejected.
      if depth > AnyValue.maximumDepth { return .list([]) }
      return .list(elements.map { $0.stored(depth: depth + 1) })
    case .map(let values):
      if depth > AnyValue.maximumDepth { return .map([]) }
      let entries = values.map { StoredValue.Entry(key: $0.key, value: $0.value.stored(depth: depth + 1)) }
      return .map(entries.sorted { $0.key.precedesInBytes($1.key) })
    }
  }
}

extension AnyPersistable {
  /// Creates a value from arrays, dictionaries with string keys, and plain values. Returns nil if one of them can't be stored.
  init?(contentsOf any: Any) {
    switch any {
    case let value as AnyPersistable: self = value
    case let scalar as any PersistableScalar: self.init(_stored: scalar._storedValue)
    case let values as [Any]:
      let elements = values.compactMap { AnyPersistable(contentsOf: $0) }
      guard elements.count == values.count else { return nil }
      self = .list(elements)
    case let values as [String: Any]:
      let elements = values.compactMapValues { AnyPersistable(contentsOf: $0) }
      guard elements.count == values.count else { return nil }
      self = .map(elements)
    default:
      if let value = Self.foundationValue(any) {
        self = value
        return
      }
      // The value may be the nil of any optional type.
      let mirror = Mirror(reflecting: any)
      guard mirror.displayStyle == .optional, mirror.children.isEmpty else { return nil }
      self = .none
    }
  }

  /// Returns the value of a number or a null that Foundation has read from JSON; nil if it is neither, or if no case has the number.
  ///
  /// They are recognised by the names of their classes, because not all Foundation libraries have these.
  private static func foundationValue(_ any: Any) -> AnyPersistable? {
    let name = "\(type(of: any))"
    if name == "NSNull" { return AnyPersistable.none }
    guard name.hasPrefix("NS") || name.hasPrefix("__NS") else { return nil }
    if name.contains("Boolean") { return (any as? Bool).map { .bool($0) } }
    return (any as? Int).map { .int($0) } ?? (any as? Double).map { .double($0) }
  }
}
