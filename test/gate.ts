import { type SpawnOptions, spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The one gate: types, lint and format, then every test file, in as many processes as there are cores (two at most).
 * Arguments choose test files by a part of their path. The last line is `N passed, N failed`.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
/** Milliseconds after which a process of tests counts as hanging. */
const PATIENCE = 900_000;
const wanted = process.argv.slice(2);

interface Result {
  readonly code: number;
  readonly output: string;
}

function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Result> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, timeout: PATIENCE, ...options });
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", fail);
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

function testFiles(): string[] {
  const all = readdirSync(join(root, "test"), { recursive: true, encoding: "utf8" });
  return all
    .map((path) => join("test", path).replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".test.ts") && (wanted.length === 0 || wanted.some((part) => path.includes(part))))
    .sort();
}

/** The counts in uvu's closing lines. */
function counts(output: string): { total: number; passed: number; skipped: number } {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: uvu colours its output
  const plain = output.replace(/\u001b\[\d+m/g, "");
  const number = (label: string) => Number(new RegExp(`^\\s*${label}:\\s*(\\d+)`, "m").exec(plain)?.[1] ?? 0);
  return { total: number("Total"), passed: number("Passed"), skipped: number("Skipped") };
}

async function check(name: string, command: string, args: readonly string[]): Promise<number> {
  const { code, output } = await run(command, args);
  console.log(`${code === 0 ? "ok  " : "FAIL"} ${name}${code === 0 ? "" : `\n${output}`}`);
  return code === 0 ? 0 : 1;
}

async function tests(files: readonly string[]): Promise<{ passed: number; failed: number; skipped: number }> {
  const shards = Math.min(2, availableParallelism(), files.length);
  const results = await Promise.all(
    Array.from({ length: shards }, (_, i) => {
      const mine = files.filter((_file, at) => at % shards === i);
      return run(process.execPath, [...process.execArgv, join("test", "shard.ts"), ...mine]);
    }),
  );
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  for (const { code, output } of results) {
    console.log(output.trimEnd());
    const { total, passed: good, skipped: left } = counts(output);
    passed += good;
    skipped += left;
    failed += Math.max(total - good - left, code === 0 && total > 0 ? 0 : 1);
  }
  return { passed, failed, skipped };
}

const files = testFiles();
if (files.length === 0) {
  console.error(`no test file matches ${wanted.join(", ") || "test/**/*.test.ts"}`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}
const bin = (name: string) => join(root, "node_modules", ...name.split("/"));
const broken =
  wanted.length > 0
    ? 0
    : (await check("types", process.execPath, [bin("typescript/bin/tsc"), "-p", "."])) +
      (await check("lint and format", process.execPath, [
        bin("@biomejs/biome/bin/biome"),
        "check",
        "--error-on-warnings",
      ]));
const { passed, failed, skipped } = await tests(files);
console.log(`${passed} passed, ${failed + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed + broken === 0 ? 0 : 1);
