import Foundation

@testable import SantaStore

/// Evaluates expressions in the simplest way: on plain copies of all objects, with Swift's own operators.
struct BruteForce {
  private typealias Number = Double

  private enum Copy {
    case value(StoredValue)
    case elements([(key: String, value: StoredValue)])
  }

  private var objects: [UInt64: [String: Copy]] = [:]
  private(set) var rows: [UInt64] = []

  /// Copies the objects by reading each property as a program does.
  init(_ results: Results<QuerySample>) throws {
    let names = try ObjectClass.of(QuerySample.self).properties.map(\.name)
    for object in results {
      rows.append(object._key.rawValue)
      objects[object._key.rawValue] = Dictionary(
        uniqueKeysWithValues: names.map { ($0, Self.copy(object[$0])) })
    }
  }

  private static func copy(_ value: Any?) -> Copy {
    switch value {
    case let map as Map<String, QuerySample?>: .elements(map.map { ($0, stored($1)) })
    case let map as Map<String, Double>: .elements(map.map { ($0, .double($1)) })
    case let list as any Sequence where !(list is String) && !(list is Data):
      .elements(elements(list))
    default: .value(stored(value))
    }
  }

  private static func elements(_ sequence: some Sequence) -> [(key: String, value: StoredValue)] {
    sequence.map { ("", stored($0)) }
  }

  private static func stored(_ value: Any?) -> StoredValue {
    switch value {
    case let object as Object: return .link(object._key.rawValue)
    case let scalar as any PersistableScalar: return scalar._storedValue
    case let some?:
      let mirror = Mirror(reflecting: some)
      return mirror.displayStyle == .optional && !mirror.children.isEmpty
        ? stored(mirror.children.first?.value) : .null
    case nil: return .null
    }
  }

  // MARK: Evaluation

  func matches(_ row: UInt64, _ expression: Expression) -> Bool {
    switch expression {
    case .constant(let value): return value
    case .conjunction(let members): return !members.contains { !matches(row, $0) }
    case .disjunction(let members): return members.contains { matches(row, $0) }
    case .not(let operand): return !matches(row, operand)
    case .condition(let condition):
      guard let quantifier = condition.quantifier else {
        return passes(value(condition.subject, row), condition.test, row)
      }
      let subjects: [StoredValue]
      switch condition.subject {
      case .path(let path): subjects = values(path.steps, row)
      case .size(let path): subjects = values(path.steps, row).map(Self.size(of:))
      default: return passes(value(condition.subject, row), condition.test, row)
      }
      let answers = subjects.map { passes($0, condition.test, row) }
      switch quantifier {
      case .any: return answers.contains(true)
      case .all: return !answers.contains(false)
      case .none: return !answers.contains(true)
      }
    }
  }

  private func passes(_ value: StoredValue, _ test: Expression.Test, _ row: UInt64) -> Bool {
    switch test {
    case .compare(let comparison, let other): compare(value, comparison, self.value(other, row))
    case .match(let match, let other, let options):
      Self.matches(value, match, self.value(other, row), options)
    case .among(let members): members.contains { compare(value, .equal, $0) }
    case .between(let low, let high):
      compare(value, .greaterOrEqual, low) && compare(value, .lessOrEqual, high)
    case .halfOpen(let low, let high):
      compare(value, .greaterOrEqual, low) && compare(value, .less, high)
    }
  }

  private func compare(_ left: StoredValue, _ comparison: Expression.Comparison, _ right: StoredValue) -> Bool
  {
    func compare<T: Comparable>(_ left: T, _ right: T) -> Bool {
      switch comparison {
      case .equal: left == right
      case .notEqual: left != right
      case .less: left < right
      case .lessOrEqual: left <= right
      case .greater: left > right
      case .greaterOrEqual: left >= right
      }
    }
    switch (left, right) {
    case (.bool(let left), .bool(let right)): return compare(left ? 1 : 0, right ? 1 : 0)
    case (.string(let left), .string(let right)): return compare(left, right)
    case (.date(let left), .date(let right)): return compare(left, right)
    case (.uuid(let left), .uuid(let right)): return compare(left, right)
    case (.data(let left), .data(let right)): return compare(Self.hex(left), Self.hex(right))
    case (.link(let left), .link(let right)): return comparison == .equal ? left == right : left != right
    case (.null, .null): return comparison == .equal
    case (.list(let left), .list(let right)):
      let isEqual = left.count == right.count && zip(left, right).allSatisfy { self.compare($0, .equal, $1) }
      return comparison == .equal ? isEqual : comparison == .notEqual && !isEqual
    case (.map(let left), .map(let right)):
      let isEqual =
        left.count == right.count
        && zip(left, right).allSatisfy { left, right in
          Array(left.key.utf8) == Array(right.key.utf8) && self.compare(left.value, .equal, right.value)
        }
      return comparison == .equal ? isEqual : comparison == .notEqual && !isEqual
    case (.decimal, _), (_, .decimal):
      guard let left = Self.decimal(left), let right = Self.decimal(right) else { fallthrough }
      return compare(left, right)
    default:
      guard let left = Self.number(left), let right = Self.number(right) else {
        return comparison == .notEqual
      }
      return compare(left, right)
    }
  }

  private static func hex(_ data: Data) -> String {
    data.map { String(Int($0) + 0x100, radix: 16) }.joined()
  }

  private static func number(_ value: StoredValue) -> Double? {
    switch value {
    case .int(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .float(let value): Double(value)
    case .double(let value): value
    case .decimal(let value): (value as NSDecimalNumber).doubleValue
    default: nil
    }
  }

  /// Returns the number as a decimal. Each finite floating-point number of the samples has an exact decimal value.
  private static func decimal(_ value: StoredValue) -> Decimal? {
    switch value {
    case .int(let value): Decimal(value)
    case .unsigned(let value): Decimal(value)
    case .float(let value): value.isFinite ? Decimal(Double(value)) : nil
    case .double(let value): value.isFinite ? Decimal(value) : nil
    case .decimal(let value): value
    default: nil
    }
  }

  // MARK: Values

  /// Returns the value at the end of a path of to-one links, or null after a nil link.
  func value(_ path: PropertyPath, of row: UInt64) -> StoredValue {
    values(path.names.map { .property($0) }, row).first ?? .null
  }

  private func values(_ steps: [Expression.Path.Step], _ row: UInt64) -> [StoredValue] {
    guard let step = steps.first else { return [.link(row)] }
    let rest = Array(steps.dropFirst())
    let found: [StoredValue] =
      switch step {
      case .property(let name): [single(name, row)]
      case .elements(let name): elements(name, row).map(\.value)
      case .keys(let name): elements(name, row).map { .string($0.key) }
      case .value(let name, let key):
        [elements(name, row).first { Expression.Path.Key($0.key) == key }?.value ?? .null]
      case .linking(_, let name): rows.filter { links($0, name, to: row) }.map { .link($0) }
      }
    if rest.isEmpty { return found }
    return found.flatMap { value in
      if case .link(let row) = value { return values(rest, row) }
      return rest.contains { $0.isMultiple } ? [] : [.null]
    }
  }

  private func single(_ name: String, _ row: UInt64) -> StoredValue {
    if case .value(let value)? = objects[row]?[name] { value } else { .null }
  }

  private func elements(_ name: String, _ row: UInt64) -> [(key: String, value: StoredValue)] {
    if case .elements(let elements)? = objects[row]?[name] { elements } else { [] }
  }

  private func links(_ row: UInt64, _ name: String, to target: UInt64) -> Bool {
    single(name, row) == .link(target) || elements(name, row).contains { $0.value == .link(target) }
  }

  private func value(_ operand: Expression.Operand, _ row: UInt64) -> StoredValue {
    switch operand {
    case .value(let value): return value
    case .path(let path): return values(path.steps, row).first ?? .null
    case .size(let path): return Self.size(of: values(path.steps, row).first ?? .null)
    case .subqueryCount(let path, let expression):
      let found = values(path.steps, row).filter { value in
        if case .link(let row) = value { matches(row, expression) } else { false }
      }
      return .int(Int64(found.count))
    case .arithmetic(let left, let operation, let right):
      return Self.reckon(value(left, row), operation, value(right, row))
    case .aggregate(let aggregate, let path):
      let all = values(path.steps, row)
      let known = all.compactMap { Self.number($0) }
      let least = known.filter { !$0.isNaN }
      if all.contains(where: { if case .decimal = $0 { true } else { false } }) {
        return Self.aggregate(aggregate, all.compactMap { Self.decimal($0) }, of: all.count)
      }
      switch aggregate {
      case .count: return .int(Int64(all.count))
      case .min: return least.min().map { .double($0) } ?? .null
      case .max: return least.max().map { .double($0) } ?? .null
      case .sum:
        let floats = all.filter { $0 != .null }.compactMap {
          if case .float(let value) = $0 { value } else { nil }
        }
        return .double(floats.count == known.count ? Double(floats.reduce(0, +)) : known.reduce(0, +))
      case .average: return known.isEmpty ? .null : .double(known.reduce(0, +) / Double(known.count))
      }
    }
  }

  private static func aggregate(
    _ aggregate: Expression.Aggregate, _ known: [Decimal], of count: Int
  ) -> StoredValue {
    switch aggregate {
    case .count: .int(Int64(count))
    case .min: known.min().map { .decimal($0) } ?? .null
    case .max: known.max().map { .decimal($0) } ?? .null
    case .sum: .decimal(known.reduce(0, +))
    case .average: .decimal(known.reduce(0, +) / Decimal(known.count))
    }
  }

  private static func reckon(
    _ left: StoredValue, _ operation: Expression.Arithmetic, _ right: StoredValue
  ) -> StoredValue {
    if case .date(let date) = left, let seconds = number(right) {
      return .date(operation == .plus ? date + seconds : date - seconds)
    }
    guard case .int(let left) = left, case .int(let right) = right else { return .null }
    switch operation {
    case .plus: return .int(left + right)
    case .minus: return .int(left - right)
    case .times: return .int(left * right)
    case .divided: return right == 0 ? .null : .int(left / right)
    }
  }

  // MARK: Strings

  private static func size(of value: StoredValue) -> StoredValue {
    switch value {
    case .string(let text): .int(Int64(Array(text).count))
    case .data(let data): .int(Int64(Array(data).count))
    default: .null
    }
  }

  private static func matches(
    _ value: StoredValue, _ match: Expression.Match, _ pattern: StoredValue, _ options: Expression.TextOptions
  ) -> Bool {
    switch (value, pattern) {
    case (.string(let text), .string(let pattern)):
      func fold(_ text: String) -> [Character] {
        var text = text
        if options.contains(.diacriticInsensitive) {
          text = text.folding(options: .diacriticInsensitive, locale: nil)
        }
        return Array(options.contains(.caseInsensitive) ? text.uppercased().lowercased() : text)
      }
      return matches(fold(text), match, fold(pattern))
    case (.data(let data), .data(let pattern)): return matches(Array(data), match, Array(pattern))
    case (.null, .null): return match == .equals
    default: return match == .differs
    }
  }

  private static func matches<Element: Equatable>(
    _ text: [Element], _ match: Expression.Match, _ pattern: [Element]
  ) -> Bool {
    switch match {
    case .begins: text.starts(with: pattern)
    case .ends: text.reversed().starts(with: pattern.reversed())
    case .contains: (0...text.count).contains { text[$0...].starts(with: pattern) }
    case .equals: text == pattern
    case .differs: text != pattern
    case .like:
      if let text = text as? [Character], let pattern = pattern as? [Character] {
        isLike(text[...], pattern[...])
      } else {
        false
      }
    }
  }

  private static func isLike(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    switch first {
    case "*":
      return isLike(text, pattern.dropFirst()) || !text.isEmpty && isLike(text.dropFirst(), pattern)
    case "?": return !text.isEmpty && isLike(text.dropFirst(), pattern.dropFirst())
    case "\\" where pattern.count > 1:
      return text.first == pattern[pattern.startIndex + 1] && isLike(text.dropFirst(), pattern.dropFirst(2))
    default: return text.first == first && isLike(text.dropFirst(), pattern.dropFirst())
    }
  }
}
