/// The path to a value in an import, for messages: the names that lead to the value, and its location in the data.
struct ValuePath {
  private enum Names {
    case property(String)
    indirect case member(Names, String)
    indirect case element(Names, index: Int)
    indirect case value(Names, key: String, type: ValueType)
  }

  private let names: Names
  let location: ImportLocation

  private init(_ names: Names, _ location: ImportLocation) { (self.names, self.location) = (names, location) }

  init(_ member: ImportedRecord.Member) { self.init(.property(member.name), member.location) }

  /// Returns the path of a property of the embedded object at this path.
  func member(_ name: String) -> ValuePath { ValuePath(.member(names, name), location) }

  /// Returns the path of an element of the collection at this path.
  ///
  /// - Parameter key: the key, if the collection is a map. Ignored for other collections.
  func element(_ index: Int, _ key: String, of definition: ColumnDefinition) -> ValuePath {
    let names: Names =
      definition.kind == .map
      ? .value(names, key: key, type: definition.keyType) : .element(names, index: index)
    return ValuePath(names, location)
  }

  /// The names, separated by dots.
  var text: String {
    var (steps, rest): ([String], Names) = ([], names)
    while true {
      switch rest {
      case .property(let name): return ([name] + steps.reversed()).joined(separator: ".")
      case .member(let outer, let name):
        steps.append(name)
        rest = outer
      case .element(let outer, let index):
        steps.append("\(index)")
        rest = outer
      case .value(let outer, let key, let type):
        steps.append(MapKey.plainText(of: key, type: type))
        rest = outer
      }
    }
  }
}
