import type { Check } from "#src/commands/doctor/finding";

/** The first Node that the package accepts, as its manifest says. */
const [MAJOR, MINOR] = [20, 12] as const;

export const checkNode: Check = async () => {
  const [major, minor] = process.versions.node.split(".").map(Number) as [number, number];
  const found = process.versions.node;
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return [{ state: "ok", what: "Node", found }];
  return [{ state: "warning", what: "Node", found, mend: `install Node ${MAJOR}.${MINOR} or later` }];
};
