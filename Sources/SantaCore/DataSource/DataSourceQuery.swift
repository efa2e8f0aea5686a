/// A request for entities, which a ``StoreDataSource`` answers.
///
/// These queries exist:
///
/// ```swift
/// try await people.get(.id(7))                                            // IdQuery
/// try await people.getAll(.all)                                           // AllQuery
/// try await people.getAll(.matching("age >= %@", 18))                     // TextQuery
/// try await people.getAll(ConditionQuery<PersonModel> { $0.age >= 18 })   // ConditionQuery
/// ```
///
/// A program can add its own. The domain declares what is asked for, and only the code for the store says how it is found:
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
