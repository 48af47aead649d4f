import { z } from "zod";
import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { type Call, checked, formBody, jsonBody, textOf } from "#src/fake-server/core/call";
import { json } from "#src/fake-server/core/reply";
import type { StoredFile } from "#src/fake-server/core/stored-file";
import type { World } from "#src/fake-server/core/world";

// From Fireworks' Gateway REST API 4.259.0, "Create Dataset" and "Upload Dataset Files" (docs.fireworks.ai, read
// December 2026). The gateway reads JSON as protobuf does: unknown fields are refused, null is as good as nothing.

const text = z.string();
const format = z.enum(["FORMAT_UNSPECIFIED", "CHAT", "COMPLETION", "RL"]);

const createSchema = z.strictObject({
  datasetId: text.regex(/^[a-z0-9-]{1,63}$/),
  dataset: z.strictObject({
    displayName: text.nullish(),
    exampleCount: text.nullish(),
    userUploaded: z.strictObject({}).nullish(),
    evaluationResult: z.unknown().optional(),
    transformed: z.unknown().optional(),
    splitted: z.unknown().optional(),
    evalProtocol: z.unknown().optional(),
    externalUrl: text.nullish(),
    format: format.nullish(),
    sourceJobName: text.nullish(),
  }),
  sourceDatasetId: text.nullish(),
  filter: text.nullish(),
});

const uploadSchema = z.strictObject({ file: z.instanceof(File) });

/** What a dataset without content is kept with. */
const EMPTY = "";

const nameOf = (account: string, dataset: string): string => `accounts/${account}/datasets/${dataset}`;

/**
 * A dataset by its full name, or by its id within the account.
 *
 * @throws ApiError 404 where there is none
 */
export function findDataset(world: World, account: string, name: string): StoredFile {
  const full = name.startsWith("accounts/") ? name : nameOf(account, name);
  const found = world.files.get(full);
  if (found?.api === "fireworks") return found;
  throw new ApiError(404, `dataset ${full} not found`, "not_found", "dataset");
}

const find = ({ params }: Call, world: World): StoredFile => findDataset(world, params.account!, params.dataset!);

/** Whether a dataset may be trained on. */
export const isReady = ({ content }: StoredFile): boolean => content !== EMPTY;

function view(file: StoredFile): object {
  const rows = file.content.split("\n").filter((line) => line !== "").length;
  return {
    name: file.id,
    displayName: file.name,
    createTime: new Date(file.created).toISOString(),
    state: isReady(file) ? "READY" : "UPLOADING",
    status: { code: "OK", message: "" },
    exampleCount: String(rows),
    userUploaded: {},
    format: "CHAT",
  };
}

const create: Route = {
  method: "POST",
  path: "/v1/accounts/{account}/datasets",
  handle(call, world) {
    const { datasetId, dataset } = jsonBody(call, createSchema);
    const id = nameOf(call.params.account!, datasetId);
    if (world.files.get(id)) throw new ApiError(409, `dataset ${id} already exists`, "already_exists", "datasetId");
    const name = dataset.displayName ?? "";
    const file: StoredFile = {
      id,
      api: "fireworks",
      name,
      purpose: "",
      content: EMPTY,
      created: world.now(),
      polls: 0,
    };
    world.files.put(id, file);
    return json(view(file));
  },
};

const upload: Route = {
  method: "POST",
  path: "/v1/accounts/{account}/datasets/{dataset}:upload",
  async handle(call, world) {
    const dataset = find(call, world);
    const { file } = checked(await formBody(call), uploadSchema);
    world.files.put(dataset.id, { ...dataset, content: await textOf(file) });
    return json({ filename: file.name, message: "uploaded" });
  },
};

const validate: Route = {
  method: "POST",
  path: "/v1/accounts/{account}/datasets/{dataset}:validateUpload",
  handle(call, world) {
    if (!isReady(find(call, world)))
      throw new ApiError(400, "nothing was uploaded to this dataset", "invalid_argument");
    return json({});
  },
};

const list: Route = {
  method: "GET",
  path: "/v1/accounts/{account}/datasets",
  handle({ params }, world) {
    const own = [...world.files.rows()].filter(({ id }) => id.startsWith(nameOf(params.account!, "")));
    return json({ datasets: own.map(view), nextPageToken: "", totalSize: own.length });
  },
};

const retrieve: Route = {
  method: "GET",
  path: "/v1/accounts/{account}/datasets/{dataset}",
  handle: (call, world) => json(view(find(call, world))),
};

const remove: Route = {
  method: "DELETE",
  path: "/v1/accounts/{account}/datasets/{dataset}",
  handle(call, world) {
    world.files.remove(find(call, world).id);
    return json({});
  },
};

export const datasets: readonly Route[] = [upload, validate, create, list, retrieve, remove];
