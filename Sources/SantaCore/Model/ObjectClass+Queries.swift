extension ObjectClass: QueryClass {
  var propertyNames: [String] { (properties + linkingProperties).map(\.name) }

  func queryProperty(_ name: String) -> QueryProperty? {
    guard let found = accessor(named: name) else { return nil }
    // A class that can't be stored has no properties to query.
    let target = found.target.flatMap { try? ObjectClass.of($0) }
    return QueryProperty(
      step: found.step, type: found.definition.type, kind: found.definition.kind, target: target,
      keyType: found.definition.keyType, unstored: found.defaultValue)
  }

  func otherOwner(ofProperty name: String) -> String? {
    property(named: name).flatMap { otherOwner(of: properties[$0]) }?.name
  }

  func queryClass(named name: String) -> (any QueryClass)? {
    let reachable = try? ObjectClass.reachable(from: [type])
    return reachable?.first { $0.name == name } ?? reachable?.first { $0.storedName == name }
  }
}
