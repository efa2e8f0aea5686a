/// The path of a store on a server.
struct RemotePath: Hashable, Sendable {
  /// The path in the form of one component of an address: with colons, and without the first slash.
  let wireName: String

  /// - Parameters:
  ///   - path: a path such as `/~/tasks`, or a name such as `tasks`, which stands for `/tasks`.
  ///   - user: the user that `~` stands for; nil without a signed-in user.
  /// - Throws: ``SyncError`` if the path is invalid.
  init(_ path: String, user: ServerUser.ID?) throws(SyncError) {
    let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_")
    var components = (path.first == "/" ? path.dropFirst() : path[...])
      .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if components.first == "~" {
      guard let user else {
        throw SyncError(
          "'\(path)' is a path of the signed-in user, but no user is signed in.", code: .signedOut)
      }
      components[0] = user
    }
    let isValid = components.allSatisfy {
      (1...64).contains($0.count) && $0.allSatisfy(allowed.contains) && $0.first != "."
    }
    guard isValid, (1...8).contains(components.count),
      components.joined().utf8.count + components.count <= 200
    else {
      throw SyncError(
        "'\(path)' can't be the path of a store on a server. Use 1 to 8 components such as /~/tasks, each with 1 to 64 letters, "
          + "digits, '.', '-' or '_', that don't begin with a dot.")
    }
    wireName = components.joined(separator: ":")
  }
}
