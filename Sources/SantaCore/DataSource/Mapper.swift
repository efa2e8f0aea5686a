/// A function that converts one value to another, such as a model to its entity.
///
/// ```swift
/// let toPerson = Mapper { (model: PersonModel) in Person(id: model.id, name: model.name) }
/// ```
public struct Mapper<Input, Output>: Sendable {
  private let transform: @Sendable (Input) throws -> Output

  /// Creates a mapper from a function.
  ///
  /// - Parameter transform: called for each value, in any isolation. If it throws, the function that needed the value throws
  ///   the same error. An observation throws a `StoreError` with this error as its `underlyingError`.
  public init(_ transform: @escaping @Sendable (Input) throws -> Output) { self.transform = transform }

  /// Returns the converted value.
  ///
  /// - Throws: the error of the function.
  public func map(_ input: Input) throws -> Output { try transform(input) }
}
