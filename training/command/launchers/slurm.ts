import type { Launcher } from "#training/command/launchers/launcher";

/** Slurm (slurm.schedmd.com/sbatch.html). The job's folder must be on a disk that the nodes share. */
export const slurm: Launcher = {
  file: "slurm.sh",
  command: "sbatch slurm.sh",
  text: ({ name }) => `#!/bin/sh
#SBATCH --job-name=${name}
#SBATCH --nodes=1
#SBATCH --gres=gpu:1
#SBATCH --cpus-per-task=8
#SBATCH --mem=64G
#SBATCH --time=12:00:00
#SBATCH --output=slurm-%j.log

sh train.sh
`,
};
