/// A condition on one column that every object in the results of a query meets.
///
/// A change of a row that meets it neither before nor after the change doesn't concern the query. This finds the few
/// queries that a change concerns among thousands, without advancing all of them.
struct RequiredCondition {
  let table: TableID
  let column: ColumnID
  /// A test with constants only.
  let test: Expression.Test

  /// A value that can be found in a dictionary: of two keys, `==` holds if the query language calls the values equal.
  enum Key: Hashable {
    case text(String)
    case stored(StoredValue)
  }

  /// The only value that meets the condition; nil if there are others, or if equal values may be stored differently.
  let onlyKey: Key?

  /// The key of a stored value; nil for numbers that are equal to numbers of another type, and for values that differ
  /// from themselves.
  static func key(of value: StoredValue) -> Key? {
    switch value {
    case .string(let text): .text(text)
    case .null, .bool, .int, .data, .uuid, .link, .decimal: .stored(value)
    case .unsigned, .float, .double, .date, .list, .map: nil
    }
  }

  /// Whether a value meets the condition.
  func holds(for value: StoredValue) -> Bool {
    switch test {
    case .compare(let comparison, .value(let other)): ValueOrder.holds(comparison, value, other)
    case .between(let low, let high):
      ValueOrder.holds(.greaterOrEqual, value, low) && ValueOrder.holds(.lessOrEqual, value, high)
    case .halfOpen(let low, let high):
      ValueOrder.holds(.greaterOrEqual, value, low) && ValueOrder.isLess(value, high)
    case .compare, .among, .match: true
    }
  }
}

extension ResultsQuery {
  /// A condition that every object in the results meets, the most selective that is known; nil if none is found.
  func requiredCondition(on table: TableID, in snapshot: Snapshot) -> RequiredCondition? {
    var found: RequiredCondition?
    for step in steps {
      switch step {
      case .sort: continue
      // The condition of a later filter does not suffice. An object that does not meet it may still decide which
      // objects a distinct step or a limit keeps.
      case .distinct, .limit: return found
      case .filter(let expression):
        let members = if case .conjunction(let members) = expression { members } else { [expression] }
        for member in members {
          guard case .condition(let condition) = member,
            let required = RequiredCondition(condition, table, snapshot)
          else { continue }
          if required.onlyKey != nil { return required }
          found = found ?? required
        }
      }
    }
    return found
  }
}

extension RequiredCondition {
  fileprivate init?(_ condition: Expression.Condition, _ table: TableID, _ snapshot: Snapshot) {
    guard condition.quantifier == nil, case .path(let path) = condition.subject, path.steps.count == 1,
      case .property(let name)? = path.steps.first, let column = snapshot[table].column(named: name),
      !snapshot[table][column].isCollection
    else { return nil }
    var onlyKey: Key?
    switch condition.test {
    case .compare(.equal, .value(let value)):
      // A constant of another type is equal to stored values with other keys, and so is a number in a column of any values.
      let type = snapshot[table][column].type
      if value.isNull || type.admits(value) && (type != .any || value.number == nil) {
        onlyKey = Self.key(of: value)
      }
    case .compare(_, .value), .between, .halfOpen: break
    case .compare, .match, .among: return nil
    }
    self.init(table: table, column: column, test: condition.test, onlyKey: onlyKey)
  }
}
