import { basename, join } from "node:path";
import type { Problem } from "#generators/problem";
import { isRealWorld, type Question } from "#generators/question";
import { spellAnswer } from "#splits/audit/spell-answer";
import type { Posed, ProblemSet, Row, Subject, SubjectFile } from "#splits/audit/subject";
import { itemForm } from "#splits/item-form";
import type { Manifest, SplitFile } from "#splits/manifest";
import { patterns } from "#splits/patterns/index";
import { readManifest } from "#splits/read-manifest";
import { readQuestions } from "#splits/read-questions";
import { canonical } from "#src/json";

/**
 * Folders of splits as one thing to audit. Chat files hold the rows of the problem files again and are left out.
 *
 * @param dirs with a manifest each; paths begin with the folder's own name where there are several
 * @throws UserError where a manifest is damaged, and, when a file is reached, where that is
 */
export function splitsSubject(name: string, dirs: readonly string[] = [name]): Subject {
  const shown = (dir: string) => (dirs.length > 1 ? `${basename(dir)}/` : "");
  return { name, files: dirs.flatMap((dir) => filesOf(dir, shown(dir), readManifest(dir))) };
}

function filesOf(dir: string, shown: string, manifest: Manifest): SubjectFile[] {
  const files = manifest.files.filter(({ kind }) => kind === "problems");
  return files.map((file) => {
    const path = shown + file.path;
    return { path, rows: () => rowsOf(join(dir, file.path), path, setOf(manifest, file, path)) };
  });
}

function* rowsOf(from: string, path: string, set: ProblemSet): Iterable<Row> {
  for (const [place, question] of readQuestions(from).entries()) {
    yield rowOf(question, set, place, `${path}:${place + 1}`);
  }
}

function setOf({ pattern }: Manifest, file: SplitFile, name: string): ProblemSet {
  const { task, setting, split, baselines } = file;
  const axis = axisOf(pattern, setting);
  return { name, pattern, task, setting, split, ...(axis && { axis }), ...(baselines && { declared: baselines }) };
}

/** What the settings beside this one differ in. */
function axisOf(pattern: string, setting: string): string | undefined {
  const known = Object.entries(patterns).find(([name]) => name === pattern);
  const axes = Object.entries(known?.[1].axes ?? {});
  return axes.find(([, { settings }]) => Object.hasOwn(settings, setting))?.[0];
}

function rowOf(question: Question, set: ProblemSet, place: number, where: string): Row {
  const { prompt, target } = question;
  const row = { where, set, place, prompt, target };
  if (isRealWorld(question)) return { ...row, source: itemForm(question), answer: canonical(question.answer) };
  const posed = posedOf(question);
  return { ...row, posed, answer: spellAnswer(posed) };
}

function posedOf({ task, graph, query, numbers, answer, labels }: Problem): Posed {
  return { task, graph, query, numbers, given: answer, labels };
}
