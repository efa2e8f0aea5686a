/// The names of changed properties, by the new indices of the rows.
///
/// Most rows of a transaction change in the same properties, so each list of names is stored only once.
struct PropertyNames: Equatable, Sendable {
  /// The indices of the rows with names, ascending.
  private var indices: [Int] = []
  /// For each of the indices, the number of its list in `lists`.
  private var numbers: [Int] = []
  private var lists: [[String]] = []
  private var numberOfList: [[String]: Int] = [:]

  init() {}

  var isEmpty: Bool { indices.isEmpty }

  static func == (left: PropertyNames, right: PropertyNames) -> Bool {
    left.indices == right.indices
      && zip(left.numbers, right.numbers).allSatisfy { left.lists[$0] == right.lists[$1] }
  }

  /// The names for the row at an index; nil if there are none. O(log n).
  subscript(index: Int) -> [String]? {
    let found = indices.partitionIndex { $0 >= index }
    return found < indices.count && indices[found] == index ? lists[numbers[found]] : nil
  }

  /// Adds the names for the row at an index. Fast if rows are added by ascending index with the same names as the previous row.
  mutating func insert(_ names: [String], at index: Int) {
    let number: Int
    if let last = numbers.last, lists[last] == names {
      number = last
    } else {
      number = numberOfList[names] ?? lists.count
      if number == lists.count {
        numberOfList[names] = number
        lists.append(names)
      }
    }
    if indices.last.map({ $0 < index }) ?? true {
      indices.append(index)
      numbers.append(number)
    } else {
      let offset = indices.partitionIndex { $0 >= index }
      indices.insert(index, at: offset)
      numbers.insert(number, at: offset)
    }
  }

  /// Returns the names, with each list transformed.
  func map(_ transform: ([String]) -> [String]) -> PropertyNames {
    var result = self
    result.lists = lists.map(transform)
    result.numberOfList = [:]
    for (number, list) in result.lists.enumerated() { result.numberOfList[list] = number }
    return result
  }
}
