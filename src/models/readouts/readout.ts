import { misfit } from "#src/models/readouts/misfit";
import { TooLongError } from "#src/models/too-long-error";
import type { Choose, Model, Reply, Unsupported } from "#src/play";

/** Answers a request to choose by other means. */
export type Choosing = (request: Choose, signal?: AbortSignal, key?: string) => Promise<Reply>;

/**
 * A model under another name that chooses, and does nothing else. Options that are none to choose from reach no model;
 * a request that is too long for it is one that it does not support.
 */
export function readout(model: Model, name: string, choose: Choosing): Model {
  return {
    ...model,
    id: `${name}:${model.id}`,
    async answer(request, signal, key) {
      if (request.kind !== "choose") return unsupported(`a read-out chooses, it serves no "${request.kind}" requests`);
      const wrong = misfit(request.options);
      if (wrong !== undefined) return unsupported(wrong);
      try {
        return await choose(request, signal, key);
      } catch (error) {
        if (error instanceof TooLongError) return unsupported(error.message);
        throw error;
      }
    },
  };
}

const unsupported = (reason: string): Unsupported => ({ kind: "unsupported", reason });
