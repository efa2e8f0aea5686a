public import SantaStore

/// A query for the entities whose models meet a condition that the compiler checks.
///
/// ```swift
/// try await people.getAll(ConditionQuery<PersonModel> { $0.age >= 18 })
/// ```
///
/// `Query` describes the supported conditions. The program stops if the condition uses a property that is not stored.
public struct ConditionQuery<Model: Object>: StoreQuery {
  private let condition: @Sendable (Query<Model>) -> Query<Bool>

  /// Creates a query for a condition, as in `Results.where(_:)`.
  public init(_ condition: @escaping @Sendable (Query<Model>) -> Query<Bool>) { self.condition = condition }

  /// Returns the objects that meet the condition.
  public func results(in objects: Results<Model>) -> Results<Model> { objects.where(condition) }
}
