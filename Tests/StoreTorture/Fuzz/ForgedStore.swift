import Foundation
import SeededNumbers

/// A copy of a store with forged bytes and correct checksums.
struct ForgedStore {
  /// Numbers at the limits of fields.
  private static let edges: [UInt64] = [
    0, 1, 2, 3, 7, 8, 12, 13, 63, 64, 65, 127, 128, 255, 256, 512, 1 << 15, 1 << 16, 1 << 24, 1 << 31,
    UInt64(UInt32.max) - 1, UInt64(UInt32.max), 1 << 32, 1 << 39, 1 << 40, 1 << 47, 1 << 48, 1 << 56,
    1 << 62, UInt64(Int64.max), 1 << 63, .max - 1, .max,
  ]

  /// The files, by name in the directory.
  private var files: [String: ForgedFile]
  private var random: SeededGenerator
  /// Descriptions of the forged bytes, for analysing a failure.
  private(set) var log: [String] = []

  init(copying store: URL, seed: UInt64) throws {
    random = SeededGenerator(seed: seed &* 0x2545_F491_4F6C_DD1D)
    files = [:]
    for (name, _) in try StoreCopy.files(of: store) {
      let bytes = [UInt8](try Data(contentsOf: store.appending(path: name)))
      files[name] = ForgedFile(name: name, bytes)
    }
  }

  /// - Parameter hasVersions: whether the store has a history, which is in its logs and its manifest.
  mutating func forge(hasVersions: Bool) {
    // A store without a mark, for example a copy, is read up to the end of its logs.
    if Int.random(in: 0..<4, using: &random) == 0 {
      files["lock"] = nil
      log.append("no lock")
    }
    if Int.random(in: 0..<40, using: &random) == 0, let name = anyName(of: .log) {
      files[name] = nil
      log.append("no \(name)")
    }
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let kinds: [ForgedFile.Kind] =
        hasVersions
        ? [
          .segment, .segment, .log, .log, .log, .log, .log, .manifest, .manifest, .manifest, .manifest, .mark,
        ]
        : [
          .segment, .segment, .segment, .segment, .segment, .segment, .log, .log, .log, .manifest, .manifest,
          .mark,
        ]
      guard let kind = kinds.randomElement(using: &random), let name = anyName(of: kind) else { continue }
      forge(name)
    }
    for name in files.keys { files[name]?.repair() }
  }

  func write(to directory: URL, copying store: URL) throws {
    try StoreCopy.make(of: store, at: directory)
    for (name, _) in try StoreCopy.files(of: directory) where name != "checkpoint" && !isExternal(name) {
      let file = directory.appending(path: name)
      if let forged = files[name] {
        try Data(forged.bytes).write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
    }
  }

  /// Returns whether a file has external data or belongs to the directory for it. Its bytes are kept, and only references to it
  /// are forged.
  private func isExternal(_ name: String) -> Bool { name.hasPrefix("external/") }

  private mutating func anyName(of kind: ForgedFile.Kind) -> String? {
    files.filter { $0.value.kind == kind }.keys.sorted().randomElement(using: &random)
  }

  private mutating func forge(_ name: String) {
    guard var file = files[name] else { return }
    defer { files[name] = file }
    // Headers are rarely forged, because readers reject nearly all changes to them immediately.
    let isHeaderLeftOut = Int.random(in: 0..<8, using: &random) > 0
    let parts = file.parts.indices.filter { !isHeaderLeftOut || file.parts[$0].kind != .header }
    guard let part = parts.randomElement(using: &random) else { return }
    let forgeable = file.parts[part].firstForgeable..<file.parts[part].range.upperBound
    guard let offset = forgeable.randomElement(using: &random) else { return }
    let way = Int.random(in: 0..<12, using: &random)
    log.append(
      "\(name) \(file.parts[part].kind) at \(file.parts[part].range.lowerBound), byte \(offset), way \(way)")
    switch way {
    case 0, 1: file.set(file.bytes[offset] ^ 1 << UInt8.random(in: 0..<8, using: &random), at: offset)
    case 2: file.set([0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0, at: offset)
    case 3: file.set(file.bytes[offset] &+ (Bool.random(using: &random) ? 1 : 0xFF), at: offset)
    case 4: setWord(UInt16.self, in: &file, forgeable)
    case 5, 6: setWord(UInt32.self, in: &file, forgeable)
    case 7, 8: setWord(UInt64.self, in: &file, forgeable)
    case 9:
      if file.kind == .segment {
        let other = file.parts.indices.randomElement(using: &random) ?? part
        Bool.random(using: &random) ? file.copyBlock(other, over: part) : file.swapBlocks(other, part)
      } else if Int.random(in: 0..<6, using: &random) == 0 {
        file.cut(to: Int.random(in: 0...file.bytes.count, using: &random))
      }
    case 10: splice(&file, part, offset)
    default:
      // A field of one block overwrites a field of another.
      let from = (0..<max(1, file.bytes.count / 8)).randomElement(using: &random) ?? 0
      let to = offset & ~7
      if from * 8 + 8 <= file.bytes.count, forgeable.contains(to), to + 8 <= forgeable.upperBound {
        file.setWord(file.bytes.word(from * 8, as: UInt64.self), at: to)
      }
    }
  }

  /// Replaces a few bytes of a part with bytes from another offset. Their number may differ.
  private mutating func splice(_ file: inout ForgedFile, _ part: Int, _ offset: Int) {
    let room = file.parts[part].kind == .record ? file.parts[part].range.lowerBound + 24 : offset
    let start = max(room, offset)
    guard start <= file.parts[part].range.upperBound else { return }
    let end = min(file.parts[part].range.upperBound, start + Int.random(in: 0...4, using: &random))
    let from = Int.random(in: 0..<file.bytes.count, using: &random)
    let new = Array(file.bytes[from..<min(file.bytes.count, from + Int.random(in: 0...4, using: &random))])
    let change = file.replace(start..<end, of: part, with: new)
    // The mark contains the end of the records.
    if file.kind == .log, change != 0, var mark = files["lock"], !mark.parts.isEmpty {
      for field in [24, 32] {
        mark.setWord(mark.bytes.word(field, as: UInt64.self) &+ UInt64(bitPattern: Int64(change)), at: field)
      }
      files["lock"] = mark
    }
  }

  private mutating func setWord<T: FixedWidthInteger & UnsignedInteger>(
    _ type: T.Type, in file: inout ForgedFile, _ range: Range<Int>
  ) {
    let size = T.bitWidth / 8
    let indices =
      (range.lowerBound + size - 1)
      / size..<max(
        (range.lowerBound + size - 1) / size, range.upperBound / size)
    guard let index = indices.randomElement(using: &random) else { return }
    let old = file.bytes.word(index * size, as: T.self)
    let new: T =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: T(truncatingIfNeeded: Self.edges.randomElement(using: &random) ?? 0)
      case 1: old &+ T(truncatingIfNeeded: Int.random(in: -9...9, using: &random))
      default: old ^ 1 << T.random(in: 0..<T(T.bitWidth), using: &random)
      }
    file.setWord(new, at: index * size)
  }
}
