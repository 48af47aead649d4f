import { type Arm, armName, JAVASCRIPT_ARMS, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";

const ORDER: readonly string[] = [...PUBLISHED_ARMS, ...JAVASCRIPT_ARMS].map(armName);

/** Rows as people read them: by data set and model, then text, copied and given graphs, Python before JavaScript; else as they were. */
export function inArmOrder<Row extends object>(rows: readonly Row[]): readonly Row[] {
  const keyed = rows.map((row) => ({ row, owner: ownerOf(row), place: placeOf(row) }));
  return keyed
    .sort((a, b) => (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : a.place - b.place))
    .map(({ row }) => row);
}

interface Placed {
  readonly dataset?: string;
  readonly model?: string;
  readonly mode?: string;
  readonly library?: string;
  /** Mode and library by name. */
  readonly arm?: string;
}

function ownerOf({ dataset = "", model = "" }: Placed): string {
  return `${dataset}\0${model}`;
}

/** Of the arm; of rows that are of a library alone, of the arm that copies. */
function placeOf({ mode = "code", library, arm }: Placed): number {
  if (arm !== undefined) return ORDER.indexOf(arm);
  if (library === undefined) return 0;
  return ORDER.indexOf(mode === "direct" ? mode : armName({ mode, library } as Arm));
}
