extension QueryParser {
  /// A path on its way along the properties of classes.
  private struct Way {
    var path = Expression.Path()
    /// What the last step leads to.
    var type = ValueType.link
    var kind = CollectionKind.single
    /// The class of objects at the end; nil where there are values.
    var target: (any QueryClass)?
    var aggregate: Expression.Aggregate?
    /// Whether the size of a text or of data is asked for, beyond which nothing leads.
    var isSize = false
    /// Whether it leads to one text or data, or to that of each of several objects.
    var isText: Bool {
      (type == .string || type == .data) && kind == .single && !isSize
        && path.steps.last?.isMultiple == false
    }
    /// The text of the way, for messages.
    var text: String { path.propertyPath.description }
  }

  /// Values along properties, or an aggregate of them.
  mutating func path() throws(QueryMistake) -> QueryOperand {
    let start = current.position
    let way = try way()
    if way.isSize {
      return QueryOperand(content: .stored(.size(way.path), .int64, target: nil), position: start)
    }
    guard let aggregate = way.aggregate else {
      return QueryOperand(
        content: .stored(.path(way.path), way.type, target: way.target?.name), position: start)
    }
    let type: ValueType
    switch aggregate {
    case .count: type = .int64
    case .min, .max:
      guard way.type.hasOrder else { throw unfit(aggregate, way, "that are less or greater than each other") }
      type = way.type
    case .average, .sum:
      guard way.type.isNumber else { throw unfit(aggregate, way, "that are numbers") }
      type = aggregate == .sum && way.type.isInteger ? .int64 : .double
    }
    return QueryOperand(content: .stored(.aggregate(aggregate, way.path), type, target: nil), position: start)
  }

  private func unfit(_ aggregate: Expression.Aggregate, _ way: Way, _ which: String) -> QueryMistake {
    mistake("\(aggregate.rawValue) is taken of values \(which), and not of \(way.text)")
  }

  /// A path to a collection of objects, which a subquery goes over.
  mutating func collection() throws(QueryMistake) -> (path: Expression.Path, target: (any QueryClass)?) {
    let start = current.position
    let way = try way()
    guard way.aggregate == nil, !way.isSize, way.path.steps.last?.isMultiple ?? false else {
      throw QueryMistake(start, "a collection belongs here")
    }
    return (way.path, way.target)
  }

  /// How many steps a path may have, along which whoever follows it calls itself.
  private static let maximumPathLength = 50

  private mutating func way() throws(QueryMistake) -> Way {
    var way = Way(target: scope.queryClass)
    if case .variable(let name) = current.kind {
      guard let variable = scope.variable, variable == name else {
        throw mistake("only the element of the innermost SUBQUERY has a name, and it is not $\(name)")
      }
      _ = advance()
    } else if !takes(.self) {
      if let variable = scope.variable {
        throw mistake("within a SUBQUERY, each path begins with its element, $\(variable)")
      }
      try step(&way)
    }
    while true {
      guard way.path.steps.count <= Self.maximumPathLength else {
        throw mistake("a path has at most \(Self.maximumPathLength) steps")
      }
      if takes(".") {
        try step(&way)
      } else if current.kind == .sign("["), way.aggregate == nil {
        try key(&way)
      } else {
        return way
      }
    }
  }

  private mutating func step(_ way: inout Way) throws(QueryMistake) {
    let token = current
    switch token.kind {
    case .word(let word):
      if way.path.steps.isEmpty, Keyword(word) != nil { throw reserved(word) }
      _ = advance()
      try property(word, at: token.position, &way)
    case .name(let name):
      _ = advance()
      try property(name, at: token.position, &way)
    case .nameArgument:
      _ = advance()
      guard case .value(.string(let names)) = try argument(at: token.position) else {
        throw QueryMistake(token.position, "%K takes the name of a property, as a text")
      }
      for name in names.split(separator: ".", omittingEmptySubsequences: false) {
        try property(String(name), at: token.position, &way)
      }
    case .at(let name):
      _ = advance()
      try at(name, at: token.position, &way)
    default: throw mistake("the name of a property is missing here")
    }
  }

  private func reserved(_ word: String) -> QueryMistake {
    mistake(
      "a value or a property belongs here, and \(word) is neither. Write #\(word) for a property of that name"
    )
  }

  private func property(_ name: String, at position: Int, _ way: inout Way) throws(QueryMistake) {
    if way.aggregate == .count || way.isSize { throw QueryMistake(position, "a count has no properties") }
    guard let owner = way.target else {
      throw QueryMistake(position, "\(way.text) is no link, so it has no property \(name)")
    }
    guard let property = owner.queryProperty(name) else {
      throw QueryMistake(position, Self.unknown(name, of: owner))
    }
    way.path = way.path + property.step
    way.path.unstored.value = property.unstored
    (way.type, way.kind, way.target) = (property.type, property.kind, property.target)
  }

  private static func unknown(_ name: String, of owner: any QueryClass) -> String {
    let shown = name.count > 40 ? "\(name.prefix(40))…" : name
    if let nearest = Spelling.nearest(to: name, among: owner.propertyNames) {
      return "\(owner.name) has no property \"\(shown)\". Did you mean \"\(nearest)\"?"
    }
    return
      "\(owner.name) has no property \"\(shown)\". Its properties: \(owner.propertyNames.joined(separator: ", "))"
  }

  /// What begins with `@`, which was just passed.
  private mutating func at(_ name: String, at position: Int, _ way: inout Way) throws(QueryMistake) {
    switch name {
    case "links": try linking(&way, at: position)
    case "allKeys":
      guard way.kind == .map, case .elements(let name)? = way.path.steps.last else {
        throw QueryMistake(position, "only a Map has keys")
      }
      way.path = Expression.Path(way.path.steps.dropLast() + [.keys(name)])
      (way.type, way.kind, way.target) = (.string, .list, nil)
    case "allValues":
      guard way.kind == .map else { throw QueryMistake(position, "only a Map has values under keys") }
      way.kind = .list
    default:
      guard let aggregate = Expression.Aggregate(rawValue: "@\(name)") else {
        throw QueryMistake(
          position,
          "a path knows @count, @min, @max, @avg, @sum, @allKeys, @allValues and @links, but no @\(name.prefix(40))"
        )
      }
      if aggregate == .count, way.isText, way.aggregate == nil {
        way.isSize = true
        return
      }
      guard way.aggregate == nil, !way.isSize, way.path.isMultiple else {
        throw QueryMistake(position, "\(aggregate.rawValue) is taken of a collection, and this has one value")
      }
      if aggregate == .count, way.path.steps.last?.isMultiple != true {
        throw QueryMistake(position, "@count is taken of a collection itself. Write it right behind that one")
      }
      way.aggregate = aggregate
    }
  }

  private mutating func linking(_ way: inout Way, at position: Int) throws(QueryMistake) {
    guard let here = way.target else { throw QueryMistake(position, "nothing links to a value") }
    try expect(".", "belongs after @links, as in @links.Class.property")
    let (classToken, className) = try name("the name of a class")
    guard let origin = here.queryClass(named: className) else {
      throw QueryMistake(classToken.position, "no class is called \(className.prefix(40))")
    }
    try expect(".", "belongs after the class, as in @links.Class.property")
    let (token, name) = try name("the name of a property")
    guard let property = origin.queryProperty(name) else {
      throw QueryMistake(token.position, Self.unknown(name, of: origin))
    }
    guard case .link = property.type, property.target?.name == here.name, !property.step.isLinking else {
      throw QueryMistake(token.position, "\(className).\(name) does not link to \(here.name)")
    }
    way.path = way.path + .linking(className, through: name)
    (way.type, way.kind, way.target) = (.link, .list, origin)
  }

  private mutating func name(_ what: String) throws(QueryMistake) -> (QueryToken, String) {
    let token = current
    switch token.kind {
    case .word(let name), .name(let name):
      _ = advance()
      return (token, name)
    default: throw mistake("\(what) is missing here")
    }
  }

  /// The key of a map, in brackets.
  private mutating func key(_ way: inout Way) throws(QueryMistake) {
    guard way.kind == .map, case .elements(let name)? = way.path.steps.last else {
      throw mistake("only a Map has something under a key, and \(way.text) is none")
    }
    _ = advance()
    let token = advance()
    let key: String
    switch token.kind {
    case .string(let text): key = text
    case .argument:
      guard case .value(.string(let text)) = try argument(at: token.position) else {
        throw QueryMistake(token.position, "the key of a Map is a text")
      }
      key = text
    default: throw QueryMistake(token.position, "the key of a Map is a text, in quotes")
    }
    try expect("]", "is missing here")
    way.path = Expression.Path(way.path.steps.dropLast() + [.value(name, key: key)])
    way.kind = .single
  }
}

extension Expression.Path.Step {
  fileprivate var isLinking: Bool { if case .linking = self { true } else { false } }
}
