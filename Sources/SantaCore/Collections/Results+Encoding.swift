extension Results: Encodable {
  /// Encodes the objects as an array, each with the function of its class, or as its stored properties by their names if
  /// the class is not `Encodable`.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(store.objects(Stop.self).where { $0.region == "Arctic" })
  /// ```
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for object in self { try container.encode(EncodedObject(object, within: .current)) }
  }
}
