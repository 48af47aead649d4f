import { join } from "node:path";
import { gzipRows, type TableRow, wholeNumber } from "#benchmarks/decision/rq2/read/gzip-rows";
import { type LinkRow, linkList } from "#benchmarks/decision/rq2/text-graph/link-list";
import type { Split, TextGraph, TextNode } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";
import { MOST_OPTIONS } from "#src/most-options";

/** Where each split is, of ogbn-arxiv's division by time. */
const SPLITS: Readonly<Record<Split, string>> = { train: "train", validation: "valid", test: "test" };

/**
 * ogbn-arxiv (Hu et al. 2020) from the folder that the `ogb` package unpacks: `raw/edge.csv.gz`, `raw/node-label.csv.gz`,
 * `split/time/*.csv.gz` and `mapping/*.csv.gz`, with the separately published `titleabs.tsv.gz` put into `mapping`. Texts
 * are titles and abstracts; an edge leads from the citing paper to the cited one.
 *
 * @throws UserError naming file and line of what is missing or out of range
 */
export function readOgbn(folder: string): TextGraph {
  const rows = (...path: string[]) => gzipRows(join(folder, ...path), ",");
  const labels: string[] = [];
  for (const [i, row] of rows("mapping", "labelidx2arxivcategeory.csv.gz").entries())
    if (i > 0) labels[wholeNumber(row, 0, MOST_OPTIONS)] = row.cells[1] ?? "";
  const classes = rows("raw", "node-label.csv.gz").map((row) => wholeNumber(row, 0, labels.length));
  const splits: Split[] = [];
  for (const [split, file] of Object.entries(SPLITS) as [Split, string][])
    for (const row of rows("split", "time", `${file}.csv.gz`)) splits[wholeNumber(row, 0, classes.length)] = split;
  const texts = textsOf(rows("mapping", "nodeidx2paperid.csv.gz").slice(1), join(folder, "mapping", "titleabs.tsv.gz"));
  return {
    name: "ogbn-arxiv",
    nodes: classes.map((label, place): TextNode => {
      const [text, split] = [texts[place], splits[place]];
      if (text === undefined)
        throw new UserError(
          `${join(folder, "mapping", "titleabs.tsv.gz")}: expected the text of node ${place}, got none; get the file anew`,
        );
      return { id: String(place), text, label: labels[label]!, ...(split && { split }) };
    }),
    links: linkList(
      rows("raw", "edge.csv.gz").map((row): LinkRow => {
        const end = (column: number) => wholeNumber(row, column, classes.length);
        return [end(0), end(1), "cites"];
      }),
    ),
    labels,
    queries: [],
  };
}

/** Title and abstract of each node; the published table has rows that are of no paper, and more papers than nodes. */
function textsOf(papers: readonly TableRow[], path: string): (string | undefined)[] {
  const wanted = new Map(papers.map(({ cells: [node, paper] }) => [paper, Number(node)]));
  const texts: (string | undefined)[] = [];
  for (const { cells } of gzipRows(path, "\t")) {
    const [paper, title = "", abstract = ""] = cells;
    const node = wanted.get(paper);
    if (node !== undefined) texts[node] = `${title.trim()}\n${abstract.trim()}`;
  }
  return texts;
}
