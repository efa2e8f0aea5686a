// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A package of its own, so that the root package stays without dependencies.
let package = Package(
  name: "SantaServer",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SantaServer", targets: ["SantaServer"]),
    .library(name: "SantaAccounts", targets: ["SantaAccounts"]),
    .executable(name: "santa-server", targets: ["santa-server"]),
  ],
  traits: [
    .trait(
      name: "TLS",
      description:
        "Serves over TLS on request. Compiles BoringSSL, which takes longer than the rest of the server."),
    .trait(
      name: "PostgreSQL",
      description: "Keeps the orders in PostgreSQL on request. Needs libpq and its headers."),
  ],
  dependencies: [
    .package(name: "SantaCore", path: ".."),
    // Hummingbird's traits read settings from files. The server has options instead.
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.80.0"),
    .package(url: "https://github.com/apple/swift-nio-extras.git", from: "1.34.1"),
    .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.6.0"),
  ],
  targets: [
    // Users, sessions and rights, without HTTP.
    .target(
      name: "SantaAccounts",
      dependencies: [
        .product(name: "SantaReplication", package: "SantaCore"),
        .product(name: "SantaStore", package: "SantaCore"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
      ], swiftSettings: settings),
    .target(
      name: "SantaServer",
      dependencies: [
        "SantaAccounts",
        .target(name: "CPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        .product(name: "SantaPage", package: "SantaCore"),
        .product(name: "SantaReplication", package: "SantaCore"),
        .product(name: "SantaStore", package: "SantaCore"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "HummingbirdTLS", package: "hummingbird", condition: .when(traits: ["TLS"])),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: .when(traits: ["TLS"])),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      // `scripts/page.sh` makes a Swift file of them.
      exclude: ["AdminPage/Web/admin.css", "AdminPage/Web/admin.html", "AdminPage/Web/admin.js"],
      swiftSettings: settings),
    .systemLibrary(
      name: "CPostgreSQL", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
    .executableTarget(
      name: "santa-server",
      dependencies: [
        "SantaAccounts",
        "SantaServer",
        .product(name: "SantaPage", package: "SantaCore"),
        .product(name: "SantaReplication", package: "SantaCore"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ], swiftSettings: settings),
    .executableTarget(
      name: "sync-benchmarks",
      dependencies: [
        "SantaAccounts",
        "SantaServer",
        .product(name: "SantaCore", package: "SantaCore"),
        .product(name: "SantaReplication", package: "SantaCore"),
        .product(name: "SantaSync", package: "SantaCore"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ], path: "Benchmarks", swiftSettings: settings),
    .executableTarget(
      name: "sync-torture",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SantaCore", package: "SantaCore"),
        .product(name: "SantaSync", package: "SantaCore"),
      ], path: "Torture", swiftSettings: settings),
    .target(
      name: "SantaServerTestSupport", path: "Tests/SantaServerTestSupport", swiftSettings: settings),
    .testTarget(
      name: "SantaAccountsTests",
      dependencies: [
        "SantaAccounts",
        "SantaServerTestSupport",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "SantaReplication", package: "SantaCore"),
        .product(name: "SantaStore", package: "SantaCore"),
        .product(name: "SantaSync", package: "SantaCore"),
      ], swiftSettings: settings),
    .testTarget(
      name: "SantaServerTests",
      dependencies: [
        "SantaAccounts",
        "SantaServer",
        "SantaServerTestSupport",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "SantaCore", package: "SantaCore"),
        .product(name: "SantaPage", package: "SantaCore"),
        .product(name: "SantaReplication", package: "SantaCore"),
        .product(name: "SantaStore", package: "SantaCore"),
        .product(name: "SantaSync", package: "SantaCore"),
      ], swiftSettings: settings),
  ]
)
