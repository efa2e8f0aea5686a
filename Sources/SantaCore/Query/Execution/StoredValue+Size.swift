extension StoredValue {
  /// The number of characters of a text as Swift counts them, or of bytes of data; null for other values.
  var size: StoredValue {
    switch self {
    case .string(let text): .int(Int64(text.count))
    case .data(let data): .int(Int64(data.count))
    default: .null
    }
  }
}
