import Foundation

@testable import SantaStore

extension BruteForce {
  /// Returns the rows of all objects after the steps, in order, computed from the copies with plain filters, sorts and sets.
  func rows(after steps: [ResultsQuery.Step]) -> [UInt64] {
    steps.reduce(rows) { rows, step in
      switch step {
      case .filter(let expression): rows.filter { matches($0, expression) }
      case .sort(let descriptors): sorted(rows, by: descriptors)
      case .distinct(let paths): distinct(rows, by: paths)
      case .limit(let count): Array(rows.prefix(count))
      }
    }
  }

  /// Returns the rows sorted by insertion, which is stable and simple.
  private func sorted(_ rows: [UInt64], by descriptors: [SantaStore.SortDescriptor]) -> [UInt64] {
    var result: [(row: UInt64, keys: [StoredValue])] = []
    for row in rows {
      let keys = descriptors.map { value($0.path, of: row) }
      func precedes(_ others: [StoredValue]) -> Bool {
        for (index, descriptor) in descriptors.enumerated() {
          let order = Self.order(keys[index], others[index])
          if order != 0 { return descriptor.ascending ? order < 0 : order > 0 }
        }
        return false
      }
      let index = result.lastIndex { !precedes($0.keys) }.map { $0 + 1 } ?? 0
      result.insert((row, keys), at: index)
    }
    return result.map(\.row)
  }

  private func distinct(_ rows: [UInt64], by paths: [PropertyPath]) -> [UInt64] {
    var kept: [(row: UInt64, values: [StoredValue])] = []
    for row in rows {
      let values = paths.map { value($0, of: row) }
      let isKnown = kept.contains { zip($0.values, values).allSatisfy { Self.order($0, $1) == 0 } }
      if !isKnown { kept.append((row, values)) }
    }
    return kept.map(\.row)
  }

  /// Orders nil first, then NaN, and then all other values as Swift compares them.
  private static func order(_ left: StoredValue, _ right: StoredValue) -> Int {
    func order<Value: Comparable>(_ left: Value, _ right: Value) -> Int {
      left < right ? -1 : right < left ? 1 : 0
    }
    func numbers(_ left: Double, _ right: Double) -> Int {
      left.isNaN || right.isNaN ? order(left.isNaN ? 0 : 1, right.isNaN ? 0 : 1) : order(left, right)
    }
    switch (left, right) {
    case (.null, .null): return 0
    case (.null, _): return -1
    case (_, .null): return 1
    case (.bool(let left), .bool(let right)): return order(left ? 1 : 0, right ? 1 : 0)
    case (.int(let left), .int(let right)): return order(left, right)
    case (.unsigned(let left), .unsigned(let right)): return order(left, right)
    case (.float(let left), .float(let right)): return numbers(Double(left), Double(right))
    case (.double(let left), .double(let right)): return numbers(left, right)
    case (.date(let left), .date(let right)): return numbers(left, right)
    case (.string(let left), .string(let right)): return order(left, right)
    case (.data(let left), .data(let right)):
      return left.lexicographicallyPrecedes(right) ? -1 : right.lexicographicallyPrecedes(left) ? 1 : 0
    case (.decimal(let left), .decimal(let right)): return order(left, right)
    case (.uuid(let left), .uuid(let right)): return order(left.uuidString, right.uuidString)
    case (.link(let left), .link(let right)): return order(left, right)
    default: return AnyOrder.compare(left, right)
    }
  }
}
