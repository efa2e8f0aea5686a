/// Every ``Object`` subclass. Public because queries are generic over it; don't conform to it.
///
/// The compiler checks a key path of a dynamic member lookup against a protocol, but not against a superclass: with
/// the constraint `Value: Object` alone, Swift 6.3 finds properties of any type, and treats their values as objects.
public protocol _QueryableObject: Object {}

extension Object: _QueryableObject {}
