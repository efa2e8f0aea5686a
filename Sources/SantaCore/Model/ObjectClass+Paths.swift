extension ObjectClass {
  /// The property at the end of a path along to-one links, and its class; nil if there is none.
  func property(
    along names: [String]
  ) throws(StoreError) -> (owner: ObjectClass, property: PropertyAccessor)? {
    var owner = self
    for name in names.dropLast() {
      guard let index = owner.property(named: name), let target = owner.properties[index].target else {
        return nil
      }
      owner = try .of(target)
    }
    guard let name = names.last, let index = owner.property(named: name) else { return nil }
    return (owner, owner.properties[index])
  }
}

extension PropertyAccessor {
  /// The step of a query path to the value of the property, or to the linking objects.
  var step: Expression.Path.Step {
    if let origin, let target { return .linking(ObjectClass.name(of: target), through: origin) }
    return definition.isCollection ? .elements(name) : .property(name)
  }
}
