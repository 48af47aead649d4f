import type { JobEvent } from "#training/hosted/port";

/** A line of the transformers library's trainer: `{'loss': 1.9, 'grad_norm': 0.7, 'learning_rate': 1e-4, 'epoch': 0.4}`. */
const LOSS = /\{.*'loss': '?([\d.eE+-]+)'?.*'epoch': '?([\d.eE+-]+)'?/;

/**
 * The losses in the output of a training run.
 *
 * @param every steps between two of them
 * @param epochs passes through the rows, of which the steps in all follow
 * @param after id of the last one that is known
 */
export function lossesIn(
  output: string,
  { every, epochs, after }: { readonly every: number; readonly epochs: number; readonly after?: string | undefined },
): JobEvent[] {
  const found = output.split(/[\r\n]+/).flatMap((line) => {
    const [, loss, epoch] = LOSS.exec(line) ?? [];
    return loss === undefined ? [] : [{ loss: Number(loss), epoch: Number(epoch) }];
  });
  const events = found.map(({ loss, epoch }, i): JobEvent => {
    const step = every * (i + 1);
    const total = epoch > 0 ? Math.max(step, Math.round((step / epoch) * epochs)) : undefined;
    return {
      id: String(step),
      message: `step ${step}: loss ${loss}`,
      step,
      loss,
      ...(total !== undefined && { total }),
    };
  });
  return events.slice(after === undefined ? 0 : Number(after) / every);
}
