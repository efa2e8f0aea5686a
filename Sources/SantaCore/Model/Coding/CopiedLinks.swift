/// The objects that a copy of an object consists of, each once, in the order in which they were found.
///
/// While an object is encoded for its copy, each link is encoded as a ``Link``, and the linked object is noted here. Shared
/// objects are therefore copied once, and cycles end.
final class CopiedLinks {
  /// Stands for a link to a noted object.
  struct Link: Encodable {
    let index: Int

    // Only `ValueEncoder` encodes links, and keeps them unchanged.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(index)
    }
  }

  private(set) var objects: [Object] = []
  private var indices: [Object: Int] = [:]

  @discardableResult
  func link(to object: Object) -> Link {
    if let known = indices[object] { return Link(index: known) }
    indices[object] = objects.count
    objects.append(object)
    return Link(index: objects.count - 1)
  }
}
