import { yamlText } from "#training/command/frameworks/yaml-text";
import type { Launcher } from "#training/command/launchers/launcher";

/** Kubernetes (kubernetes.io: Job, batch/v1). The job's folder must be in the claimed volume. */
export const kubernetes: Launcher = {
  file: "kubernetes.yaml",
  command: "kubectl apply -f kubernetes.yaml",
  text: ({ name, install }) =>
    yamlText({
      apiVersion: "batch/v1",
      kind: "Job",
      metadata: { name, labels: { graphshift: name } },
      spec: {
        backoffLimit: 0,
        template: {
          spec: {
            restartPolicy: "Never",
            containers: [
              {
                name: "train",
                image: "pytorch/pytorch:latest",
                workingDir: "/job",
                command: ["sh", "-c", `${install} && sh train.sh`],
                resources: { limits: { "nvidia.com/gpu": 1 } },
                volumeMounts: [{ name: "job", mountPath: "/job" }],
              },
            ],
            volumes: [{ name: "job", persistentVolumeClaim: { claimName: "graphshift" } }],
          },
        },
      },
    }),
};
