import { type Programmer, planned } from "#benchmarks/invariance/writers/planned";
import { reply } from "#benchmarks/invariance/writers/reply";
import type { Model } from "#src/play";

/**
 * A scripted model that reads graphs in any layout, answers in text or writes programs in Python and JavaScript, and makes
 * known faults at known rates, drawn by the words of the prompt, which are all that it sees. Equal requests get equal
 * replies.
 */
export function programmer(programmer: Programmer): Model {
  return {
    id: programmer.name,
    deterministic: true,
    async answer(request) {
      if (request.kind !== "generate")
        return { kind: "unsupported", reason: "a scripted programmer writes and nothing else" };
      const plan = planned(programmer, request);
      return plan ? reply(plan.draft) : { kind: "text", text: "I do not know what is asked for.", finish: "stop" };
    },
  };
}
