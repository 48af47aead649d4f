import type { Route } from "#src/fake-server/core/api";
import { ApiError } from "#src/fake-server/core/api-error";
import { type Call, checked, jsonBody } from "#src/fake-server/core/call";
import { json, raw } from "#src/fake-server/core/reply";
import type { StoredFile } from "#src/fake-server/core/stored-file";
import type { World } from "#src/fake-server/core/world";
import { commitLine, preuploadSchema, repoSchema } from "#src/fake-server/hugging-face/repo-schemas";
import { digest } from "#src/hash";

// Repositories of data sets: what a job can mount. A repository is a record without content; its files have its id
// before their paths.

const idOf = ({ owner, name }: Call["params"]): string => `datasets/${owner}/${name}`;

function keep(world: World, id: string, name: string, content: string): StoredFile {
  const file: StoredFile = { id, api: "hub", name, purpose: "dataset", content, created: world.now(), polls: 0 };
  world.files.put(id, file);
  return file;
}

/** @throws ApiError 404 where there is no such repository */
function find({ params }: Call, world: World): StoredFile {
  const repo = world.files.get(idOf(params));
  if (repo) return repo;
  throw new ApiError(404, "Repository not found");
}

/** The first file of a data set that is one of JSON lines; undefined: there is none. */
export function linesIn(world: World, dataset: string): StoredFile | undefined {
  const start = `datasets/${dataset}/`;
  return [...world.files.rows()].find(({ id }) => id.startsWith(start) && id.endsWith(".jsonl"));
}

const create: Route = {
  method: "POST",
  path: "/api/repos/create",
  handle(call, world) {
    const { name, organization = "fake", type = "model" } = jsonBody(call, repoSchema);
    if (type !== "dataset") throw new ApiError(400, "this server has repositories of data sets alone");
    const id = idOf({ owner: organization, name });
    if (world.files.get(id)) throw new ApiError(409, "You already created this dataset repo");
    keep(world, id, name, "");
    return json({ url: `${world.address()}/${id}`, id: `${organization}/${name}` });
  },
};

const retrieve: Route = {
  method: "GET",
  path: "/api/datasets/{owner}/{name}",
  handle: (call, world) => json({ id: find(call, world).id.slice("datasets/".length), likes: 0, private: true }),
};

const preupload: Route = {
  method: "POST",
  path: "/api/datasets/{owner}/{name}/preupload/{branch}",
  handle(call, world) {
    find(call, world);
    const { files } = jsonBody(call, preuploadSchema);
    return json({ files: files.map(({ path }) => ({ path, uploadMode: "regular" })) });
  },
};

const commit: Route = {
  method: "POST",
  path: "/api/datasets/{owner}/{name}/commit/{branch}",
  handle(call, world) {
    const { id } = find(call, world);
    const text = call.body.toString("utf8");
    for (const line of text.split("\n")) {
      const { key, value } = checked(JSON.parse(line), commitLine);
      if (key === "deletedFile") world.files.remove(`${id}/${value.path}`);
      if (key !== "file") continue;
      const content = Buffer.from(value.content ?? "", value.encoding === "base64" ? "base64" : "utf8");
      keep(world, `${id}/${value.path}`, value.path, content.toString("utf8"));
    }
    const oid = digest(text);
    return json({ success: true, commitOid: oid, commitUrl: `${world.address()}/${id}/commit/${oid}`, hookOutput: "" });
  },
};

const download: Route = {
  method: "GET",
  path: "/datasets/{owner}/{name}/resolve/{branch}/{path}",
  handle(call, world) {
    const file = world.files.get(`${idOf(call.params)}/${call.params.path}`);
    if (file) return raw(file.content, "text/plain; charset=utf-8");
    throw new ApiError(404, "Entry not found");
  },
};

export const repos: readonly Route[] = [create, retrieve, preupload, commit, download];
