/// An integer of at most 32 bits. A sum of such values is an `Int`, because three `Int8` of 100 exceed their own type.
///
/// Don't declare conformances to this protocol.
public protocol SmallInteger: PersistableScalar, FixedWidthInteger {}

extension Int8: SmallInteger {}
extension Int16: SmallInteger {}
extension Int32: SmallInteger {}
extension UInt8: SmallInteger {}
extension UInt16: SmallInteger {}
extension UInt32: SmallInteger {}
