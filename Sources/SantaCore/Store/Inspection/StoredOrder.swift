/// An order of the objects of a stored type.
///
/// Accessible to the package, like ``StoreInspection``, which creates it.
package struct StoredOrder: Sendable {
  let descriptors: [SortDescriptor]
}
