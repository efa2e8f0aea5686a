/// The name of a property or the key of a map, as a coding key.
struct PropertyKey: CodingKey {
  let stringValue: String

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.init(stringValue) }

  // Properties aren't numbered.
  var intValue: Int? { nil }
  init?(intValue: Int) { nil }
}
