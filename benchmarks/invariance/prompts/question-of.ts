import type { Instance } from "#benchmarks/invariance/instances/instance";
import { textOf } from "#benchmarks/invariance/prompts/text-of";
import type { Variant } from "#benchmarks/invariance/variants/variant";

/**
 * The question about the nodes as a form shows them. In a data set's own question only the numbers that follow the word
 * "node" are labels; any other may be a constant.
 */
export function questionOf(instance: Instance, { label_map }: Pick<Variant, "label_map">): string {
  const shown = new Map(Object.entries(label_map));
  const own = instance.meta.question;
  if (own === undefined) {
    const asked = Object.entries(instance.query_args).map(([role, label]) => [role, shown.get(String(label))]);
    return textOf(instance).question(Object.fromEntries(asked));
  }
  return String(own).replace(
    /\b(node )(\d+)/gi,
    (_, noun: string, label: string) => noun + (shown.get(label) ?? label),
  );
}
