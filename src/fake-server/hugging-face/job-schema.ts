import { z } from "zod";

// From what @huggingface/hub 2.17.5 publishes of the jobs API (src/types/api/api-jobs.ts, src/lib/jobs/run-job.ts).

const text = z.string();

const volume = z.strictObject({
  type: z.enum(["space", "dataset", "model", "bucket", "kernel"]),
  source: text,
  mountPath: text.startsWith("/"),
  revision: text.optional(),
  readOnly: z.boolean().optional(),
  path: text.optional(),
});

export const jobSchema = z
  .strictObject({
    dockerImage: text.optional(),
    spaceId: text.optional(),
    command: z.array(text).optional(),
    arguments: z.array(text).optional(),
    environment: z.record(text, text),
    secrets: z.record(text, text).optional(),
    flavor: text,
    arch: z.enum(["amd64", "arm64"]).optional(),
    timeoutSeconds: z.int().min(1).nullish(),
    attempts: z.int().min(1).optional(),
    labels: z.record(text, text).optional(),
    volumes: z.array(volume).optional(),
  })
  .refine(({ dockerImage, spaceId }) => Boolean(dockerImage) !== Boolean(spaceId), {
    error: "expected either dockerImage or spaceId",
    path: ["dockerImage"],
  });

export type JobBody = z.output<typeof jobSchema>;
