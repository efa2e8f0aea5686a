public import SantaStore

/// Opens a store for a ``StoreDataSource``, on an actor of the data source.
///
/// ```swift
/// let provider = StoreProvider(.init(location: .directory(url), objectTypes: [PersonModel.self]))
/// ```
///
/// A data source opens its store when it is first used, and another one on the same data for each observation.
public struct StoreProvider: Sendable {
  private let provide: @Sendable (isolated any Actor) throws -> Store

  /// A provider of stores with a configuration.
  public init(_ configuration: Store.Configuration) {
    self.init { actor in try Store(configuration: configuration, isolation: actor) }
  }

  /// A provider that opens stores itself, for example with a configuration that is known only later.
  ///
  /// ```swift
  /// StoreProvider { actor in try Store(configuration: try settings.configuration(), isolation: actor) }
  /// ```
  ///
  /// - Parameter open: opens a store on the given actor. All stores that it opens must have the same location. If it throws,
  ///   the function that needed the store throws the same error, and the next one calls it again.
  public init(open: @escaping @Sendable (_ actor: isolated any Actor) throws -> Store) { provide = open }

  func open(on actor: isolated any Actor) throws -> Store { try provide(actor) }
}
