#!/usr/bin/env node
import { start } from "#src/bin/start";

await start(["fine-tune", ...process.argv.slice(2)]);
