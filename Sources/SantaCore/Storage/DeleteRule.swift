/// The effect of deleting an object on the objects that it links to through a property.
enum DeleteRule: UInt8, Sendable {
  case keep = 0
  case cascade = 1
}
