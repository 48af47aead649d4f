import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UserError } from "#src/errors";
import type { Api } from "#src/fake-server/core/api";
import type { Job } from "#src/fake-server/core/job";
import { openLedger } from "#src/fake-server/core/ledger";
import { listener } from "#src/fake-server/core/listener";
import { newIds } from "#src/fake-server/core/new-ids";
import { router } from "#src/fake-server/core/router";
import type { Stats } from "#src/fake-server/core/stats";
import type { StoredFile } from "#src/fake-server/core/stored-file";
import { openTables } from "#src/fake-server/core/table";
import type { Answer, Pace, World } from "#src/fake-server/core/world";
import type { FaultPlan } from "#src/fake-server/faults/plan";
import { fireworks } from "#src/fake-server/fireworks/api";
import { fireworksInference } from "#src/fake-server/fireworks/inference-api";
import { hub } from "#src/fake-server/hugging-face/hub-api";
import { inferenceProviders } from "#src/fake-server/hugging-face/router-api";
import { openai } from "#src/fake-server/openai/api";
import { azure } from "#src/fake-server/openai/azure";
import { together } from "#src/fake-server/together/api";

export interface FakeServerOptions {
  /** The rule by which all models answer. */
  readonly answer: Answer;
  /** undefined, or 0: any that is free. */
  readonly port?: number;
  /** The one key that is accepted; undefined means "hf_fake". */
  readonly key?: string;
  /** Decides ids, orders and loss curves; undefined means 0. */
  readonly seed?: number;
  /** undefined: nothing goes wrong. */
  readonly faults?: FaultPlan;
  /** undefined means "polls". */
  readonly pace?: Pace;
  /** The most tokens of prompt and reply; undefined means 128,000. */
  readonly contextTokens?: number;
  /** A file that keeps files and jobs when the server is stopped; undefined: they are forgotten. */
  readonly state?: string;
}

/** A running server. */
export interface FakeServer {
  /** Where it is: "http://127.0.0.1:4010". */
  readonly url: string;
  /** The base URL of each API, as its clients want it. */
  readonly bases: Readonly<Record<ApiName, string>>;
  stats(): Stats;
  close(): Promise<void>;
}

/** The APIs by name. */
const apis = {
  openai,
  azure,
  together,
  fireworks,
  fireworksInference,
  hub,
  inferenceProviders,
} as const satisfies Record<string, Api>;

export type ApiName = keyof typeof apis;

/**
 * Starts a server on 127.0.0.1 that speaks the hosted APIs.
 *
 * @throws UserError where the port is taken, or the state file is damaged
 */
export async function startFakeServer(options: FakeServerOptions): Promise<FakeServer> {
  const tables = openTables(options.state);
  let url = "";
  const [jobs, files] = [tables.open<Job>("jobs"), tables.open<StoredFile>("files")];
  const ledger = openLedger(jobs);
  const { answer, key = "hf_fake", seed = 0, faults, pace = "polls", contextTokens = 128_000 } = options;
  const newId = newIds(seed, (id) => Boolean(jobs.get(id) ?? files.get(id)));
  const { completed } = ledger;
  const address = () => url;
  const world: World = { answer, seed, pace, contextTokens, jobs, files, newId, completed, address, now: Date.now };
  const handle = listener({ find: router(Object.values(apis)), world, ledger, key, faults });
  const server = await listen(handle, options.port ?? 0).catch((error) => {
    tables.close();
    throw error;
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    bases: Object.fromEntries(Object.entries(apis).map(([name, { prefix }]) => [name, `${url}${prefix}`])) as Record<
      ApiName,
      string
    >,
    stats: ledger.stats,
    async close() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
      tables.close();
    },
  };
}

async function listen(handle: RequestListener, port: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 60_000 }, handle);
  await new Promise<void>((listening, fail) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      fail(
        error.code === "EADDRINUSE"
          ? new UserError(`--port: expected a free port, got ${port}, which is in use; choose another, or leave it out`)
          : error,
      ),
    );
    server.listen(port, "127.0.0.1", listening);
  });
  return server;
}
