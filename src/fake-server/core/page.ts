/** One page of a list, after OpenAI's way: `after` an id, at most `limit`. */
export function page<Row extends { readonly id: string }>(rows: readonly Row[], query: URLSearchParams): object {
  const after = query.get("after");
  const limit = Number(query.get("limit") ?? 20);
  const start = after === null ? 0 : rows.findIndex(({ id }) => id === after) + 1;
  const data = rows.slice(start, start + limit);
  return {
    object: "list",
    data,
    first_id: data[0]?.id ?? null,
    last_id: data.at(-1)?.id ?? null,
    has_more: start + limit < rows.length,
  };
}
