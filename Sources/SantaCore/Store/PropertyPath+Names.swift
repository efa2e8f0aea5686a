extension PropertyPath {
  /// Parses a path such as `"link.value"` and checks it against a class.
  ///
  /// - Throws: `.invalidKeyPath`, with a message that lists the properties of the class or suggests one of them.
  init(_ text: String, of type: Object.Type) throws(StoreError) {
    var names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var type = type
    for (index, name) in names.enumerated() {
      let objectClass = try ObjectClass.of(type)
      if let linking = objectClass.linkingProperties.first(where: { $0.name == name }),
        let origin = linking.origin, let target = linking.target
      {
        names[index] = PropertyPath.linking(
          ObjectClass.tableName(of: target), through: ObjectClass.storedName(of: origin, in: target))
        type = target
        continue
      }
      guard let propertyIndex = objectClass.property(named: name) else {
        let known = objectClass.propertyNames
        throw StoreError(
          .invalidKeyPath,
          "\(objectClass.name) has no property \"\(name)\" (in the key path \"\(text)\").",
          remedy: Spelling.nearest(to: name, among: known).map { "Did you mean \"\($0)\"?" }
            ?? "Use one of its properties: \(known.joined(separator: ", ")).")
      }
      names[index] = objectClass.properties[propertyIndex].definition.name
      guard index < names.count - 1 else { break }
      guard let target = objectClass.properties[propertyIndex].target else {
        throw StoreError(
          .invalidKeyPath,
          "\(objectClass.name).\(name) is not a link, so the key path \"\(text)\" can't continue after it.",
          remedy: "End the key path there, or name a link.")
      }
      type = target
    }
    self.init(names: names)
  }
}
