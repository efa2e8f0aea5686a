import SantaCore

/// The types and properties of two schemas, in pairs.
///
/// A renamed type or property is one pair, because a store keeps former names. The pairs are in the order of the first schema,
/// followed by the types and properties that only the second schema has.
struct SchemaComparison {
  /// The versions of the schemas; nil if they are equal or not compared.
  var versions: (first: UInt64, second: UInt64)?
  var types: [TypePair]

  init(types: [TypePair]) { self.types = types }

  init(_ first: StoreSchema, _ second: StoreSchema) {
    if first.version != second.version { versions = (first.version, second.version) }
    types = Self.pairs(first.types, second.types).map { TypePair(first: $0, second: $1) }
  }

  fileprivate static func pairs<Part: NamedPart>(_ first: [Part], _ second: [Part]) -> [(Part?, Part?)] {
    let names = Set(first.map(\.name))
    let secondNames = Dictionary(second.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first
    }
    var isPaired = Array(repeating: false, count: second.count)
    var pairs: [(Part?, Part?)] = first.map { part in
      let index =
        secondNames[part.name]
        ?? second.firstIndex { $0.formerNames.contains(part.name) && !names.contains($0.name) }
        ?? part.formerNames.lazy.compactMap { names.contains($0) ? nil : secondNames[$0] }.first
      guard let index, !isPaired[index] else { return (part, nil) }
      isPaired[index] = true
      return (part, second[index])
    }
    pairs += zip(second, isPaired).filter { !$1 }.map { (nil, $0.0) }
    return pairs
  }
}

/// A part of a schema that has a name, and may have had other names.
private protocol NamedPart {
  var name: String { get }
  var formerNames: [String] { get }
}

extension StoreSchema.ObjectType: NamedPart {}
extension StoreSchema.Property: NamedPart {}

extension SchemaComparison {
  /// A feature that differs, for example `type` or `indexed` for a property.
  struct Difference {
    var feature: String
    var first: String
    var second: String
  }

  /// A type that both schemas have, or only one of them.
  struct TypePair {
    var first: StoreSchema.ObjectType?
    var second: StoreSchema.ObjectType?
    let properties: [PropertyPair]

    init(first: StoreSchema.ObjectType?, second: StoreSchema.ObjectType?) {
      self.first = first
      self.second = second
      properties =
        first != nil && second != nil
        ? SchemaComparison.pairs(first?.properties ?? [], second?.properties ?? []).map {
          PropertyPair(first: $0, second: $1)
        } : []
    }

    /// The newest name.
    var name: String { second?.name ?? first?.name ?? "" }

    /// Whether objects of the type are embedded, in every store that has the type.
    var isEmbedded: Bool { (first?.isEmbedded ?? true) && (second?.isEmbedded ?? true) }

    var differences: [Difference] {
      guard let first, let second else { return [] }
      return [
        Difference(feature: "name", first: first.name, second: second.name),
        Difference(feature: "embedded", first: "\(first.isEmbedded)", second: "\(second.isEmbedded)"),
        Difference(
          feature: "uniqueTogether", first: Self.text(first.uniqueTogether),
          second: Self.text(second.uniqueTogether)),
      ].filter { $0.first != $0.second }
    }

    private static func text(_ sets: [[String]]) -> String {
      sets.isEmpty ? "none" : sets.map { $0.joined(separator: " and ") }.sorted().joined(separator: ", ")
    }

    /// The primary keys, if both types have one.
    var keys: (first: String, second: String)? {
      guard let first = first?.primaryKey, let second = second?.primaryKey else { return nil }
      return (first, second)
    }
  }

  /// A property that both types have, or only one of them.
  struct PropertyPair {
    var first: StoreSchema.Property?
    var second: StoreSchema.Property?

    /// The newest name.
    var name: String { second?.name ?? first?.name ?? "" }

    var differences: [Difference] {
      guard let first, let second else { return [] }
      return [
        Difference(feature: "name", first: first.name, second: second.name),
        Difference(feature: "type", first: first.type, second: second.type),
        Difference(feature: "primaryKey", first: "\(first.isPrimaryKey)", second: "\(second.isPrimaryKey)"),
        Difference(feature: "indexed", first: "\(first.isIndexed)", second: "\(second.isIndexed)"),
        Difference(feature: "unique", first: "\(first.isUnique)", second: "\(second.isUnique)"),
        Difference(
          feature: "onDelete", first: first.onDelete ?? "nullify", second: second.onDelete ?? "nullify"),
      ].filter { $0.first != $0.second }
    }
  }
}
