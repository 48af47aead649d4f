import { dollars } from "#src/prices/dollars";
import { machines } from "#src/prices/machines";
import type { MachineSettings } from "#training/hosted/hf-job-request";

/** What a machine of Hugging Face's costs, in words. */
export function machineRent({ flavor, timeout }: MachineSettings): string {
  const machine = machines.find(({ name }) => name === flavor);
  const hours = timeout / 3600;
  const price = machine
    ? `about ${dollars(machine.hour)} per hour (${machine.source}, read ${machine.date}), at most ${dollars(machine.hour * hours)}`
    : "an unknown price per hour";
  return `the machine, ${flavor}, costs ${price}, billed by the minute until the training ends, or is ended after ${Number(hours.toFixed(1))} hours`;
}
