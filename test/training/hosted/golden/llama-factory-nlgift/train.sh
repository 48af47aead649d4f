#!/bin/sh
cd "$(dirname "$0")" || exit 1

say() {
  printf '{"state":"%s"}\n' "$1" > status.json.part
  mv status.json.part status.json
}

say running
if llamafactory-cli train llama-factory.yaml > train.log 2>&1; then
  say succeeded
else
  code=$?
  say failed
  exit $code
fi
