#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Makes a copy of a store from the changes of its order: a server gives it to new replicas instead of all changes.
///
/// ```swift
/// var maker = try CopyMaker(lastCopy)
/// try maker.apply(changesSince)
/// let copy = try maker.copy()
/// ```
///
/// It has the whole state of the store in memory. A copy is itself a change, of the state before the first one.
public struct CopyMaker: Sendable {
  private var state: OrderState

  /// - Parameter copy: a former copy; nil for the state before the first change.
  /// - Throws: ``ChangeError`` if the bytes are not those of a copy.
  /// - Complexity: O(*n*) for a copy of *n* objects.
  public init(_ copy: Data? = nil) throws(ChangeError) {
    do { state = try copy.map { try OrderState(copy: Array($0)) } ?? OrderState() } catch {
      throw ChangeError(description: "\(error)")
    }
  }

  /// Applies the next changes of the order. If one of them can't be read, nothing is applied.
  ///
  /// - Parameter changes: the bytes of each.
  /// - Throws: ``ChangeError``, as for changes that a newer program has made.
  public mutating func apply(_ changes: [Data]) throws(ChangeError) {
    do { try state.apply(changes.lazy.map { Array($0) }) } catch {
      throw ChangeError(description: "\(error)")
    }
  }

  /// The copy.
  ///
  /// - Throws: ``ChangeError``
  /// - Complexity: O(*n*) for *n* objects.
  public func copy() throws(ChangeError) -> Data {
    do { return Data(try state.copy()) } catch { throw ChangeError(description: "\(error)") }
  }

  /// The CRC-32C of a copy, by which a replica notices that it was damaged on its way.
  public static func checksum(_ copy: Data) -> UInt32 { OrderState.checksum(Array(copy)) }
}
