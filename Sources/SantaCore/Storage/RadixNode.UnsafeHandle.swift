import Synchronization

/// A node of a radix tree, with up to 64 children. A child in a segment is loaded when it is first needed.
///
/// Each child has one word, so that finding a leaf takes one load per level, and copying a node copies words:
///
/// ```
/// 0      no child
/// odd    the reference of a child, shifted left by one bit
/// even   the address of a child object, which the node owns
/// ```
///
/// In a segment, after the header drawn at ``Block``:
///
/// ```
/// 17  level       UInt8    0 where the children are leaves
/// 24  present     UInt64   one bit for each child
/// 32  references  UInt64   one for each bit
/// ```
// The unchecked conformance is safe because only the transaction that has the node's version writes to it, and only before it
// publishes the snapshot that contains the node. After that, a word changes at most once, atomically, from a reference to the
// child with that reference.
@safe final class RadixNode: VersionedBlock, @unchecked Sendable {
  static let bits = 6
  static let fanout = 1 << bits
  /// The maximum height of a tree. Indices of chunks and buckets have at most 40 bits.
  static let maximumHeight = 7

  let version: Version
  /// The number of levels between the node and the leaves.
  let level: Int
  private(set) var childCount = 0
  /// The `RadixLoader` for the tree's type of leaf; nil if the tree was never read from a file.
  let loader: AnyObject?
  let reference: BlockReference?
  private let words: UnsafeMutablePointer<Atomic<UInt>>

  init(version: Version, level: Int, loader: AnyObject?, reference: BlockReference? = nil) {
    self.version = version
    self.reference = reference
    self.level = level
    self.loader = loader
    // Safety: all words are initialised once, here. The node owns them and frees them in `deinit`.
    unsafe words = .allocate(capacity: Self.fanout)
    for childIndex in 0..<Self.fanout { unsafe (words + childIndex).initialize(to: Atomic(0)) }
  }

  deinit {
    // Safety: every even word other than 0 is an object that this node retained.
    for childIndex in 0..<Self.fanout { unsafe Self.release(words[childIndex].load(ordering: .acquiring)) }
    unsafe words.deinitialize(count: Self.fanout)
    unsafe words.deallocate()
  }

  private static func isObject(_ word: UInt) -> Bool { word != 0 && word & 1 == 0 }

  private static func release(_ word: UInt) {
    guard isObject(word), let address = unsafe UnsafeRawPointer(bitPattern: word) else { return }
    // Safety: `passRetained` created the word, which isn't used after this call.
    unsafe Unmanaged<AnyObject>.fromOpaque(address).release()
  }

  /// Returns a copy that the transaction of `version` may write to. It shares the children.
  func copy(version: Version) -> RadixNode {
    let new = RadixNode(version: version, level: level, loader: loader)
    new.childCount = childCount
    for childIndex in 0..<Self.fanout { new.share(word(childIndex), at: childIndex) }
    return new
  }

  private func share(_ word: UInt, at childIndex: Int) {
    if Self.isObject(word), let address = unsafe UnsafeRawPointer(bitPattern: word) {
      // Safety: the word is a child of the node that is being copied. The node retains it.
      _ = unsafe Unmanaged<AnyObject>.fromOpaque(address).retain()
    }
    setWord(word, at: childIndex)
  }

  /// Returns the word of a child. Equal words stand for the same child.
  func word(_ childIndex: Int) -> UInt {
    // Safety: callers pass an index below the fanout.
    unsafe words[childIndex].load(ordering: .acquiring)
  }

  private func setWord(_ word: UInt, at childIndex: Int) {
    // Safety: as above.
    unsafe words[childIndex].store(word, ordering: .releasing)
  }

  /// Returns the reference of a child that hasn't been loaded, or nil if it has been loaded or doesn't exist.
  func unloadedReference(_ childIndex: Int) -> BlockReference? {
    let word = word(childIndex)
    return word & 1 == 1 ? BlockReference(rawValue: UInt64(word >> 1)) : nil
  }

  /// Sets or removes a child. The caller must own the node.
  func setChild(_ child: AnyObject?, at childIndex: Int) {
    let old = word(childIndex)
    // Safety: `release` balances this when the word is replaced or the node is deinitialised.
    let new = child.map { unsafe UInt(bitPattern: Unmanaged.passRetained($0).toOpaque()) } ?? 0
    setWord(new, at: childIndex)
    childCount += (new == 0 ? 0 : 1) - (old == 0 ? 0 : 1)
    Self.release(old)
  }

  /// Adds a child that is in a segment and isn't loaded yet. The caller must own the node.
  func setUnloadedChild(_ reference: BlockReference, at childIndex: Int) {
    setWord(UInt(reference.rawValue << 1 | 1), at: childIndex)
    childCount += 1
  }

  // MARK: Children

  /// Returns the address of a child object, and loads the child first if necessary. Its class depends on the level.
  @inline(__always)
  private func address<Leaf: RadixLeaf>(_ childIndex: Int, of tree: Leaf.Type) -> UnsafeRawPointer? {
    var word = word(childIndex)
    if word & 1 == 1 { word = load(childIndex, word, of: tree) }
    return unsafe UnsafeRawPointer(bitPattern: word)
  }

  func node<Leaf: RadixLeaf>(_ childIndex: Int, of tree: Leaf.Type) -> RadixNode? {
    // Safety: above level 0, all children are nodes.
    unsafe address(childIndex, of: tree).map {
      unsafe Unmanaged<RadixNode>.fromOpaque($0).takeUnretainedValue()
    }
  }

  func leaf<Leaf: RadixLeaf>(_ childIndex: Int, of tree: Leaf.Type) -> Leaf? {
    // Safety: at level 0, all children are leaves of the tree's type.
    unsafe address(childIndex, of: tree).map { unsafe Unmanaged<Leaf>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the leaf at an index of the tree below this node, or nil if there is none.
  func find<Leaf: RadixLeaf>(_ index: Int, of tree: Leaf.Type) -> Leaf? {
    // Safety: at level 0, all children are leaves of the tree's type.
    unsafe leafAddress(index, of: tree).map { unsafe Unmanaged<Leaf>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Calls `body` with the leaf at an index of the tree below this node, without retaining the leaf.
  @inline(__always)
  func withLeaf<Leaf: RadixLeaf, R>(at index: Int, of tree: Leaf.Type, _ body: (Leaf) -> R) -> R? {
    guard let address = unsafe leafAddress(index, of: tree) else { return nil }
    // Safety: as above. The caller retains this node, and the nodes retain their children while `body` runs, which must not
    // change any tree.
    return unsafe Unmanaged<Leaf>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
  }

  /// Calls `body` with a leaf of this node, without retaining the leaf. The node must have level 0.
  @inline(__always)
  func withChild<Leaf: RadixLeaf, R>(_ childIndex: Int, of tree: Leaf.Type, _ body: (Leaf) -> R) -> R? {
    guard let address = unsafe address(childIndex, of: tree) else { return nil }
    // Safety: as in `withLeaf`.
    return unsafe Unmanaged<Leaf>.fromOpaque(address)._withUnsafeGuaranteedRef(body)
  }

  /// Finds the address of a leaf without retaining the nodes on the path: the node above owns each of them, and the caller
  /// retains this node.
  private func leafAddress<Leaf: RadixLeaf>(_ index: Int, of tree: Leaf.Type) -> UnsafeRawPointer? {
    var node = unsafe Unmanaged.passUnretained(self)
    var shift = level * Self.bits
    while shift > 0 {
      let childIndex = (index >> shift) & (Self.fanout - 1)
      // Safety: the node is alive, as explained above. Above level 0, all children are nodes.
      guard let next = unsafe node._withUnsafeGuaranteedRef({ unsafe $0.address(childIndex, of: tree) })
      else {
        return nil
      }
      unsafe node = Unmanaged.fromOpaque(next)
      shift -= Self.bits
    }
    // Safety: as above.
    return unsafe node._withUnsafeGuaranteedRef { unsafe $0.address(index & (Self.fanout - 1), of: tree) }
  }

  /// Loads a child and stores it in its word, unless another thread has already stored it.
  @inline(never)
  private func load<Leaf: RadixLeaf>(_ childIndex: Int, _ word: UInt, of tree: Leaf.Type) -> UInt {
    guard let reference = BlockReference(rawValue: UInt64(word >> 1)), let loader = loader(of: tree) else {
      return 0
    }
    let child: AnyObject? =
      level == 0 ? Self.leaf(reference, loader) : Self.decoded(reference, level: level - 1, loader)
    guard let child else { return 0 }
    // Safety: if the exchange succeeds, the node owns this reference. Otherwise, the reference is released.
    let new = unsafe UInt(bitPattern: Unmanaged.passRetained(child).toOpaque())
    let (exchanged, original) = unsafe words[childIndex].compareExchange(
      expected: word, desired: new, ordering: .acquiringAndReleasing)
    if exchanged { return new }
    Self.release(new)
    return original
  }

  func loader<Leaf: RadixLeaf>(of tree: Leaf.Type) -> RadixLoader<Leaf>? {
    // Safety: a node has only the loader of its own tree.
    loader.map { unsafe unsafeDowncast($0, to: RadixLoader<Leaf>.self) }
  }

  private static func leaf<Leaf: RadixLeaf>(_ reference: BlockReference, _ loader: RadixLoader<Leaf>) -> Leaf?
  {
    loader.source.read(reference, Leaf.kind) { block throws(ByteReader.Malformed) in
      try Leaf.decoded(block, loader.shape)
    }
  }

  /// Returns a node of a segment. If it is invalid, records the damage and returns nil.
  static func decoded<Leaf: RadixLeaf>(
    _ reference: BlockReference, level: Int, _ loader: RadixLoader<Leaf>
  ) -> RadixNode? {
    loader.source.read(reference, .radixNode) { block throws(ByteReader.Malformed) in
      try decoded(block, level: level, loader)
    }
  }

  static func decoded<Leaf: RadixLeaf>(
    _ block: Block, level: Int, _ loader: RadixLoader<Leaf>
  ) throws(ByteReader.Malformed) -> RadixNode {
    guard unsafe block.bytes.count >= 32, block.load(17, as: UInt8.self) == UInt8(level) else {
      throw block.malformed("a node's level does not match its parent", at: 17)
    }
    var present = block.load(24, as: UInt64.self)
    guard present != 0, unsafe block.bytes.count == 32 + present.nonzeroBitCount * 8 else {
      throw block.malformed("a node's length does not match its number of children", at: 24)
    }
    let node = RadixNode(version: block.version, level: level, loader: loader, reference: block.reference)
    var offset = 32
    var children: [BlockReference] = []
    while present != 0 {
      // Children are written before the blocks that refer to them.
      guard let reference = BlockReference(rawValue: block.load(offset, as: UInt64.self)),
        reference.rawValue < block.reference.rawValue
      else {
        guard loader.source.isSalvaging else {
          throw block.malformed("a reference of a node is invalid", at: offset)
        }
        present &= present - 1
        offset += 8
        continue
      }
      children.append(reference)
      node.setUnloadedChild(reference, at: present.trailingZeroBitCount)
      present &= present - 1
      offset += 8
    }
    guard loader.claim(children, for: block.reference) else {
      throw block.malformed("a block has two parents", at: 32)
    }
    return node
  }

  /// Appends the node to a segment, with the references of its children.
  func append(_ references: [(childIndex: Int, reference: BlockReference)], to writer: inout SegmentWriter)
    throws(StoreError) -> BlockReference
  {
    unsafe try writer.append(.radixNode, version, byteCount: 32 + references.count * 8) { bytes in
      // Safety: the block has room for the bitmap and a word for each child.
      unsafe bytes.storeBytes(of: UInt8(level), toByteOffset: 17, as: UInt8.self)
      let present = references.reduce(0 as UInt64) { $0 | 1 << UInt64($1.childIndex) }
      unsafe bytes.storeBytes(of: present, toByteOffset: 24, as: UInt64.self)
      for (index, child) in references.enumerated() {
        unsafe bytes.storeBytes(of: child.reference.rawValue, toByteOffset: 32 + index * 8, as: UInt64.self)
      }
    }
  }
}
