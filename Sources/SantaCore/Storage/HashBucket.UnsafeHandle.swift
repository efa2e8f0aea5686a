/// A bucket of a hash index: hashes, then the keys of the rows that have them, in one run of bytes.
///
/// In a segment (``Block`` draws what precedes):
///
/// ```
/// 20  count     UInt32
/// 24  hashes    UInt32 each, padded to 8 bytes
///     keys      UInt64 each
/// ```
// Guard of the unchecked conformance: written only by the transaction whose version it carries, before the snapshot
// that holds it is published.
@safe final class HashBucket: RadixLeaf, @unchecked Sendable {
  static let kind = Block.Kind.hashBucket

  let version: Version
  let reference: BlockReference?
  private(set) var count = 0
  private var capacity: Int
  /// The hashes, and behind the room for `capacity` of them the keys.
  private var hashes: UnsafeMutablePointer<UInt32>
  private var keys: UnsafeMutablePointer<UInt64>
  /// Owns the bytes of a bucket that lies in a segment, which is never written to.
  private let file: MappedFile?

  init(version: Version, capacity: Int = 8) {
    self.version = version
    self.capacity = capacity
    file = nil
    reference = nil
    unsafe (hashes, keys) = Self.allocate(capacity)
  }

  private static func hashByteCount(_ capacity: Int) -> Int { (capacity * 4 + 7) & ~7 }

  private static func allocate(_ capacity: Int) -> (
    UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt64>
  ) {
    // Safety: one block with room for both, owned by the bucket and freed in `deinit` or when it grows.
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: hashByteCount(capacity) + capacity * 8, alignment: 8)
    return unsafe (
      block.bindMemory(to: UInt32.self, capacity: capacity),
      (block + hashByteCount(capacity)).bindMemory(to: UInt64.self, capacity: capacity)
    )
  }

  deinit {
    // Safety: the only owner of the block goes away; a mapping's bytes belong to the mapping.
    if file == nil { unsafe hashes.deallocate() }
  }

  /// A copy that the transaction of `version` may write to, with room for one more.
  func copy(version: Version) -> HashBucket {
    let new = HashBucket(version: version, capacity: max(8, (count + 8) & ~7))
    // Safety: the new block has room for `count` of both.
    unsafe new.hashes.update(from: hashes, count: count)
    unsafe new.keys.update(from: keys, count: count)
    new.count = count
    return new
  }

  subscript(index: Int) -> (hash: UInt32, key: RowKey) {
    precondition(index >= 0 && index < count, "A bucket has no entry \(index).")
    // Safety: checked above.
    return unsafe (hashes[index], RowKey(rawValue: keys[index]))
  }

  /// The row among those with this hash for which `matches` holds.
  @inline(__always)
  func first(_ hash: UInt32, where matches: (RowKey) -> Bool) -> RowKey? {
    for index in 0..<count where unsafe hashes[index] == hash {
      // Safety: below the count.
      let key = unsafe RowKey(rawValue: keys[index])
      if matches(key) { return key }
    }
    return nil
  }

  func append(_ hash: UInt32, _ key: RowKey) {
    if count == capacity { grow() }
    // Safety: there is room now.
    unsafe hashes[count] = hash
    unsafe keys[count] = key.rawValue
    count += 1
  }

  private func grow() {
    let wanted = capacity * 2
    let (newHashes, newKeys) = unsafe Self.allocate(wanted)
    // Safety: the new block has room for twice as many. A bucket of a segment is copied before it is written to.
    unsafe newHashes.update(from: hashes, count: count)
    unsafe newKeys.update(from: keys, count: count)
    unsafe hashes.deallocate()
    unsafe (hashes, keys) = (newHashes, newKeys)
    capacity = wanted
  }

  func remove(_ key: RowKey) -> Bool {
    for index in 0..<count where unsafe keys[index] == key.rawValue {
      // Safety: below the count, and so is the last one, which takes the place.
      unsafe hashes[index] = hashes[count - 1]
      unsafe keys[index] = keys[count - 1]
      count -= 1
      return true
    }
    return false
  }

  /// Moves to another bucket the entries whose hash has this bit.
  func split(_ bit: UInt32, into other: HashBucket) {
    var kept = 0
    for index in 0..<count {
      // Safety: `kept` never overtakes `index`, which is below the count.
      let (hash, key) = unsafe (hashes[index], keys[index])
      if hash & bit != 0 {
        other.append(hash, RowKey(rawValue: key))
      } else {
        unsafe hashes[kept] = hash
        unsafe keys[kept] = key
        kept += 1
      }
    }
    count = kept
  }

  // MARK: Segments

  static func admitted(_ block: Block, _ shape: Void) throws(ByteReader.Malformed) -> HashBucket {
    let count = Int(block.load(20, as: UInt32.self))
    guard
      unsafe block.bytes.count == Block.headerByteCount + hashByteCount(count) + count * 8,
      let base = unsafe block.bytes.baseAddress
    else { throw block.malformed("a bucket has not as many entries as it says", at: 20) }
    // Safety: the block holds `count` of both, as just checked, is aligned to 8, and is kept by `file`.
    let start = unsafe UnsafeMutableRawPointer(mutating: base) + Block.headerByteCount
    let bucket = unsafe HashBucket(
      block, count: count, hashes: start.assumingMemoryBound(to: UInt32.self),
      keys: (start + hashByteCount(count)).assumingMemoryBound(to: UInt64.self))
    for index in 0..<count where unsafe bucket.keys[index] >= RowKey.limit {
      throw block.malformed("a bucket holds a key that can't be", at: 24)
    }
    return bucket
  }

  private init(
    _ block: Block, count: Int, hashes: UnsafeMutablePointer<UInt32>, keys: UnsafeMutablePointer<UInt64>
  ) {
    version = block.version
    reference = block.reference
    file = block.file
    self.count = count
    capacity = count
    // Safety: the mapping is held by this object.
    unsafe self.hashes = unsafe hashes
    unsafe self.keys = unsafe keys
  }

  func write(to writer: inout SegmentWriter) throws(StoreError) -> BlockReference {
    let byteCount = Block.headerByteCount + Self.hashByteCount(count) + count * 8
    return unsafe try writer.append(Self.kind, version, byteCount: byteCount) { bytes in
      // Safety: the block has room for both, as counted above.
      unsafe bytes.storeBytes(of: UInt32(count), toByteOffset: 20, as: UInt32.self)
      let start = Block.headerByteCount
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).copyMemory(
        from: UnsafeRawBufferPointer(start: hashes, count: count * 4))
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(start + Self.hashByteCount(count))...])
        .copyMemory(
          from: UnsafeRawBufferPointer(start: keys, count: count * 8))
    }
  }
}
