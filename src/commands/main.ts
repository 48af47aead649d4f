import { Command as Commander, CommanderError } from "commander";
import type { Command, Door, Given, Group, Io, Option } from "#src/commands/command";
import { commands } from "#src/commands/index";
import { UserError } from "#src/errors";
import { unknownName } from "#src/pick";
import { version } from "#src/version";

/**
 * Runs one command line and says how it ended: 0 done, 2 a mistake of the user (one line on `err`), 1 anything else
 * (a bug, with its stack; or Ctrl-C).
 */
export async function main(words: readonly string[], io: Io): Promise<number> {
  const program = root(io);
  for (const [name, door] of Object.entries(commands)) attach(program, name, door, io);
  try {
    await program.parseAsync(words.length > 0 ? [...words] : ["--help"], { from: "user" });
    return 0;
  } catch (error) {
    return report(error, io);
  }
}

function root(io: Io): Commander {
  return new Commander("graphshift")
    .description("Does a language model tuned on synthetic graph problems learn graph reasoning, or their pattern?")
    .version(version)
    .option(
      "--module <file>",
      "encodings and tasks of your own, or rq1: queries as tasks; may stand several times",
      gathered,
    )
    .hook("preAction", async (program) => {
      const paths: readonly string[] = program.opts().module ?? [];
      if (paths.length > 0) await (await import("#src/commands/modules")).loadModules(paths);
    })
    .helpCommand("help [command]", "what a command does")
    .configureOutput({ writeOut: (text) => io.out(text), writeErr: () => {}, getOutHelpWidth: () => io.columns })
    .configureHelp({ showGlobalOptions: false, subcommandTerm: (command) => command.name() })
    .exitOverride();
}

function gathered(word: string, before: readonly string[] = []): readonly string[] {
  return [...before, word];
}

function attach(program: Commander, name: string, door: Door, io: Io): void {
  const sub = program.command(name).summary(door.summary).description(door.summary).copyInheritedSettings(program);
  sub.exitOverride((error) => {
    throw Object.assign(error, { asked: pathOf(sub) });
  });
  if ("commands" in door) gather(sub, door, io);
  else open(sub, door, io);
}

function gather(sub: Commander, { kind, commands: doors }: Group, io: Io): void {
  for (const [name, door] of Object.entries(doors)) attach(sub, name, door, io);
  sub.usage(`<${kind}>`).argument("[word]");
  sub.configureHelp({ ...sub.configureHelp(), visibleArguments: () => [] });
  sub.action((word: string | undefined) => {
    if (word !== undefined) throw unknownName(kind, word, Object.keys(doors));
    const path = pathOf(sub);
    throw new UserError(
      `${path}: expected a ${kind}, one of ${Object.keys(doors).join(", ")}, got none; see graphshift ${path} --help`,
    );
  });
}

/** The words that lead to it, without the program's own name. */
function pathOf(sub: Commander): string {
  return sub.parent?.parent ? `${pathOf(sub.parent)} ${sub.name()}` : sub.name();
}

function open(sub: Commander, command: Command, io: Io): void {
  const places = command.arguments ?? [];
  for (const [place, text] of places) sub.argument(place, text);
  for (const option of command.options) declare(sub, option);
  sub.addHelpText("after", `\nExamples:\n${command.examples.map((line) => `  ${line}\n`).join("")}`);
  sub.action(async (...words: unknown[]) => {
    const positional = places.map(([place], i) => [place.replace(/[<>[\].]/g, ""), words[i]]);
    const given: Given = { ...Object.fromEntries(positional), ...sub.opts() };
    await command.run(given, io);
  });
}

function declare(sub: Commander, { flags, text, parse, otherwise, many, required }: Option): void {
  const option = sub.createOption(flags, otherwise === undefined ? text : `${text} (otherwise ${otherwise})`);
  option.makeOptionMandatory(required ?? false);
  if (many) option.argParser((word, before) => [...((before as unknown[]) ?? []), parse ? parse(word) : word]);
  else if (parse) option.argParser(parse);
  sub.addOption(option);
}

/** The command that was mistyped; none where that was the program itself. */
function askedOf(error: CommanderError): readonly string[] {
  return "asked" in error ? [String(error.asked)] : [];
}

function report(error: unknown, io: Io): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    const words = error.message.replace(/^error: /, "graphshift: ").replaceAll("\n", " ");
    io.err(`${words}; see ${["graphshift", ...askedOf(error)].join(" ")} --help\n`);
    return 2;
  }
  if (error instanceof UserError) {
    io.err(`graphshift: ${error.message}\n`);
    return 2;
  }
  const mishap = machineMishap(error);
  if (mishap) {
    io.err(`graphshift: ${mishap}\n`);
    return 2;
  }
  if (io.signal.aborted) {
    io.err("graphshift: stopped; type the same command to go on where it stopped\n");
    return 1;
  }
  io.err(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 1;
}

/** One line for what the machine refused (a full disk, a folder that may not be written); undefined for anything else. */
function machineMishap(error: unknown): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  const where = path ?? "the output folder";
  // Of a read-only disk Node's recursive mkdir says that the folder it was to make is missing.
  switch (code === "ENOENT" && syscall === "mkdir" ? "EROFS" : code) {
    case "ENOSPC":
    case "EDQUOT":
      return `${where}: the disk is full; free some space and type the same command to go on`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `${where}: may not be written; change its permissions or choose another folder`;
    case "ENOTDIR":
    case "EISDIR":
    case "EEXIST":
    case "ENAMETOOLONG":
      return `${where}: expected a folder that can be made, got something else of that name; choose another with --out`;
    default:
      return undefined;
  }
}
