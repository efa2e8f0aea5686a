/// Derives a value from another, such as an entity from its model.
///
/// ```swift
/// let toPerson = Mapper { (model: PersonModel) in Person(id: model.id, name: model.name) }
/// ```
public struct Mapper<Input, Output>: Sendable {
  private let transform: @Sendable (Input) throws -> Output

  /// Creates a mapper from a function.
  ///
  /// - Parameter transform: called for each value, in any isolation. If it throws, the function that needed the value throws
  ///   the same error.
  public init(_ transform: @escaping @Sendable (Input) throws -> Output) { self.transform = transform }

  /// The value for another.
  ///
  /// - Throws: the error of the function.
  public func map(_ input: Input) throws -> Output { try transform(input) }
}
