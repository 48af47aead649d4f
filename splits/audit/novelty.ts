import type { Check } from "#splits/audit/check";
import type { Row } from "#splits/audit/subject";
import { digest } from "#src/hash";

/** Tells of each row whether its problem, and its text, are met for the first time. */
export function novelty(): (row: Row) => Readonly<Record<Check["of"], boolean>> {
  const problems = new Set<string>();
  const texts = new Set<string>();
  const isNew = (seen: Set<string>, key: string) => seen.size < seen.add(key).size;
  return ({ set, place, prompt, target }) => ({
    rows: true,
    problems: isNew(problems, `${set.name} ${place}`),
    texts: prompt !== undefined && isNew(texts, digest(`${set.name} ${place} ${prompt} ${target}`)),
  });
}
