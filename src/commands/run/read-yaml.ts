import { readFileSync, statSync } from "node:fs";
import { type Document, isMap, isPair, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { UserError } from "#src/errors";

/** What is wrong with a value in a file, and the keys that would have been known there. */
export type Issue = z.core.$ZodIssue & { readonly known?: readonly string[] };

/** A YAML file, read. */
export interface YamlFile {
  readonly given: unknown;
  /**
   * The mistake that issues come to: one line naming file, line and key.
   *
   * @param knownKeys the keys that may stand under a part, or at the top where there is none
   */
  mistake(issues: readonly Issue[], knownKeys: (part: PropertyKey | undefined) => readonly string[]): UserError;
}

/** @throws UserError where there is no such file, or no YAML in it */
export function readYaml(path: string): YamlFile {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`${path}: expected an experiment file, got none; see examples/`);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8").replace(/^\uFEFF/, ""), { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) {
    throw new UserError(`${path}:${lines.linePos(broken.pos[0]).line}: ${broken.message.split(/\n| at line/)[0]}`);
  }
  return {
    given: document.toJS() ?? {},
    mistake(issues, knownKeys) {
      // A misspelt key is also a missing one; the misspelling says more.
      const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0]!;
      const key = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]!] : issue.path;
      const at = offsetOf(key, document);
      const line = at === undefined ? "" : `:${lines.linePos(at).line}`;
      const fault =
        issue.code === "unrecognized_keys"
          ? `unknown key; known: ${(issue.known ?? knownKeys(issue.path[0])).toSorted().join(", ")}`
          : explain(issue, valueAt(issue.path, document));
      return new UserError(`${path}${line}: ${key.join(".") || "the file"}: ${fault}`);
    },
  };
}

/** What was expected and what was got. */
function explain(issue: Issue, got: unknown): string {
  const expected = issue.message
    .replace(/^(Invalid (input|option)|Too (small|big)): /, "")
    .replace(/, received .*$/, "");
  return got === undefined ? `missing; ${expected}` : `${expected}, got ${JSON.stringify(got)}`;
}

/** What stands at a path; a recipe's name may stand for the recipe. */
function valueAt(path: readonly PropertyKey[], document: Document): unknown {
  const holder: unknown = document.getIn(path.slice(0, -1));
  return typeof holder === "string" ? holder : document.getIn(path);
}

/** Where a key stands in the file, or the nearest one above it that does. */
function offsetOf(key: readonly PropertyKey[], document: Document): number | undefined {
  for (let depth = key.length; depth > 0; depth--) {
    const holder: unknown = document.getIn(key.slice(0, depth - 1), true);
    const entries: readonly unknown[] = isMap(holder)
      ? holder.items
      : ((holder as { items?: unknown[] } | undefined)?.items ?? []);
    const found = entries.find((entry, i) =>
      isPair(entry) ? (entry.key as { value?: unknown }).value === key[depth - 1] : i === key[depth - 1],
    );
    const node = isPair(found) ? found.key : found;
    const range = (node as { range?: readonly number[] } | undefined)?.range;
    if (range) return range[0];
  }
  return undefined;
}
