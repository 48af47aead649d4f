import { servedBy } from "#benchmarks/decision/runs/index";
import { type Item, unattempted } from "#eval/play-out";
import { type Responses, responseKey } from "#eval/responses";
import { foresee, type Leave, type Opened } from "#src/commands/ask/costs";
import type { Io } from "#src/commands/command";
import { readoutIn, readouts } from "#src/models/readouts/index";
import type { Choose, Generate, Model } from "#src/play";

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
  const sent = (await requestsFor(spec, open)).map((request, i) => itemOf(`foreseen ${i}`, request));
  await foresee({ spec: servedBy(spec), model }, sent, responses, leave, io);
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

/** What a read-out makes of decisions: the requests that reach the model under it. */
async function requestsFor(spec: string, decisions: readonly Choose[]): Promise<Generate[]> {
  const readout = readoutIn(spec);
  if (!readout) return [];
  const sent: Generate[] = [];
  const probe: Model = {
    id: "probe",
    async answer(request) {
      if (request.kind === "generate") sent.push(request);
      // Servers score by writing a token or none.
      if (request.kind === "score") sent.push({ ...request, kind: "generate", maxTokens: 1, temperature: 0 });
      return { kind: "unsupported", reason: "only foreseen" };
    },
  };
  const chooser = readouts[readout.name].over(probe, readout.name);
  for (const decision of decisions) await chooser.answer(decision);
  return sent;
}

function itemOf(id: string, request: Generate): Item {
  return {
    id,
    *play() {
      yield request;
      return unattempted;
    },
  };
}
