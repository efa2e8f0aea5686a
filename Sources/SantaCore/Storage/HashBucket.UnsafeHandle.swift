/// A bucket of a hash index: hashes of primary keys, each with the key of its row.
///
/// The entries are allocated with the object, so that finding a row causes one cache miss instead of three (benchmark
/// "lookup"). In a segment, after the header drawn at ``Block``:
///
/// ```
/// 20  count     UInt32
/// 24  hashes    UInt32 each, padded to 8 bytes
///     keys      UInt64 each
/// ```
// The unchecked conformance is safe because only the transaction that has the bucket's version writes to it, and only before it
// publishes the snapshot that contains the bucket.
@safe final class HashBucket: RadixLeaf, @unchecked Sendable {
  struct Header {
    let version: Version
    let reference: BlockReference?
    let capacity: Int
    var count = 0
  }

  private typealias Buffer = ManagedBufferPointer<Header, UInt64>

  static let kind = Block.Kind.hashBucket
  private static let smallestCapacity = 8

  /// Unavailable, because only `make` creates instances. It allocates the entries.
  @available(*, unavailable) private init() {}

  static func make(
    version: Version, capacity: Int = smallestCapacity, reference: BlockReference? = nil
  ) -> HashBucket {
    let buffer = Buffer(bufferClass: Self.self, minimumCapacity: hashWordCount(capacity) + capacity) { _, _ in
      Header(version: version, reference: reference, capacity: capacity)
    }
    // Safety: the buffer was created with this class.
    return unsafe unsafeDowncast(buffer.buffer, to: HashBucket.self)
  }

  // Safety of the following: every bucket was created by `make`. The elements have room for `capacity` hashes, followed by as
  // many keys. They are trivial. No pointer to them outlives the call that obtained it, during which the bucket is retained.

  private var buffer: Buffer { Buffer(unsafeBufferObject: self) }

  private var header: Header {
    get { buffer.header }
    set { unsafe buffer.withUnsafeMutablePointerToHeader { unsafe $0.pointee = newValue } }
  }

  private var hashes: UnsafeMutablePointer<UInt32> {
    unsafe buffer.withUnsafeMutablePointerToElements {
      unsafe UnsafeMutableRawPointer($0).assumingMemoryBound(to: UInt32.self)
    }
  }

  private var keys: UnsafeMutablePointer<UInt64> {
    unsafe buffer.withUnsafeMutablePointers { unsafe $1 + Self.hashWordCount($0.pointee.capacity) }
  }

  var version: Version { header.version }
  var reference: BlockReference? { header.reference }
  var count: Int { header.count }
  var isFull: Bool { header.count == header.capacity }

  private static func hashWordCount(_ capacity: Int) -> Int { (capacity + 1) / 2 }

  /// Returns a copy that the transaction of `version` may write to, with room for at least one more entry.
  func copy(version: Version) -> HashBucket {
    let room = isFull ? count * 2 : count + 1
    let new = Self.make(version: version, capacity: max(Self.smallestCapacity, (room + 7) & ~7))
    // Safety: the new bucket has room for `count` hashes and keys.
    unsafe new.hashes.update(from: hashes, count: count)
    unsafe new.keys.update(from: keys, count: count)
    new.header.count = count
    return new
  }

  /// Creates an empty bucket that doesn't need to grow for `count` entries.
  static func make(version: Version, roomFor count: Int) -> HashBucket {
    make(version: version, capacity: max(smallestCapacity, (count + 7) & ~7))
  }

  /// Returns a copy that the transaction of `version` may write to, with room for more entries.
  func copy(version: Version, roomFor added: Int) -> HashBucket {
    let new = Self.make(version: version, roomFor: count + added)
    // Safety: the new bucket has room for `count` hashes and keys.
    unsafe new.hashes.update(from: hashes, count: count)
    unsafe new.keys.update(from: keys, count: count)
    new.header.count = count
    return new
  }

  func hasRoom(for added: Int) -> Bool { header.capacity - header.count >= added }

  subscript(index: Int) -> (hash: UInt32, key: RowKey) {
    require(index >= 0 && index < count, "A bucket has no entry \(index).")
    // Safety: checked above.
    return unsafe (hashes[index], RowKey(rawValue: keys[index]))
  }

  /// Returns the first row with this hash for which `matches` returns true.
  @inline(__always)
  func first(_ hash: UInt32, where matches: (RowKey) -> Bool) -> RowKey? {
    let hashes = unsafe hashes
    for index in 0..<count where unsafe hashes[index] == hash {
      // Safety: below the count.
      let key = unsafe RowKey(rawValue: keys[index])
      if matches(key) { return key }
    }
    return nil
  }

  /// Adds an entry. The caller must own the bucket, which must not be full.
  func append(_ hash: UInt32, _ key: RowKey) {
    require(!isFull, "A full bucket is copied before it takes another entry.")
    // Safety: there is room, as checked.
    unsafe hashes[count] = hash
    unsafe keys[count] = key.rawValue
    header.count += 1
  }

  func remove(_ key: RowKey) -> Bool {
    for index in 0..<count where unsafe keys[index] == key.rawValue {
      // Safety: both indices are below the count.
      unsafe hashes[index] = hashes[count - 1]
      unsafe keys[index] = keys[count - 1]
      header.count -= 1
      return true
    }
    return false
  }

  /// Returns the number of entries whose rows pass a test.
  func count(where isKept: (RowKey) -> Bool) -> Int {
    let keys = unsafe keys
    var result = 0
    // Safety: below the count.
    for index in 0..<count where unsafe isKept(RowKey(rawValue: keys[index])) { result += 1 }
    return result
  }

  /// Removes the entries whose rows don't pass a test. The caller must own the bucket.
  func removeAll(but isKept: (RowKey) -> Bool) {
    let (hashes, keys) = unsafe (hashes, keys)
    var kept = 0
    for index in 0..<count {
      // Safety: `kept` never overtakes `index`, which is below the count.
      guard unsafe isKept(RowKey(rawValue: keys[index])) else { continue }
      unsafe hashes[kept] = hashes[index]
      unsafe keys[kept] = keys[index]
      kept += 1
    }
    header.count = kept
  }

  /// Returns a bucket of the transaction of `version` with the entries whose rows pass a test.
  ///
  /// - Parameter count: the number of these entries.
  func copy(of count: Int, version: Version, where isKept: (RowKey) -> Bool) -> HashBucket {
    let new = Self.make(version: version, capacity: max(Self.smallestCapacity, (count + 7) & ~7))
    for index in 0..<self.count {
      let (hash, key) = self[index]
      if isKept(key) { new.append(hash, key) }
    }
    return new
  }

  /// Moves the entries whose hash has this bit set to a new bucket, and returns the bucket.
  func split(_ bit: UInt32) -> HashBucket {
    let (hashes, keys) = unsafe (hashes, keys)
    var moving = 0
    for index in 0..<count where unsafe hashes[index] & bit != 0 { moving += 1 }
    let other = Self.make(version: version, capacity: max(Self.smallestCapacity, (moving + 7) & ~7))
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
    header.count = kept
    return other
  }

  // MARK: Segments

  /// Returns the size of a block with this many entries.
  static func byteCount(_ count: Int) -> Int { Block.headerByteCount + hashByteCount(count) + count * 8 }

  private static func hashByteCount(_ count: Int) -> Int { hashWordCount(count) * 8 }

  static func decoded(_ block: Block, _ shape: Void) throws(ByteReader.Malformed) -> HashBucket {
    let count = Int(block.load(20, as: UInt32.self))
    guard unsafe block.bytes.count == Block.headerByteCount + hashByteCount(count) + count * 8,
      let base = unsafe block.bytes.baseAddress
    else { throw block.malformed("a bucket's length does not match its number of entries", at: 20) }
    let bucket = make(version: block.version, capacity: count, reference: block.reference)
    // Safety: the block has `count` hashes and keys, as just checked, and the bucket has room for them.
    let start = unsafe base + Block.headerByteCount
    unsafe UnsafeMutableRawPointer(bucket.hashes).copyMemory(from: start, byteCount: count * 4)
    unsafe UnsafeMutableRawPointer(bucket.keys).copyMemory(
      from: start + hashByteCount(count), byteCount: count * 8)
    bucket.header.count = count
    for index in 0..<count where unsafe bucket.keys[index] >= RowKey.limit {
      throw block.malformed("a key in a bucket is out of range", at: 24)
    }
    return bucket
  }

  func write(to writer: inout SegmentWriter) throws(StoreError) -> BlockReference {
    unsafe try writer.append(Self.kind, version, byteCount: Self.byteCount(count)) { bytes in
      // Safety: the block has room for both, as computed above.
      unsafe bytes.storeBytes(of: UInt32(count), toByteOffset: 20, as: UInt32.self)
      let start = Block.headerByteCount
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...]).copyMemory(
        from: UnsafeRawBufferPointer(start: hashes, count: count * 4))
      unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[(start + Self.hashByteCount(count))...])
        .copyMemory(from: UnsafeRawBufferPointer(start: keys, count: count * 8))
    }
  }
}
