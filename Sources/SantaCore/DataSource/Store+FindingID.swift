public import SantaStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Store {
  /// Returns the id of the object with a value; nil if there is none.
  ///
  /// Use this in a ``StoreMapper`` whose entities have a key of the domain instead of an id, so that an entity replaces the
  /// object that was stored for it before:
  ///
  /// ```swift
  /// model.id = try store.findID(PersonModel.self, key: \.email, value: person.email) ?? model.id
  /// ```
  ///
  /// Within a write transaction, objects that it has added are found, too.
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - key: a stored property, which may follow links.
  ///   - value: the value, which is compared as by `==` in a query. Nil equals nil.
  /// - Throws: `StoreError` with `.ambiguousKey` if several objects have the value, or `.invalidKeyPath` if the property is not
  ///   stored.
  /// - Complexity: O(1) if the property is declared with `unique: true`; otherwise, the complexity of a query.
  public func findID<Model: IdentifiedObject, Value: _QueryableValue>(
    _ type: Model.Type, key: KeyPath<Model, Value>, value: Value
  ) throws -> UUID? {
    try findID(type, keys: (key, value))
  }

  /// Returns the id of the object with several values; nil if there is none.
  ///
  /// ```swift
  /// try store.findID(DoorModel.self, keys: (\.street, "Main Street"), (\.number, 7))
  /// ```
  ///
  /// - Parameters:
  ///   - type: the class of the object.
  ///   - keys: one or more stored properties, each with its value.
  /// - Throws: `StoreError`, as for a single key; with `.invalidQuery` if there are no keys.
  public func findID<Model: IdentifiedObject, each Value: _QueryableValue>(
    _ type: Model.Type, keys: repeat (KeyPath<Model, each Value>, each Value)
  ) throws -> UUID? {
    let (matches, names) = try objects(type).matching(repeat each keys)
    if names.isEmpty { throw StoreError.noKeys("\(type)") }
    if matches.count > 1 { throw StoreError.ambiguousKey("\(type)", names, count: matches.count) }
    return matches.first?.id
  }
}

extension Store {
  /// The former name of ``findID(_:key:value:)``.
  @available(*, deprecated, renamed: "findID(_:key:value:)")
  public func findId<Model: IdentifiedObject, Value: _QueryableValue>(
    _ type: Model.Type, key: KeyPath<Model, Value>, value: Value
  ) throws -> UUID? { try findID(type, key: key, value: value) }
}
