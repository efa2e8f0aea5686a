/// A pattern of store paths, in which `*` stands for one whole component.
///
/// A star never stands for a reserved component, which begins with `__`.
///
/// ```swift
/// let pattern = PathPattern("/shared/*")!
/// pattern.matches(StorePath("/shared/santa")!)       // true
/// pattern.matches(StorePath("/shared/santa/elves")!) // false: one component per star
/// pattern.matches(StorePath("/shared/__management")!) // false
/// ```
public struct PathPattern: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The components, the first one first. `*` stands for any.
  public let components: [String]

  /// Reads a pattern from a path with slashes or a wire name, in which components may be `*`.
  ///
  /// - Parameter caller: the user that a first component `~` stands for.
  /// - Returns: nil if the text isn't a pattern, or if it begins with `~` and there is no caller.
  public init?(_ text: some StringProtocol, for caller: UserID? = nil) {
    guard let components = PathComponents.parse(text, for: caller, allowsStars: true) else { return nil }
    self.components = components
  }

  /// The pattern that matches only this path.
  public init(_ path: StorePath) { components = path.components }

  init(_ components: [String]) { self.components = components }

  /// The form with slashes.
  public var description: String { "/" + components.joined(separator: "/") }

  /// Whether the pattern matches a path.
  public func matches(_ path: StorePath) -> Bool {
    guard components.count == path.components.count else { return false }
    for (own, other) in zip(components, path.components) where own != other {
      guard own == PathComponents.star, !PathComponents.isReserved(other) else { return false }
    }
    return true
  }

  /// Whether each path that the other pattern matches is matched by this one, too.
  func includes(_ other: PathPattern) -> Bool {
    guard components.count == other.components.count else { return false }
    return zip(components, other.components).allSatisfy { own, other in
      own == other || (own == PathComponents.star && !PathComponents.isReserved(other))
    }
  }

  /// The path, if the pattern has no star.
  public var path: StorePath? { StorePath(description) }

  /// The path in front of the first star. Grants on the pattern need the right to manage it. It is nil if the pattern begins
  /// with a star, so that only an admin may grant.
  public var literalPath: StorePath? {
    let literal = components.prefix { $0 != PathComponents.star }
    return literal.isEmpty ? nil : StorePath("/" + literal.joined(separator: "/"))
  }

  /// Whether a component begins with `__`. There are no grants on these patterns.
  public var isReserved: Bool { components.contains { PathComponents.isReserved($0) } }

  public static func < (left: PathPattern, right: PathPattern) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }
}

extension PathPattern: Codable {
  /// Reads either text form. `~` is refused, because it has no meaning without a caller.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let pattern = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "This isn't a pattern of store paths.")
    }
    self = pattern
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
