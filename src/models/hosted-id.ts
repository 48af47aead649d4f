import { publicAddress } from "#src/models/public-address";

/**
 * The id of a model behind a service, as in records of replies.
 *
 * @param url where it is asked; undefined: where all users of the service ask
 */
export function hostedId(kind: string, name: string, url: string | undefined): string {
  return `${kind}:${name}${url === undefined ? "" : `@${publicAddress(url)}`}`;
}
