/// The names of properties along links, the last of which is the one meant.
struct PropertyPath: Hashable, Sendable, CustomStringConvertible {
  var names: [String]

  var description: String { names.joined(separator: ".") }
}
