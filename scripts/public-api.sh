#!/usr/bin/env bash
# Writes docs/public-api.txt anew, from the modules as they are built now, and shows what changed. A test fails as long as
# the file differs from them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
SANTACORE_WRITE_PUBLIC_API=1 swift test --filter PublicAPITests
git --no-pager diff --stat -- docs/public-api.txt
