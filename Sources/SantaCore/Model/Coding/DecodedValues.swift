/// The given values of an object, decoded without creating the object.
struct DecodedValues<Element: Object>: Decodable {
  let values: [String: Any]

  init(from decoder: any Decoder) throws {
    do {
      values = try ObjectDecoding(decoder, createsObjects: false).givenValues(
        try ObjectClass.of(Element.self), from: decoder, depth: 0)
    } catch DecodingError.typeMismatch(_, let context) where context.codingPath.isEmpty {
      // The error of this call says only that there is no array.
      guard (try? decoder.unkeyedContainer()) != nil else {
        throw DecodingError.typeMismatch([String: Any].self, context)
      }
      throw DecodingError.typeMismatch(
        [String: Any].self,
        .init(
          codingPath: [],
          debugDescription:
            "An array was found instead of one object. Write create([\(Element.self)].self, json:) for an array, or "
            + "importJSON(\(Element.self).self, from:) for a file."))
    }
  }
}
