import type { Answer } from "#benchmarks/invariance/answers/answer";
import type { AnswerType } from "#benchmarks/invariance/instances/instance";
import type { Variant } from "#benchmarks/invariance/variants/variant";

/** The answer in the instance's own labels; a label that was not shown stays as it is. */
export function mapBack(answer: Answer, type: AnswerType, { label_map }: Pick<Variant, "label_map">): Answer {
  const own = new Map(Object.entries(label_map).map(([label, shown]) => [shown, Number(label)]));
  const back = (shown: number) => own.get(shown) ?? shown;
  switch (type) {
    case "node":
      return back(answer as number);
    case "node_set":
    case "path":
    case "order":
      return (answer as readonly number[]).map(back);
    case "edge_set":
      return (answer as readonly (readonly [number, number])[]).map(([u, v]) => [back(u), back(v)] as const);
    default:
      return answer;
  }
}
