#!/bin/sh
# Runs the story of two people who share a list (Tests/SantaSyncTests/SharedStoreStoryTests.swift) with a real santa-server:
#
#     Server/scripts/story.sh
#
# Set SANTA_SERVER_PROGRAM to use a server that is already built.
set -eu
cd "$(dirname "$0")/../.."
if [ -z "${SANTA_SERVER_PROGRAM:-}" ]; then
  swift build --package-path Server --product santa-server
  SANTA_SERVER_PROGRAM="$(swift build --package-path Server --show-bin-path)/santa-server"
fi
export SANTA_SERVER_PROGRAM
swift test --filter SharedStoreStoryTests
