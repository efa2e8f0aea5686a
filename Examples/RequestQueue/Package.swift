// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "RequestQueue",
  platforms: [.macOS(.v26), .iOS(.v26)],
  dependencies: [.package(name: "SantaCore", path: "../..")],
  targets: [.executableTarget(name: "request-queue", dependencies: ["SantaCore"])],
  swiftLanguageModes: [.v6]
)
