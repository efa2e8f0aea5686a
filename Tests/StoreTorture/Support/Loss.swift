/// What must never happen: something is lost, doubled, wrong, or damaged without being told.
struct Loss: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
