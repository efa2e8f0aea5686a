/// Creates objects in a store from values by property name, or assigns the values to existing objects.
struct ObjectCreation {
  let context: _ModelContext
  let policy: UpdatePolicy
  let transaction: Transaction

  /// Prepares to create objects in the running write transaction. If there is none, the program stops.
  init(_ context: _ModelContext, _ policy: UpdatePolicy, of type: Object.Type) {
    self.context = context
    self.policy = policy
    transaction = context.writing("Adding \(a: type)")
  }

  /// Returns the existing object with the given primary key, after assigning the other values, or else a new object.
  func object<T: Object>(_ type: T.Type, _ values: [String: Any]) throws(StoreError) -> T {
    let object = try context.assigningTogether { () throws(StoreError) in
      try ValueAssigner(creation: self).stored(type, values, by: self, depth: 0)
    }
    // Safety: the object was created with this type, or with one of its subclasses.
    return unsafe unsafeDowncast(object, to: T.self)
  }
}
