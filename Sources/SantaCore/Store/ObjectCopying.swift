/// Copies an object, and all objects that it links to, into a store.
///
/// The objects are first created with their values, and then get their links. Neither step is recursive, so chains and cycles
/// of any length can be copied. Takes time in proportion to the number of objects and links.
struct ObjectCopying {
  let creation: ObjectCreation

  func copy<T: Object>(_ original: T) throws -> T {
    let links = CopiedLinks()
    links.link(to: original)
    let path = EncodedPath(copying: links)
    var contents: [(type: Object.Type, values: [String: Any], links: [String: Any])] = []
    // Encoding an object notes the objects that it links to.
    while contents.count < links.objects.count {
      let object = links.objects[contents.count]
      let objectClass = try ObjectClass.of(type(of: object))
      var values = try ValueEncoder.dictionary(of: EncodedObject(object, within: path))
      var references: [String: Any] = [:]
      for property in objectClass.properties where property.target != nil {
        references[property.name] = values.removeValue(forKey: property.name)
      }
      contents.append((objectClass.type, values, references))
    }
    let copies = try creation.context.assigningTogether { () throws(StoreError) in
      var copies: [Object] = []
      let assigner = ValueAssigner(creation: creation)
      for (type, values, _) in contents {
        copies.append(try assigner.stored(type, values, by: creation, depth: 0))
      }
      let linking = ValueAssigner(creation: creation, copies: copies)
      for (copy, content) in zip(copies, contents) where !content.links.isEmpty {
        try linking.assign(content.links, to: copy, try ObjectClass.of(type(of: copy)))
      }
      return copies
    }
    // Safety: the first object is the copy of the original, and has its class.
    return unsafe unsafeDowncast(copies[0], to: T.self)
  }
}
