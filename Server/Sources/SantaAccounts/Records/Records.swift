import SantaStore

/// The classes of the store of a server.
enum Records {
  static var all: [Object.Type] {
    [
      AnsweredRecord.self, EpochRecord.self, GrantRecord.self, KeyRecord.self, ManagementRecord.self,
      OfferRecord.self, OfferUseRecord.self, RefreshRecord.self,
      ReplicaRecord.self, SessionRecord.self, TokenRecord.self, UserRecord.self,
    ]
  }
}
