extension StoredValue {
  /// How many characters a text has, as Swift counts them, or how many bytes data has; null for other values.
  var size: StoredValue {
    switch self {
    case .string(let text): .int(Int64(text.count))
    case .data(let data): .int(Int64(data.count))
    default: .null
    }
  }
}
