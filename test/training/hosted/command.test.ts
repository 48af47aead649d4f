import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { scratchFolders } from "#test/scratch";
import { KEY, order, preferences, yes } from "#test/training/hosted/lab";
import { command } from "#training/command/command";
import { cancel } from "#training/hosted/cancel";
import { hosted } from "#training/hosted/drive";
import { takeUp } from "#training/hosted/take-up";
import type { Tick } from "#training/trainer";

const test = suite("the command trainer");
const scratch = scratchFolders(test);

const soon = {
  now: Date.now,
  after(_milliseconds: number, call: () => void) {
    const timer = setTimeout(call, 20);
    return () => clearTimeout(timer);
  },
};

/** A folder of programs that shadow those of the frameworks. */
function programs(scripts: Readonly<Record<string, string>>) {
  const folder = scratch();
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  return { env: { PATH: `${folder}:${process.env.PATH}`, HF_TOKEN: KEY }, clock: soon };
}

const LOG = `echo "{'loss': 2.5, 'grad_norm': 1.0, 'learning_rate': 1e-4, 'epoch': 0.5}"
echo "{'loss': '1.25', 'grad_norm': '1.0', 'learning_rate': '1e-4', 'epoch': '1.0'}"`;

test("the default command trains by TRL in the job's folder, and its losses are told", async () => {
  const folder = scratch();
  const settings = programs({ trl: `echo "$@" > called; ${LOG}` });
  const ticks: Tick[] = [];
  const trainer = hosted(command, settings);
  const record = await trainer.tune(order("command"), { folder, confirm: yes, tick: (tick) => ticks.push(tick) });
  assert.is(record.state, "done");
  assert.is(record.hosted!.model, `vllm:${record.hosted!.tag}`);
  assert.is(trainer.finished(folder), join(folder, "command", "output"));
  assert.equal(
    ticks.map(({ done, total, loss }) => [done, total, loss]),
    [
      [10, 60, 2.5],
      [20, 60, 1.25],
    ],
  );
  assert.is(readFileSync(join(folder, "command", "called"), "utf8"), "sft --config trl.yaml\n");
  const rows = readFileSync(join(folder, "command", "data", "train.jsonl"), "utf8")
    .trim()
    .split("\n");
  assert.is(rows.length, 12);
  assert.equal(Object.keys(JSON.parse(rows[0]!)), ["prompt", "completion"]);
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!existsSync(join(folder, path, "."))) assert.not.ok(readFileSync(join(folder, path), "utf8").includes(KEY));
  }
});

test("DPO by another framework, under a model's name from the status file", async () => {
  const folder = scratch();
  const hyperparameters = { framework: "llama-factory", template: "qwen3", command: "sh own.sh" };
  mkdirSync(join(folder, "command"), { recursive: true });
  writeFileSync(
    join(folder, "command", "own.sh"),
    `sh train.sh && echo '{"state":"succeeded","model":"ollama:mine"}' > status.json`,
  );
  const trainer = hosted(command, programs({ "llamafactory-cli": "sleep 0.1" }));
  const record = await trainer.tune(order("command", { ...preferences, hyperparameters }), { folder, confirm: yes });
  assert.is(record.hosted!.model, "ollama:mine");
  assert.match((await trainer.model(folder)).id, /^ollama:mine/);
});

test("a command that fails, or that is killed, is told with its last words", async () => {
  const trainer = hosted(command, programs({ trl: "echo out of memory; exit 3" }));
  const failing = (line: string): Promise<string> =>
    trainer.tune(order("command", { hyperparameters: { command: line } }), { folder: scratch(), confirm: yes }).then(
      () => "it went well",
      (error: Error) => error.message,
    );
  assert.match(await failing("sh train.sh"), /failed \(failed\)/);
  assert.match(await failing("echo no such queue >&2; exit 7"), /failed \(exit 7\): no such queue/);
  assert.match(await failing("echo here; kill -9 $PPID"), /failed \(killed\): here/);
});

test("a command that submits and ends is followed by the status file; nothing runs twice", async () => {
  const folder = scratch();
  const settings = programs({ submit: "echo once >> runs" });
  const stop = new AbortController();
  const say = (line: string) => line.includes("queued") && stop.abort();
  const wish = order("command", { hyperparameters: { command: "submit" } });
  const first = await hosted(command, settings).tune(wish, { folder, confirm: yes, signal: stop.signal, say });
  assert.is(first.state, "stopped");
  while (!existsSync(join(folder, "command", "runs"))) await sleep(5);
  writeFileSync(join(folder, "command", "status.json"), '{"state":"succeeded"}');
  const record = await takeUp({ folder }, settings);
  assert.is(record.state, "done");
  assert.is(readFileSync(join(folder, "command", "runs"), "utf8"), "once\n");
});

test("a command at work is cancelled with all that it started", async () => {
  const folder = scratch();
  const settings = programs({ trl: "sleep 60" });
  const stop = new AbortController();
  const say = (line: string) => line.includes("running") && stop.abort();
  await hosted(command, settings).tune(order("command"), { folder, confirm: yes, signal: stop.signal, say });
  const cancelled = await cancel(folder, settings);
  assert.is(cancelled!.standing.phase, "cancelled");
  const again = await takeUp({ folder }, settings).then(
    () => "it went well",
    (error: Error) => error.message,
  );
  assert.match(again, /was cancelled \(cancelled\)/);
});

test.run();
