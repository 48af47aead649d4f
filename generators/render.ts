import type { LabelOptions } from "#generators/encodings/encoding";
import { type EncodingName, encodings } from "#generators/encodings/index";
import { type FormatName, formats } from "#generators/formats";
import type { Instance, Problem } from "#generators/problem";
import type { SerializationName } from "#generators/serializations/index";
import { serialized } from "#generators/serializations/serialized";
import { targetOf } from "#generators/target";
import { type TaskName, tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";
import { digest } from "#src/hash";
import type { Rng } from "#src/rng";

/** How an instance is put into words. */
export interface RenderOptions extends LabelOptions {
  readonly encoding: EncodingName;
  /** How the graph is written down instead of in the encoding's words; the encoding's labels are numbers. undefined: as the encoding does. */
  readonly serialization?: SerializationName;
  readonly format: FormatName;
  /** A reasoning style of the task: "steps", "none", and for some tasks others. */
  readonly reasoning: string;
}

/**
 * Puts an instance into words.
 *
 * @throws UserError for a reasoning style that the task lacks, or more nodes than labels
 */
export function render<Name extends TaskName>(
  instance: Instance<Name>,
  options: RenderOptions,
  rng: Rng,
): Problem<Name> {
  const { task: name, graph, query, numbers } = instance;
  const { encoding, serialization, format, reasoning } = options;
  const { relation, answer: kind, question, solve, answerOf } = tasks[name];
  const { labels: label, describe } = serialization ? serialized(serialization) : encodings[encoding];
  const labels = label(graph.order, rng, options);
  const words = wordingOf({ encoding, labels, numbers });
  const description = describe({ graph, relation, labels, number: words.number, rng });
  const prompt = `${description}\n${question(query, words)} ${formats[format][kind].ask}`;
  const solution = solve(graph, query);
  const answer = answerOf(query, solution);
  const target = targetOf(
    { task: name, encoding, graph, query, numbers, labels, format, answer },
    reasoning,
    rng,
    solution,
  );
  const [id, from] = [digest(prompt), instance.id];
  const facets = serialization ? { ...instance.facets, serialization } : instance.facets;
  return {
    id,
    instance: from,
    task: name,
    encoding,
    graph,
    query,
    numbers,
    labels,
    format,
    prompt,
    target,
    answer,
    facets,
  };
}
