extension Expression {
  /// The way from an object to a value, or to many: step by step along properties. Without steps it leads to the object
  /// itself.
  struct Path: Hashable, Sendable {
    enum Step: Hashable, Sendable {
      /// A value, or the object that a link leads to.
      case property(String)
      /// The elements of a list or set, or the values of a map.
      case elements(String)
      /// The keys of a map.
      case keys(String)
      /// The value under one key of a map.
      case value(String, key: String)
      /// The objects of a class that link here through a property of theirs.
      case linking(String, through: String)

      var isMultiple: Bool {
        switch self {
        case .property, .value: false
        case .elements, .keys, .linking: true
        }
      }
    }

    var steps: [Step]
    /// What the last property reads as in a store that has no column for it yet, for its class has grown since.
    var unstored = Unstored(value: .null)

    init(_ steps: [Step] = []) { self.steps = steps }

    /// A value that says nothing of which path it is: its names say what class it begins from.
    struct Unstored: Hashable, Sendable {
      var value: StoredValue

      static func == (left: Unstored, right: Unstored) -> Bool { true }

      func hash(into hasher: inout Hasher) {}
    }

    /// Whether there may be any number of values.
    var isMultiple: Bool { steps.contains { $0.isMultiple } }

    /// How many steps lead to the last place where there may be any number of values.
    var lengthOfCollection: Int? { steps.lastIndex { $0.isMultiple }.map { $0 + 1 } }

    static func + (path: Path, step: Step) -> Path { Path(path.steps + [step]) }

    static func + (path: Path, other: Path) -> Path {
      var result = Path(path.steps + other.steps)
      result.unstored = other.steps.isEmpty ? path.unstored : other.unstored
      return result
    }

    /// What is left of the path behind another; nil where it does not begin with that.
    func dropping(_ prefix: Path) -> Path? {
      guard steps.starts(with: prefix.steps) else { return nil }
      var rest = Path(Array(steps.dropFirst(prefix.steps.count)))
      if !rest.steps.isEmpty { rest.unstored = unstored }
      return rest
    }

    /// A path of properties alone, as they are named.
    init(_ path: PropertyPath) { steps = path.names.map { .property($0) } }

    /// The properties that the path runs along.
    var propertyPath: PropertyPath {
      PropertyPath(
        names: steps.map { step in
          switch step {
          case .property(let name), .elements(let name), .keys(let name), .value(let name, _): name
          case .linking(let className, let property): PropertyPath.linking(className, through: property)
          }
        })
    }
  }
}
