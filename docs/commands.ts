import type { Door } from "#src/commands/command";
import { commands } from "#src/commands/index";
import { main } from "#src/commands/main";

/** The page of the commands' own help. */
export async function commandHelp(): Promise<string> {
  const helps = await Promise.all(
    paths(commands, []).map(async (path) => `## ${path.join(" ")}\n\n\`\`\`\n${(await helpOf(path)).trim()}\n\`\`\`\n`),
  );
  return `# Commands\n\nMade by \`npm run docs\` from the commands themselves.\n\n${helps.join("\n")}`;
}

/** The words of each door, a group's before those of the doors in it. */
function paths(doors: Readonly<Record<string, Door>>, before: readonly string[]): string[][] {
  return Object.entries(doors).flatMap(([name, door]) => {
    const path = [...before, name];
    return [path, ...("commands" in door ? paths(door.commands, path) : [])];
  });
}

async function helpOf(path: readonly string[]): Promise<string> {
  let text = "";
  await main([...path, "--help"], {
    out: (part) => {
      text += part;
    },
    err: () => {},
    live: false,
    color: false,
    columns: 100,
    rows: 24,
    signal: new AbortController().signal,
    now: () => 0,
  });
  return text;
}
