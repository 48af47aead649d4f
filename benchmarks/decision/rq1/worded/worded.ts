import { readQuery } from "#benchmarks/decision/rq1/read-query";
import { wordedProblem } from "#benchmarks/decision/rq1/worded/worded-problem";
import type { EncodingName } from "#generators/encodings/index";
import { formats } from "#generators/formats";
import { wordingOf } from "#generators/wording";
import type { Model, Score } from "#src/play";

/**
 * A model that is shown queries as the tuning splits word them: the local base knows a few hundred words, and no JSON. To be
 * put under the scoring read-out; what is scored are the answer lines that the splits teach.
 */
export function worded(model: Model, encoding: EncodingName): Model {
  return {
    ...model,
    id: `worded-${encoding}:${model.id}`,
    async answer(request, signal, key) {
      const asked = request.kind === "score" ? inWords(request, encoding) : undefined;
      if (asked) return model.answer(asked, signal, key);
      return { kind: "unsupported", reason: "only queries about small graphs can be put into words, and only scored" };
    },
  };
}

/** The same request in words; undefined where it holds no query. */
function inWords({ messages, continuations, ...request }: Score, encoding: EncodingName): Score | undefined {
  const { state, question } = lastLine(messages.at(-1)?.content ?? "");
  const query = readQuery({ state: JSON.stringify(state ?? null), question: String(question) });
  if (!query) return undefined;
  const problem = wordedProblem(query, encoding);
  const { amount, verdict } = formats[problem.format];
  const words = wordingOf(problem);
  const line = (id: string) =>
    query.task === "degree_exact" ? amount.state(Number(id), words) : verdict.state(id === "yes", words);
  return { ...request, messages: [{ role: "user", content: problem.prompt }], continuations: continuations.map(line) };
}

/** What the last line of a prompt holds, which is where a decision stands. */
function lastLine(text: string): { readonly state?: unknown; readonly question?: unknown } {
  try {
    return JSON.parse(text.slice(text.lastIndexOf("\n") + 1)) ?? {};
  } catch {
    return {};
  }
}
