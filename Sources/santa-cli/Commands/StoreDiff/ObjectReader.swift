import SantaCore

/// Reads the objects of one store so that they can be compared with the objects of another store.
struct ObjectReader {
  /// A property that both stores have, with its index among the properties of its type.
  struct SharedProperty {
    var index: Int
    var property: StoredProperty
    /// The newest name.
    var name: String
  }

  /// The depth to which embedded objects are compared. The recursion needs a limit, because the files are untrusted.
  static let maximumDepth = 100

  let store: StoreInspection
  let types: [String: StoredType]
  /// The properties that both stores have, by the type's name in this store.
  private let shared: [String: [SharedProperty]]

  /// - Parameter isFirst: Whether `store` is the first store of the comparison.
  init(_ store: StoreInspection, _ schema: SchemaComparison, isFirst: Bool) {
    self.store = store
    let types = Dictionary(store.types.map { ($0.name, $0) }) { first, _ in first }
    self.types = types
    var shared: [String: [SharedProperty]] = [:]
    for pair in schema.types {
      guard let name = (isFirst ? pair.first : pair.second)?.name, let type = types[name] else { continue }
      let indices = Dictionary(type.properties.enumerated().map { ($0.element.name, $0.offset) }) {
        first, _ in first
      }
      shared[name] = pair.properties.compactMap { property in
        guard let first = property.first, let second = property.second,
          let index = indices[isFirst ? first.name : second.name]
        else { return nil }
        return SharedProperty(index: index, property: type.properties[index], name: property.name)
      }
    }
    self.shared = shared
  }

  /// Returns the contents of the properties that both stores have, in the same order for both stores.
  ///
  /// - Throws: `CommandFailure` if objects are embedded too deeply.
  func members(of object: StoredObject, in type: String, depth: Int = 0) throws -> [ComparedValue.Member] {
    guard depth < Self.maximumDepth else {
      throw CommandFailure(
        exitCode: .dataError,
        message:
          "\(store.path): objects of \(type) contain embedded objects more than \(Self.maximumDepth) levels deep.",
        hint: "Compare other types with '--type NAME'.")
    }
    return try (shared[type] ?? []).map { shared in
      let value = try value(of: object.contents[shared.index], shared.property, depth: depth)
      return ComparedValue.Member(name: shared.name, value: value)
    }
  }

  private func value(
    of content: StoredObject.Content, _ property: StoredProperty, depth: Int
  ) throws -> ComparedValue {
    switch content {
    case .value(let value): return try resolved(value, property, depth: depth)
    case .elements(let values):
      let elements = try values.map { try resolved($0, property, depth: depth) }
      guard property.isSet else { return .list(elements) }
      // A set of links is ordered by the rows of its targets, which differ between stores.
      guard property.target != nil else { return .set(elements) }
      return .set(elements.map { ($0.json, $0) }.sorted { $0.0 < $1.0 }.map(\.1))
    case .entries(let entries):
      return .map(
        try entries.map {
          ComparedValue.Member(name: $0.key, value: try resolved($0.value, property, depth: depth))
        })
    }
  }

  private func resolved(_ value: StoredValue, _ property: StoredProperty, depth: Int) throws -> ComparedValue
  {
    if property.hasAnyValues { return .any(value) }
    guard case .link(let row) = value, let target = property.target else { return .value(value) }
    if types[target]?.isEmbedded == true {
      guard let object = store.object(ofRow: row, in: target) else { return .row(row) }
      return .object(try members(of: object, in: target, depth: depth + 1))
    }
    return store.primaryKey(ofRow: row, in: target).map(ComparedValue.value) ?? .row(row)
  }
}
