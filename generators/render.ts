import type { LabelOptions } from "#generators/encodings/encoding";
import { type EncodingName, encodings } from "#generators/encodings/index";
import { type FormatName, formats } from "#generators/formats";
import { identify } from "#generators/identity";
import type { Instance, Problem } from "#generators/problem";
import { targetOf } from "#generators/target";
import { type TaskName, tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";
import type { Rng } from "#src/rng";

/** How an instance is put into words. */
export interface RenderOptions extends LabelOptions {
  readonly encoding: EncodingName;
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
  const { graph, query, numbers } = instance;
  const { encoding, format } = options;
  const task = tasks[instance.task];
  const labels = encodings[encoding].labels(graph.order, rng, options);
  const words = wordingOf({ encoding, labels, numbers });
  const description = encodings[encoding].describe({
    graph,
    relation: task.relation,
    labels,
    number: words.number,
    rng,
  });
  const prompt = `${description}\n${task.question(query, words)} ${formats[format][task.answer].ask}`;
  const { task: name, id: instanceId, facets } = instance;
  const answer = task.solve(graph, query);
  const target = targetOf(
    { task: name, encoding, graph, query, numbers, labels, format, answer },
    options.reasoning,
    rng,
  );
  const id = identify(prompt);
  return {
    id,
    instance: instanceId,
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
