/// A condition on the objects of a stored type.
///
/// Open to the package, as ``StoreInspection`` is, which makes it.
package struct StoredCondition: Sendable {
  let expression: Expression
}
