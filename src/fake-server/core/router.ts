import type { Api, Route } from "#src/fake-server/core/api";

/** A route that fits a request. */
export interface Match {
  readonly api: Api;
  readonly route: Route;
  /** For counting: method and path with `{names}`. */
  readonly label: string;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a request by its method and its path without a query; undefined: there is none. */
export type Router = (method: string, path: string) => Match | undefined;

/** Paths without variable parts are looked up, the others tried in the order in which the APIs list them. */
export function router(apis: readonly Api[]): Router {
  const fixed = new Map<string, Match>();
  const varied: (Omit<Match, "params"> & { readonly method: string; readonly pattern: RegExp })[] = [];
  for (const api of apis) {
    for (const route of api.routes) {
      const path = `${api.prefix}${route.path}`;
      const label = `${route.method} ${path}`;
      if (path.includes("{")) varied.push({ api, route, label, method: route.method, pattern: patternOf(path) });
      else fixed.set(label, { api, route, label, params: {} });
    }
  }
  return (method, path) => {
    const found = fixed.get(`${method} ${path}`);
    if (found) return found;
    for (const { pattern, method: own, ...match } of varied) {
      const groups = own === method ? pattern.exec(path)?.groups : undefined;
      if (groups) return { ...match, params: decoded(groups) };
    }
    return undefined;
  };
}

function patternOf(path: string): RegExp {
  const literal = path.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${literal.replace(/\{(\w+)\}/g, "(?<$1>[^/]+?)")}$`);
}

function decoded(groups: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decode(text)]));
}

/** Text that is no percent-encoding stands for itself: it names nothing, and is refused as such. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
