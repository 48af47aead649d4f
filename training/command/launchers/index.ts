import { kubernetes } from "#training/command/launchers/kubernetes";
import type { Launcher } from "#training/command/launchers/launcher";
import { skypilot } from "#training/command/launchers/skypilot";
import { slurm } from "#training/command/launchers/slurm";

/** Where `train.sh` can be run, by name. */
export const launchers = { slurm, skypilot, kubernetes } as const satisfies Record<string, Launcher>;
