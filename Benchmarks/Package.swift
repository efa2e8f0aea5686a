// swift-tools-version: 6.2

import Foundation
import PackageDescription

// LMDB is only compared where it is installed (Debian: liblmdb-dev).
let hasLMDB = ["/usr/include", "/usr/local/include", "/opt/homebrew/include"].contains {
  FileManager.default.fileExists(atPath: "\($0)/lmdb.h")
}

// A separate package, so that the root manifest stays free of dependencies. SQLite comes from the system (Debian:
// libsqlite3-dev).
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "SantaCore", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "SantaCore", package: "SantaCore"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ] + (hasLMDB ? ["CLMDB"] : []),
      path: "Sources/Benchmarks",
      resources: [.copy("Bulk/duckdb-bulk.py")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
    + (hasLMDB
      ? [
        .systemLibrary(
          name: "CLMDB", path: "Sources/CLMDB", providers: [.apt(["liblmdb-dev"]), .brew(["lmdb"])])
      ]
      : [])
)
