import type { Command } from "#src/commands/command";
import type { Finding } from "#src/commands/doctor/finding";
import { canonical } from "#src/json";

const MARK: Readonly<Record<Finding["state"], string>> = { ok: "ok", absent: "--", warning: "!!" };

export const doctor: Command = {
  summary: "what this machine has for training and asking models, and how to mend what it lacks",
  options: [
    {
      flags: "--online",
      text: "ask the providers whose keys are set which models they list; else nobody is contacted",
    },
    { flags: "--json", text: "as JSON" },
  ],
  examples: ["graphshift doctor", "graphshift doctor --online"],
  async run({ online, json }, io) {
    const { checks } = await import("#src/commands/doctor/checks");
    const { checkEndpoints } = await import("#src/commands/doctor/check-endpoints");
    const today = new Date().toISOString().slice(0, 10);
    const around = { env: process.env, today, folder: ".", fetch };
    const findings: Finding[] = [];
    for (const check of online ? [...checks, checkEndpoints] : checks) {
      const found = await check(around);
      findings.push(...found);
      if (!json) for (const { state, ...told } of found) io.out(`${MARK[state]} ${line(told)}\n`);
    }
    if (json) return io.out(`${canonical(findings)}\n`);
    const warnings = findings.filter(({ state }) => state === "warning").length;
    io.out(warnings === 0 ? "nothing to mend\n" : `${warnings} to mend (!!); what is marked -- only some need\n`);
  },
};

function line({ what, found, mend }: Omit<Finding, "state">): string {
  return `${what}: ${found}${mend === undefined ? "" : `; ${mend}`}`;
}
