/// The limit for nested objects that are encoded, decoded or created from values.
///
/// Each level takes several stack frames of an encoder, so a long chain of objects would exhaust the stack. Nested documents
/// have far fewer levels.
enum NestingLimit {
  static let levels = 100
}
