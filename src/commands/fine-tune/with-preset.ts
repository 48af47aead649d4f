import type { Given, Io } from "#src/commands/command";
import { presetNotes } from "#src/commands/preset-notes";
import type { Examples } from "#training/trainer";

/** What was typed, with the settings of the preset before those of `--set`, which override them. */
export async function withPreset(given: Given, method: Examples["method"], io: Io): Promise<Given> {
  if (given.preset === undefined) return given;
  const { presetFor } = await import("#training/presets/preset-for");
  const { settings, leftOut } = presetFor(given.preset as string, given.via as string, method);
  for (const note of presetNotes(given.via as string, leftOut)) io.err(`${note}\n`);
  const own = (given.set as [string, unknown][] | undefined) ?? [];
  return { ...given, set: [...Object.entries(settings), ...own] };
}
