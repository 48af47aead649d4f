import { type Completion, textIn } from "#src/models/completion";
import { redact } from "#src/models/redact";
import type { Text } from "#src/play";

/**
 * The reply in a sound completion as it is recorded.
 *
 * @param omitted parameters that were not sent
 * @param key the secret that was sent; undefined: none
 */
export function replyIn(completion: Completion, omitted: readonly string[], key: string | undefined): Text {
  const reply = textIn(completion);
  return { ...reply, text: redact(reply.text, key), ...(omitted.length > 0 && { omitted }) };
}
