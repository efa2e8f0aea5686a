@testable import SantaStore

extension ExpressionGenerator {
  /// Returns random steps in random order. The first one is usually a filter.
  mutating func steps() -> [ResultsQuery.Step] {
    var steps: [ResultsQuery.Step] = chance(2, of: 3) ? [.filter(expression(depth: 2))] : []
    for _ in 0..<pick([0, 1, 1, 2, 3]) {
      switch pick([0, 1, 1, 2, 3]) {
      case 0: steps.append(.filter(expression(depth: 1)))
      case 1:
        let count = pick([1, 1, 2, 3])
        let paths = (0..<count).map { _ in path() }
        steps.append(.sort(paths.map { SortDescriptor(path: $0, ascending: chance(1, of: 2)) }))
      case 2: steps.append(.distinct(chance(2, of: 3) ? [path()] : [path(), path()]))
      default: steps.append(.limit(pick([0, 1, 5, 30])))
      }
    }
    return steps
  }

  /// Returns a path to a value or an object. Values usually belong to the object itself.
  private mutating func path() -> PropertyPath {
    PropertyPath(
      names: Array(repeating: "link", count: pick([0, 0, 0, 1, 2])) + [pick(Self.scalars).name])
  }
}

extension ResultsQuery {
  /// Creates a query for all objects of a class with the given steps, like the methods of `Results`.
  init(className: String, steps: [Step]) {
    self = steps.reduce(ResultsQuery(className: className)) { query, step in
      switch step {
      case .filter(let expression): query.filtered(expression)
      case .sort(let descriptors): query.sorted(descriptors)
      case .distinct(let paths): query.distinct(paths)
      case .limit(let count): query.limited(count)
      }
    }
  }
}
