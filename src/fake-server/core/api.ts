import type { IncomingHttpHeaders } from "node:http";
import type { ApiError } from "#src/fake-server/core/api-error";
import type { Call } from "#src/fake-server/core/call";
import type { Reply } from "#src/fake-server/core/reply";
import type { World } from "#src/fake-server/core/world";

/** One endpoint. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Below the API's prefix, with `{name}` for a part of the path that varies. The first route that fits is taken. */
  readonly path: string;
  /** What it starts, for the faults that only some requests can suffer. */
  readonly starts?: "completion" | "job" | "batch";
  /** Served without a key, as presigned addresses are. */
  readonly open?: boolean;
  handle(call: Call, world: World): Reply | Promise<Reply>;
}

/** A provider's API as this server speaks it. */
export interface Api {
  /** Where it lies on this server: "/together/v1". */
  readonly prefix: string;
  readonly routes: readonly Route[];
  /** The key that a request carries; undefined where it carries none. */
  keyOf(headers: IncomingHttpHeaders): string | undefined;
  /** The body of a refusal, in the provider's own shape. */
  errorBody(error: ApiError): unknown;
}

/** The key of an `Authorization: Bearer` header. */
export function bearer({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization?.startsWith("Bearer ") ? authorization.slice("Bearer ".length) : undefined;
}
