import { servedBy } from "#benchmarks/decision/runs/index";
import type { Item } from "#eval/play-out";
import { type Responses, responseKey } from "#eval/responses";
import { foresee, type Leave, type Opened } from "#src/commands/ask/costs";
import type { Io } from "#src/commands/command";
import { decisionMessages } from "#src/models/readouts/decision-prompt";
import type { Choose, Generate } from "#src/play";

/** Tokens of a reply that names an option, and of what a service puts around it. */
const REPLY = 32;

/**
 * Says what the decisions of a model will take. Which ones it will be asked for depends on what it decides; it is taken to pick
 * the first option each time.
 *
 * @throws UserError where they may cost something and there is no leave
 */
export async function foreseeDecisions(
  { spec, model }: Opened,
  items: readonly Item[],
  responses: Responses,
  leave: Leave,
  io: Io,
): Promise<void> {
  const open = items.flatMap((item) => openDecisions(model.id, item, responses, leave.fresh));
  const writing = open.map((request, i) => written(`${i}`, request));
  await foresee({ spec: servedBy(spec), model }, writing, responses, leave, io);
}

/** The decisions of an item to which no reply is recorded. */
function openDecisions(model: string, item: Item, responses: Responses, fresh: boolean): Choose[] {
  const open: Choose[] = [];
  const play = item.play();
  let next = play.next();
  for (let step = 0; !next.done; step++) {
    const request = next.value;
    const recorded = fresh ? undefined : responses.find(responseKey(model, item.id, step, request));
    if (recorded?.kind === "unsupported") break;
    if (!recorded && request.kind === "choose") open.push(request);
    next = play.next(recorded ?? { kind: "choice", option: 0 });
  }
  return open;
}

/** A decision as it is put to a model that writes. */
function written(id: string, request: Choose): Item {
  const { repeat } = request;
  const messages = decisionMessages(request);
  const asked: Generate = { kind: "generate", messages, maxTokens: REPLY, temperature: 0, repeat };
  return {
    id: `foreseen ${id}`,
    *play() {
      yield asked;
      return { outcome: "unattempted", why: "only foreseen" };
    },
  };
}
