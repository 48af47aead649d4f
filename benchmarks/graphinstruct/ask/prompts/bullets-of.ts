import { constraintKinds, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";

/** Constraints one a line, each as it is written and with what it asks. */
export function bulletsOf(constraints: readonly string[], mark: string): string {
  const kinds: Readonly<Record<string, { readonly summary: string }>> = constraintKinds;
  const bullets = parseConstraints(constraints).map(({ key, text }) => `${mark} ${text} (${kinds[key]!.summary})`);
  return bullets.join("\n");
}
