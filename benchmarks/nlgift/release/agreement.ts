import { difference, type Kept } from "#benchmarks/nlgift/release/difference";
import type { Layout } from "#benchmarks/nlgift/release/layout";
import { problemSet } from "#benchmarks/nlgift/release/problem-set";
import type { LogRow, ReleaseFile } from "#benchmarks/nlgift/release/release-file";
import { UserError } from "#src/errors";

/** A file of problems or questions without replies. */
type Bare = Extract<ReleaseFile, { readonly kind: "raw" | "questions" }>;

/** Watches that the files of a release agree. All throw a UserError that names both places. */
export interface Agreement {
  /** Told a file of bare problems before the logs; remembers those of test sets. */
  bare(file: Bare): void;
  /** Told each reply: all of an item ask the same, as the bare problem does, and no cell holds two. */
  reply(row: LogRow): void;
}

export function agreement(layout: Layout): Agreement {
  const bare = new Map<string, Kept>();
  const items = new Map<string, { readonly first: Kept; readonly replied: Set<string> }>();
  return {
    bare(file) {
      if (file.split !== "test") return;
      const { name } = problemSet(file, layout);
      let place = 0;
      for (const asked of file.rows()) bare.set(`${name} ${place++}`, kept(asked));
    },
    reply(row) {
      const { id, cell, where, asked } = row;
      const name = cell ? `${cell.table} ${cell.model} ${cell.train}` : where;
      const seen = items.get(id);
      const first = seen?.first ?? bare.get(bareName(row, layout));
      const what = first && difference(first, asked);
      if (what) {
        throw new UserError(
          `${where}: expected ${id} as in ${first.where}, got another ${what}; keep one of the two files`,
        );
      }
      if (seen?.replied.has(name)) {
        throw new UserError(`${where}: expected one reply of ${name} to ${id}, got a second; keep one of the files`);
      }
      if (seen) seen.replied.add(name);
      else items.set(id, { first: kept(asked), replied: new Set([name]) });
    },
  };
}

/** The name under which the bare problem of a reply is remembered. */
function bareName({ id, cell, where, asked }: LogRow, layout: Layout): string {
  const path = where.slice(0, where.lastIndexOf(":"));
  const names = { pattern: cell?.pattern, task: asked.task, setting: cell?.test, split: "test", path } as const;
  return `${problemSet(names, layout).name} ${Number(id.slice(id.lastIndexOf("/") + 1))}`;
}

function kept(asked: LogRow["asked"]): Kept {
  if ("graph" in asked) {
    const { where, answer, graph, query } = asked;
    return { where, answer, graph, query };
  }
  const { where, answer, prompt } = asked;
  return { where, answer, prompt };
}
