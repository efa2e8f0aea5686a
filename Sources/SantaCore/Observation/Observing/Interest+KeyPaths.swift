extension Interest {
  /// Creates the interest in some key paths. The program stops if a key path leads to a property that isn't stored.
  init<T: Object>(_ keyPaths: [PartialKeyPath<T>]) { self.init(keyPaths.map { Results<T>.path($0) }) }

  /// - Parameter names: paths of property names, for example `"link.value"`.
  init(_ names: [String], of type: Object.Type) throws(StoreError) {
    self.init(try Self.paths(names, of: type))
  }

  /// Creates the interest in all changes except for some properties. The program stops if a key path leads along a link, or to
  /// a property that isn't stored.
  init<T: Object>(ignoring keyPaths: [PartialKeyPath<T>]) {
    let paths = keyPaths.map { Results<T>.path($0) }
    for path in paths {
      require(
        path.names.count == 1,
        "The key path \"\(path)\" leads along a link. Only properties of \(T.self) itself can be ignored.")
    }
    self = .ignoring(paths)
  }

  /// - Parameter names: names of properties of the class itself.
  init(ignoring names: [String], of type: Object.Type) throws(StoreError) {
    let paths = try Self.paths(names, of: type)
    for path in paths where path.names.count > 1 { throw .cannotIgnore(path.description, "\(type)") }
    self = .ignoring(paths)
  }

  private static func paths(_ names: [String], of type: Object.Type) throws(StoreError) -> [PropertyPath] {
    var paths: [PropertyPath] = []
    for name in names { paths.append(try PropertyPath(name, of: type)) }
    return paths
  }
}
