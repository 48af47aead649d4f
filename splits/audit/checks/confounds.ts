import { check, type Group, type Judgement } from "#splits/audit/check";

/** What is compared between settings. */
const measures = ["nodes", "edges", "density"] as const;

type Shape = Readonly<Record<(typeof measures)[number], number>>;

/** What the settings of an axis differ in on purpose. */
const intended: Readonly<Record<string, readonly string[]>> = { size: ["nodes", "edges"] };

/** Standardised differences of a large and of a medium effect (Cohen 1988). */
const LARGE = 0.8;
const MEDIUM = 0.5;
/** A difference must be this many of its standard errors, lest a few rows make one. */
const SURE = 4;
/** Fewer rows than these say little of how graphs spread. */
const FEWEST = 10;

/** Settings whose graphs differ in more than what the settings are about. */
export const confounds = check<Shape>({
  summary:
    "settings of one axis whose graphs differ in nodes, edges or density, too (difference of means over the standard deviation)",
  of: "problems",
  measure({ posed }) {
    if (!posed) return undefined;
    const { order, directed, sources } = posed.graph;
    const pairs = (order * (order - 1)) / (directed ? 1 : 2);
    return { nodes: order, edges: sources.length, density: pairs === 0 ? 0 : sources.length / pairs };
  },
  judge: (groups) =>
    groups.flatMap((a, i) => groups.slice(i + 1).flatMap((b) => (isComparable(a, b) ? compare(a, b) : []))),
});

function isComparable({ set: a, rows }: Group<Shape>, { set: b, rows: others }: Group<Shape>): boolean {
  if (Math.min(rows.length, others.length) < FEWEST) return false;
  const alike = (["pattern", "axis", "task", "split"] as const).every((key) => a[key] === b[key]);
  return alike && a.axis !== undefined && a.setting !== b.setting;
}

function compare(a: Group<Shape>, b: Group<Shape>): Judgement[] {
  const sure = SURE * Math.sqrt(1 / a.rows.length + 1 / b.rows.length);
  const free = measures.filter((name) => !intended[a.set.axis!]?.includes(name));
  const differences = free
    .map((name) => ({ name, ...difference(a, b, name) }))
    .filter(({ d }) => Math.abs(d) >= Math.max(MEDIUM, sure));
  if (differences.length === 0) return [];
  const large = differences.some(({ d }) => Math.abs(d) >= LARGE);
  const told = differences.map(
    ({ name, means, d }) => `${name} ${show(means[0])} and ${show(means[1])} (d ${d.toFixed(2)})`,
  );
  const of = a.rows.length + b.rows.length;
  return [
    {
      severity: large ? "warning" : "note",
      where: `${a.path} and ${b.path}`,
      count: of,
      of,
      says: `${a.set.setting} and ${b.set.setting} differ in more than their ${a.set.axis}: on average ${told.join(", ")}.`,
      figures: Object.fromEntries(differences.map(({ name, d }) => [name, d])),
      rows: [],
    },
  ];
}

/** The difference of means over the pooled standard deviation; a hundred at most, where nothing spreads. */
function difference(a: Group<Shape>, b: Group<Shape>, name: keyof Shape): { means: [number, number]; d: number } {
  const [left, right] = [a, b].map(({ rows }) => spread(rows.map(({ fact }) => fact[name])));
  const pooled = Math.sqrt((left!.squares + right!.squares) / Math.max(1, left!.count + right!.count - 2));
  const gap = left!.mean - right!.mean;
  return { means: [left!.mean, right!.mean], d: gap === 0 ? 0 : gap / Math.max(pooled, Math.abs(gap) / 100) };
}

function spread(values: readonly number[]): { count: number; mean: number; squares: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { count: values.length, mean, squares: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) };
}

function show(mean: number): string {
  return mean < 1 ? mean.toFixed(2) : mean.toFixed(1);
}
