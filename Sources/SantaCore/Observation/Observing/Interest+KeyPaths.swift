extension Interest {
  /// Stops the program if a key path leads to a property that is not stored.
  ///
  /// - Parameter keyPaths: nil for all changes.
  init<T: Object>(_ keyPaths: [PartialKeyPath<T>]?) { self.init(keyPaths?.map { Results<T>.path($0) }) }

  /// - Parameter names: paths as in `"link.value"`.
  init(_ names: [String], of type: Object.Type) throws(StoreError) {
    var paths: [PropertyPath] = []
    for name in names { paths.append(try PropertyPath(name, of: type)) }
    self.init(paths)
  }

  /// Stops the program if a key path leads along a link, or to a property that is not stored.
  init<T: Object>(ignoring keyPaths: [PartialKeyPath<T>]) {
    let paths = keyPaths.map { Results<T>.path($0) }
    for path in paths {
      require(
        path.names.count == 1,
        "The key path \"\(path)\" leads along a link. Only properties of \(T.self) itself can be ignored.")
    }
    self = .ignoring(paths)
  }
}
