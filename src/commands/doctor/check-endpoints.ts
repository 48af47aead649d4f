import type { Check, Finding, Surroundings } from "#src/commands/doctor/finding";
import { listedModels } from "#src/models/listed-models";
import { type ProviderName, providers } from "#src/models/providers/index";
import type { Provider } from "#src/models/providers/provider";
import { names } from "#src/pick";

/** Milliseconds. */
const PATIENCE = 10_000;
const HUB = "https://huggingface.co/api/whoami-v2";

/** Asks each provider whose key is there, and the servers of one's own, which models they list. */
export const checkEndpoints: Check = async (around) => {
  const wanted = names(providers).filter((name) => {
    const { baseUrl, key, keyless = false }: Provider = providers[name];
    return baseUrl !== undefined && (keyless || around.env[key]);
  });
  const hub = around.env.HF_TOKEN ? [checkHub(around, around.env.HF_TOKEN)] : [];
  return Promise.all([...wanted.map((name) => checkProvider(name, around)), ...hub]);
};

async function checkProvider(name: ProviderName, { env, fetch }: Surroundings): Promise<Finding> {
  const { baseUrl, key, keyless = false }: Provider = providers[name];
  const what = `${name} at ${new URL(baseUrl!).host}`;
  try {
    const models = await listedModels(name, { env, fetch: hurried(fetch) });
    return { state: "ok", what, found: `reached, ${models.length} models listed` };
  } catch (error) {
    const { status } = error as { readonly status?: number };
    if (keyless && status === undefined) return { state: "absent", what, found: "no server" };
    return failing(what, key, status);
  }
}

async function checkHub({ fetch }: Surroundings, token: string): Promise<Finding> {
  const what = `huggingface at ${new URL(HUB).host}`;
  try {
    const { ok, status } = await hurried(fetch)(HUB, { headers: { authorization: `Bearer ${token}` } });
    return ok ? { state: "ok", what, found: "reached, the token is accepted" } : failing(what, "HF_TOKEN", status);
  } catch {
    return failing(what, "HF_TOKEN", undefined);
  }
}

/** Of what a server says only the status is told: the rest may hold the key. */
function failing(what: string, key: string, status: number | undefined): Finding {
  if (status === undefined) {
    return {
      state: "warning",
      what,
      found: "not reached",
      mend: "check the network, a proxy, and that the server runs",
    };
  }
  const mend = status === 401 || status === 403 ? `set another key in ${key}` : "try again later";
  return { state: "warning", what, found: `answered ${status}`, mend };
}

const hurried =
  (inner: typeof fetch): typeof fetch =>
  (input, init) =>
    inner(input, { ...init, signal: AbortSignal.timeout(PATIENCE) });
