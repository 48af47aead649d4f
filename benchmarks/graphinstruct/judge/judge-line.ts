import { judgeGroup } from "#benchmarks/graphinstruct/judge/judge-group";
import { judgeOutput } from "#benchmarks/graphinstruct/judge/judge-output";
import type { LineToJudge } from "#benchmarks/graphinstruct/judge/lines-to-judge";

/** What is found of a line, in the fields that the conformance kit's records of outputs and of groups have. */
export function judgeLine({ outputs, rubric, together }: LineToJudge): object {
  return together ? judgeGroup(outputs, rubric) : judgeOutput(outputs[0]!, rubric);
}
