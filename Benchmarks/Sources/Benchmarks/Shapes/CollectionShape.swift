/// The operations on a list, map or set, in this order. The raw value is the workload's name.
enum CollectionShape: String, CaseIterable {
  case appendInts = "shape list of ints, append"
  case iterateInts = "shape list of ints, iterate"
  case indexInts = "shape list of ints, random index"
  case containsInt = "shape list of ints, contains"
  case removeInts = "shape list of ints, remove all"
  case appendAllInts = "shape list of ints, append all"
  case appendObjects = "shape list of objects, append"
  case removeObjects = "shape list of objects, remove all"
  case appendAllObjects = "shape list of objects, append all"
  case setMap = "shape map, set"
  case getMap = "shape map, get"
  case insertSet = "shape set, insert"

  /// The collections of an object.
  enum Collection: CaseIterable {
    case ints, objects, map, set

    /// The maximum number of elements.
    var limit: Int {
      switch self {
      case .ints, .objects: Workloads.largestShape
      case .map, .set: 100_000
      }
    }

    var shapes: [CollectionShape] { CollectionShape.allCases.filter { $0.collection == self } }
  }

  var collection: Collection {
    switch self {
    case .appendInts, .iterateInts, .indexInts, .containsInt, .removeInts, .appendAllInts: .ints
    case .appendObjects, .removeObjects, .appendAllObjects: .objects
    case .setMap, .getMap: .map
    case .insertSet: .set
    }
  }

  /// The elements of the collections.
  struct Input {
    let values: [Int]
    /// The keys of a map.
    let keys: [String]
    /// All indices in random order.
    let indices: [Int]
    /// A value that only the last element has, so that finding it reads all elements.
    let last = 100_000

    init(count: Int) {
      values = (0..<count - 1).map { $0 &* 7_919 % 100_000 } + [last]
      keys = (0..<count).map { ShapeSample(id: $0).key }
      var random = SplitMix(state: 13)
      indices = (0..<count).shuffled(using: &random)
    }
  }

  /// Returns the expected result of the measured work; 0 if it writes.
  func expectedAnswer(_ input: Input) -> Int {
    switch self {
    case .iterateInts, .indexInts, .getMap: input.values.reduce(0, +)
    case .containsInt: 1
    case .appendInts, .removeInts, .appendAllInts, .appendObjects, .removeObjects, .appendAllObjects, .setMap,
      .insertSet:
      0
    }
  }

  /// Returns the expected elements afterwards: integers, ids of objects, or values of a map; sorted if they are unordered.
  func expectedContents(_ input: Input) -> [Int] {
    switch self {
    case .appendInts, .iterateInts, .indexInts, .containsInt, .appendAllInts: input.values
    case .appendObjects, .appendAllObjects: Array(input.values.indices)
    case .removeInts, .removeObjects: []
    case .setMap, .getMap, .insertSet: input.values.sorted()
    }
  }
}
