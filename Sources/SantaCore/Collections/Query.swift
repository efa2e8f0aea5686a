/// A property, or a condition on one, within `where { }`.
///
/// ```swift
/// store.objects(Stop.self).where { $0.time > .now && $0.location.latitude < 0 }
/// // time > now AND location.latitude < 0
/// ```
///
/// A link that is nil has no properties: compared by order, they answer no; compared with nil, yes.
@dynamicMemberLookup
public struct Query<Value> {
  private enum Content {
    case path([String])
    case condition(Expression)
    /// A key path that leads through something that is not stored.
    case invalid(StoreError)
  }

  private let content: Content
  /// The store that is asked, for an object of another one has no links here.
  fileprivate let engine: Engine

  private init(_ content: Content, _ engine: Engine) {
    self.content = content
    self.engine = engine
  }

  /// The object itself.
  static func root(_ engine: Engine) -> Query { Query(.path([]), engine) }

  fileprivate var never: Query<Bool> { Query<Bool>(.condition(.constant(false)), engine) }

  fileprivate func condition(_ comparison: Expression.Comparison, _ value: StoredValue) -> Query<Bool> {
    switch content {
    case .path(let names):
      Query<Bool>(.condition(.compare(PropertyPath(names: names), comparison, value)), engine)
    case .condition(let expression):
      Query<Bool>(.condition(Self.compare(expression, comparison, value)), engine)
    case .invalid(let error): Query<Bool>(.invalid(error), engine)
    }
  }

  /// A condition compared with true or false, as in `($0.a > 1) == false`.
  private static func compare(
    _ expression: Expression, _ comparison: Expression.Comparison, _ value: StoredValue
  ) -> Expression {
    let (whenTrue, whenFalse) = (
      ValueOrder.holds(comparison, .bool(true), value), ValueOrder.holds(comparison, .bool(false), value)
    )
    return switch (whenTrue, whenFalse) {
    case (true, true): .constant(true)
    case (true, false): expression
    case (false, true): .not(expression)
    case (false, false): .constant(false)
    }
  }

  fileprivate func member<Root: Object, Member>(_ keyPath: KeyPath<Root, Member>) -> Query<Member> {
    switch content {
    case .path(let names):
      do throws(StoreError) {
        return Query<Member>(.path(names + (try _PathTracer.names(of: keyPath))), engine)
      } catch {
        return Query<Member>(.invalid(error), engine)
      }
    case .condition(let expression): return Query<Member>(.condition(expression), engine)
    case .invalid(let error): return Query<Member>(.invalid(error), engine)
    }
  }
}

extension Query where Value: Object {
  /// A property of the object.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Query<Member> { member(keyPath) }
}

extension Query {
  /// A property of the object that a link leads to.
  public subscript<Target: Object, Member>(dynamicMember keyPath: KeyPath<Target, Member>) -> Query<Member>
  where Value == Target? { member(keyPath) }
}

extension Query where Value == Bool {
  /// The condition itself; a stored Bool stands for being true.
  var expression: Expression {
    switch content {
    case .path(let names): return .compare(PropertyPath(names: names), .equal, .bool(true))
    case .condition(let expression): return expression
    case .invalid(let error): preconditionFailure(error.message)
    }
  }

  private static func combine(
    _ left: Query, _ right: Query, _ combination: (Expression, Expression) -> Expression
  ) -> Query { Query(.condition(combination(left.expression, right.expression)), left.engine) }

  /// Both conditions hold.
  @_disfavoredOverload
  public static func && (left: Query, right: Query) -> Query { combine(left, right) { .and($0, $1) } }

  /// One condition holds, or both.
  @_disfavoredOverload
  public static func || (left: Query, right: Query) -> Query { combine(left, right) { .or($0, $1) } }

  /// The condition does not hold.
  @_disfavoredOverload
  public static prefix func ! (operand: Query) -> Query {
    Query(.condition(.not(operand.expression)), operand.engine)
  }
}

extension Query where Value: PersistableScalar {
  /// The property equals the value.
  @_disfavoredOverload
  public static func == (left: Query, right: Value) -> Query<Bool> {
    left.condition(.equal, right._storedValue)
  }

  /// The property differs from the value.
  @_disfavoredOverload
  public static func != (left: Query, right: Value) -> Query<Bool> {
    left.condition(.notEqual, right._storedValue)
  }
}

extension Query where Value: PersistableScalar & Comparable {
  /// The property is less than the value.
  @_disfavoredOverload
  public static func < (left: Query, right: Value) -> Query<Bool> {
    left.condition(.less, right._storedValue)
  }

  /// The property is at most the value.
  @_disfavoredOverload
  public static func <= (left: Query, right: Value) -> Query<Bool> {
    left.condition(.lessOrEqual, right._storedValue)
  }

  /// The property is greater than the value.
  @_disfavoredOverload
  public static func > (left: Query, right: Value) -> Query<Bool> {
    left.condition(.greater, right._storedValue)
  }

  /// The property is at least the value.
  @_disfavoredOverload
  public static func >= (left: Query, right: Value) -> Query<Bool> {
    left.condition(.greaterOrEqual, right._storedValue)
  }
}

extension Query {
  /// The property equals the value; nil equals nil.
  @_disfavoredOverload
  public static func == <Wrapped: PersistableScalar>(left: Query, right: Wrapped?) -> Query<Bool>
  where Value == Wrapped? { left.condition(.equal, right?._storedValue ?? .null) }

  /// The property differs from the value; nil differs from every value.
  @_disfavoredOverload
  public static func != <Wrapped: PersistableScalar>(left: Query, right: Wrapped?) -> Query<Bool>
  where Value == Wrapped? { left.condition(.notEqual, right?._storedValue ?? .null) }

  /// The property has a value that is less.
  @_disfavoredOverload
  public static func < <Wrapped: PersistableScalar & Comparable>(left: Query, right: Wrapped) -> Query<Bool>
  where Value == Wrapped? { left.condition(.less, right._storedValue) }

  /// The property has a value that is at most this.
  @_disfavoredOverload
  public static func <= <Wrapped: PersistableScalar & Comparable>(left: Query, right: Wrapped) -> Query<Bool>
  where Value == Wrapped? { left.condition(.lessOrEqual, right._storedValue) }

  /// The property has a value that is greater.
  @_disfavoredOverload
  public static func > <Wrapped: PersistableScalar & Comparable>(left: Query, right: Wrapped) -> Query<Bool>
  where Value == Wrapped? { left.condition(.greater, right._storedValue) }

  /// The property has a value that is at least this.
  @_disfavoredOverload
  public static func >= <Wrapped: PersistableScalar & Comparable>(left: Query, right: Wrapped) -> Query<Bool>
  where Value == Wrapped? { left.condition(.greaterOrEqual, right._storedValue) }

  /// The link leads to this object, or nowhere where nil is given. An object of no store, or of another, is linked by none.
  @_disfavoredOverload
  public static func == <Target: Object>(left: Query, right: Target?) -> Query<Bool> where Value == Target? {
    guard let right else { return left.condition(.equal, .null) }
    // Also one that is gone: its key leads nowhere, or to a row that never was this object.
    guard right._context?.engine === left.engine, !right.isInvalidated else { return left.never }
    return left.condition(.equal, .link(right._key.rawValue))
  }

  /// The link leads elsewhere than to this object, or somewhere where nil is given.
  @_disfavoredOverload
  public static func != <Target: Object>(left: Query, right: Target?) -> Query<Bool> where Value == Target? {
    !(left == right)
  }
}
