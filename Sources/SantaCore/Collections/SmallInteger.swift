/// An integer of at most 32 bits. A sum of such values is an `Int`, because the sum of three `Int8` values of 100 is too large
/// for `Int8`.
///
/// Don't declare conformances to this protocol.
public protocol SmallInteger: PersistableScalar, FixedWidthInteger {}

extension Int8: SmallInteger {}
extension Int16: SmallInteger {}
extension Int32: SmallInteger {}
extension UInt8: SmallInteger {}
extension UInt16: SmallInteger {}
extension UInt32: SmallInteger {}
