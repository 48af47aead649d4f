import { readRows } from "#benchmarks/nlgift/release/read-rows";
import type { TrainingRow } from "#benchmarks/nlgift/release/release-file";
import { UserError } from "#src/errors";

/** The rows of a file of chats. */
export function* chatRows(path: string, shown: string): Iterable<TrainingRow> {
  for (const { where, row } of readRows(path, shown, "chat")) {
    const [system, prompt, target] = row.messages;
    yield { where, system: system.content, prompt: prompt.content, target: target.content };
  }
}

const template = /^<s>\[INST\] <<SYS>>([\s\S]*?)<<\/SYS>>([\s\S]*)\[\/INST\]([\s\S]*?)(?:<\/s>)?$/;

/**
 * The rows of a file of LLaMA texts, taken out of their template.
 *
 * @throws UserError for a text of another template
 */
export function* textRows(path: string, shown: string): Iterable<TrainingRow> {
  for (const { where, row } of readRows(path, shown, "text")) {
    const found = template.exec(row.text);
    if (!found) {
      throw new UserError(`${where}: expected a text in LLaMA 2's chat template, got another; fetch the file again`);
    }
    const [, system, prompt, target] = found;
    yield { where, system: system!.trim(), prompt: prompt!.replace(/^\n /, "").replace(/\n$/, ""), target: target! };
  }
}
