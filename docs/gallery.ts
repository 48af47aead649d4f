import {
  drawInstance,
  type EncodingName,
  encodings,
  type NumbersName,
  numbers,
  render,
  type TaskName,
  tasks,
} from "#generators/index";
import { isWeighted } from "#generators/tasks/relation";
import { names } from "#src/pick";
import { stream } from "#src/rng";

const HEAD = `# Gallery

One problem of every task, encoding and number range: what a model reads, then what it is trained to say. Graphs are of the
family \`sparse\` with 5 to 7 nodes. Written by \`npm run docs\`; a test says when it is stale.
`;

/** The page that shows one problem of every task, encoding and number range. */
export function gallery(): string {
  return [HEAD, ...names(tasks).map(section)].join("\n");
}

function section(task: TaskName): string {
  const { title, relation } = tasks[task];
  const weighted = isWeighted(relation);
  const ranges = weighted ? names(numbers) : (["int-small"] as const);
  const entries = names(encodings).flatMap((encoding) => ranges.map((range) => entry(task, encoding, range, weighted)));
  return [`## ${title[0]!.toUpperCase()}${title.slice(1)}\n`, ...entries].join("\n");
}

function entry(task: TaskName, encoding: EncodingName, range: NumbersName, weighted: boolean): string {
  const rng = stream(0, "gallery", task, range);
  const instance = drawInstance({ task, family: "sparse", numbers: range, size: [5, 7] }, rng);
  const { prompt, target } = render(instance, { encoding, format: "line", reasoning: "steps" }, rng);
  const title = weighted ? `${encoding}, ${range}` : encoding;
  return `### ${title}\n\n\`\`\`text\n${prompt}\n\`\`\`\n\n\`\`\`text\n${target}\n\`\`\`\n`;
}
