import Foundation

/// A file of a store, divided into parts with a checksum each, so that a part can be forged and its checksum corrected.
/// `docs/file-format.md` shows the parts.
struct ForgedFile {
  enum Kind {
    case manifest, segment, log, mark
  }

  struct Part {
    enum Kind {
      case header, manifestBody, block, record, mark
    }

    var kind: Kind
    var range: Range<Int>

    /// The offset of the first byte that the checksum covers and that is worth forging.
    var firstForgeable: Int {
      switch kind {
      case .header: range.lowerBound + 8
      case .block: range.lowerBound + 4
      case .record: range.lowerBound + 8
      case .manifestBody, .mark: range.lowerBound
      }
    }

    /// The end of the part including its checksum. A manifest has the checksum after its body, all other parts contain it.
    var endOfChecksum: Int { range.upperBound + (kind == .manifestBody ? 4 : 0) }
  }

  let kind: Kind
  private(set) var bytes: [UInt8]
  private(set) var parts: [Part]

  /// Returns nil for a file without checksums.
  init?(name: String, _ bytes: [UInt8]) {
    switch name {
    case "manifest": kind = .manifest
    case "lock": kind = .mark
    case _ where name.hasPrefix("segments/"): kind = .segment
    case _ where name.hasPrefix("log."): kind = .log
    default: return nil
    }
    guard bytes.count >= (kind == .mark ? 48 : 36) else { return nil }
    self.bytes = bytes
    parts = kind == .mark ? [Part(kind: .mark, range: 0..<48)] : [Part(kind: .header, range: 0..<32)]
    switch kind {
    case .mark: break
    case .manifest: parts.append(Part(kind: .manifestBody, range: 32..<(bytes.count - 4)))
    case .segment:
      var start = 32
      while start + 24 <= bytes.count {
        let end = start + Int(bytes.word(start + 4, as: UInt32.self))
        guard end > start, end <= bytes.count else { break }
        parts.append(Part(kind: .block, range: start..<end))
        start = end
      }
    case .log:
      var start = 32
      while start + 24 <= bytes.count, bytes[start..<(start + 24)].contains(where: { $0 != 0 }) {
        let end = start + 24 + Int(bytes.word(start, as: UInt32.self))
        guard end <= bytes.count else { break }
        parts.append(Part(kind: .record, range: start..<end))
        start = end
      }
    }
  }

  // MARK: Forging

  mutating func set(_ byte: UInt8, at offset: Int) { bytes[offset] = byte }

  mutating func setWord<T: FixedWidthInteger>(_ value: T, at offset: Int) { bytes.setWord(value, at: offset) }

  /// Replaces bytes of a part, which may change its length, and corrects the stored length. Only records and manifest bodies
  /// can change: a block must keep its length, because other blocks refer to later ones by offset.
  ///
  /// - Returns: the number of bytes by which the file has grown.
  mutating func replace(_ range: Range<Int>, of part: Int, with new: [UInt8]) -> Int {
    let change = new.count - range.count
    guard parts[part].kind == .record || parts[part].kind == .manifestBody else { return 0 }
    bytes.replaceSubrange(range, with: new)
    for index in part..<parts.count {
      let old = parts[index].range
      let start = index == part ? old.lowerBound : old.lowerBound + change
      parts[index].range = start..<(old.upperBound + change)
    }
    let whole = parts[part].range
    if parts[part].kind == .record {
      bytes.setWord(UInt32(whole.count - 24), at: whole.lowerBound)
    } else {
      bytes.setWord(UInt64(whole.count), at: 16)
    }
    return change
  }

  /// Copies one block over another that is at least as long.
  mutating func copyBlock(_ source: Int, over target: Int) {
    let (from, to) = (parts[source].range, parts[target].range)
    guard parts[source].kind == .block, parts[target].kind == .block, from.count <= to.count else { return }
    bytes.replaceSubrange(to.lowerBound..<(to.lowerBound + from.count), with: Array(bytes[from]))
  }

  mutating func swapBlocks(_ first: Int, _ second: Int) {
    let (one, other) = (parts[first].range, parts[second].range)
    guard parts[first].kind == .block, parts[second].kind == .block, one.count == other.count, one != other
    else { return }
    let saved = Array(bytes[one])
    bytes.replaceSubrange(one, with: Array(bytes[other]))
    bytes.replaceSubrange(other, with: saved)
  }

  mutating func cut(to length: Int) {
    bytes.removeSubrange(length...)
    parts.removeAll { $0.endOfChecksum > length }
  }

  // MARK: Checksums

  /// Corrects all checksums.
  mutating func repair() {
    for part in parts {
      let (start, end) = (part.range.lowerBound, part.range.upperBound)
      switch part.kind {
      case .header: bytes.setWord(Castagnoli.checksum(bytes[start..<(start + 28)]), at: start + 28)
      case .manifestBody: bytes.setWord(Castagnoli.checksum(bytes[start..<end]), at: end)
      case .mark: bytes.setWord(Castagnoli.checksum(bytes[start..<(start + 44)]), at: start + 44)
      case .block:
        // A reader uses the length in the block, if it is valid.
        let said = Int(bytes.word(start + 4, as: UInt32.self))
        let length = said >= 24 && said % 8 == 0 && said <= bytes.count - start ? said : end - start
        bytes.setWord(Castagnoli.checksum(bytes[(start + 4)..<(start + length)]), at: start)
      case .record:
        bytes.setWord(
          Castagnoli.checksum(bytes[start..<(start + 4)], bytes[(start + 8)..<end]), at: start + 4)
      }
    }
  }
}
