extension _Observed {
  /// Calls `block` during a write, immediately after the value of a property changes.
  ///
  /// ```swift
  /// let token = santa.observe(\.presentsRemaining, options: [.initial, .old, .new]) { santa, change in
  ///   label.text = "\(change.newValue ?? 0) presents"
  /// }
  /// try store.write { santa.presentsRemaining -= 1 }   // calls back before the next line of the block
  /// ```
  ///
  /// Use it like key-value observing. All other observers are called after a write, with its net changes, which is what most
  /// programs need.
  ///
  /// The callback is called
  ///
  /// - when the property is assigned, including through another instance of the same object in this store, and when a
  ///   collection changes;
  /// - at the end of an `add`, `create` or decoding that assigns the property along with further properties;
  /// - when the target of a link is deleted, so that the link becomes nil or the collection loses an element;
  /// - when a write or a savepoint is rolled back, which restores the old value;
  /// - when the store moves to commits by other stores or processes: in a turn of its isolation, in `refresh()`, or at the
  ///   beginning of a write. It is called once for all of these commits, before the observers of the store.
  ///
  /// Assigning the current value again isn't a change. The callback isn't called for a deleted object. If the deletion is
  /// rolled back, the observation continues.
  ///
  /// - Parameters:
  ///   - keyPath: a stored property of the object itself. The program stops for any other key path.
  ///   - options: the values that the callback receives, and whether it is called immediately.
  ///   - isolation: the actor that calls this method, which must be the isolation of the store; see ``Store``.
  ///   - block: called with the object on which `observe` was called, and with the change. It may read the store, and within a
  ///     write, also modify it. It is retained until the token is invalidated or released, so it must not capture the token
  ///     strongly. If it assigns the property, it is called recursively.
  /// - Returns: the token. It can't be passed to `withoutNotifying:`, because the callback is called before the commit.
  /// - Complexity: While the object is observed, assignments to all objects of its class take longer, about as long as the
  ///   assignment of a string. A deletion is O(*n*) for *n* observed properties in the store.
  /// - Precondition: The object is in a store. A frozen object never changes.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: PropertyObservationOptions = [.old, .new],
    isolation: isolated (any Actor)? = #isolation,
    _ block: @escaping (Self, PropertyValueChange<Value>) -> Void
  ) -> NotificationToken {
    let path = Results<Self>.path(keyPath)
    guard let property = storedProperty(path) else {
      stopProgram(
        "The key path \"\(path)\" is not a stored property of \(type(of: self)) itself, so its assignments can't be observed. "
          + "Observe it with observe(.only(…)).")
    }
    return observe(property, options, isolation: isolation, block) { $0[keyPath: keyPath] }
  }

  /// Calls `block` during a write, immediately after the value of a named property changes.
  ///
  /// - Parameters:
  ///   - property: the name of a stored property of the object itself.
  ///   - options: the values that the block receives, and whether it is called immediately.
  ///   - isolation: the actor that calls this method, and on which `block` is called.
  ///   - block: called with the object, and with its old and new value.
  /// - Throws: ``StoreError`` with `.invalidKeyPath` if `property` isn't the name of a stored property of the object itself.
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
        "\"\(property)\" is not a stored property of \(type(of: self)) itself, so its assignments can't be observed.",
        remedy: "Observe it with observe(.only(…)).")
    }
    return observe(accessor, options, isolation: isolation, block) { $0[property] }
  }

  /// Returns the property at the end of a path; nil unless it is a stored property of the object itself. The program stops if
  /// the object isn't in a store.
  private func storedProperty(_ path: PropertyPath) -> PropertyAccessor? {
    guard let objectClass = _binding?.objectClass else {
      stopProgram("\(A: type(of: self)) that is not in a store can't be observed. Add it to a store first.")
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
      // The old value is the new value of the previous call.
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
