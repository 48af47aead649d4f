import { join } from "node:path";
import { JAVASCRIPT_ARMS } from "#benchmarks/invariance/arms";
import { PUBLISHED_LIMITS } from "#benchmarks/invariance/plays/limits";
import { askTrials } from "#benchmarks/invariance/plays/stages/ask-trials";
import { recordedBy } from "#benchmarks/invariance/plays/stages/recorded-by";
import { runTrials } from "#benchmarks/invariance/plays/stages/run-trials";
import { auditTrials } from "#benchmarks/invariance/plays/trials/audit-trials";
import { writeScored } from "#benchmarks/invariance/scored/scored-file";
import { scoredRows } from "#benchmarks/invariance/scored/scored-rows";
import { programmer } from "#benchmarks/invariance/writers/programmer";
import { openResponses } from "#eval/responses";
import { audited } from "#test/benchmarks/invariance/audited";

/** A small audit in the folder that it is told, from asking to rows; it says so when it begins. */
const [dir] = process.argv.slice(2);
const faults = { drop_edge: 0.2, wrong_algorithm: 0.2, crashes: 0.2, off_template: 0.1 };
const model = programmer({ name: "killed", skill: { faults, wavers: 0 } });
const limits = { ...PUBLISHED_LIMITS, timeout: 60_000 };
const trials = auditTrials(audited(1, 0), [{ mode: "direct" }, JAVASCRIPT_ARMS[1]!, JAVASCRIPT_ARMS[3]!], { limits });
const responses = openResponses(join(dir!, "responses.jsonl"), () => {});
console.log("begun");
await askTrials(model, trials, responses);
const sandboxes = await runTrials(model.id, trials, responses);
const { rows } = scoredRows(trials, model.id, recordedBy(responses, { model: model.id, ...sandboxes }));
writeScored(join(dir!, "scored.jsonl.gz"), rows);
responses.close();
