#!/usr/bin/env node
import { start } from "#src/bin/start";

await start(["gen-splits", ...process.argv.slice(2)]);
