#!/usr/bin/env bash
# Writes docs/public-api.txt from the current modules, and shows the changes. A test fails while the file differs from the
# modules.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
SANTACORE_WRITE_PUBLIC_API=1 swift test --filter PublicAPITests
git --no-pager diff --stat -- docs/public-api.txt
