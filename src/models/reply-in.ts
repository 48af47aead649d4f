import { type Completion, textIn } from "#src/models/completion";
import { textHeld } from "#src/models/providers/held";
import { redact } from "#src/models/redact";
import type { Text } from "#src/play";

/** What a completion was asked for with. */
interface Asking {
  /** Parameters that were not sent. */
  readonly omitted: readonly string[];
  /** The secret that was sent; undefined: none. */
  readonly key: string | undefined;
  /** The texts to which the reply was to be held; undefined: to none. */
  readonly among: readonly string[] | undefined;
}

/** The reply in a sound completion as it is recorded. */
export function replyIn(completion: Completion, { omitted, key, among }: Asking): Text {
  const reply = textIn(completion);
  const text = among ? textHeld(reply.text) : reply.text;
  return { ...reply, text: redact(text, key), ...(omitted.length > 0 && { omitted }) };
}
