#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Values of Foundation's classes, such as the `NSNumber`s that `JSONSerialization` returns, or `date as NSDate`.
///
/// The function recognises them by the names of their classes, because not all Foundation libraries have these classes. A cast to a Swift
/// type converts such a value.
enum FoundationValue {
  /// Returns the value as a value of a Swift type; nil for a value of any other class, and for a number that no type has.
  static func scalar(_ value: Any) -> (any PersistableScalar)? {
    guard type(of: value) is AnyClass else { return nil }
    let name = "\(type(of: value))"
    guard name.contains("NS") else { return nil }
    // A boolean can also be cast to a number, and a decimal number to a `Double`.
    if name.contains("Boolean") { return value as? Bool }
    if name.contains("Decimal") { return value as? Decimal }
    if let number: any PersistableScalar = value as? Int ?? value as? UInt64 ?? value as? Double {
      return number
    }
    if let string = value as? String { return string }
    if let date = value as? Date { return date }
    if let data = value as? Data { return data }
    return value as? UUID
  }
}
