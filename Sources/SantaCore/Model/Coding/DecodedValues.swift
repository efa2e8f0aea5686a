/// The given values of an object, decoded without creating it.
struct DecodedValues<Element: Object>: Decodable {
  let values: [String: Any]

  init(from decoder: any Decoder) throws {
    values = try ObjectDecoding(decoder, usesOwnInitializers: false).values(
      try ObjectClass.of(Element.self), from: decoder, depth: 0)
  }
}
