import { type Figure, figure } from "#benchmarks/decision/report/figures/figure";
import { forest } from "#benchmarks/decision/report/figures/forest";
import { linear } from "#benchmarks/decision/report/figures/scale";
import { SHORT } from "#benchmarks/decision/report/tables/query-tables";
import { signed } from "#benchmarks/decision/report/tables/words";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import type { QueryResults } from "#benchmarks/decision/runs/index";
import { wilson } from "#eval/stats/wilson";
import type { PanelChart } from "#reports/analyses/chart/chart";
import { drawChart } from "#reports/analyses/chart/draw-chart";
import { percent, rate } from "#reports/format";
import { names } from "#src/pick";

/** The accuracy of each configuration, task by task: the profile. */
export function profileFigure({ configurations, floors }: QueryResults): Figure {
  const scale = linear([0, 1]);
  const panels = names(queryTasks).map((task) => {
    const floor = floors.find((one) => one.task === task);
    const rows = configurations.map(({ label, scores }) => {
      const macro = scores.tasks.find((one) => one.task === task)?.macro;
      if (!macro || scores.isUnsupported) return { name: label, words: "U" };
      return { name: label, value: macro.accuracy, interval: macro.interval, words: rate(macro.accuracy) };
    });
    const constant = floor && {
      name: `constant answer ${floor.option}`,
      value: floor.accuracy,
      words: rate(floor.accuracy),
      isFloor: true,
    };
    return {
      name: `${task.replaceAll("_", " ")} (${SHORT[task]})`,
      rows: [...rows, ...(constant ? [constant] : [])],
      scale,
      write: percent,
    };
  });
  const title = profileTitle(configurations);
  const words =
    "Mean accuracy over sizes with 95 % intervals; hollow: the best constant answer, which reading the graph has to beat.";
  return figure((layout) => forest({ title, panels, words, isPaired: true }, layout));
}

function profileTitle(configurations: QueryResults["configurations"]): string {
  const models = configurations.filter(({ isPolicy }) => !isPolicy);
  const told = (models.length > 0 ? models : configurations).map(
    ({ label, scores }) => `${label} ${rate(scores.taskSizeMacro)}`,
  );
  return `Task profile; mean over tasks: ${told.join(", ")}`;
}

/** Accuracy by the number of nodes, a panel a task; undefined where all graphs are of one size. */
export function ladderFigure({ configurations, floors }: QueryResults): Figure | undefined {
  const sizes = new Set(
    configurations.flatMap(({ scores }) => scores.tasks.flatMap((task) => task.sizes.map(({ order }) => order))),
  );
  if (sizes.size < 2) return undefined;
  const drawn = configurations.filter(({ isPolicy }) => !isPolicy);
  const shown = (drawn.length > 0 ? drawn : configurations).slice(0, 6);
  const chart: PanelChart = {
    kind: "panels",
    title: "Accuracy by the number of nodes",
    series: shown.map(({ label }) => label),
    xTitle: "nodes",
    panels: names(queryTasks).map((task) => ({
      name: task.replaceAll("_", " "),
      lines: shown.map(({ scores }) =>
        (scores.tasks.find((one) => one.task === task)?.sizes ?? []).map(({ order, accuracy, interval }) => ({
          x: order,
          share: accuracy,
          interval,
        })),
      ),
      levels: floors
        .filter((floor) => floor.task === task)
        .map(({ accuracy }) => ({ name: "constant", share: accuracy, side: "right" as const })),
    })),
  };
  return figure((layout) => drawChart(chart, layout));
}

/** The contrasts over all queries; undefined where there are none. */
export function queryContrastFigure({ contrasts }: QueryResults): Figure | undefined {
  const found = contrasts.filter(({ all }) => all);
  if (found.length === 0) return undefined;
  const values = found.flatMap(({ all }) => [all!.points, ...all!.interval]);
  const rows = contrasts.map(({ name, all }) =>
    all ? { name, value: all.points, interval: all.interval, words: signed(all.points, 1) } : { name, words: "U" },
  );
  const panels = [
    { name: "points, over all queries", rows, scale: linear(values), write: (value: number) => signed(value, 0) },
  ];
  const words = "Paired differences in accuracy on the same queries, with Newcombe's 95 % intervals.";
  return figure((layout) => forest({ title: "Who is better than whom", panels, words }, layout));
}

/** How often picks were right, by the confidence in them; undefined where nobody gave probabilities. */
export function calibrationFigure({ configurations }: QueryResults): Figure | undefined {
  const giving = configurations.filter(({ calibration }) => calibration);
  if (giving.length === 0) return undefined;
  const chart: PanelChart = {
    kind: "panels",
    title: "Calibration: how often picks are right, by the confidence in them",
    series: [],
    xTitle: "confidence, middle of the bin, in percent",
    panels: giving.map(({ label, calibration }) => ({
      name: `${label}: error ${rate(calibration!.error ?? 0)}`,
      lines: [
        calibration!.bins.flatMap(({ low, high, of, accuracy }) =>
          accuracy === undefined
            ? []
            : [
                {
                  x: Math.round(50 * (low + high)),
                  share: accuracy,
                  interval: wilson({ right: Math.round(accuracy * of), of }),
                },
              ],
        ),
      ],
      levels: [],
    })),
  };
  return figure((layout) => drawChart(chart, layout));
}
