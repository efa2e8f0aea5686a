extension Expression {
  /// Returns the expression in which some objects are replaced by an object that equals no stored one.
  ///
  /// - Parameters:
  ///   - table: the table of the objects to which the expression applies.
  ///   - isGone: returns whether the object with a row in a table is to be replaced.
  func replacingObjects(
    of table: TableID, in snapshot: Snapshot, where isGone: (TableID, RowKey) -> Bool
  ) -> Expression {
    func replacing(_ member: Expression) -> Expression {
      member.replacingObjects(of: table, in: snapshot, where: isGone)
    }
    switch self {
    case .constant: return self
    case .conjunction(let members): return .conjunction(members.map(replacing))
    case .disjunction(let members): return .disjunction(members.map(replacing))
    case .not(let operand): return .not(replacing(operand))
    case .condition(let condition):
      return .condition(condition.replacingObjects(of: table, in: snapshot, where: isGone))
    }
  }
}

extension Expression.Condition {
  fileprivate func replacingObjects(
    of table: TableID, in snapshot: Snapshot, where isGone: (TableID, RowKey) -> Bool
  ) -> Expression.Condition {
    /// Returns the table of the objects to which an operand leads; nil for other values.
    func target(_ operand: Expression.Operand) -> TableID? {
      if case .path(let path) = operand { path.target(from: table, in: snapshot) } else { nil }
    }
    func value(_ value: StoredValue, in target: TableID?) -> StoredValue {
      guard let target, let row = value.linkedRow, isGone(target, row) else { return value }
      return .link(RowKey.none.rawValue)
    }
    func operand(_ operand: Expression.Operand, comparedWith other: Expression.Operand) -> Expression.Operand
    {
      switch operand {
      case .value(let constant): return .value(value(constant, in: target(other)))
      case .subqueryCount(let path, let expression):
        guard let members = path.target(from: table, in: snapshot) else { return operand }
        return .subqueryCount(
          path, expression.replacingObjects(of: members, in: snapshot, where: isGone))
      case .path, .size, .aggregate, .arithmetic: return operand
      }
    }
    var condition = self
    switch test {
    case .compare(let comparison, let other):
      condition.subject = operand(subject, comparedWith: other)
      condition.test = .compare(comparison, operand(other, comparedWith: subject))
    case .among(let values):
      let target = target(subject)
      condition.test = .among(values.map { value($0, in: target) })
    case .between, .halfOpen, .match:
      condition.subject = operand(subject, comparedWith: .value(.null))
    }
    return condition
  }
}

extension Expression.Path {
  /// Returns the table of the objects to which the path leads; nil if it leads to other values, or if the snapshot lacks a
  /// part of it.
  fileprivate func target(from table: TableID, in snapshot: Snapshot) -> TableID? {
    var current = table
    for step in steps {
      let next: TableID?
      switch step {
      case .property(let name), .elements(let name), .value(let name, _):
        next = snapshot[current].column(named: name).flatMap { snapshot.target($0, of: current) }
      case .keys: next = nil
      case .linking(let className, _): next = snapshot.table(named: className)
      }
      guard let next else { return nil }
      current = next
    }
    return current
  }
}
