/// A pattern of the paths of stores on a server, in which a star stands for one component that doesn't begin with `__`.
struct RemotePattern: Hashable, Sendable {
  private let components: [Substring]

  /// - Parameters:
  ///   - pattern: a pattern such as `/*/weather`.
  ///   - user: the user that `~` stands for; nil without a signed-in user.
  /// - Throws: ``SyncError`` if the pattern is invalid.
  init(_ pattern: String, user: ServerUser.ID?) throws(SyncError) {
    var components = (pattern.first == "/" ? pattern.dropFirst() : pattern[...])
      .split(separator: "/", omittingEmptySubsequences: false)
    if components.first == "~" {
      guard let user else {
        throw SyncError(
          "'\(pattern)' is a pattern of the signed-in user, but no user is signed in.", code: .signedOut)
      }
      components[0] = user[...]
    }
    guard (1...8).contains(components.count), components.allSatisfy({ $0 == "*" || Self.isComponent($0) })
    else {
      throw SyncError(
        "'\(pattern)' can't be a pattern of stores on a server. Use 1 to 8 components such as /*/weather, each of which is a star, or "
          + "1 to 64 letters, digits, '.', '-' or '_' that don't begin with a dot.")
    }
    self.components = components
  }

  private static let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_")

  static func isComponent(_ text: some StringProtocol) -> Bool {
    (1...64).contains(text.count) && text.allSatisfy(allowed.contains) && text.first != "."
  }

  /// Returns the path of a store from its name with colons.
  static func path(of name: String) -> String { "/" + name.replacing(":", with: "/") }

  /// The form with slashes.
  var text: String { "/" + components.joined(separator: "/") }

  /// Returns whether the pattern matches the name of a store, whose components have colons between them.
  func matches(_ name: String) -> Bool {
    let others = name.split(separator: ":", omittingEmptySubsequences: false)
    return others.count == components.count
      && zip(components, others).allSatisfy { own, other in
        own == other || (own == "*" && !other.hasPrefix("__"))
      }
  }
}
