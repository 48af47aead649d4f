import { type NoteOptions, notePrompts } from "#benchmarks/invariance/plays/stages/note-prompts";
import type { ModelFolder } from "#benchmarks/invariance/runs/run-folder";
import type { OrderedTrials } from "#benchmarks/invariance/runs/trials-of";
import { groupBy } from "#src/group-by";

/**
 * Notes in which words all trials are put, a list for each set of them.
 *
 * @throws UserError as `notePrompts` does
 */
export function noteAllPrompts(files: ModelFolder, ordered: readonly OrderedTrials[], options: NoteOptions): void {
  for (const [set, some] of groupBy(ordered, (one) => one.set))
    notePrompts(
      files.prompts(set),
      some.flatMap(({ trials }) => trials),
      options,
    );
}
