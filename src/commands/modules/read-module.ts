import { readFileSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import type { Own } from "#generators/own";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";

/** Names that stand for something else in files and folders. */
const RESERVED = ["mixed", "zero-shot"];

const text = z.string().min(1);
const call = z.custom<(...args: never) => unknown>((value) => typeof value === "function", "expected a function");
const name = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, "expected a name of small letters, digits and hyphens")
  .refine((given) => !RESERVED.includes(given), `expected another name than ${RESERVED.join(" and ")}`);

const encoding = z.object({ labels: call, describe: call, node: call, nodes: text });

const task = z.object({
  title: text,
  relation: z.enum(["link", "distance", "precedence", "capacity"]),
  answer: z.enum(["verdict", "route", "order", "amount"]),
  unreachable: z.number().min(0).max(1),
  inParts: z.boolean(),
  draw: call,
  solve: call,
  answerOf: call,
  check: call,
  question: call,
  reasonings: z.looseObject({ steps: call, none: call }).catchall(call),
  shortcuts: z.record(z.string(), call),
});

const shape = z
  .object({ encodings: z.record(name, encoding).default({}), tasks: z.record(name, task).default({}) })
  .refine((own) => Object.keys(own.encodings).length + Object.keys(own.tasks).length > 0, {
    error: "expected an export named encodings or tasks, got neither",
  });

/**
 * Imports a module and looks at what it exports.
 *
 * @param file its absolute path
 * @param path as the user wrote it, for messages
 * @throws UserError where there is none, where it does not load, and where an export is not of the shape
 */
export async function readModule(file: string, path: string): Promise<Own> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`${path}: expected a module, got no such file; check the path`);
  const hash = sha256(readFileSync(file));
  const exported = await importFresh(file, hash, path);
  const parsed = shape.safeParse({ ...exported });
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const inner = issue.code === "invalid_key" ? issue.issues[0]!.message : issue.message;
    throw new UserError(`${path}: ${[...issue.path, inner].join(": ")}; see docs/extending.md`);
  }
  const { encodings = {}, tasks = {} } = exported as Partial<Own>;
  return { encodings, tasks, sha256: hash };
}

/** A module that has changed since it was first imported is imported again. */
async function importFresh(file: string, hash: string, path: string): Promise<object> {
  try {
    return (await import(`${pathToFileURL(file).href}?${hash}`)) as object;
  } catch (error) {
    const [why] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split("\n");
    throw new UserError(`${path}: expected a module that loads, got ${why}; mend it`);
  }
}
