import SantaCore

/// Reads the objects of one of two stores so that they can be compared with those of the other.
struct ObjectReader {
  /// A property that both stores have, with its number among those of its type.
  struct SharedProperty {
    var index: Int
    var property: StoredProperty
    /// The newest name.
    var name: String
  }

  /// How deeply embedded objects are compared. Recursion needs a limit, because files can come from anywhere.
  static let maximumDepth = 100

  let store: StoreInspection
  let types: [String: StoredType]
  /// The properties that both stores have, by the name of the type in this store.
  private let shared: [String: [SharedProperty]]

  /// - Parameter side: the name of a type or property in this store; nil for one that is only in the other.
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

  /// The contents of the properties that both stores have, in the same order for both.
  ///
  /// - Throws: `CommandFailure` if objects are embedded too deeply.
  func members(of object: StoredObject, in type: String, depth: Int = 0) throws -> [ComparedValue.Member] {
    guard depth < Self.maximumDepth else {
      throw CommandFailure(
        exitCode: .dataError,
        message: "\(store.path): objects of \(type) are embedded more than \(Self.maximumDepth) levels deep.",
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
      // A set of links has the order of the rows of its targets, which differs from store to store.
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
