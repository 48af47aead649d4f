import type { ReplyTo } from "#benchmarks/invariance/plays/stages/recorded-by";
import { requestId } from "#benchmarks/invariance/plays/stages/request-item";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { Request } from "#src/play";

/** The requests of a kind that trials make, each once; trials that wait for another reply make none. */
export function requestsOf<Kind extends Request["kind"]>(
  kind: Kind,
  trials: Iterable<Trial>,
  replyTo: ReplyTo,
): Extract<Request, { kind: Kind }>[] {
  const found = new Map<string, Extract<Request, { kind: Kind }>>();
  for (const trial of trials) {
    const play = trial.play();
    for (let next = play.next(); !next.done; ) {
      const request = next.value;
      if (request.kind === kind) {
        found.set(requestId(request), request as Extract<Request, { kind: Kind }>);
        break;
      }
      const reply = replyTo(request);
      if (!reply) break;
      next = play.next(reply);
    }
  }
  return [...found.values()];
}
