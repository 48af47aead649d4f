import { diagnose } from "#src/sandbox/python/guest/diagnose";
import { filter } from "#src/sandbox/python/guest/filter";
import { imports } from "#src/sandbox/python/guest/imports";
import { run } from "#src/sandbox/python/guest/run";

/**
 * The runner of programs, in Python: it loads networkx once and forks a child for each job, which it reads as a line of JSON
 * and answers with another (the fields of `Ran`). A program can falsify its own result, but no other's.
 */
export const guest = [imports, filter, diagnose, run].join("\n\n");
