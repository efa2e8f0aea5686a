public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// The id of the object with a value; nil if there is none.
  ///
  /// For a ``StoreMapper``, whose entities have a key of the domain instead of an id, so that an entity replaces the object
  /// that it was stored as before:
  ///
  /// ```swift
  /// model.id = try store.findId(PersonModel.self, key: \.email, value: person.email) ?? model.id
  /// ```
  ///
  /// Within a write transaction, objects that it added are found.
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - key: a stored property, also along links.
  ///   - value: compared as by `==` in a query. Nil equals nil.
  /// - Throws: `StoreError` with `.ambiguousKey` if several objects have the value, or `.invalidKeyPath` if the property is
  ///   not stored.
  /// - Complexity: O(1) if the property is declared with `unique: true`, and otherwise that of a query.
  public func findId<Model: IdentifiedObject, Value: _QueryableValue>(
    _ type: Model.Type, key: KeyPath<Model, Value>, value: Value
  ) throws -> UUID? {
    try findId(type, keys: (key, value))
  }

  /// The id of the object with several values; nil if there is none.
  ///
  /// ```swift
  /// try store.findId(DoorModel.self, keys: (\.street, "Main Street"), (\.number, 7))
  /// ```
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - keys: stored properties and the value of each; at least one.
  /// - Throws: `StoreError` as with a single key; `.invalidQuery` without keys.
  public func findId<Model: IdentifiedObject, each Value: _QueryableValue>(
    _ type: Model.Type, keys: repeat (KeyPath<Model, each Value>, each Value)
  ) throws -> UUID? {
    let (matches, names) = try objects(type).matching(repeat each keys)
    if names.isEmpty { throw StoreError.noKeys("\(type)") }
    if matches.count > 1 { throw StoreError.ambiguousKey("\(type)", names, count: matches.count) }
    return matches.first?.id
  }
}
