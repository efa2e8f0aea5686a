#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes a copy of a store from the changes of its order. A server gives the copy to new replicas instead of all changes.
///
/// ```swift
/// var maker = try CopyMaker(lastCopy)
/// try maker.apply(changesSince)
/// let copy = try maker.copy()
/// ```
///
/// It keeps the whole state of the store in memory. A copy is itself a change, which is applied to the state before the first
/// change.
public struct CopyMaker: Sendable {
  private var state: OrderState

  /// Creates a maker that continues from a copy.
  ///
  /// - Parameter copy: an earlier copy; nil for the state before the first change.
  /// - Throws: ``ChangeError`` if the bytes aren't a copy.
  /// - Complexity: O(*n*) for a copy of *n* objects.
  public init(_ copy: Data? = nil) throws(ChangeError) {
    do { state = try copy.map { try OrderState(copy: Array($0)) } ?? OrderState() } catch {
      throw ChangeError(description: "\(error)")
    }
  }

  /// Applies the next changes of the order. If one of them can't be read, none is applied.
  ///
  /// - Parameter changes: the bytes of each change.
  /// - Throws: ``ChangeError`` if a change can't be read, for example because a newer program made it.
  public mutating func apply(_ changes: [Data]) throws(ChangeError) {
    do { try state.apply(changes.lazy.map { Array($0) }) } catch {
      throw ChangeError(description: "\(error)")
    }
  }

  /// Returns the copy.
  ///
  /// - Throws: ``ChangeError``
  /// - Complexity: O(*n*) for *n* objects.
  public func copy() throws(ChangeError) -> Data {
    do { return Data(try state.copy()) } catch { throw ChangeError(description: "\(error)") }
  }

  /// The digest of the state, as replicas send it to a server to compare their states.
  ///
  /// - Complexity: O(*n*) for *n* objects.
  @_spi(Server) public var digest: String { StateDigest.text(state.digest) }

  /// Whether two digests were calculated in the same way, so that different ones show different states.
  @_spi(Server) public static func areComparable(_ left: String, _ right: String) -> Bool {
    left.hasPrefix(StateDigest.form) && right.hasPrefix(StateDigest.form)
  }

  /// Returns the CRC-32C of a copy. With it, a replica detects a copy that was damaged in transit.
  public static func checksum(_ copy: Data) -> UInt32 { OrderState.checksum(Array(copy)) }
}
