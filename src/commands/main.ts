import { Command as Commander, CommanderError } from "commander";
import type { Command, Given, Io, Option } from "#src/commands/command";
import { commands } from "#src/commands/index";
import { UserError } from "#src/errors";
import { version } from "#src/version";

/**
 * Runs one command line and says how it ended: 0 done, 2 a mistake of the user (one line on `err`), 1 anything else
 * (a bug, with its stack; or Ctrl-C).
 */
export async function main(words: readonly string[], io: Io): Promise<number> {
  const program = root(io);
  for (const [name, command] of Object.entries(commands)) attach(program, name, command, io);
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
    .option("--module <file>", "encodings and tasks of your own; may stand several times", gathered)
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

function attach(program: Commander, name: string, command: Command, io: Io): void {
  const sub = program
    .command(name)
    .summary(command.summary)
    .description(command.summary)
    .copyInheritedSettings(program);
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

function report(error: unknown, io: Io): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0;
    io.err(`${error.message.replace(/^error: /, "graphshift: ").replaceAll("\n", " ")}; see graphshift --help\n`);
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
