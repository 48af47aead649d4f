import { join } from "node:path";
import { rate } from "#reports/format";
import type { Manifest, Quota, SplitFile } from "#splits/manifest";

/** What was written, in a few lines: rows, what answering without reading scores, moved quotas, the certificate. */
export function summarise(manifest: Manifest, out: string): string {
  const tests = manifest.files.filter(({ kind, split }) => kind === "problems" && split === "test");
  const rows = manifest.files.filter(({ kind }) => kind === "problems").reduce((sum, file) => sum + file.rows, 0);
  const lines = tests.map(({ path, baselines = {} }) => {
    const scores = Object.entries(baselines).map(([name, score]) => `${name} ${rate(score)}`);
    return `  ${path}: ${scores.join(", ")}`;
  });
  const { certificate } = manifest;
  return [
    `${rows} questions in ${join(out)}`,
    ...(lines.length > 0 ? ["what answering without reading scores:", ...lines] : []),
    ...manifest.files.flatMap(({ path, quota = {} }) => moved(path, quota)),
    ...manifest.files.filter(({ kind }) => kind === "problems").flatMap(short),
    ...sampled(manifest),
    `leakage: ${certificate.equal} equal, ${certificate.isomorphic} isomorphic, ${certificate.pretraining} seen in pre-training, ${certificate.repeated} repeated`,
    `certified by ${certificate.method}; check it with graphshift certify ${join(out)}`,
    "",
  ].join("\n");
}

/** Orders at which fewer distinct instances exist than were asked for. */
function moved(path: string, quota: Readonly<Record<string, Quota>>): string[] {
  const short = Object.entries(quota).filter(([, { asked, got }]) => got < asked);
  if (short.length === 0) return [];
  const orders = short.map(([order, { asked, got }]) => `${got} of ${asked} with ${order} nodes`);
  return [`  ${path}: ${orders.join(", ")}; the rest went to larger graphs`];
}

/** A part of a real-world set that has fewer items than were asked for. */
function short({ path, rows, asked }: SplitFile): string[] {
  return asked === undefined ? [] : [`  ${path}: ${rows} of ${asked}: the set has no more`];
}

/** Says of real-world sets that no files were brought, and how to bring them. */
function sampled({ options }: Manifest): string[] {
  const sets = Object.entries((options.sets ?? {}) as Record<string, { readonly files: readonly unknown[] }>);
  const without = sets.filter(([, { files }]) => files.length === 0).map(([set]) => set);
  if (without.length === 0) return [];
  return [
    `${without.join(", ")}: samples of our own, 40 each, too few to measure by; get the public files (docs/real-world.md says where) and name their folder with --data`,
  ];
}
