extension Results: Encodable {
  /// Encodes the objects as an array. See ``Object/encode(to:)``.
  ///
  /// ```swift
  /// let data = try JSONEncoder().encode(store.objects(Stop.self).where { $0.region == "Arctic" })
  /// ```
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for object in self { try container.encode(object) }
  }
}
