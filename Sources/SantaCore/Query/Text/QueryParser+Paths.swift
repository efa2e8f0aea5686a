extension QueryParser {
  /// A partially parsed path.
  private struct PartialPath {
    var path = Expression.Path()
    /// The type and kind of the values at the end of the path.
    var type = ValueType.link
    var kind = CollectionKind.single
    /// The type of the keys of a map.
    var keyType = ValueType.string
    /// The class of the objects at the end of the path; nil if the path leads to values.
    var target: (any QueryClass)?
    var aggregate: Expression.Aggregate?
    /// Whether the path ends with the size of a string or data.
    var isSize = false
    /// Whether the path leads to a string or data property of one or several objects.
    var isText: Bool {
      (type == .string || type == .data) && kind == .single && !isSize
        && path.steps.last?.isMultiple != true
    }
    /// The path as a string, for error messages.
    var text: String { path.steps.isEmpty ? "SELF" : path.propertyPath.description }
  }

  /// Parses a path and its aggregate, if any.
  mutating func path() throws(QueryParseError) -> QueryOperand {
    let start = current.position
    let partial = try partialPath()
    if partial.isSize {
      return QueryOperand(content: .stored(.size(partial.path), .int64, target: nil), position: start)
    }
    guard let aggregate = partial.aggregate else {
      return QueryOperand(
        content: .stored(.path(partial.path), partial.type, target: partial.target?.tableName),
        position: start)
    }
    let type: ValueType
    switch aggregate {
    case .count: type = .int64
    case .min, .max:
      guard partial.type.hasOrder, partial.type != .any else {
        throw unfit(aggregate, partial, "have no order")
      }
      type = partial.type
    case .average, .sum:
      guard partial.type.isNumber else { throw unfit(aggregate, partial, "are not numbers") }
      type =
        switch partial.type {
        case .decimal: .decimal
        case .float where aggregate == .sum: .float
        case let type: aggregate == .sum && type.isInteger ? .int64 : .double
        }
    }
    return QueryOperand(
      content: .stored(.aggregate(aggregate, partial.path), type, target: nil), position: start)
  }

  private func unfit(_ aggregate: Expression.Aggregate, _ partial: PartialPath, _ flaw: String)
    -> QueryParseError
  {
    parseError("\(aggregate.rawValue) can't be applied to \(partial.text), whose values \(flaw)")
  }

  /// Parses the path to the collection of a subquery.
  mutating func collection() throws(QueryParseError) -> (path: Expression.Path, target: (any QueryClass)?) {
    let start = current.position
    let partial = try partialPath()
    guard partial.aggregate == nil, !partial.isSize, partial.path.steps.last?.isMultiple ?? false else {
      throw QueryParseError(start, "a collection is expected here")
    }
    return (partial.path, partial.target)
  }

  /// The maximum number of steps in a path. It is limited because paths are evaluated recursively.
  private static let maximumPathLength = 50

  private mutating func partialPath() throws(QueryParseError) -> PartialPath {
    var partial = PartialPath(target: scope.queryClass)
    if let type = scope.queryClass.valueType { partial = PartialPath(type: type) }
    if case .variable(let name) = current.kind {
      guard let variable = scope.variable, variable == name else {
        throw parseError(
          "unknown variable $\(name). A path can only begin with the variable of the innermost SUBQUERY")
      }
      _ = advance()
    } else if let variable = scope.variable {
      throw parseError("a path in a SUBQUERY must begin with its variable, $\(variable)")
    } else if !takes(.self) {
      try step(&partial)
    }
    while true {
      guard partial.path.steps.count <= Self.maximumPathLength else {
        throw parseError("a path can have at most \(Self.maximumPathLength) steps")
      }
      if takes(".") {
        try step(&partial)
      } else if current.kind == .sign("["), partial.aggregate == nil {
        try key(&partial)
      } else {
        return partial
      }
    }
  }

  private mutating func step(_ partial: inout PartialPath) throws(QueryParseError) {
    let token = current
    switch token.kind {
    case .word(let word):
      if partial.path.steps.isEmpty, let keyword = Keyword(word), ![.object, .cast].contains(keyword) {
        throw reserved(word)
      }
      let isBare = partial.path.steps.isEmpty && isAfterComparison
      _ = advance()
      do throws(QueryParseError) {
        try property(word, at: token.position, &partial)
      } catch {
        guard isBare else { throw error }
        let advice = "To compare with a string, quote it, or pass it as an argument for %@"
        throw QueryParseError(error.position, "\(Self.sentence(error.why)) \(advice)")
      }
    case .name(let name):
      _ = advance()
      try property(name, at: token.position, &partial)
    case .nameArgument:
      _ = advance()
      guard case .value(.string(let names)) = try argument(at: token.position) else {
        throw QueryParseError(
          token.position, "the argument for %K must be the name of a property, as a string")
      }
      for name in names.split(separator: ".", omittingEmptySubsequences: false) {
        try property(String(name), at: token.position, &partial)
      }
    case .at(let name):
      _ = advance()
      try at(name, at: token.position, &partial)
    default: throw parseError("the name of a property is missing here")
    }
  }

  private static func sentence(_ text: String) -> String { text.hasSuffix("?") ? text : text + "." }

  private func reserved(_ word: String) -> QueryParseError {
    parseError(
      "\(word) is a keyword. Write #\(word) for a property of that name"
    )
  }

  private func property(_ name: String, at position: Int, _ partial: inout PartialPath)
    throws(QueryParseError)
  {
    if partial.aggregate == .count || partial.isSize {
      throw QueryParseError(position, "a count has no properties")
    }
    guard let owner = partial.target else {
      throw QueryParseError(position, "\(partial.text) is not a link, so it has no property \(name)")
    }
    guard let property = owner.queryProperty(name) else {
      throw QueryParseError(position, Self.unknown(name, of: owner))
    }
    partial.path = partial.path + property.step
    partial.path.unstored.value = property.unstored
    (partial.type, partial.kind, partial.target) = (property.type, property.kind, property.target)
    partial.keyType = property.keyType
  }

  private static func unknown(_ name: String, of owner: any QueryClass) -> String {
    let shown = name.count > 40 ? "\(name.prefix(40))…" : name
    if let nearest = Spelling.nearest(to: name, among: owner.propertyNames) {
      return "\(owner.name) has no property \"\(shown)\". Did you mean \"\(nearest)\"?"
    }
    return
      "\(owner.name) has no property \"\(shown)\". Its properties: \(owner.propertyNames.joined(separator: ", "))"
  }

  /// Parses an operator that begins with `@`. Its token has already been consumed.
  private mutating func at(_ name: String, at position: Int, _ partial: inout PartialPath)
    throws(QueryParseError)
  {
    switch name {
    case "links": try linking(&partial, at: position)
    case "allKeys":
      guard partial.kind == .map, case .elements(let name)? = partial.path.steps.last else {
        throw QueryParseError(position, "@allKeys can only be applied to a Map")
      }
      partial.path = Expression.Path(partial.path.steps.dropLast() + [.keys(name)])
      (partial.type, partial.kind, partial.target) = (partial.keyType, .list, nil)
    case "allValues":
      guard partial.kind == .map else {
        throw QueryParseError(position, "@allValues can only be applied to a Map")
      }
      partial.kind = .list
    default:
      guard let aggregate = Expression.Aggregate(rawValue: "@\(name)") else {
        throw QueryParseError(
          position,
          "there is no @\(name.prefix(40)). A path supports @count, @min, @max, @avg, @sum, @allKeys, @allValues and @links"
        )
      }
      if aggregate == .count, partial.isText, partial.aggregate == nil {
        partial.isSize = true
        return
      }
      guard partial.aggregate == nil, !partial.isSize, partial.path.isMultiple else {
        throw QueryParseError(
          position, "\(aggregate.rawValue) needs a collection, but this has only one value")
      }
      if aggregate == .count, partial.path.steps.last?.isMultiple != true {
        throw QueryParseError(
          position, "@count must directly follow a collection")
      }
      partial.aggregate = aggregate
    }
  }

  private mutating func linking(_ partial: inout PartialPath, at position: Int) throws(QueryParseError) {
    guard let here = partial.target else {
      throw QueryParseError(position, "@links can only follow an object")
    }
    try expect(".", "is expected after @links, as in @links.Class.property")
    let (classToken, className) = try name("the name of a class")
    guard let origin = here.queryClass(named: className) else {
      throw QueryParseError(classToken.position, "there is no class \(className.prefix(40))")
    }
    try expect(".", "is expected after the class, as in @links.Class.property")
    let (token, name) = try name("the name of a property")
    guard let property = origin.queryProperty(name) else {
      throw QueryParseError(token.position, Self.unknown(name, of: origin))
    }
    guard case .link = property.type, property.target?.tableName == here.tableName,
      let storedName = property.step.storedProperty
    else {
      throw QueryParseError(token.position, "\(className).\(name) does not link to \(here.name)")
    }
    if let other = origin.otherOwner(ofProperty: name) {
      throw QueryParseError(
        token.position,
        "\(other) has \(name), too, and its objects are not \(className) objects; name the class that both inherit it from"
      )
    }
    partial.path = partial.path + .linking(origin.tableName, through: storedName)
    (partial.type, partial.kind, partial.target) = (.link, .list, origin)
  }

  private mutating func name(_ what: String) throws(QueryParseError) -> (QueryToken, String) {
    let token = current
    switch token.kind {
    case .word(let name), .name(let name):
      _ = advance()
      return (token, name)
    default: throw parseError("\(what) is missing here")
    }
  }

  /// Parses the key of a map, in brackets.
  private mutating func key(_ partial: inout PartialPath) throws(QueryParseError) {
    guard partial.kind == .map, case .elements(let name)? = partial.path.steps.last else {
      throw parseError("only a Map has values for keys, and \(partial.text) is not a Map")
    }
    _ = advance()
    let token = advance()
    let type = partial.keyType
    let key: String?
    switch token.kind {
    case .string(let text): key = MapKey.text(fromPlain: text, type: type)
    case .number(let text) where type != .string: key = MapKey.text(fromPlain: text, type: type)
    case .sign("-") where type != .string:
      if case .number(let text) = advance().kind {
        key = MapKey.text(fromPlain: "-" + text, type: type)
      } else {
        key = nil
      }
    case .argument:
      guard case .value(let value) = try argument(at: token.position) else {
        throw QueryParseError(token.position, "the key of a Map must be a value")
      }
      key = MapKey.text(of: value.asKey(type), type: type)
    default: key = nil
    }
    guard let key else {
      throw QueryParseError(
        token.position,
        type == .string
          ? "the key of this Map must be a string in quotes"
          : "the key of this Map must be a value of type \(type.swiftName)")
    }
    try expect("]", "is missing here")
    partial.path = Expression.Path(
      partial.path.steps.dropLast() + [.value(name, key: Expression.Path.Key(key))])
    partial.kind = .single
  }
}

extension StoredValue {
  /// Returns an integer, converted to the kind of integer that a type stores, if possible.
  fileprivate func asKey(_ type: ValueType) -> StoredValue {
    switch (self, type) {
    case (.int(let number), .uint64): UInt64(exactly: number).map { .unsigned($0) } ?? self
    case (.unsigned(let number), _) where type != .uint64: Int64(exactly: number).map { .int($0) } ?? self
    default: self
    }
  }
}

extension Expression.Path.Step {
  /// The stored name of the property; nil for linking objects and for parts of a map.
  fileprivate var storedProperty: String? {
    switch self {
    case .property(let name), .elements(let name): name
    case .keys, .value, .linking: nil
    }
  }
}
