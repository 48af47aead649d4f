import type { FilledCell } from "#splits/fill-cells";
import { type Made, madeOf } from "#splits/made";
import { wordDraws } from "#splits/word-draws";

/** Words the instances of cells, setting by setting. */
export function* makeFiles(filled: readonly FilledCell[], seed: number, base: ReadonlySet<string>): Generator<Made> {
  for (const one of filled) {
    for (const setting of one.cell.settings) {
      const { task, name } = setting;
      const about = { quota: one.quota };
      yield madeOf({ task, setting: name, split: one.split, about }, wordDraws(one, setting, seed, base));
    }
  }
}
