/// A failure of the store: data that is lost, duplicated, wrong, or damaged without an error.
struct Loss: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
