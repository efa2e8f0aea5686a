public import SantaStore

/// Opens the stores of a ``StoreDataSource``, on the actors of the data source.
///
/// ```swift
/// let provider = StoreProvider(.init(location: .directory(url), objectTypes: [PersonModel.self]))
/// ```
///
/// A data source opens one store when it is first used, and another store on the same data for each observation.
public struct StoreProvider: Sendable {
  private let provide: @Sendable (isolated any Actor) throws -> Store

  /// Creates a provider of stores with a configuration.
  public init(_ configuration: Store.Configuration) {
    self.init { actor in try Store(configuration: configuration, isolation: actor) }
  }

  /// Creates a provider with a function that opens stores, for example with a configuration that is known only later.
  ///
  /// ```swift
  /// StoreProvider { actor in try Store(configuration: try settings.configuration(), isolation: actor) }
  /// ```
  ///
  /// - Parameter open: opens a store on the given actor. All stores must have the same location. If `open` throws, the function
  ///   that needed the store throws the same error, and the next function calls `open` again.
  public init(open: @escaping @Sendable (_ actor: isolated any Actor) throws -> Store) { provide = open }

  func open(on actor: isolated any Actor) throws -> Store { try provide(actor) }
}
