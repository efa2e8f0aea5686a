/// A condition on the objects of a stored type.
///
/// Accessible to the package, like ``StoreInspection``, which creates it.
package struct StoredCondition: Sendable {
  let expression: Expression
}
