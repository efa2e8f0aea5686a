extension ObjectClass {
  private func property(storedAs name: String) -> Int? {
    properties.firstIndex { $0.definition.name == name }
  }

  /// Returns the property at the end of a path of stored names along to-one links, and its class, or nil if there is none.
  func property(
    along names: [String]
  ) throws(StoreError) -> (owner: ObjectClass, property: PropertyAccessor)? {
    var owner = self
    for name in names.dropLast() {
      guard let index = owner.property(storedAs: name), let target = owner.properties[index].target else {
        return nil
      }
      owner = try .of(target)
    }
    guard let name = names.last, let index = owner.property(storedAs: name) else { return nil }
    return (owner, owner.properties[index])
  }
}

extension ObjectClass {
  /// Whether links and collections of objects lead from the class back to it, directly or by way of other classes.
  var leadsToItself: Bool {
    var (known, rest) = (Set<ObjectIdentifier>(), [self])
    while let next = rest.popLast() {
      for target in next.properties.compactMap(\.target) {
        if ClassHierarchy.isSubtype(type, of: target) || ClassHierarchy.isSubtype(target, of: type) {
          return true
        }
        let classes = ClassIdentity.of(target).hierarchy?.classes ?? [target]
        for other in classes where known.insert(ObjectIdentifier(other)).inserted {
          // The class of a link that can't be stored fails the transaction elsewhere.
          if let other = try? ObjectClass.of(other) { rest.append(other) }
        }
      }
    }
    return false
  }

  /// Returns the stored name of a property of a class. If the class can't be stored or doesn't have the property, returns the
  /// name unchanged; both are errors where the class is used.
  static func storedName(of property: String, in type: Object.Type) -> String {
    let found = try? ObjectClass.of(type)
    return found.flatMap { found in
      found.property(named: property).map { found.properties[$0].definition.name }
    }
      ?? property
  }
}

extension ObjectClass {
  /// Returns the declared names of properties for their stored names, in the order of declaration. Names that the class doesn't
  /// know are last.
  func declaredNames(of storedNames: [String]) -> [String] {
    let known = properties.filter { storedNames.contains($0.definition.name) }
    let others = storedNames.filter { property(storedAs: $0) == nil }
    return known.map(\.name) + others
  }

  /// Returns a path of stored names as a program writes it. Names after a class that can't be stored stay unchanged.
  func declaredPath(of path: PropertyPath) -> String {
    var (owner, names): (ObjectClass?, [String]) = (self, [])
    for name in path.names {
      let known = owner?.accessor(storedAs: name)
      names.append(known?.name ?? name)
      owner = known?.target.flatMap { try? .of($0) }
    }
    return names.joined(separator: ".")
  }

  /// Returns a property or a `LinkingObjects` property by its name in a path.
  func accessor(storedAs name: String) -> PropertyAccessor? {
    property(storedAs: name).map { properties[$0] }
      ?? linkingProperties.first {
        if case .linking(let className, let origin) = $0.step {
          PropertyPath.linking(className, through: origin) == name
        } else {
          false
        }
      }
  }
}

extension PropertyAccessor {
  /// The step of a query path to the value of the property, or to the linking objects.
  var step: Expression.Path.Step {
    if let origin, let target {
      return .linking(
        ObjectClass.tableName(of: target), through: ObjectClass.storedName(of: origin, in: target))
    }
    return definition.isCollection ? .elements(definition.name) : .property(definition.name)
  }
}
