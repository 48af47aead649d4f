import type { Group, Judgement, Measured } from "#splits/audit/check";
import { type Difference, type EdgeNames, nothingTold, type Prompted } from "#splits/audit/prompted";

/** A prompt that is not its row's. */
interface Other {
  readonly where: string;
  readonly difference: Difference;
  readonly asked?: readonly [string, string];
  /** The line of the row that it is the prompt of. */
  readonly of?: number;
}

/** Prompts of a file that tell another graph than their rows, or ask about other nodes; a note where none can be read. */
export function otherGraphs({ path, rows }: Group<Prompted>): Judgement[] {
  const of = rows.length;
  if (!rows.some(({ fact }) => fact.read)) {
    if (!rows.some(({ fact }) => fact.edges > 0)) return [];
    const says =
      "The prompts describe their graphs in words that the audit does not know: they are not compared with the rows.";
    return [{ severity: "note", where: path, count: of, of, says, rows: [] }];
  }
  const found = others(rows);
  if (found.length === 0) return [];
  const figures = {
    missing: sum(found, "missing"),
    added: sum(found, "added"),
    reweighted: sum(found, "reweighted"),
    asked: found.filter(({ asked }) => asked).length,
    moved: found.filter((other) => other.of !== undefined).length,
  };
  const says = `${found.length} of ${of} prompts are of another graph or question than the row's: ${told(figures)}.${moves(found)}`;
  const behind = found.map((other) => ({ where: other.where, says: fault(other) }));
  return [{ severity: "error", where: path, count: found.length, of, says, figures, rows: behind }];
}

function others(rows: readonly Measured<Prompted>[]): Other[] {
  const find = finder(rows);
  return rows.flatMap(({ where, fact }) => {
    const { read, edges, asked, told, difference = nothingTold(read ? 0 : edges) } = fact;
    if (!asked && Object.values(difference).every((number) => number === 0)) return [];
    const line = told && find(told);
    const moved = line !== undefined && line !== lineOf(where);
    return [{ where, difference, ...(asked && { asked }), ...(moved && { of: line }) }];
  });
}

/** A function that gives the line of the only row with a graph. */
function finder(rows: readonly Measured<Prompted>[]): (graph: EdgeNames) => number | undefined {
  const lines = { exact: new Map<string, number[]>(), form: new Map<string, number[]>() };
  for (const { where, fact } of rows) {
    for (const key of ["exact", "form"] as const) {
      const name = fact.own[key];
      lines[key].set(name, [...(lines[key].get(name) ?? []), lineOf(where)]);
    }
  }
  const only = ([line, ...more]: readonly number[] = []) => (more.length === 0 ? line : undefined);
  return ({ exact, form }) => only(lines.exact.get(exact)) ?? only(lines.form.get(form));
}

function lineOf(where: string): number {
  return Number(where.slice(where.lastIndexOf(":") + 1));
}

function sum(found: readonly Other[], kind: keyof Difference): number {
  return found.reduce((edges, { difference }) => edges + difference[kind], 0);
}

function told({ missing, added, reweighted, asked = 0 }: Difference & { readonly asked?: number }): string {
  const edges = `edges missing ${missing}, added ${added}, with other weights ${reweighted}`;
  return asked > 0 ? `${edges}; asking about other nodes ${asked}` : edges;
}

/** Prompts that stand at other rows, with the first as an example. */
function moves(found: readonly Other[]): string {
  const moved = found.filter((other) => other.of !== undefined);
  const [first] = moved;
  if (!first) return "";
  return ` ${moved.length} stand at the wrong row: the prompt of row ${first.of} stands at row ${lineOf(first.where)}.`;
}

function fault({ where, difference, asked, of }: Other): string {
  if (of !== undefined) return `the prompt of row ${of} stands at row ${lineOf(where)}`;
  const ends = asked ? `; it asks about ${asked.join(" and ")}` : "";
  return `${told(difference)}${ends}`;
}
