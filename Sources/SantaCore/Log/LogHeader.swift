/// The header of a log: a ``FileHeader`` whose value is the version before the first record. The same version is in the name of
/// the file.
enum LogHeader {
  static let kind = FileHeader.Kind(magic: "SANTALOG")
  static let byteCount = FileHeader.byteCount

  static func encode(base: Version) -> [UInt8] { FileHeader.encode(kind, base.rawValue) }

  /// Checks a header.
  ///
  /// - Returns: the format version of the log.
  static func check(_ bytes: [UInt8], base: Version, path: String) throws(StoreError) -> UInt32 {
    let (value, formatVersion) = try FileHeader.check(bytes, kind, path: path)
    guard value == base.rawValue else {
      throw .corrupt(path, offset: 16, "the header belongs to a log with another name")
    }
    return formatVersion
  }
}
