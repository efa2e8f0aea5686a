// The client library of PostgreSQL. `pkg-config` tells where its header is.
#include <libpq-fe.h>
