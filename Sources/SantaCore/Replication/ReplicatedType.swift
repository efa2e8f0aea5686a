import SantaStore

/// The type of an object, as replicas identify it.
///
/// A class that is embedded in one program and independent in another, or that has a different primary key, is a different type
/// with the same name. Both types exist side by side, each with its own objects.
///
/// Names are compared by their UTF-8 bytes, because the equality of strings depends on the Unicode version of Swift.
struct ReplicatedType: Hashable, Sendable {
  /// Shared by all copies, because each operation of a change has a type, which is looked up.
  private let contents: Contents

  private final class Contents: Sendable {
    let name: String
    let kind: TableKind
    let primaryKey: Key?
    let hash: Int

    init(_ name: String, _ kind: TableKind, _ primaryKey: Key?) {
      (self.name, self.kind, self.primaryKey) = (name, kind, primaryKey)
      var hasher = Hasher()
      hasher.combine(name)
      hasher.combine(kind)
      hasher.combine(primaryKey)
      hash = hasher.finalize()
    }
  }

  var name: String { contents.name }
  var kind: TableKind { contents.kind }
  /// The name and type of the primary key; nil if there is none.
  var primaryKey: Key? { contents.primaryKey }

  struct Key: Hashable, Sendable {
    var name: String
    var type: ValueType

    static func == (lhs: Key, rhs: Key) -> Bool {
      lhs.type == rhs.type && lhs.name.hasSameBytes(as: rhs.name)
    }
  }

  static func == (lhs: ReplicatedType, rhs: ReplicatedType) -> Bool {
    lhs.contents === rhs.contents
      || lhs.contents.hash == rhs.contents.hash && lhs.kind == rhs.kind && lhs.primaryKey == rhs.primaryKey
        && lhs.name.hasSameBytes(as: rhs.name)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(contents.hash) }

  /// The type as a string. Properties name the target of their links by it.
  var text: String {
    let key = primaryKey.map { "\($0.type.rawValue)\(Self.separator)\($0.name)" } ?? ""
    return "\(name)\(Self.separator)\(kind.rawValue)\(Self.separator)\(key)"
  }

  /// Separates the parts of ``text``. In the name of a table or column, it precedes a number that makes the name unique in the
  /// store.
  static let separator = NameRules.separator

  /// Whether a table can have the type. A type without a name, or with a primary key without a name, can come from a program
  /// that lacks this rule.
  var isValid: Bool { !name.isEmpty && primaryKey.map { !$0.name.isEmpty } ?? true }

  /// An invalid type, used instead of a type whose name is too long.
  static let unnamed = ReplicatedType(name: "", kind: .topLevel, primaryKey: nil)

  init(name: String, kind: TableKind, primaryKey: Key?) {
    contents = Contents(name, kind, primaryKey)
  }

  /// - Returns: nil if the string isn't the ``text`` of a type. The type may be one that no table can have; see ``isValid``.
  init?(text: String) {
    let parts = text.split(separator: Self.separator, maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count >= 3, let kind = UInt8(parts[1]).flatMap(TableKind.init(rawValue:))
    else { return nil }
    var key: Key?
    if parts.count == 4 {
      guard let type = UInt8(parts[2]).flatMap(ValueType.init(rawValue:)), kind == .topLevel,
        !parts[3].contains(Self.separator),
        ColumnDefinition(name: "key", type: type).mayBePrimaryKey
      else { return nil }
      key = Key(name: String(parts[3]), type: type)
    } else if !parts[2].isEmpty {
      return nil
    }
    self.init(name: String(parts[0]), kind: kind, primaryKey: key)
    guard self.text.hasSameBytes(as: text) else { return nil }
  }

  init(_ table: Table) {
    let key = table.primaryKey.map { table[$0] }
    self.init(
      name: Self.plainName(table.name), kind: table.kind,
      primaryKey: key.map { Key(name: Self.plainName($0.name), type: $0.type) })
  }

  /// Returns the name without the number that makes it unique in a store.
  static func plainName(_ name: String) -> String { String(name.prefix { $0 != separator }) }
}

/// A property as replicas identify it: by its name, and by everything that gives its values a meaning. Properties with the same
/// name that differ otherwise exist side by side. Each store decides about its own indexes.
struct Property: Hashable, Sendable {
  /// Shared by all copies, because each value in a change has a property, which is looked up.
  private let contents: Contents

  private final class Contents: Sendable {
    let definition: ColumnDefinition
    let isValid: Bool
    let isPlain: Bool
    let hash: Int

    init(_ definition: ColumnDefinition, isValid: Bool) {
      (self.definition, self.isValid, hash) = (definition, isValid, definition.hashValue)
      isPlain = !definition.isCollection && !definition.isLink && !definition.isPrimaryKey
    }
  }

  /// The definition without index, default and former names. Its target is the ``ReplicatedType/text`` of a type.
  var definition: ColumnDefinition { contents.definition }
  /// Whether a column can have the definition. An invalid definition can come from a program that lacks a rule. The addition of
  /// an invalid property, and all operations on it, are rejected.
  var isValid: Bool { contents.isValid }

  /// Whether the property has one value, which isn't a link and can change.
  var isPlain: Bool { contents.isPlain }

  /// Returns whether the property can have a value that isn't a link.
  func admits(_ value: StoredValue) -> Bool { contents.definition.admits(value) }

  /// - Returns: nil if replicas don't share the property.
  init?(_ column: ColumnDefinition, target: ReplicatedType?) {
    guard !column.isDropped, !column.isHidden, column.type != .external,
      column.isLink == (target != nil)
    else { return nil }
    var definition = column
    definition.name = ReplicatedType.plainName(column.name)
    definition.target = target?.text
    (definition.isIndexed, definition.isUnique, definition.formerNames) = (false, false, [])
    // A column has a default only in stores that had objects when it was added.
    definition.defaultValue = nil
    // A name that an older program stored can begin with the separator.
    guard !definition.name.isEmpty, target?.isValid ?? true else { return nil }
    contents = Contents(definition, isValid: true)
  }

  /// - Parameter definition: any definition that can be decoded. The property is valid only if ``init(_:target:)`` gives the
  ///   same one.
  init(decoded definition: ColumnDefinition) {
    let target = definition.target.flatMap { ReplicatedType(text: $0) }
    let made = definition.violation() == nil ? Property(definition, target: target) : nil
    let isValid =
      made.map { $0.definition == definition && $0.definition.hasSameNames(as: definition) } ?? false
    contents = Contents(definition, isValid: isValid)
  }

  /// An invalid property, used instead of a property whose name is too long.
  static let unnamed = Property(decoded: ColumnDefinition(name: "", type: .int64))

  static func == (lhs: Property, rhs: Property) -> Bool {
    lhs.contents === rhs.contents
      || lhs.contents.hash == rhs.contents.hash && lhs.definition == rhs.definition
        && lhs.definition.hasSameNames(as: rhs.definition)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(contents.hash) }

  var name: String { definition.name }
  var target: ReplicatedType? { definition.target.flatMap { ReplicatedType(text: $0) } }
}

extension ColumnDefinition {
  /// Returns whether the names of both columns, and of the tables and classes that they link to, are equal byte by byte.
  fileprivate func hasSameNames(as other: ColumnDefinition) -> Bool {
    name.hasSameBytes(as: other.name) && (target ?? "").hasSameBytes(as: other.target ?? "")
      && (targetClass ?? "").hasSameBytes(as: other.targetClass ?? "")
  }
}
