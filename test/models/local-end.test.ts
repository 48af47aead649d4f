import { spawnSync } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const test = suite("the end of a local model");

/** Closes models that start or compute; in a process of its own, for a thread that is ended then takes its process along. */
const code = `
  import { setTimeout as pause } from "node:timers/promises";
  import { localModel } from "#src/models/local";
  import { shippedBase } from "#training/local/tune";
  const request = (repeat) => ({
    kind: "generate", messages: [{ role: "user", content: "Node 0" }], maxTokens: 400, temperature: 1, seed: 1, repeat,
  });
  for (const delay of [0, 100, 200, 300, 400, 500, 600, 800]) {
    const model = localModel(shippedBase);
    const calls = Array.from({ length: 64 }, (_, i) => model.answer(request(i)));
    const ended = Promise.allSettled(calls);
    await pause(delay);
    await model.close();
    await ended;
  }
  console.log("all ended");
`;

test("closed at any moment, starting or computing, it takes nothing along", () => {
  const words = [...process.execArgv, "--input-type=module", "-e", code];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  assert.equal([status, signal, stdout], [0, null, "all ended\n"], stderr);
});

test.run();
