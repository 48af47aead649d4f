import { cellPair, cellTitle } from "#benchmarks/nlgift/rescore/cell-title";
import { printedItems } from "#benchmarks/nlgift/rescore/printed-items";
import type { Transfer } from "#benchmarks/nlgift/rescore/transfers/transfers";
import { probability, rate } from "#reports/format";
import { groupBy } from "#src/group-by";

/** The transfers as text of 80 columns: a block a table, task and model, what they come to, and the claims that change. */
export function transfersTable(transfers: readonly Transfer[]): string {
  if (transfers.length === 0) return "";
  const blocks = [...groupBy(transfers, cellTitle)].map(([title, members]) => block(title, members));
  return `${[HEAD, ...blocks, sums(transfers), changes(transfers)].join("\n\n")}\n`;
}

const HEAD = `Transfers: tuned against untuned on the same items, out of distribution
  paper: z-test of the printed accuracies, two-sided, p < .01
  paired: McNemar's mid-p of the replies, strictly read; Holm within the table,
  over all of its transfers that are given, p < .01; “yes”: tuning helped`;

function block(title: string, members: readonly Transfer[]): string {
  const width = Math.max(...members.map((one) => cellPair(one).length), "train → test".length);
  const head = line("train → test", width, ["untuned", "tuned", "items", "+/−", "Holm", "paper", "paired"]);
  const rows = members.map((one) =>
    line(cellPair(one), width, [
      rate(one.untuned / one.items),
      rate(one.tuned / one.items),
      String(one.items),
      `${one.gained}/${one.lost}`,
      probability(one.holm),
      one.printed.better ? "yes" : "no",
      one.better ? "yes" : "no",
    ]),
  );
  return [title, head, ...rows].join("\n");
}

const WIDTHS = [8, 6, 6, 8, 7, 6, 7];

function line(label: string, width: number, figures: readonly string[]): string {
  return `  ${label.padEnd(width)}${figures.map((figure, i) => figure.padStart(WIDTHS[i]!)).join("")}`;
}

/** How many transfers each test finds, by table, and by model where there are several. */
function sums(transfers: readonly Transfer[]): string {
  const lines = [...groupBy(transfers, ({ table }) => table)].flatMap(([table, all]) => {
    const models = [...groupBy(all, ({ model }) => model)];
    const each = models.length > 1 ? models.map(([model, own]) => `  ${model}: ${helped(own)}`) : [];
    return [`Table ${table}: ${helped(all)}`, ...each];
  });
  return ["Tuning helped", ...lines.map((text) => `  ${text}`)].join("\n");
}

function helped(all: readonly Transfer[]): string {
  const paper = all.filter(({ printed }) => printed.better).length;
  const paired = all.filter(({ better }) => better).length;
  return `paper ${paper} of ${all.length}, paired ${paired}`;
}

/** Only where all items of the paper's test are there: with fewer, the test has less to go by. */
function changes(transfers: readonly Transfer[]): string {
  const whole = transfers.filter((one) => one.items >= printedItems(one));
  const changed = whole.filter(({ printed, better }) => printed.better !== better);
  const told = changed.flatMap((one) => [`  ${cellTitle(one)}: ${cellPair(one)}`, `    ${both(one)}`]);
  const left = transfers.length - whole.length;
  const few = left > 0 ? [`  not compared, with fewer items than the paper's: ${left}`] : [];
  return [`Claims that change: ${changed.length} of ${whole.length}`, ...told, ...few].join("\n");
}

function both({ printed, better, gained, lost, holm }: Transfer): string {
  const says = (helped: boolean) => (helped ? "helped" : "did not");
  const paper = `${rate(printed.untuned)} to ${rate(printed.tuned)}, p ${probability(printed.p)}`;
  const paired = `+${gained} −${lost}, Holm ${probability(holm)}`;
  return `paper ${says(printed.better)} (${paper}), paired ${says(better)} (${paired})`;
}
