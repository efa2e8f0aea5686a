/// A value of an object, or a condition on one, within `where { }`.
///
/// ```swift
/// store.objects(Stop.self).where { $0.time > .now && $0.location.latitude < 0 }
/// store.objects(Santa.self).where { $0.route.place == "Apia" }              // any stop of the route
/// store.objects(Santa.self).where { ($0.route.population > 1_000_000).count > 3 }
/// store.objects(Stop.self).where { $0.place.starts(with: "new", options: .caseInsensitive) }
/// ```
///
/// Values compare as Swift's own operators compare them: a NaN equals nothing and has no order; texts are equal where they
/// are canonically equivalent, and are searched character by character; nil equals nil, and has no order. A link that is
/// nil has nil properties. A condition on the objects of a collection holds where it holds of any one of them.
@dynamicMemberLookup
public struct Query<Value> {
  enum Content {
    case operand(Expression.Operand)
    case condition(Expression)
    /// What can't be asked: a key path through something that is not stored, an aggregate of one value.
    case invalid(StoreError)
  }

  // Underscored, as all that is not for programs here: a name of ours would hide a property of that name.
  let _content: Content
  /// The store that is asked, for an object of another one has no links here.
  let _engine: Engine

  init(_ content: Content, _ engine: Engine) {
    _content = content
    _engine = engine
  }

  /// The object itself.
  static func root(_ engine: Engine) -> Query { Query(.operand(.path(Expression.Path())), engine) }

  /// The same store's query with another content.
  func _with<Other>(_ content: Query<Other>.Content) -> Query<Other> { Query<Other>(content, _engine) }

  /// What another operand makes of this one.
  func _map<Other>(_ transform: (Expression.Operand) throws(StoreError) -> Expression.Operand) -> Query<Other>
  {
    switch _content {
    case .operand(let operand):
      do throws(StoreError) { return _with(.operand(try transform(operand))) } catch {
        return _with(.invalid(error))
      }
    case .condition: return _with(.invalid(.conditionAsValue()))
    case .invalid(let error): return _with(.invalid(error))
    }
  }

  /// What another path makes of this one.
  func _mapPath<Other>(
    _ transform: (Expression.Path) throws(StoreError) -> Expression.Operand
  ) -> Query<Other> {
    _map { (operand) throws(StoreError) in
      guard case .path(let path) = operand else { throw .aggregateAsObject() }
      return try transform(path)
    }
  }

  /// A condition on the value; on any one, where there are several.
  func _condition(_ test: Expression.Test) -> Query<Bool> {
    switch _content {
    case .operand(let operand):
      let quantifier: Expression.Quantifier? = operand.isMultiple ? .any : nil
      return _with(
        .condition(.condition(Expression.Condition(quantifier: quantifier, subject: operand, test: test))))
    case .condition(let expression):
      // As in `($0.a > 1) == false`.
      guard case .compare(let comparison, .value(.bool(let value))) = test, !comparison.isOrder else {
        return _with(.invalid(.conditionAsValue()))
      }
      return _with(.condition(value == (comparison == .equal) ? expression : .not(expression)))
    case .invalid(let error): return _with(.invalid(error))
    }
  }

  /// The value compared with another query's.
  func _condition<Other>(
    _ other: Query<Other>, _ test: (Expression.Operand) -> Expression.Test
  ) -> Query<Bool> {
    switch other._content {
    case .operand(let operand): _condition(test(operand))
    case .condition: _with(.invalid(.conditionAsValue()))
    case .invalid(let error): _with(.invalid(error))
    }
  }

  /// The value that stands for an object in this store; for one of no store, of another or deleted, a link to nowhere, for
  /// nothing links there.
  func _link(to object: Object?) -> StoredValue {
    guard let object else { return .null }
    guard object._context?.engine === _engine, !object.isInvalidated else {
      return .link(RowKey.none.rawValue)
    }
    return .link(object._key.rawValue)
  }

  // MARK: Properties

  private func member<Root: _QueryableObject, Member: PersistableProperty>(
    _ keyPath: KeyPath<Root, Member>
  ) -> Query<Member> {
    _mapPath { (path) throws(StoreError) in
      .path(path + (try _PathTracer.path(of: keyPath)))
    }
  }
}

extension Query where Value: _QueryableObject {
  /// A property of the object.
  public subscript<Member: PersistableProperty>(dynamicMember keyPath: KeyPath<Value, Member>) -> Query<
    Member
  > { member(keyPath) }
}

extension Query {
  /// A property of the object that a link leads to.
  public subscript<Target: _QueryableObject, Member: PersistableProperty>(
    dynamicMember keyPath: KeyPath<Target, Member>
  ) -> Query<Member> where Value == Target? { member(keyPath) }
}

extension Query where Value: _QueryableCollection {
  /// A property of the objects in the collection, of which any one may be meant.
  public subscript<Member: PersistableProperty>(
    dynamicMember keyPath: KeyPath<Value._Member, Member>
  ) -> Query<Member> where Value._Member: _QueryableObject { member(keyPath) }

  /// A property of the objects in the map, of which any one may be meant.
  public subscript<Target: _QueryableObject, Member: PersistableProperty>(
    dynamicMember keyPath: KeyPath<Target, Member>
  ) -> Query<Member> where Value._Member == Target? { member(keyPath) }
}

extension Query where Value: PersistableEnum {
  /// The value that stands for the case, to be compared as such.
  public var rawValue: Query<Value.RawValue> { _map { $0 } }
}
