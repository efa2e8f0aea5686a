/// The number of bytes that may be sent to the stores of a stream before they have applied them.
struct StreamWindow {
  /// The limit for all stores together.
  var byteCount = 64 << 20
  /// The bounds of the limit for a single store.
  var limits = (256 << 10)...(16 << 20)

  /// Returns the window of each store. There might be no stores, for example if all have left before a connection is made.
  func share(of storeCount: Int) -> Int {
    min(max(byteCount / max(storeCount, 1), limits.lowerBound), limits.upperBound)
  }
}
