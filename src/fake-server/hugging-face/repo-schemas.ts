import { z } from "zod";

// From what @huggingface/hub 2.17.5 publishes of the hub's repositories (src/types/api/api-create-repo.ts,
// api-commit.ts; src/lib/commit.ts).

const text = z.string();

export const repoSchema = z.strictObject({
  name: text.regex(/^[\w.-]{1,96}$/),
  organization: text.optional(),
  type: z.enum(["dataset", "model", "space"]).optional(),
  visibility: z.enum(["public", "private", "protected"]).optional(),
  private: z.boolean().optional(),
  resourceGroupId: text.optional(),
  license: text.optional(),
  sdk: text.optional(),
  files: z.array(z.unknown()).optional(),
});

export const preuploadSchema = z.strictObject({
  gitAttributes: text.optional(),
  files: z.array(z.strictObject({ path: text.min(1), size: z.int().min(0), sample: z.base64() })),
});

/** A line of a commit. Large files go another way, which this server does not ask for. */
export const commitLine = z.discriminatedUnion("key", [
  z.strictObject({
    key: z.literal("header"),
    value: z.strictObject({ summary: text, description: text.optional(), parentCommit: text.optional() }),
  }),
  z.strictObject({
    key: z.literal("file"),
    value: z.strictObject({
      path: text.min(1),
      oldPath: text.optional(),
      content: text.optional(),
      encoding: z.enum(["utf-8", "base64"]).optional(),
    }),
  }),
  z.strictObject({ key: z.literal("deletedFile"), value: z.strictObject({ path: text }) }),
]);
