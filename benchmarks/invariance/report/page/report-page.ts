import { figures } from "#benchmarks/invariance/report/figures/index";
import { header } from "#benchmarks/invariance/report/page/header";
import { lead } from "#benchmarks/invariance/report/page/lead";
import { notes } from "#benchmarks/invariance/report/page/notes";
import { fold, section, shown, subheading } from "#benchmarks/invariance/report/page/parts-of-page";
import { rules } from "#benchmarks/invariance/report/page/rules";
import { classTable } from "#benchmarks/invariance/report/page/tables/class-table";
import { cutOffTable } from "#benchmarks/invariance/report/page/tables/cut-off-table";
import { experimentFolds } from "#benchmarks/invariance/report/page/tables/experiment-folds";
import { headlineTable } from "#benchmarks/invariance/report/page/tables/headline-table";
import { intervalTable } from "#benchmarks/invariance/report/page/tables/interval-table";
import { partitionTable } from "#benchmarks/invariance/report/page/tables/partition-table";
import { programTable } from "#benchmarks/invariance/report/page/tables/program-table";
import { silentTable } from "#benchmarks/invariance/report/page/tables/silent-table";
import { partOf, partsIn, type Results } from "#benchmarks/invariance/report/results";
import type { Titles } from "#benchmarks/invariance/report/titles";
import { datasetWords } from "#benchmarks/invariance/report/words";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { htmlDocument } from "#reports/page/document";

/** An audit as one self-contained page of HTML, which needs no script and no network. */
export function reportPage(titles: Titles, results: Results): string {
  const main = element(
    "main",
    {},
    ...lead(results).map((said) => element("p", { class: "lead" }, escapeText(said))),
    ...sections(results),
    section(
      "How to read this",
      "What must be known before a number is quoted.",
      element("ul", { class: "notes" }, ...notes.map((note) => element("li", {}, escapeText(note)))),
    ),
  );
  const footer = element(
    "footer",
    {},
    "Made by graphshift bench invariance; tables and scored rows lie beside the page.",
  );
  return htmlDocument(titles.title, rules, header(titles, results), main, footer);
}

function sections(results: Results): string[] {
  const each = (content: (own: Results) => string) => byDataset(results, content);
  return [
    section(
      "What the answers to one instance are",
      "An instance is asked in several equivalent forms. Either all answers are one and right, or all are one and wrong, or they differ. Read this before any single number.",
      each((own) => shown(figures.partition, own) + fold("In numbers", partitionTable(own))),
    ),
    section(
      "Invariance, and right answers",
      "n_calls: the distinct prompts behind n rows. Both readers of answers are shown: the published one, and a strict one.",
      each((own) => shown(figures.invariance, own) + headlineTable(own)),
    ),
    section(
      "Copied graphs against given ones",
      "Pairs of the same instances, resampled by graph; Holm's correction over all comparisons of a data set.",
      each(
        (own) =>
          shown(figures.gap, own) +
          fold("Copied − given, paired", intervalTable(own.gapIntervals)) +
          fold("Programs − answers in text, paired", intervalTable(own.pairedIntervals)),
      ),
    ),
    section(
      "The ladder: how much of the copying is left to the program",
      "The same graph, canonical labels and order, told in prose, in plain lists, as JSON, as networkx code, or given.",
      byModel(results, (own) => shown(figures.ladder, own)),
    ),
    section(
      "Where programs fail",
      "All rows of the programs, by the first class that applies; an arm a row, for classes are never pooled over libraries.",
      each(classTable),
    ),
    section(
      "Wrong graph, right answer",
      "Programs whose graph is known and is not the one that was shown. Many are right all the same, so accuracy does not tell. n_calls are summed over the axes.",
      each(silentTable),
    ),
    section("Set apart: replies that were cut off", "They are in no number above.", each(cutOffTable)),
    section("Beside the audit", "Each is an experiment of its own, with its own rows.", each(experimentFolds)),
    section(
      "How the programs were run",
      "bubblewrap: no network, no files but the system's to read, and a filter of system calls inside. seccomp: the filter alone; programs can read files. quickjs: an engine without any way out.",
      programTable(results),
    ),
  ];
}

/** The same for each data set, under its name; nothing where there is none. */
function byDataset(results: Results, content: (own: Results) => string): string {
  const datasets = [...new Set(partsIn(results).map(({ dataset }) => dataset))];
  return datasets.map((dataset) => headed(datasetWords(dataset), content(partOf(results, { dataset })))).join("");
}

function byModel(results: Results, content: (own: Results) => string): string {
  return partsIn(results)
    .map((part) => headed(`${datasetWords(part.dataset)}, ${part.model}`, content(partOf(results, part))))
    .join("");
}

function headed(words: string, content: string): string {
  return content === "" ? "" : subheading(words) + content;
}
