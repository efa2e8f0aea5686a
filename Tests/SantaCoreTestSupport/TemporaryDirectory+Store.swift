public import SantaCore

extension TemporaryDirectory {
  /// Opens the store in the directory, or creates it.
  public func openStore(
    _ objectTypes: [Object.Type]? = nil, isReadOnly: Bool = false,
    isolation: isolated (any Actor)? = #isolation
  ) throws -> Store {
    try Store(
      configuration: .init(location: .directory(url), objectTypes: objectTypes, isReadOnly: isReadOnly),
      isolation: isolation)
  }
}
