import { commands } from "#src/commands/index";
import { main } from "#src/commands/main";
import { names } from "#src/pick";

/** The page of the commands' own help. */
export async function commandHelp(): Promise<string> {
  const helps = await Promise.all(
    names(commands).map(async (name) => `## ${name}\n\n\`\`\`\n${(await helpOf(name)).trim()}\n\`\`\`\n`),
  );
  return `# Commands\n\nMade by \`npm run docs\` from the commands themselves.\n\n${helps.join("\n")}`;
}

async function helpOf(name: string): Promise<string> {
  let text = "";
  await main([name, "--help"], {
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
