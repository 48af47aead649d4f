import { existsSync, readFileSync } from "node:fs";

// The manifest stands one folder up from the sources, two up from dist/src.
const manifest = ["../package.json", "../../package.json"]
  .map((path) => new URL(path, import.meta.url))
  .find((path) => existsSync(path))!;

/** The package's version. */
export const version: string = JSON.parse(readFileSync(manifest, "utf8")).version;
