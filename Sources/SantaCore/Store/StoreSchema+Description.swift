extension StoreSchema: CustomStringConvertible {
  /// The Swift declarations of classes with this schema.
  public var description: String {
    let names = SwiftNames(types.map(\.name), reserved: SwiftNames.reservedTypes)
    let needsFoundation = types.contains { $0.properties.contains { $0.usesFoundation } }
    let head = ["// Schema version \(version)"] + (needsFoundation ? ["import Foundation"] : [])
    return (head + ["import SantaCore"] + types.map { $0.declaration(names) }).joined(separator: "\n")
  }
}

extension StoreSchema.ObjectType: CustomStringConvertible {
  /// The Swift declaration of the class.
  public var description: String { declaration(SwiftNames([name], reserved: SwiftNames.reservedTypes)) }

  fileprivate func declaration(_ types: SwiftNames) -> String {
    // The store does not record which properties belong to which subclass, so the class is declared with all of them.
    let members = SwiftNames(properties.map(\.name), reserved: SwiftNames.reservedMembers)
    let storedName =
      types.isStored(name)
      ? [] : ["  override class var storedName: String { \(SwiftNames.literal(name)) }"]
    let head = "final class \(types[name]): \(isEmbedded ? "EmbeddedObject" : "Object") {"
    let sets = uniqueTogether.map { set in
      "[" + set.map { "\\\(types[name]).\(members[$0])" }.joined(separator: ", ") + "]"
    }
    let unique =
      sets.isEmpty
      ? [] : ["  override class var uniqueTogether: [[AnyKeyPath]] { [\(sets.joined(separator: ", "))] }"]
    return
      ([head]
      + properties.map { "  " + ($0.isClass ? Self.subclassComment : $0.declaration(members, types)) }
      + storedName
      + unique + ["}"])
      .joined(separator: "\n")
  }
}

extension StoreSchema.ObjectType {
  private static let subclassComment =
    "// The store also has the class of each object, which may be a listed subclass."
}

extension StoreSchema.Property: CustomStringConvertible {
  /// The Swift declaration of the property.
  public var description: String {
    declaration(
      SwiftNames([name], reserved: SwiftNames.reservedMembers),
      SwiftNames(target.map { [$0] } ?? [], reserved: SwiftNames.reservedTypes))
  }

  fileprivate func declaration(_ members: SwiftNames, _ types: SwiftNames) -> String {
    // A property has at most one of the first four options, except that `unique` and `indexed` can be combined. Keys and links
    // don't have an ordered index, and only links have a rule.
    let options = [
      isPrimaryKey ? "primaryKey: true" : nil, isUnique ? "unique: true" : nil,
      isIndexed ? "indexed: true" : nil,
      onDelete.map { "onDelete: .\($0)" },
      members.isStored(name) ? nil : "name: \(SwiftNames.literal(name))",
    ].compactMap(\.self)
    let arguments = options.isEmpty ? "" : "(\(options.joined(separator: ", ")))"
    return "@Persisted\(arguments) var \(members[name]): \(swiftType(types))"
  }

  /// Returns the type, with the Swift name of its target.
  private func swiftType(_ types: SwiftNames) -> String {
    guard let target, let start = Self.collections.first(where: { type.hasPrefix($0 + target) }) else {
      return type
    }
    return start + types[target] + type.dropFirst(start.count + target.count)
  }

  /// The possible prefixes of types, the longest first. The last one, for single values, is a prefix of every type.
  private static let collections = ["Map<String, ", "MutableSet<", "List<", ""]

  /// Whether the type is declared by Foundation, which SantaCore does not export.
  fileprivate var usesFoundation: Bool {
    target == nil && ["Data", "Date", "UUID", "Decimal"].contains { type.contains($0) }
  }
}
