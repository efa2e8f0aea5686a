extension _Observed {
  /// Calls back in the write itself, whenever a property gets another value.
  ///
  /// ```swift
  /// let token = santa.observe(\.presentsRemaining, options: [.initial, .old, .new]) { santa, change in
  ///   label.text = "\(change.newValue ?? 0) presents"
  /// }
  /// try store.write { santa.presentsRemaining -= 1 }   // calls back before the next line of the block
  /// ```
  ///
  /// This is what key-value observing is used for. The other observers are called after a write and with what changed in the end,
  /// which is what most programs need.
  ///
  /// The callback is called
  ///
  /// - at an assignment, also to another instance of the same object in this store, and at a change of a collection;
  /// - at the end of an `add`, `create` or decoding that assigns the property together with others;
  /// - when the target of a link is deleted, so that the link becomes nil or the collection loses an element;
  /// - when a write or a savepoint is rolled back, with the values going back;
  /// - when the store moves to the commits of others, in a turn of its isolation, a `refresh()` or at the begin of a
  ///   write: once for all of them, before the observers of the store.
  ///
  /// Assigning the value that the property already has is no change. For a deleted object nothing is called; if the
  /// deletion is rolled back, the observation goes on.
  ///
  /// - Parameters:
  ///   - keyPath: a stored property of the object itself. The program stops if it is none.
  ///   - options: which values the callback gets, and whether it is called at once.
  ///   - isolation: the actor on which this is called; see ``Store``. The store belongs to it.
  ///   - block: gets the object on which this was called, and may read and, in a write, write. It is kept until the token is
  ///     invalidated or released, so that it must not capture the token strongly. If it assigns the property, it is called
  ///     again within its own call.
  /// - Returns: the token, which can't be given to `withoutNotifying:`, because a callback comes before its commit.
  /// - Complexity: While the object is observed, an assignment to any object of its class takes longer, about as
  ///   long as that of a text. A deletion takes O(observed properties in the store).
  /// - Precondition: the object is in a store. A frozen object never changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: PropertyObservationOptions = [.old, .new],
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Self, PropertyValueChange<Value>) -> Void
  ) -> NotificationToken {
    let path = Results<Self>.path(keyPath)
    guard let property = storedProperty(path) else {
      stopProgram(
        "The key path \"\(path)\" is no stored property of \(type(of: self)) itself, so it can't be observed at the assignment. "
          + "Observe it with observe(keyPaths:).")
    }
    return observe(property, options, isolation: isolation, block) { $0[keyPath: keyPath] }
  }

  /// Calls back in the write itself, whenever a property that is named gets another value.
  ///
  /// - Parameters:
  ///   - property: the name of a stored property of the object itself.
  ///   - options: which values the block gets, and whether it is called at once.
  ///   - isolation: the actor to call back on, which is the one that calls this.
  ///   - block: called with the object, and with the old and the new value.
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if it is none.
  @_disfavoredOverload
  public func observe(
    _ property: String, options: PropertyObservationOptions = [.old, .new],
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Self, PropertyValueChange<Any>) -> Void
  ) throws -> NotificationToken {
    let path = try PropertyPath(property, of: type(of: self))
    guard let accessor = storedProperty(path) else {
      throw StoreError(
        .invalidKeyPath,
        "\"\(property)\" is no stored property of \(type(of: self)) itself, so it can't be observed at the assignment. "
          + "Observe it with observe(keyPaths:).")
    }
    return observe(accessor, options, isolation: isolation, block) { $0[property] }
  }

  /// The property at the end of a path, if that is a stored property of the object itself. The program stops for an
  /// object in no store.
  private func storedProperty(_ path: PropertyPath) -> PropertyAccessor? {
    guard let objectClass = _binding?.objectClass else {
      stopProgram("\(A: type(of: self)) that is in no store can't be observed. Add it to a store first.")
    }
    guard path.names.count == 1, let accessor = objectClass.accessor(storedAs: path.names[0]) else {
      return nil
    }
    return accessor.origin == nil ? accessor : nil
  }

  private func observe<Value>(
    _ property: PropertyAccessor, _ options: PropertyObservationOptions, isolation: (any Actor)?,
    _ block: @escaping (Self, PropertyValueChange<Value>) -> Void, _ value: @escaping (Self) -> Value?
  ) -> NotificationToken {
    let token = (_context as? LiveStore)?.observe(isolation: isolation) {
      // The old value is the new one of the call before.
      let givesOld = options.contains(.old) && !property.definition.isCollection
      var old = givesOld ? value(self) : nil
      return PropertyObserver(self, property) { [self] in
        let new = givesOld || options.contains(.new) ? value(self) : nil
        let change = PropertyValueChange(oldValue: old, newValue: options.contains(.new) ? new : nil)
        if givesOld { old = new }
        block(self, change)
      }
    }
    if options.contains(.initial) {
      block(self, PropertyValueChange(oldValue: nil, newValue: options.contains(.new) ? value(self) : nil))
    }
    return token ?? NotificationToken(notifier: nil, id: nil) {}
  }
}
