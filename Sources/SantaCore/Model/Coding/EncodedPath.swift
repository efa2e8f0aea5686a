/// The objects around an object that is being encoded, outermost first.
// Guard of the unchecked conformance: a path is used only by the synchronous call of the encoder that it was created for.
struct EncodedPath: @unchecked Sendable {
  /// The path of the object whose class encodes itself, and may encode further objects.
  @TaskLocal static var current = EncodedPath()

  private(set) var objects: [Object] = []
  /// Whether objects encode themselves if their classes are `Encodable`. Otherwise, all stored properties are encoded by name.
  let usesOwnFunctions: Bool
  /// Notes the linked objects, which are encoded as links to them; nil if they are encoded with their values.
  let links: CopiedLinks?

  init() { (usesOwnFunctions, links) = (true, nil) }

  /// Creates the path for copying an object.
  init(copying links: CopiedLinks) { (usesOwnFunctions, self.links) = (false, links) }

  var isAtLimit: Bool { objects.count >= NestingLimit.levels }

  func contains(_ object: Object) -> Bool { objects.contains(object) }

  func extended(by object: Object) -> EncodedPath {
    var path = self
    path.objects.append(object)
    return path
  }
}
