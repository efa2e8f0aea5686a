/// How many bytes the stores of a stream are sent that they have not applied.
struct StreamWindow {
  /// Of all stores together.
  var byteCount = 64 << 20
  /// Of one of them.
  var limits = (256 << 10)...(16 << 20)

  /// The window of each of some stores. There may be none, as when all have left before a connection is made.
  func share(of storeCount: Int) -> Int {
    min(max(byteCount / max(storeCount, 1), limits.lowerBound), limits.upperBound)
  }
}
