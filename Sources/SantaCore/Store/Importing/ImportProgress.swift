/// The progress of an import.
public struct ImportProgress: Hashable, Sendable {
  /// The number of objects that were created or updated and then committed.
  public internal(set) var objectCount = 0
  /// The number of bytes that were read.
  public internal(set) var byteCount = 0
  /// The length of the file; nil if it is not known.
  public internal(set) var totalByteCount: Int?
}
