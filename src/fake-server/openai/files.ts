import { z } from "zod";
import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { checked, formBody, textOf } from "#src/fake-server/core/call";
import { page } from "#src/fake-server/core/page";
import { json, raw } from "#src/fake-server/core/reply";
import type { StoredFile } from "#src/fake-server/core/stored-file";
import type { World } from "#src/fake-server/core/world";

// From OpenAI's API reference, "Upload file", as published with openai 6.49.0 (resources/files.d.ts).
const upload = z.strictObject({
  file: z.instanceof(File),
  purpose: z.enum(["assistants", "batch", "fine-tune", "vision", "user_data", "evals"]),
  "expires_after[anchor]": z.literal("created_at").optional(),
  "expires_after[seconds]": z.coerce.number().int().min(3600).max(2_592_000).optional(),
});

const API = "openai";

/** A file as the API shows it. */
const view = ({ id, name, purpose, content, created }: StoredFile) => ({
  id,
  object: "file",
  bytes: Buffer.byteLength(content),
  created_at: Math.floor(created / 1000),
  filename: name,
  purpose,
  status: "processed",
});

/**
 * A file of OpenAI's.
 *
 * @throws ApiError 404 where there is none
 */
export function openaiFile(world: World, id: string): StoredFile {
  const file = world.files.get(id);
  if (file?.api === API) return file;
  throw new ApiError(404, `No such File object: ${id}`, null, "id");
}

/** Keeps a file that the service itself made. */
export function makeFile(world: World, name: string, purpose: string, content: string): StoredFile {
  const id = world.newId("file-");
  const file: StoredFile = { id, api: API, name, purpose, content, created: world.now(), polls: 0 };
  world.files.put(id, file);
  return file;
}

const uploadFile: Route = {
  method: "POST",
  path: "/files",
  async handle(call, world) {
    const { file, purpose } = checked(await formBody(call), upload);
    const lines = purpose === "batch" || purpose === "fine-tune";
    if (lines && !file.name.endsWith(".jsonl")) {
      throw new ApiError(400, `${file.name}: files for ${purpose} must end in .jsonl`, null, "file");
    }
    return json(view(makeFile(world, file.name, purpose, await textOf(file))));
  },
};

const listFiles: Route = {
  method: "GET",
  path: "/files",
  handle({ query }, world) {
    const purpose = query.get("purpose");
    const files = [...world.files.rows()].filter(
      (file) => file.api === API && (purpose === null || file.purpose === purpose),
    );
    const sorted = query.get("order") === "asc" ? files : files.reverse();
    if (!query.has("limit")) query.set("limit", "10000");
    return json(page(sorted.map(view), query));
  },
};

const getFile: Route = {
  method: "GET",
  path: "/files/{id}",
  handle: ({ params }, world) => json(view(openaiFile(world, params.id!))),
};

const getContent: Route = {
  method: "GET",
  path: "/files/{id}/content",
  handle: ({ params }, world) => raw(openaiFile(world, params.id!).content, "application/octet-stream"),
};

const deleteFile: Route = {
  method: "DELETE",
  path: "/files/{id}",
  handle({ params }, world) {
    const { id } = openaiFile(world, params.id!);
    world.files.remove(id);
    return json({ id, object: "file", deleted: true });
  },
};

export const files: readonly Route[] = [uploadFile, listFiles, getFile, getContent, deleteFile];
