#!/usr/bin/env node
import { start } from "#src/bin/start";

await start(process.argv.slice(2));
