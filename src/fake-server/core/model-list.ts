import { json, type Reply } from "#src/fake-server/core/reply";

/** A model in the shape that OpenAI gave its lists and others took over. */
export function modelEntry(id: string, owner: string): object {
  return { id, object: "model", created: 0, owned_by: owner };
}

/** A list of such. */
export function modelList(entries: readonly object[]): Reply {
  return json({ object: "list", data: entries });
}
