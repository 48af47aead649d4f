import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";
import { needsShared, shared } from "#test/needs";
import { scratchFolders } from "#test/scratch";

const test = suite("bench invariance, as published");
const scratch = scratchFolders(test);
const DATA = "data/invariance";

async function bench(...words: string[]): Promise<string> {
  const io = fakeIo();
  assert.is(await main(["bench", "invariance", ...words], io), 0, io.said.err);
  return io.said.out;
}

needsShared(test, DATA)(
  "prepare writes the published instances byte for byte, and as many forms of each axis",
  async () => {
    const out = join(scratch(), "graphqa");
    const said = await bench("prepare", "--dataset", "graphqa", "--out", out);
    assert.match(
      said,
      /^700 instances, 8925 forms: canonical 700, relabel 2799, order 1926, structure 1400, syntax 2100\n/,
    );
    const made = readFileSync(join(out, "instances.jsonl"));
    assert.ok(made.equals(readFileSync(shared(`${DATA}/graphqa_instances.regenerated.jsonl`))));
  },
);

needsShared(test, DATA)(
  "of published tables, accuracy, headlines and gaps are printed to the printed digit",
  async () => {
    const out = await bench("tables", shared(`${DATA}/tables`));
    for (const line of [
      /^hf-qwen3-8b-nscale direct +81\.5% +76\.4% +69\.8% +7,278\/8,925$/m,
      /^hf-gemma-4-31b code\/native +97\.2% +96\.3% +95\.3% /m,
      /^hf-deepseek-v4-flash given\/networkx +75\.0% +98\.4% /m,
      /^hf-qwen3-8b-nscale networkx +88\.2% +85\.7% +\+2\.5 +14$/m,
      /^hf-deepseek-v3\.1-novita native +93\.8% +86\.4% +\+7\.4 +24$/m,
    ])
      assert.match(out, line);
  },
);

test.run();
