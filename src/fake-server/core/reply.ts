/** What goes back over the wire. The parts are sent one after the other; a plain body has one, a stream many. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: readonly string[];
}

/** A JSON body. */
export function json(body: unknown, status = 200): Reply {
  return { status, headers: { "content-type": "application/json" }, parts: [JSON.stringify(body)] };
}

/** A body of another type, as files have it. */
export function raw(body: string, type: string, status = 200): Reply {
  return { status, headers: { "content-type": type }, parts: [body] };
}

/** Server-sent events, each with one line of data. */
export function eventStream(lines: Iterable<string>): Reply {
  const parts = Array.from(lines, (line) => `data: ${line}\n\n`);
  return { status: 200, headers: { "content-type": "text/event-stream; charset=utf-8" }, parts };
}
