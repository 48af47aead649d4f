import { join } from "node:path";
import type { Problem } from "#generators/problem";
import { isRealWorld, type Question } from "#generators/question";
import { spellAnswer } from "#splits/audit/spell-answer";
import type { Posed, ProblemSet, Row, Subject } from "#splits/audit/subject";
import { itemForm } from "#splits/item-form";
import type { Manifest, SplitFile } from "#splits/manifest";
import { patterns } from "#splits/patterns/index";
import { readManifest } from "#splits/read-manifest";
import { readQuestions } from "#splits/read-questions";
import { canonical } from "#src/json";

/**
 * A folder of splits as something to audit. Chat files hold the rows of the problem files again and are left out.
 *
 * @throws UserError where there is no readable manifest, and, when a file is reached, where it is damaged
 */
export function splitsSubject(dir: string): Subject {
  const manifest = readManifest(dir);
  const files = manifest.files.filter(({ kind }) => kind === "problems");
  return {
    name: dir,
    files: files.map((file) => ({
      path: file.path,
      *rows() {
        const set = setOf(manifest, file);
        for (const [place, question] of readQuestions(join(dir, file.path)).entries()) {
          yield rowOf(question, set, place, `${file.path}:${place + 1}`);
        }
      },
    })),
  };
}

function setOf({ pattern }: Manifest, { path, task, setting, split, baselines }: SplitFile): ProblemSet {
  const axis = axisOf(pattern, setting);
  const name = path.replace(/\.jsonl$/, "");
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
