import { queryPolicyOf } from "#benchmarks/decision/rq1/policies/index";
import { worded } from "#benchmarks/decision/rq1/worded/worded";
import { textPolicies } from "#benchmarks/decision/rq2/policies/index";
import { type Policy, policyModel, policyOf } from "#benchmarks/decision/rq3/policies";
import type { PartName } from "#benchmarks/decision/runs/setup";
import { encodings } from "#generators/encodings/index";
import { UserError } from "#src/errors";
import { readoutIn, readouts } from "#src/models/readouts/index";
import { nameIn, names } from "#src/pick";
import type { Model } from "#src/play";

const POLICY = "policy:";
const WORDED = /^worded-([a-z]+):(.+)$/;

/** What policies there are, by part: a reader of names, and the names for whoever mistypes one. */
const policies: Readonly<
  Record<PartName, { readonly find: (name: string) => Policy | undefined; readonly known: string }>
> = {
  rq1: {
    find: (name) => queryPolicyOf(name) ?? policyOf(name),
    known: "always:ID, oracle, oracle:RATE, random, first, last",
  },
  rq2: {
    find: (name) => new Map<string, Policy>(Object.entries(textPolicies)).get(name) ?? policyOf(name),
    known: [...names(textPolicies), "last"].join(", "),
  },
  rq3: { find: policyOf, known: "rule:NAME, random, first, last" },
};

/** Whether a specification names a policy of the benchmark's own, which costs nothing and is nobody's model. */
export function isPolicy(spec: string): boolean {
  return spec.startsWith(POLICY);
}

/** The model proper that a specification names under read-outs and wordings: who is paid. */
export function servedBy(spec: string): string {
  const inner = readoutIn(spec)?.model ?? spec;
  return WORDED.exec(inner)?.[2] ?? inner;
}

/**
 * Opens what decides: `policy:NAME`, any model as `open` takes it, and in part 1 `scoring:worded-ENCODING:KIND:NAME`, which
 * shows the queries in the words of the local base.
 *
 * @param open opens a model by KIND:NAME
 * @throws UserError for an unknown policy, and as `open` does
 */
export async function openDecider(
  spec: string,
  part: PartName,
  open: (spec: string) => Promise<Model>,
): Promise<Model> {
  if (isPolicy(spec)) {
    const name = spec.slice(POLICY.length);
    const { find, known } = policies[part];
    const policy = find(name);
    if (!policy) throw new UserError(`--model: unknown policy ${JSON.stringify(name)} of ${part}; known: ${known}`);
    return policyModel(name, policy);
  }
  const readout = readoutIn(spec);
  const [, encoding, model] = WORDED.exec(readout?.model ?? "") ?? [];
  if (!readout || encoding === undefined || part !== "rq1") return open(spec);
  const wording = worded(await open(model!), nameIn("encoding", encodings, encoding));
  return readouts[readout.name].over(wording, readout.name);
}
