import type { Check, Finding } from "#src/commands/doctor/finding";
import { pythonSandbox } from "#src/sandbox/python/python-sandbox";

const WHAT = "sandbox";
const DEBIAN = "apt-get install python3-networkx bubblewrap";

/** How programs that models write can be contained here, by starting the sandbox. */
export const checkSandbox: Check = async () => {
  try {
    const { isolation, environment, close } = await pythonSandbox({ runners: 1 });
    await close();
    return [level(isolation, versions(environment)), ...networkx(environment.networkx)];
  } catch (error) {
    const [found] = (error as Error).message.split("; ");
    const mend = `to run programs in Python that models write, use Linux and install it (Debian: ${DEBIAN})`;
    return [{ state: "absent", what: WHAT, found: found!.replace(/^sandbox: /, ""), mend }];
  }
};

function level(isolation: string, inside: string): Finding {
  if (isolation === "bubblewrap") {
    return { state: "ok", what: WHAT, found: `${inside}, kept in by bubblewrap and a filter of system calls` };
  }
  return {
    state: "warning",
    what: WHAT,
    found: `${inside}, kept in by a filter of system calls alone: programs that models write can read files here`,
    mend: "install bubblewrap (apt-get install bubblewrap)",
  };
}

function networkx(version: string | undefined): Finding[] {
  if (version !== undefined) return [];
  return [
    { state: "absent", what: "networkx", found: "not there for python3", mend: `for arms that may use it: ${DEBIAN}` },
  ];
}

function versions(environment: Readonly<Record<string, string>>): string {
  return Object.entries(environment)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}
