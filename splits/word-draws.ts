import { render } from "#generators/render";
import { specPlace } from "#splits/cells";
import type { FilledCell } from "#splits/fill-cells";
import type { MadeRow } from "#splits/made";
import { isPretrained } from "#splits/pretrained";
import type { Setting } from "#splits/settings";
import { stream } from "#src/rng";

/**
 * Puts the draws of a cell into the words of one of its settings, each item by a stream of its own.
 *
 * @param base forms of the graphs that the local base was pre-trained on
 */
export function wordDraws(
  { cell, split, draws }: FilledCell,
  setting: Setting,
  seed: number,
  base: ReadonlySet<string>,
): MadeRow[] {
  const place = specPlace(cell, setting);
  return draws.map(({ instances, forms }) => {
    const instance = instances[place]!;
    const pretrained = split === "test" && isPretrained(instance.graph, base);
    return {
      question: render(instance, setting.wording, stream(seed, "words", setting.wording.encoding, instance.id)),
      listed: { instance: instance.id, form: forms[place]!, pretrained },
    };
  });
}
