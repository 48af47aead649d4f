// Compiles to dist/, copies the files that are no code, and sets the run bit on the commands.
import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, existsSync, readFileSync, rmSync } from "node:fs";

const assets = ["training/local/base", "reports/fonts"];

rmSync("dist", { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
  stdio: "inherit",
});
if (status !== 0) process.exit(status ?? 1);
for (const folder of assets) if (existsSync(folder)) cpSync(folder, `dist/${folder}`, { recursive: true });
for (const path of Object.values(JSON.parse(readFileSync("package.json", "utf8")).bin)) chmodSync(path, 0o755);
