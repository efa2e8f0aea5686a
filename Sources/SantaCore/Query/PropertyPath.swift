/// A path of property names: links, and the property at the end.
struct PropertyPath: Hashable, Sendable, CustomStringConvertible {
  var names: [String]

  var description: String { names.joined(separator: ".") }

  static func + (path: PropertyPath, other: PropertyPath) -> PropertyPath {
    PropertyPath(names: path.names + other.names)
  }

  // MARK: Links walked backwards

  private static let linkingPrefix = "@links."

  /// The name of a step to the objects of a class that link here through a property. No property has such a name.
  static func linking(_ className: String, through property: String) -> String {
    "\(linkingPrefix)\(className).\(property)"
  }

  /// The class and the property of a linking step; nil for the name of a property.
  static func linking(_ name: String) -> (className: String, property: String)? {
    guard name.hasPrefix(linkingPrefix) else { return nil }
    let rest = name.dropFirst(linkingPrefix.count)
    // The name of a class may contain a dot; that of a property can't.
    guard let dot = rest.lastIndex(of: ".") else { return nil }
    return (String(rest[..<dot]), String(rest[rest.index(after: dot)...]))
  }
}
