/// The names of properties along links, the last of which is the one meant.
struct PropertyPath: Hashable, Sendable, CustomStringConvertible {
  var names: [String]

  var description: String { names.joined(separator: ".") }

  static func + (path: PropertyPath, other: PropertyPath) -> PropertyPath {
    PropertyPath(names: path.names + other.names)
  }

  // MARK: Links walked backwards

  private static let linkingPrefix = "@links."

  /// The name that stands for a step to the objects of a class which link here through a property of theirs. No property
  /// is called so.
  static func linking(_ className: String, through property: String) -> String {
    "\(linkingPrefix)\(className).\(property)"
  }

  /// The class and the property that such a name stands for; nil for a property's name.
  static func linking(_ name: String) -> (className: String, property: String)? {
    guard name.hasPrefix(linkingPrefix) else { return nil }
    let rest = name.dropFirst(linkingPrefix.count)
    // A property's name has no dot in it; a class's may.
    guard let dot = rest.lastIndex(of: ".") else { return nil }
    return (String(rest[..<dot]), String(rest[rest.index(after: dot)...]))
  }
}
