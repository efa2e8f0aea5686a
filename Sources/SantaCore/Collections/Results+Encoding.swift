extension Results: Encodable {
  /// Encodes the objects as an array. Each object is encoded by the method of its class, or, if the class isn't `Encodable`, as
  /// its stored properties with their names.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(store.objects(Stop.self).where { $0.region == "Arctic" })
  /// ```
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for object in self { try container.encode(EncodedObject(object, within: .current)) }
  }
}
