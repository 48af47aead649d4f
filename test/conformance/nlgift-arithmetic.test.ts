import { readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loggedRows } from "#benchmarks/nlgift/release/index";
import { policies } from "#benchmarks/nlgift/rescore/index";
import { firstTurn } from "#eval/readers/turn";
import { sumsIn } from "#reports/analyses/sums-in";
import { needsShared, shared } from "#test/needs";
import { inScratch } from "#test/scratch";

const test = suite("arithmetic in the published replies");
const LOGS = "data/nlgift/logs";

needsShared(test, LOGS)("Figure 6: wrong sums are few with ChatGPT, and in under half of LLaMA's errors", () => {
  const tallies = { ChatGPT: { right: 0, slipped: 0, astray: 0 }, "LLaMA2-7B": { right: 0, slipped: 0, astray: 0 } };
  inScratch((folder) => {
    for (const name of readdirSync(shared(LOGS)).filter((file) => /^T2.*shortest_path/.test(file)))
      symlinkSync(join(shared(LOGS), name), join(folder, name));
    for (const row of loggedRows(folder, () => assert.unreachable())) {
      const { cell, response, asked } = row;
      if (cell?.train !== "float" || !("graph" in asked)) continue;
      const tally = tallies[cell.model as keyof typeof tallies];
      if (policies.strict(row).right) tally.right++;
      else if (sumsIn(firstTurn(response, asked.labels ?? [])).some(({ right }) => !right)) tally.slipped++;
      else tally.astray++;
    }
  });
  const { ChatGPT: gpt, "LLaMA2-7B": llama } = tallies;
  assert.is(gpt.right + gpt.slipped + gpt.astray, 1500);
  // "Almost negligible with an average of 2.7%" of the replies.
  assert.ok(Math.abs(gpt.slipped / 1500 - 0.027) < 0.005, `${gpt.slipped} of 1500`);
  assert.ok(llama.slipped < (llama.slipped + llama.astray) / 2, JSON.stringify(llama));
});

test.run();
