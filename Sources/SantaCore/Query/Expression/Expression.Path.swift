extension Expression {
  /// A path from an object along properties to one or several values. The empty path leads to the object itself.
  struct Path: Hashable, Sendable {
    enum Step: Hashable, Sendable {
      /// A value, or the target of a link.
      case property(String)
      /// The elements of a list or set, or the values of a map.
      case elements(String)
      /// The keys of a map.
      case keys(String)
      /// The value under one key of a map.
      case value(String, key: Key)
      /// The objects of a class that link to the current object through a property.
      case linking(String, through: String)

      var isMultiple: Bool {
        switch self {
        case .property, .value: false
        case .elements, .keys, .linking: true
        }
      }
    }

    /// A key of a map. As in the map, keys are equal if their bytes are equal: canonically equivalent keys, which are equal as
    /// strings, are different keys.
    struct Key: Hashable, Sendable {
      var text: String

      init(_ text: String) { self.text = text }

      static func == (left: Key, right: Key) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

      func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
      }
    }

    var steps: [Step]
    /// The value of the last property if it was added to the class later, and the store doesn't have a column for it yet.
    var unstored = Unstored(value: .null)

    init(_ steps: [Step] = []) { self.steps = steps }

    /// A value that is ignored by comparisons of paths, because the path already identifies the property.
    struct Unstored: Hashable, Sendable {
      var value: StoredValue

      static func == (left: Unstored, right: Unstored) -> Bool { true }

      func hash(into hasher: inout Hasher) {}
    }

    /// Whether the path can lead to several values.
    var isMultiple: Bool { steps.contains { $0.isMultiple } }

    /// The number of steps up to and including the last collection; nil if there is none.
    var lengthOfCollection: Int? { steps.lastIndex { $0.isMultiple }.map { $0 + 1 } }

    static func + (path: Path, step: Step) -> Path { Path(path.steps + [step]) }

    static func + (path: Path, other: Path) -> Path {
      var result = Path(path.steps + other.steps)
      result.unstored = other.steps.isEmpty ? path.unstored : other.unstored
      return result
    }

    /// Returns the rest of the path after a prefix; nil if the path doesn't begin with the prefix.
    func dropping(_ prefix: Path) -> Path? {
      guard steps.starts(with: prefix.steps) else { return nil }
      var rest = Path(Array(steps.dropFirst(prefix.steps.count)))
      if !rest.steps.isEmpty { rest.unstored = unstored }
      return rest
    }

    /// Creates a path of single-valued properties.
    init(_ path: PropertyPath) { steps = path.names.map { .property($0) } }

    /// The names of the properties along the path.
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
