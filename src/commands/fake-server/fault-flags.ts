import type { Option } from "#src/commands/command";
import { integer, number } from "#src/commands/parse";
import { type Fault, type FaultName, faults } from "#src/fake-server/faults/index";
import { nameIn, names } from "#src/pick";

/** What goes wrong, and how often. */
export const faultFlags: readonly Option[] = [
  {
    flags: "--faults <kinds>",
    text: `what goes wrong: "all", or names with commas of ${names(faults).join(", ")}; all leaves out ${finals().join(" and ")}`,
    parse: kinds,
    otherwise: "nothing",
  },
  {
    flags: "--share <x>",
    text: "with --faults: of the requests, so many go wrong",
    parse: number("--share", 0, 1),
    otherwise: "0.2",
  },
  {
    flags: "--retry-after <seconds>",
    text: "with --faults: what Retry-After asks for",
    parse: integer("--retry-after", 0, 3600),
    otherwise: "1",
  },
];

function kinds(text: string): readonly FaultName[] {
  if (text === "all") return names(faults).filter((name) => !isFinal(name));
  return text.split(",").map((name) => nameIn("fault", faults, name.trim()));
}

function isFinal(name: FaultName): boolean {
  const fault: Fault = faults[name];
  return fault.final === true;
}

function finals(): readonly FaultName[] {
  return names(faults).filter(isFinal);
}
