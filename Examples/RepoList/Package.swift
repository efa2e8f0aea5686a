// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "RepoList",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "SantaCore", path: "../..")],
  targets: [
    .target(name: "RepoList", dependencies: ["SantaCore"]),
    .executableTarget(name: "repo-list", dependencies: ["RepoList"]),
    // Simulates a user's repositories on this machine, for trying the program without GitHub, and for the tests.
    .target(name: "RepoServer"),
    .executableTarget(name: "repo-list-server", dependencies: ["RepoServer"]),
    .testTarget(
      name: "RepoListTests", dependencies: ["RepoList", "RepoServer", "SantaCore", "repo-list"]),
  ],
  swiftLanguageModes: [.v6]
)
