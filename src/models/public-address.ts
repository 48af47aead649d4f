/** An address without user, password and query, fit for records. */
export function publicAddress(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/$/, "")}`;
}
