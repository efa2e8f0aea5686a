/// A value of an object, or a condition on it, in the closure of `where { }`.
///
/// ```swift
/// store.objects(Stop.self).where { $0.time > .now && $0.location.latitude < 0 }
/// store.objects(Santa.self).where { $0.route.place == "Apia" }              // any stop of the route
/// store.objects(Santa.self).where { ($0.route.population > 1_000_000).count > 3 }
/// store.objects(Stop.self).where { $0.place.starts(with: "new", options: .caseInsensitive) }
/// ```
///
/// Values compare as with Swift's own operators:
///
/// - NaN is not equal to anything, and is neither less nor greater than any value.
/// - Strings are equal if they are canonically equivalent. They are searched by characters.
/// - Nil equals nil, and is neither less nor greater than any value. The properties of a nil link are nil.
/// - A condition on the objects of a collection holds if it holds for any of them.
@dynamicMemberLookup
public struct Query<Value> {
  enum Content {
    case operand(Expression.Operand)
    case condition(Expression)
    /// An unsupported query, such as a key path through a property that isn't stored, or an aggregate of a single value.
    case invalid(StoreError)
  }

  // Internal members are underscored, because their names would hide properties of the same name.
  let _content: Content
  /// The queried store; nil for values in no store. Nothing in it links to an object of another store.
  let _engine: Engine?

  init(_ content: Content, _ engine: Engine?) {
    _content = content
    _engine = engine
  }

  /// Returns the query for the object or the value itself.
  static func root(_ engine: Engine?) -> Query { Query(.operand(.path(Expression.Path())), engine) }

  /// Returns the expression of a condition on the object or the value. Stops the program if the condition isn't supported.
  static func _expression(_ condition: (Query) -> Query<Bool>, in engine: Engine?) -> Expression {
    do throws(StoreError) {
      let expression = try condition(.root(engine)).expression
      if expression.isDeeper(than: Expression.maximumDepth) { throw .tooDeep() }
      if expression.comparesWithMany { throw .comparesWithMany() }
      return expression
    } catch {
      stopProgram(error.message)
    }
  }

  /// Returns a query of the same store with different content.
  func _with<Other>(_ content: Query<Other>.Content) -> Query<Other> { Query<Other>(content, _engine) }

  /// Returns the query for an operand derived from this one.
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

  /// Returns the query for an operand derived from this path.
  func _mapPath<Other>(
    _ transform: (Expression.Path) throws(StoreError) -> Expression.Operand
  ) -> Query<Other> {
    _map { (operand) throws(StoreError) in
      guard case .path(let path) = operand else { throw .aggregateAsObject() }
      return try transform(path)
    }
  }

  /// Returns a condition on the value, or on any of the values if there are several.
  func _condition(_ test: Expression.Test) -> Query<Bool> {
    switch _content {
    case .operand(let operand):
      let quantifier: Expression.Quantifier? = operand.isMultiple ? .any : nil
      return _with(
        .condition(.condition(Expression.Condition(quantifier: quantifier, subject: operand, test: test))))
    case .condition(let expression):
      // For example `($0.a > 1) == false`.
      guard case .compare(let comparison, .value(.bool(let value))) = test, !comparison.isOrder else {
        return _with(.invalid(.conditionAsValue()))
      }
      return _with(.condition(value == (comparison == .equal) ? expression : .not(expression)))
    case .invalid(let error): return _with(.invalid(error))
    }
  }

  /// Returns a condition that compares this value with the value of another query.
  func _condition<Other>(
    _ other: Query<Other>, _ test: (Expression.Operand) -> Expression.Test
  ) -> Query<Bool> {
    switch other._content {
    case .operand(let operand): _condition(test(operand))
    case .condition: _with(.invalid(.conditionAsValue()))
    case .invalid(let error): _with(.invalid(error))
    }
  }

  /// Returns the stored link to an object. If the object is deleted, in another store, without a store, or of a subclass that
  /// has its own table, the link equals no stored link.
  func _link<Target: Object>(to object: Target?) -> StoredValue {
    guard let object else { return .null }
    guard let _engine, object._context?.engine === _engine, !object.isInvalidated,
      object._binding?.objectClass.tableName == ObjectClass.tableName(of: Target.self)
    else { return .link(RowKey.none.rawValue) }
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
  /// A property of a link's target.
  public subscript<Target: _QueryableObject, Member: PersistableProperty>(
    dynamicMember keyPath: KeyPath<Target, Member>
  ) -> Query<Member> where Value == Target? { member(keyPath) }
}

extension Query where Value: _QueryableCollection {
  /// A property of the objects in the collection. A condition on it holds if it holds for any object.
  public subscript<Member: PersistableProperty>(
    dynamicMember keyPath: KeyPath<Value._Member, Member>
  ) -> Query<Member> where Value._Member: _QueryableObject { member(keyPath) }

  /// A property of the objects in the map. A condition on it holds if it holds for any object.
  public subscript<Target: _QueryableObject, Member: PersistableProperty>(
    dynamicMember keyPath: KeyPath<Target, Member>
  ) -> Query<Member> where Value._Member == Target? { member(keyPath) }
}

extension Query where Value: _QueryableCollection {
  /// The elements of the collection, or the values of the map. A condition on them holds if it holds for any of them.
  /// Public for SantaRealm, whose operators compare a collection with an element.
  public var _elements: Query<Value._Member> { _map { $0 } }
}
