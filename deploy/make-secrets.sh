#!/bin/bash
# Writes .env from .env.example with every secret drawn anew, and the signing key. Never replaces what is there.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -e .env ] || [ -e deploy/secrets/signing-key.pem ]; then
    echo "There is an .env or a signing key already; it stays as it is." >&2
    exit 1
fi
umask 077
draft=".env.partial"
trap 'rm -f "$draft"' EXIT

while IFS= read -r line || [ -n "$line" ]; do
    case "$line" in
        AUTH_ANSWER_KEYS=) line="AUTH_ANSWER_KEYS=k1:$(openssl rand -base64 32)" ;;
        PREMISE_INSTANCE=) line="PREMISE_INSTANCE=$(openssl rand -hex 4)" ;;
        # hexadecimal: part of an address as well
        *_PASSWORD= | *_SECRET= | INTERNAL_*=) line="$line$(openssl rand -hex 24)" ;;
    esac
    printf '%s\n' "$line"
done <.env.example >"$draft"

mkdir -p deploy/secrets
openssl genpkey -quiet -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out deploy/secrets/signing-key.pem
# the containers read it as user 1000
if [ "$(id -u)" = 0 ]; then chown -R 1000:1000 deploy/secrets; fi
mv "$draft" .env
echo "Written: .env and deploy/secrets/signing-key.pem. Fill in what .env still leaves empty, then keep a copy of both in a safe place."
