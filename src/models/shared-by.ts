import { digest } from "#src/hash";

/** Who shares a server's limits. */
export function sharedBy(address: string, key: string | undefined): string {
  return `${address} ${digest(key ?? "")}`;
}
