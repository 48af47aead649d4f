import type { Model } from "#src/play";
import type { Sandbox } from "#src/sandbox/sandbox";

/**
 * A sandbox as a model that answers programs. Its id says what may change a result: how they are kept in, the versions of
 * the language, the libraries and the runner.
 */
export function sandboxModel({ isolation, environment, concurrency, run, close }: Sandbox): Model {
  const versions = Object.entries(environment).map(([name, version]) => `${name}=${version}`);
  return {
    id: `sandbox:${[isolation, ...versions.sort()].join(",")}`,
    concurrency,
    async answer(request, signal) {
      if (request.kind !== "execute")
        return { kind: "unsupported", reason: "a sandbox runs programs and nothing else" };
      return run(request, signal);
    },
    close,
  };
}
