import type { FaultName } from "#src/fake-server/faults/index";

/** The states of a job that suffers a fault. @param unknown a state that the provider does not document */
export function coursed(course: readonly string[], fault: FaultName | undefined, unknown: string): readonly string[] {
  const [last, before] = [course.slice(-1), course.slice(0, -1)];
  if (fault === "odd-order") return [...before, ...before.slice(1), ...last];
  if (fault === "unknown-state") return [...before, unknown, ...last];
  return course;
}
