/// The databases that can be measured.
enum Peers {
  /// Those that have neither observers nor the objects of the shapes here: the C interfaces, without a library above.
  static var withoutObservers: [any Peer.Type] {
    #if canImport(CLMDB)
      [SQLitePeer.self, LMDBPeer.self]
    #else
      [SQLitePeer.self]
    #endif
  }

  /// Those that can change their schema.
  static var migrating: [any MigrationPeer.Type] { [SantaCorePeer.self, GRDBPeer.self, SQLitePeer.self] }

  static var all: [any Peer.Type] { [SantaCorePeer.self, GRDBPeer.self] + withoutObservers }
}
