import { drawInstance, encodings, render, type TaskName, tasks } from "#generators/index";
import { localModel } from "#src/models/local";
import { names } from "#src/pick";
import type { Generate, Text } from "#src/play";
import { stream } from "#src/rng";
import { shippedBase } from "#training/local/tune";

/** A prompt with the shipped base's greedy reply to it. */
export interface Asked {
  readonly request: Generate;
  readonly reply: Text;
}

/** The base's replies to problems of every task in every encoding. */
export async function asked(count: number): Promise<readonly Asked[]> {
  const model = localModel(shippedBase);
  const requests = Array.from({ length: count }, (_, i) => request(i));
  const replies = await Promise.all(requests.map((wanted) => model.answer(wanted)));
  await model.close!();
  return requests.map((wanted, i) => ({ request: wanted, reply: replies[i] as Text }));
}

function request(i: number): Generate {
  const [tasksBy, encodingsBy] = [names(tasks), names(encodings)];
  const task: TaskName = tasksBy[i % tasksBy.length]!;
  const encoding = encodingsBy[Math.floor(i / tasksBy.length) % encodingsBy.length]!;
  const rng = stream(7, "exported", i);
  const instance = drawInstance({ task, family: "er", numbers: "int-small", size: "small" }, rng);
  const { prompt } = render(instance, { encoding, format: "line", reasoning: "steps" }, rng);
  return {
    kind: "generate",
    messages: [{ role: "user", content: prompt }],
    maxTokens: 200,
    temperature: 0,
    repeat: 0,
  };
}
