#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StoredValue {
  /// The value as a literal in query syntax.
  var literal: String {
    switch self {
    case .null: "nil"
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .float(let value): Self.literal(value, "\(value)")
    case .double(let value): Self.literal(value, "\(value)")
    case .string(let value): Self.literal(value)
    case .data(let value): "CAST(\"\(value.base64EncodedString())\", \"NSData\")"
    case .date(let value): "CAST(\(Self.literal(value, "\(value)")), \"NSDate\")"
    case .uuid(let value): "CAST(\"\(value.uuidString)\", \"NSUUID\")"
    case .link(let key): "OBJECT(\(key))"
    case .decimal(let value): DecimalNumber(value)?.text ?? "NaN"
    case .list, .map:
      // A value that can't be stored, for example one that contains a decimal NaN, has no bytes, and therefore no literal.
      AnyValue.byteCount(of: self) == nil
        ? text : "CAST(\"\(Data(AnyValue.bytes(of: self)).base64EncodedString())\", \"AnyPersistable\")"
    }
  }

  private static func literal<Number: BinaryFloatingPoint>(_ number: Number, _ text: String) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    return text
  }

  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
