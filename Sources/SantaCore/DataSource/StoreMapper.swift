public import SantaStore

/// A function that converts one value to another with the help of a store, such as an entity to its model.
///
/// ```swift
/// let toModel = StoreMapper { (person: Person, store: Store) in
///   let model = PersonModel()
///   model.id = try store.findID(PersonModel.self, key: \.email, value: person.email) ?? model.id
///   model.name = person.name
///   return model
/// }
/// ```
public struct StoreMapper<Input, Output>: Sendable {
  private let transform: @Sendable (Input, Store) throws -> Output

  /// Creates a mapper from a function.
  ///
  /// - Parameter transform: called for each value on the actor of a data source, within a write transaction of the store. It
  ///   can look up, change and add objects, but must not keep the store. If it throws, nothing of the transaction is stored,
  ///   and the function that needed the value throws the same error.
  public init(_ transform: @escaping @Sendable (Input, Store) throws -> Output) { self.transform = transform }

  /// Returns the converted value.
  ///
  /// - Throws: the error of the function.
  public func map(_ input: Input, in store: Store) throws -> Output { try transform(input, store) }
}
