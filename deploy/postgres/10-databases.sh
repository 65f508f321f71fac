#!/bin/bash
# Runs once, when the data volume is new: for each service a database, the role that owns its tables, and the role the
# running service has, which owns nothing.
set -euo pipefail

create() {
    local service="$1" owner_password="$2" app_password="$3"
    local password
    for password in "$owner_password" "$app_password"; do
        if [ "${#password}" -lt 16 ]; then
            echo "The passwords of the $service database must have 16 characters or more." >&2
            exit 1
        fi
    done
    if [ "$owner_password" = "$app_password" ]; then
        echo "The two passwords of the $service database must differ." >&2
        exit 1
    fi
    psql --no-psqlrc --quiet --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 \
        --set database="premise_${service}" \
        --set owner="premise_${service}_owner" --set owner_password="$owner_password" \
        --set app="premise_${service}_app" --set app_password="$app_password" <<'SQL'
CREATE ROLE :"owner" LOGIN PASSWORD :'owner_password';
CREATE ROLE :"app" LOGIN PASSWORD :'app_password';
CREATE DATABASE :"database" OWNER :"owner";
REVOKE ALL ON DATABASE :"database" FROM PUBLIC;
GRANT CONNECT ON DATABASE :"database" TO :"app";
SQL
}

create auth "$AUTH_OWNER_PASSWORD" "$AUTH_APP_PASSWORD"
create analysis "$ANALYSIS_OWNER_PASSWORD" "$ANALYSIS_APP_PASSWORD"
create patent "$PATENT_OWNER_PASSWORD" "$PATENT_APP_PASSWORD"
