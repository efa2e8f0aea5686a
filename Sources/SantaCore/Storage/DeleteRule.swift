/// What deleting an object does to the objects that one of its links leads to.
enum DeleteRule: UInt8, Sendable {
  case keep = 0
  case cascade = 1
}
