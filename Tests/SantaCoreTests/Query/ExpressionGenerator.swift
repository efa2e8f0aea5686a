import Foundation
import SantaCoreTestSupport

@testable import SantaStore

/// Generates random expressions on ``QuerySample`` in the form that the parser produces: each constant has the type of the
/// values that it is compared with.
struct ExpressionGenerator {
  private typealias Path = Expression.Path

  private struct Values {
    var path: Path
    var type: ValueType
    var isLink = false
  }

  private(set) var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func chance(_ part: Int, of whole: Int) -> Bool {
    Int.random(in: 0..<whole, using: &random) < part
  }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  mutating func expression(depth: Int = 3) -> Expression {
    switch depth == 0 ? 0 : Int.random(in: 0..<8, using: &random) {
    case 1, 2: return .all(of: members(depth))
    case 3, 4: return .any(of: members(depth))
    case 5: return .not(expression(depth: depth - 1))
    case 6 where chance(1, of: 4): return .constant(chance(1, of: 2))
    default: return .condition(condition(depth: depth))
    }
  }

  private mutating func members(_ depth: Int) -> [Expression] {
    (0..<Int.random(in: 2...3, using: &random)).map { _ in expression(depth: depth - 1) }
  }

  // MARK: Conditions

  private mutating func condition(depth: Int) -> Expression.Condition {
    if chance(1, of: 4) {
      let values = values(isMultiple: true)
      let quantifier = pick([Expression.Quantifier.any, .all, .none])
      if case .property? = values.path.steps.last, values.type.usesHeap, values.type != .any, chance(1, of: 3)
      {
        return Expression.Condition(quantifier: quantifier, subject: .size(values.path), test: test(.int64))
      }
      return Expression.Condition(
        quantifier: quantifier, subject: .path(values.path), test: test(values.type))
    }
    let (subject, type) = operand(depth: depth)
    return Expression.Condition(subject: subject, test: test(type))
  }

  private mutating func operand(depth: Int) -> (Expression.Operand, ValueType) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0:
      let values = numbers()
      let aggregate = pick([Expression.Aggregate.min, .max, .sum, .average])
      let type: ValueType =
        switch aggregate {
        case .sum:
          values.type.isInteger ? .int64 : [.decimal, .float].contains(values.type) ? values.type : .double
        case .average: values.type == .decimal ? .decimal : .double
        default: values.type
        }
      return (.aggregate(aggregate, values.path), type)
    case 1: return (.aggregate(.count, objects(isMultiple: true)), .int64)
    case 2 where depth > 0:
      return (.subqueryCount(objects(isMultiple: true), expression(depth: depth - 1)), .int64)
    case 3:
      let path = (chance(1, of: 2) ? objects(isMultiple: false) : Path())
      if chance(1, of: 2) {
        let seconds = StoredValue.double(pick(QuerySample.Pool.seconds.map { abs($0) }))
        return (.arithmetic(.path(path + .property("date")), pick([.plus, .minus]), .value(seconds)), .date)
      }
      let left = Expression.Operand.arithmetic(
        .path(path + .property("int")), pick(Expression.Arithmetic.allCases), .value(.int(pick([0, 1, 2]))))
      let right = Expression.Operand.path(Path([.property(pick(["maybe", "small"]))]))
      return (
        pick([
          left, .arithmetic(left, pick([.plus, .minus, .times]), right), .arithmetic(right, .minus, left),
        ]), .int64
      )
    default:
      let values = values(isMultiple: false)
      if values.type.usesHeap, values.type != .any, chance(1, of: 4) { return (.size(values.path), .int64) }
      return (.path(values.path), values.type)
    }
  }

  private mutating func test(_ type: ValueType) -> Expression.Test {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return .among((0..<Int.random(in: 0...3, using: &random)).map { _ in constant(type, orNil: true) })
    case 1 where type.hasOrder:
      let (low, high) = (constant(type), constant(type))
      if chance(1, of: 2) { return .between(low, high) }
      return .between(low, excluding: high, ofOneType: type != .any)
    case 2 where type == .string, 3 where type == .string, 4 where type == .string, 2 where type == .any:
      var options: Expression.TextOptions = []
      if chance(1, of: 3) { options.insert(.caseInsensitive) }
      if chance(1, of: 3) { options.insert(.diacriticInsensitive) }
      let isPlain = options.isEmpty
      let match = pick(Expression.Match.allCases.filter { !isPlain || $0 != .equals && $0 != .differs })
      if chance(1, of: 4) { return .match(match, .path(Path([.property(pick(["text", "note"]))])), options) }
      return .match(match, .value(constant(.string)), options)
    case 2 where type == .data, 3 where type == .data:
      return .match(pick([.contains, .begins, .ends]), .value(constant(.data)), [])
    default:
      let comparison = pick(Expression.Comparison.allCases.filter { type.hasOrder || !$0.isOrder })
      if chance(1, of: 4), let other = other(type) { return .compare(comparison, other) }
      return .compare(comparison, .value(constant(type, orNil: !comparison.isOrder)))
    }
  }

  /// Returns a property of the object itself for a comparison.
  private mutating func other(_ type: ValueType) -> Expression.Operand? {
    let names: [String] =
      switch type {
      case _ where type.isNumber:
        ["int", "small", "big", "maybe", "float", "double", "level", "cost", "offer"]
      case .string: ["text", "note"]
      case .date: ["date", "later"]
      case .bool: ["flag"]
      case .link: ["link"]
      case .any: ["value", "int", "text", "flag", "offer", "uuid"]
      default: []
      }
    return names.isEmpty ? nil : .path(Path([.property(pick(names))]))
  }

  // MARK: Paths

  private mutating func objects(isMultiple: Bool) -> Path {
    let single: [Path.Step] = [
      .property("link"), .value("named", key: Path.Key(pick(QuerySample.Pool.keys))),
    ]
    let multiple: [Path.Step] = [
      .elements("links"), .elements("set"), .elements("named"), .linking("QuerySample", through: "links"),
      .linking("QuerySample", through: "link"), .linking("QuerySample", through: "named"),
    ]
    let last = pick(isMultiple ? multiple : single)
    if chance(2, of: 3) { return Path([last]) }
    return Path([pick(isMultiple && chance(1, of: 3) ? multiple : single), last])
  }

  static let scalars: [(name: String, type: ValueType)] = [
    ("flag", .bool), ("int", .int64), ("small", .int8), ("big", .uint64), ("maybe", .int64),
    ("float", .float),
    ("double", .double), ("text", .string), ("note", .string), ("data", .data), ("date", .date),
    ("later", .date),
    ("cost", .decimal), ("offer", .decimal), ("value", .any), ("value", .any),
    ("uuid", .uuid), ("sky", .string), ("level", .int64), ("link", .link), ("in", .int64),
  ]

  private mutating func values(isMultiple: Bool) -> Values {
    let (name, type) = pick(Self.scalars)
    if !isMultiple {
      if chance(1, of: 12) { return Values(path: Path(), type: .link) }
      if chance(1, of: 12) {
        return Values(
          path: Path([.value("prices", key: Path.Key(pick(QuerySample.Pool.keys)))]), type: .double)
      }
      let start = chance(1, of: 3) ? objects(isMultiple: false) : Path()
      return Values(path: start + .property(name), type: type)
    }
    if chance(1, of: 2) { return Values(path: objects(isMultiple: true) + .property(name), type: type) }
    let start = chance(1, of: 4) ? objects(isMultiple: chance(1, of: 2)) : Path()
    return pick([
      Values(path: start + .elements("numbers"), type: .int64),
      Values(path: start + .elements("maybes"), type: .int64),
      Values(path: start + .elements("texts"), type: .string),
      Values(path: start + .elements("prices"), type: .double),
      Values(path: start + .elements("costs"), type: .decimal),
      Values(path: start + .elements("values"), type: .any),
      Values(path: start + .elements("kinds"), type: .any),
      Values(path: start + .keys("prices"), type: .string),
      Values(path: start + .keys("named"), type: .string),
      Values(path: objects(isMultiple: true), type: .link),
    ])
  }

  private mutating func numbers() -> Values {
    while true {
      let values = values(isMultiple: true)
      if values.type.isNumber { return values }
    }
  }

  // MARK: Constants

  private mutating func constant(_ type: ValueType, orNil: Bool = false) -> StoredValue {
    if orNil && chance(1, of: 6) { return .null }
    switch type {
    case .bool: return .bool(chance(1, of: 2))
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32:
      return chance(1, of: 8) ? .double(0.5) : .int(pick([-2, -1, 0, 1, 2]))
    case .uint64: return chance(1, of: 8) ? .int(-1) : .unsigned(pick([0, 1, 2]))
    case .float: return .float(Float(pick(QuerySample.Pool.doubles)))
    case .double: return .double(pick(QuerySample.Pool.doubles))
    case .decimal: return .decimal(pick(QuerySample.Pool.decimals))
    case .string:
      return .string(
        chance(1, of: 4) ? pick(["rain", "sun", "*b", "?", "a\\*b"]) : pick(QuerySample.Pool.texts))
    case .data: return .data(pick(QuerySample.Pool.data))
    case .date: return .date(pick(QuerySample.Pool.seconds))
    case .uuid: return .uuid(pick(QuerySample.Pool.uuids))
    case .any: return pick(QuerySample.Pool.writtenAnys)._storedValue
    case .link: return .link(UInt64.random(in: 0...12, using: &random))
    case .external: return .null
    }
  }
}
