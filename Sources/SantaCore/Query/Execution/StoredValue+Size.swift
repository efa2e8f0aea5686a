extension StoredValue {
  /// The number of characters of a string as Swift counts them, or the number of bytes of data; null for other values.
  var size: StoredValue {
    switch self {
    case .string(let text): .int(Int64(text.count))
    case .data(let data): .int(Int64(data.count))
    default: .null
    }
  }
}
