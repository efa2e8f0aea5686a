/// The limits of a batch, and whether records with errors are left out.
struct BatchLimits: Sendable {
  var count: Int
  var byteCount: Int
  var skipsErrors: Bool
}
