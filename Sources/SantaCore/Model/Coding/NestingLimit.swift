/// The limit of objects within objects, in what is encoded, decoded or created from nested values.
///
/// Each level takes several stack frames of an encoder, so that a long chain of objects would exhaust the stack. Nested
/// documents have far fewer levels.
enum NestingLimit {
  static let levels = 100
}
