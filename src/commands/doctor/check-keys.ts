import type { Check } from "#src/commands/doctor/finding";
import { providers } from "#src/models/providers/index";
import type { Provider } from "#src/models/providers/provider";

/** Which keys the environment holds; what they are is never read into a finding. */
export const checkKeys: Check = async ({ env }) => {
  const wanted = Object.entries<Provider>(providers)
    .filter(([, { key, keyless = false }]) => !keyless || env[key])
    .map(([provider, { key }]) => [key, provider] as const);
  const others = [
    ["FIREWORKS_ACCOUNT_ID", "training at fireworks"],
    ["HF_TOKEN", "huggingface"],
  ] as const;
  return [...wanted, ...others].map(([variable, provider]) =>
    env[variable]
      ? { state: "ok", what: variable, found: "set" }
      : { state: "absent", what: variable, found: "not set", mend: `to use ${provider}, set it` },
  );
};
