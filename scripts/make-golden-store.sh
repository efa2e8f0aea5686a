#!/usr/bin/env bash
# Writes the golden store of the current file format again: Tests/SantaCoreTests/Fixtures/format-<version>.
#
# Use this only for a format that is not released yet. Stores of released formats must open in all later versions, which the
# tests check with these files.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The other tests then compare the files with the expected contents.
SANTACORE_MAKE_GOLDEN_STORE=1 swift test --filter 'GoldenStoreTests/make'
swift test --filter GoldenStoreTests
