import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { ApiError } from "#src/fake-server/core/api-error";
import { deliver } from "#src/fake-server/core/deliver";
import type { Ledger } from "#src/fake-server/core/ledger";
import { json, type Reply } from "#src/fake-server/core/reply";
import type { Match, Router } from "#src/fake-server/core/router";
import type { World } from "#src/fake-server/core/world";
import { type Fault, type FaultName, faults as kinds } from "#src/fake-server/faults/index";
import { type FaultPlan, faultsOf } from "#src/fake-server/faults/plan";
import { refusal } from "#src/fake-server/faults/refusal";
import { digest } from "#src/hash";

/** What requests are served with. */
export interface Service {
  readonly find: Router;
  readonly world: World;
  readonly ledger: Ledger;
  readonly key: string;
  readonly faults: FaultPlan | undefined;
}

/** Serves requests: each is read whole, has its key checked, suffers its fault, and is handled. */
export function listener(service: Service): RequestListener {
  const { find, ledger, faults } = service;
  const faultOf = faults && faultsOf(faults);
  return (request, response) => {
    const [path = "", query = ""] = request.url!.split("?", 2);
    const match = find(request.method!, path);
    if (!match) {
      const stats = path === "/__fake/stats";
      const missing = { error: `no such endpoint: ${request.method} ${path}` };
      return void deliver(response, stats ? json(ledger.stats()) : json(missing, 404), undefined);
    }
    readWhole(request, (body) => {
      ledger.request(match.label);
      if (!allowed(match, request, service.key)) {
        ledger.badKey();
        return void respond(unauthorized(match), undefined);
      }
      const fault = faultOf?.(match.route.starts, nameOf(request, body));
      if (fault) ledger.fault(fault);
      void serve(match, { body, query, request, fault });
    });

    async function serve(match: Match, asked: Asked): Promise<void> {
      const { fault } = asked;
      const { wire }: Fault = fault ? kinds[fault] : { summary: "" };
      if (wire === "unheard") return void response.socket?.destroy();
      if (wire === "silent") return silence(response, faults?.silence ?? 2000);
      const refused = fault && refusal(fault, match.api, service.world.now(), faults?.retryAfter ?? 1);
      respond(refused ?? (await handled(match, asked, service.world)), wire);
    }

    function respond(reply: Reply, wire: Fault["wire"]): void {
      if (wire !== "lost") ledger.status(reply.status);
      void deliver(response, reply, wire);
    }
  };
}

/** A name for what is asked; the boundary of a form is drawn anew each time, and so left out. */
function nameOf({ method, url, headers }: IncomingMessage, body: Buffer): string {
  const [, boundary] = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "") ?? [];
  const content = boundary ? body.toString("latin1").replaceAll(boundary, "") : body;
  return `${method} ${url} ${digest(content)}`;
}

interface Asked {
  readonly body: Buffer;
  readonly query: string;
  readonly request: IncomingMessage;
  readonly fault: FaultName | undefined;
}

function readWhole(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => done(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)));
}

function allowed({ api, route }: Match, { headers }: IncomingMessage, key: string): boolean {
  return route.open === true || api.keyOf(headers) === key;
}

function unauthorized({ api }: Match): Reply {
  return json(api.errorBody(new ApiError(401, "the key of this request is not the server's", "invalid_api_key")), 401);
}

async function handled(match: Match, { body, query, request, fault }: Asked, world: World): Promise<Reply> {
  const { route, api, params } = match;
  const contentType = request.headers["content-type"] ?? "";
  try {
    return await route.handle({ params, query: new URLSearchParams(query), contentType, body, fault }, world);
  } catch (error) {
    const refused = error instanceof ApiError ? error : new ApiError(500, String(error), "server_error");
    return json(api.errorBody(refused), refused.status);
  }
}

/** Lets a request wait and then closes its connection. */
function silence(response: ServerResponse, milliseconds: number): void {
  const timer = setTimeout(() => response.socket?.destroy(), milliseconds);
  response.once("close", () => clearTimeout(timer));
}
