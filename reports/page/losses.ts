import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { thousands } from "#reports/format";
import { lossFigure } from "#reports/loss-figure";
import { small, table } from "#reports/page/table";
import type { Trained } from "#reports/report";
import { dollars } from "#src/prices/dollars";

const HEADS = ["tuned on", "seed", "loss, first → last", "tokens", "cost", "checkpoints", "job", "model"];

/** How the loss of each model went, as far as it was told, and what each was made by. */
export function losses(models: readonly Trained[]): string {
  const told = models.filter((model) => model.losses.length > 0);
  const figure = told.length > 0 ? element("figure", {}, lossFigure(told)) : "";
  const rows = models.map((model) => ({ head: model.row, cells: cellsOf(model) }));
  return figure + element("div", { class: "scroll" }, table(HEADS, rows));
}

function cellsOf({ seed, losses: points, tokens, dollars: cost, checkpoints, job, model }: Trained): string[] {
  const [first, last] = [points[0], points.at(-1)];
  return [
    seed === undefined ? "–" : String(seed),
    first && last ? `${first.loss.toFixed(3)} → ${last.loss.toFixed(3)}` : "–",
    thousands(tokens),
    cost === undefined ? "–" : escapeText(dollars(cost)),
    String(checkpoints),
    job === undefined ? "–" : small(job),
    small(model),
  ];
}
