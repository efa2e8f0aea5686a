extension Query where Value == Bool {
  /// The condition. A stored Bool is compared with true.
  var expression: Expression {
    get throws(StoreError) {
      switch _content {
      case .operand:
        return try _condition(.compare(.equal, .value(.bool(true)))).expression
      case .condition(let expression): return expression
      case .invalid(let error): throw error
      }
    }
  }

  private static func combine(
    _ left: Query, _ right: Query, _ combination: (Expression, Expression) -> Expression
  ) -> Query {
    do throws(StoreError) {
      return left._with(try bounded(combination(try left.expression, try right.expression)))
    } catch { return left._with(.invalid(error)) }
  }

  /// Returns a condition, or throws an error if it is nested too deeply. The depth is checked when a condition is created,
  /// because even releasing a condition with many thousand levels would overflow the stack.
  private static func bounded(_ expression: Expression) throws(StoreError) -> Content {
    if expression.isDeeper(than: Expression.maximumDepth) { throw .tooDeep() }
    return .condition(expression)
  }

  /// Tests whether both conditions hold.
  @_disfavoredOverload
  public static func && (left: Query, right: Query) -> Query { combine(left, right) { .and($0, $1) } }

  /// Tests whether at least one condition holds.
  @_disfavoredOverload
  public static func || (left: Query, right: Query) -> Query { combine(left, right) { .or($0, $1) } }

  /// Tests whether the condition does not hold.
  @_disfavoredOverload
  public static prefix func ! (operand: Query) -> Query {
    do throws(StoreError) { return operand._with(try bounded(.not(try operand.expression))) } catch {
      return operand._with(.invalid(error))
    }
  }

  /// The number of objects in a collection for which the condition holds. The condition must refer to exactly one
  /// collection.
  ///
  /// ```swift
  /// santas.where { ($0.route.population > 1_000_000 && $0.route.region == "Australia").count > 3 }
  /// ```
  ///
  /// Both parts of this condition must hold for the same stop. Without `count`, each part could hold for a different stop.
  public var count: Query<Int> {
    do throws(StoreError) {
      let expression = try expression
      if expression.isDeeper(than: Expression.maximumDepth) { throw .tooDeep() }
      guard let path = expression.firstCollection, let inner = expression.onElement(of: path) else {
        throw .notOneCollection()
      }
      return _with(.operand(.subqueryCount(path, inner)))
    } catch { return _with(.invalid(error)) }
  }
}
