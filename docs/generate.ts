import { fileURLToPath } from "node:url";
import { commandHelp } from "#docs/commands";
import { gallery } from "#docs/gallery";
import { graphinstructRules } from "#docs/graphinstruct-rules";
import { writeWhole } from "#src/jsonl";

/** The pages made from the registries; `npm run docs` writes them. */
const pages: Readonly<Record<string, () => string | Promise<string>>> = {
  "gallery.md": gallery,
  "commands.md": commandHelp,
  "graphinstruct-rules.md": graphinstructRules,
};

for (const [name, page] of Object.entries(pages)) {
  writeWhole(fileURLToPath(new URL(name, import.meta.url)), await page());
}
