import { assignment } from "#src/commands/assignment";
import type { Option } from "#src/commands/command";
import { integer, number } from "#src/commands/parse";

/** What fine-tune takes. */
export const options: readonly Option[] = [
  { flags: "--train <setting>", text: "the setting to tune on (incident, float, er, …)", required: true },
  { flags: "--task <name>", text: "the task; a reasoning setting is its own task" },
  { flags: "--via <trainer>", text: "who trains: graphshift list trainers", required: true },
  { flags: "--pattern <name>", text: "the setting's pattern", otherwise: "the one that has it" },
  {
    flags: "--splits <dir>",
    text: "splits to take the rows from",
    otherwise: "out/splits/<pattern> (-<task>, if not one of its own), made if there are none",
  },
  {
    flags: "--recipe <name>",
    text: "which examples the model is trained on: graphshift list recipes",
    otherwise: "cot; with --method dpo preference",
  },
  {
    flags: "--option <name=value>",
    text: "a setting of the recipe (file=code.jsonl); may stand several times",
    many: true,
    parse: assignment("--option"),
  },
  { flags: "--method <name>", text: "sft or dpo, to be sure of it", otherwise: "what the recipe is for" },
  {
    flags: "--model <name>",
    text: "the model to start from: a service's name of it; a folder, for local",
    otherwise: "the trainer's own, if it has one",
  },
  { flags: "--base-url <url>", text: "where to train instead of at the service's own address" },
  {
    flags: "--samples <n>",
    text: "replies of that model to each training problem, for recipes made of such",
    parse: integer("--samples", 1),
    otherwise: "4",
  },
  {
    flags: "--from <file>",
    text: "a log of replies to take instead (graphshift sample writes one)",
    otherwise: "the model is asked",
  },
  { flags: "--of <id>", text: "whose replies of that log", otherwise: "the only model's in it" },
  {
    flags: "--temperature <t>",
    text: "of such replies, from 0 to 2",
    parse: number("--temperature", 0, 2),
    otherwise: "0.8",
  },
  { flags: "--max-tokens <n>", text: "the longest such reply", parse: integer("--max-tokens", 1), otherwise: "400" },
  { flags: "--seed <n>", text: "of the order of the rows", parse: integer("--seed"), otherwise: "0" },
  { flags: "--preset <name>", text: "a published work's settings, as far as the trainer knows them: nlgift" },
  {
    flags: "--set <name=value>",
    text: "a hyperparameter (steps=600), also instead of the preset's; may stand several times",
    many: true,
    parse: assignment("--set"),
  },
  {
    flags: "--threads <n>",
    text: "1 or 2; with 1 equal orders give equal bits",
    parse: integer("--threads", 1, 2),
    otherwise: "1",
  },
  { flags: "--prices <file>", text: "prices of your own, as JSON (docs/trainers.md)" },
  { flags: "--out <dir>", text: "the job's folder", otherwise: "out/models/<pattern>/<task>/<setting>" },
  { flags: "--dry-run", text: "say what would be done, and at what price, and stop" },
  { flags: "--yes", text: "do not ask before sending anything to a service" },
  { flags: "--json", text: "print the job record" },
];
