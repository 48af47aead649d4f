import { yamlText } from "#training/command/frameworks/yaml-text";
import type { Launcher } from "#training/command/launchers/launcher";

/**
 * SkyPilot (docs.skypilot.co: task YAML). The folder is copied to the machine, so the command must bring `status.json`
 * and `output` back, as with rsync after the run.
 */
export const skypilot: Launcher = {
  file: "sky.yaml",
  command: "sky launch --yes --down sky.yaml",
  text: ({ name, install }) =>
    yamlText({
      name,
      resources: { accelerators: "A100:1" },
      workdir: ".",
      setup: install,
      run: "sh train.sh",
    }),
};
