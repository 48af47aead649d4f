import { constraintKinds, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";

/**
 * Constraints one a line, each as it is written and with what it asks. Those that say something of the instruction rather
 * than ask for something (`task_type`) are left out.
 */
export function bulletsOf(constraints: readonly string[], mark: string): string {
  const bullets = parseConstraints(constraints).flatMap(({ key, text }) => {
    const { family, summary } = constraintKinds[key as keyof typeof constraintKinds];
    return family === "domain" ? [] : `${mark} ${text} (${summary})`;
  });
  return bullets.join("\n");
}
