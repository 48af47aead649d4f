import type { Item } from "#eval/play-out";
import { fingerprint } from "#src/hash";
import type { Request } from "#src/play";

/** What an equal request is always recorded under, whichever trials make it. */
export function requestId(request: Request): string {
  return `${request.kind}/${fingerprint(request)}`;
}

/** A request by itself as an item of the driver, so that what many trials ask alike is asked once. */
export function requestItem(request: Request): Item {
  return {
    id: requestId(request),
    *play() {
      yield request;
      return { outcome: "correct", why: "replied to" };
    },
  };
}
