import type { Problem } from "#generators/problem";
import { render } from "#generators/render";
import { specPlace } from "#splits/cells";
import type { Listing } from "#splits/certificate";
import { type Draft, draftsOf } from "#splits/drafts";
import type { FilledCell } from "#splits/fill-cells";
import { isPretrained } from "#splits/pretrained";
import { stream } from "#src/rng";

/** The files of one side of a setting, and what the certificate needs to know of their rows. */
export interface Made {
  readonly drafts: readonly Draft[];
  readonly listing: Listing;
}

/** Words the instances of cells, setting by setting; each item's wording is drawn from a stream of its own. */
export function* makeFiles(filled: readonly FilledCell[], seed: number, base: ReadonlySet<string>): Generator<Made> {
  for (const { cell, split, draws, quota } of filled) {
    for (const setting of cell.settings) {
      const place = specPlace(cell, setting);
      const problems = draws.map(({ instances }): Problem => {
        const instance = instances[place]!;
        return render(instance, setting.wording, stream(seed, "words", setting.wording.encoding, instance.id));
      });
      const drafts = draftsOf(setting, split, problems, quota);
      const rows = draws.map(({ instances, forms }) => ({
        instance: instances[place]!.id,
        form: forms[place]!,
        pretrained: split === "test" && isPretrained(instances[place]!.graph, base),
      }));
      yield { drafts, listing: { path: drafts[0].entry.path, split, rows } };
    }
  }
}
