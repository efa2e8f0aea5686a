/// Every ``Object`` subclass, as queries see it. Don't conform to it.
///
/// A key path given to a member lookup is checked against a protocol, but not against a superclass: with the constraint
/// `Value: Object` alone, Swift 6.3 looks up properties of any type, and takes what it finds for an object's.
public protocol _QueryableObject: Object {}

extension Object: _QueryableObject {}
