/// Formats numbers as strings, identically in every locale.
///
/// `package`, because only the command line prints numbers. Programs that use the library have formatters.
package enum NumberText {
  /// Returns the number in groups of three digits: 7,700,000,000.
  package static func grouped(_ number: Int) -> String {
    var result = number < 0 ? "-" : ""
    let digits = Array(String(number.magnitude))
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result += "," }
      result.append(digit)
    }
    return result
  }

  /// Returns the number with at most `decimals` decimals, without trailing zeros: 12.5, -3, 0.
  package static func decimal(_ number: Double, decimals: Int = 1) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (number * Double(scale)).rounded()
    // Above this limit, a `Double` hardly has decimals left to round. All integers below it fit into an `Int`.
    guard scaled.magnitude < 1e15 else { return "\(number)" }
    let units = Int(scaled)
    let whole = String(units.magnitude / UInt(scale))
    var fraction = String(units.magnitude % UInt(scale) + UInt(scale)).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    let sign = units < 0 ? "-" : ""
    return fraction.isEmpty ? sign + whole : "\(sign)\(whole).\(fraction)"
  }
}
