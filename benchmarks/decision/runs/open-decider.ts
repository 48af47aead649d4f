import { policyIn } from "#benchmarks/decision/policies/index";
import type { Policy } from "#benchmarks/decision/policies/policy";
import { policyModel } from "#benchmarks/decision/policies/policy-model";
import { queryPolicyOf } from "#benchmarks/decision/rq1/policies/index";
import { worded } from "#benchmarks/decision/rq1/worded/worded";
import { textPolicies } from "#benchmarks/decision/rq2/policies/index";
import { trajectoryPolicyOf } from "#benchmarks/decision/rq3/trajectory-policy-of";
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
    find: queryPolicyOf,
    known: "always:ID, oracle, oracle:RATE, random, first, last",
  },
  rq2: {
    find: (name) => policyIn(textPolicies, name),
    known: names(textPolicies).join(", "),
  },
  rq3: { find: trajectoryPolicyOf, known: "rule:NAME, random, first, last" },
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
 * The policy that a specification names.
 *
 * @throws UserError where the part has no such policy
 */
export function requirePolicy(spec: string, part: PartName): Policy {
  const name = spec.slice(POLICY.length);
  const { find, known } = policies[part];
  const policy = find(name);
  if (!policy) throw new UserError(`unknown policy ${JSON.stringify(name)} of ${part}; known: ${known}`);
  return policy;
}

/**
 * Opens what decides: `policy:NAME`, any model as `open` takes it, and in part 1 `scoring:worded-ENCODING:KIND:NAME`, which
 * shows the queries in the words of the local base.
 *
 * @param open opens a model by KIND:NAME
 * @throws UserError for an unknown policy or encoding, and as `open` does
 */
export async function openDecider(
  spec: string,
  part: PartName,
  open: (spec: string) => Promise<Model>,
): Promise<Model> {
  if (isPolicy(spec)) return policyModel(spec.slice(POLICY.length), requirePolicy(spec, part));
  const readout = readoutIn(spec);
  const [, encoding, model] = WORDED.exec(readout?.model ?? "") ?? [];
  if (!readout || encoding === undefined || part !== "rq1") return open(spec);
  const wording = worded(await open(model!), nameIn("encoding", encodings, encoding));
  return readouts[readout.name].over(wording, readout.name);
}
