/// The databases that can be measured.
enum Peers {
  /// The C interfaces without a library on top, which have neither observers nor the objects of the shapes.
  static var withoutObservers: [any Peer.Type] {
    #if canImport(CLMDB)
      [SQLitePeer.self, LMDBPeer.self]
    #else
      [SQLitePeer.self]
    #endif
  }

  /// The databases that can change their schema.
  static var migrating: [any MigrationPeer.Type] { [SantaCorePeer.self, GRDBPeer.self, SQLitePeer.self] }

  /// The databases with bulk work.
  static var bulk: [any BulkPeer.Type] {
    let all: [any BulkPeer.Type] = [
      SantaCoreBulkPeer.self, GRDBBulkPeer.self, SQLiteBulkPeer.self, DuckDBBulkPeer.self,
    ]
    #if canImport(CLMDB)
      return all + [LMDBPeer.self]
    #else
      return all
    #endif
  }

  static var all: [any Peer.Type] { [SantaCorePeer.self, GRDBPeer.self] + withoutObservers }
}
