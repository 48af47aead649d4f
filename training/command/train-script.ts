/** `train.sh`: trains in its own folder, and says in `status.json` how it ended. */
export function trainScript(command: string): string {
  return `#!/bin/sh
cd "$(dirname "$0")" || exit 1

say() {
  printf '{"state":"%s"}\\n' "$1" > status.json.part
  mv status.json.part status.json
}

say running
if ${command} > train.log 2>&1; then
  say succeeded
else
  code=$?
  say failed
  exit $code
fi
`;
}
