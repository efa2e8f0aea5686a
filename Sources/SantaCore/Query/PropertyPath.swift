/// A path of property names: any number of links, followed by the property at the end.
struct PropertyPath: Hashable, Sendable, CustomStringConvertible {
  var names: [String]

  var description: String { names.joined(separator: ".") }

  static func + (path: PropertyPath, other: PropertyPath) -> PropertyPath {
    PropertyPath(names: path.names + other.names)
  }

  // MARK: Backward links

  private static let linkingPrefix = "@links."

  /// Returns the name of the step to the objects of a class that link here through a property. Names of properties never begin
  /// with this prefix.
  static func linking(_ className: String, through property: String) -> String {
    "\(linkingPrefix)\(className).\(property)"
  }

  /// Returns the class and the property of a linking step, or nil if the name isn't a linking step.
  static func linking(_ name: String) -> (className: String, property: String)? {
    guard name.hasPrefix(linkingPrefix) else { return nil }
    let rest = name.dropFirst(linkingPrefix.count)
    // The name of a class may contain a dot, but the name of a property can't.
    guard let dot = rest.lastIndex(of: ".") else { return nil }
    return (String(rest[..<dot]), String(rest[rest.index(after: dot)...]))
  }
}
