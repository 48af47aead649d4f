import { z } from "zod";
import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { type Call, checked, formBody, textOf } from "#src/fake-server/core/call";
import { json, type Reply, raw } from "#src/fake-server/core/reply";
import type { StoredFile } from "#src/fake-server/core/stored-file";
import type { World } from "#src/fake-server/core/world";
import { FILES } from "#src/fake-server/together/collections";
import { fileView } from "#src/fake-server/together/file-view";

// From Together's API reference 2.0.0, "Upload a file" (docs.together.ai/reference/upload-file, read November 2026),
// and from the published upload of its npm package together-ai 0.52.0 (lib/upload.js), which asks for an address first.

const about = {
  purpose: z.enum(["fine-tune", "eval", "eval-sample", "eval-output", "eval-summary", "batch-generated", "batch-api"]),
  file_name: z.string().min(1),
  file_type: z.enum(["csv", "jsonl", "parquet"]).default("jsonl"),
};
const form = z.strictObject({ ...about, file: z.instanceof(File).or(z.string()) });
const announced = z.object(about);

function store(world: World, { file_name, purpose }: z.output<typeof announced>, content: string): StoredFile {
  const id = world.newId("file-");
  const file: StoredFile = { id, api: FILES, name: file_name, purpose, content, created: world.now(), polls: 0 };
  world.files.put(id, file);
  return file;
}

/**
 * A file of Together's.
 *
 * @throws ApiError 404 where there is none
 */
export function togetherFile(world: World, id: string): StoredFile {
  const file = world.files.get(id);
  if (file?.api === FILES) return file;
  throw new ApiError(404, `file not found: ${id}`, "not_found", "id");
}

const upload: Route = {
  method: "POST",
  path: "/files/upload",
  async handle(call, world) {
    const { file, ...rest } = checked(await formBody(call), form);
    return json(fileView(store(world, rest, typeof file === "string" ? file : await textOf(file)), world));
  },
};

/** Says where the content of a new file is to be put. */
const announce: Route = {
  method: "POST",
  path: "/files",
  handle(call, world): Reply {
    const { id } = store(world, checked(Object.fromEntries(call.query), announced), "");
    const headers = { location: `${world.address()}/together/v1/uploads/${id}`, "x-together-file-id": id };
    return { status: 302, headers, parts: [""] };
  },
};

const put: Route = {
  method: "PUT",
  path: "/uploads/{id}",
  open: true,
  handle({ params, body }, world) {
    const file = togetherFile(world, params.id!);
    world.files.put(file.id, { ...file, content: body.toString("utf8") });
    return raw("", "text/plain");
  },
};

const list: Route = {
  method: "GET",
  path: "/files",
  handle: (_call, world) =>
    json({
      data: [...world.files.rows()].filter(({ api }) => api === FILES).map((file) => fileView(file, world)),
    }),
};

const retrieve: Route = {
  method: "GET",
  path: "/files/{id}",
  handle({ params }, world) {
    const found = togetherFile(world, params.id!);
    const file = { ...found, polls: found.polls + 1 };
    world.files.put(file.id, file);
    return json(fileView(file, world));
  },
};

const content: Route = {
  method: "GET",
  path: "/files/{id}/content",
  handle: ({ params }: Call, world) => raw(togetherFile(world, params.id!).content, "application/octet-stream"),
};

const remove: Route = {
  method: "DELETE",
  path: "/files/{id}",
  handle({ params }, world) {
    const { id } = togetherFile(world, params.id!);
    world.files.remove(id);
    return json({ id, deleted: true });
  },
};

export const files: readonly Route[] = [upload, announce, put, list, retrieve, content, remove];
