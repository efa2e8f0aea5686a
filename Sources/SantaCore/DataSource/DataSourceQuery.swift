/// A query for entities, which is passed to the functions of a ``StoreDataSource``.
///
/// These queries are predefined:
///
/// ```swift
/// try await people.get(.id(7))                                            // IDQuery
/// try await people.getAll(.all)                                           // AllQuery
/// try await people.getAll(.matching("age >= %@", 18))                     // TextQuery
/// try await people.getAll(ConditionQuery<PersonModel> { $0.age >= 18 })   // ConditionQuery
/// ```
///
/// A program can define its own queries. The domain declares the parameters, and only the code for the store declares how the
/// entities are found:
///
/// ```swift
/// struct Adults: DataSourceQuery { var minimumAge = 18 }
///
/// extension Adults: StoreQuery {
///   func results(in people: Results<PersonModel>) -> Results<PersonModel> {
///     people.where { $0.age >= minimumAge }.sorted(by: \.name)
///   }
/// }
/// ```
public protocol DataSourceQuery: Sendable {}
