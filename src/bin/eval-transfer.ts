#!/usr/bin/env node
import { start } from "#src/bin/start";

await start(["eval-transfer", ...process.argv.slice(2)]);
