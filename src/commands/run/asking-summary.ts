import { thousands } from "#reports/format";
import type { Meter } from "#src/commands/run/meter";
import { paid, type Spending } from "#src/commands/run/paid";

/**
 * Where the replies of a session came from, and what the new ones took, in up to three lines; none without replies.
 *
 * @param spending undefined: nothing is paid
 */
export function askingSummary({ counts, repeated }: Meter, spending: Spending | undefined): string[] {
  const { asked, again, fromRecord, usage, uncounted } = counts;
  if (asked + again + fromRecord === 0) return [];
  const replies = [
    `${thousands(asked)} asked`,
    ...(again > 0 ? [`${thousands(again)} asked again`] : []),
    `${thousands(fromRecord)} from the record`,
    ...(repeated > 0 ? [`${thousands(repeated)} requests sent again`] : []),
  ];
  if (asked + again === 0) return [`replies: ${replies.join(", ")}`];
  const { promptTokens, replyTokens, reasoningTokens } = usage;
  const tokens = [
    `${thousands(promptTokens)} sent`,
    `${thousands(replyTokens)} written${reasoningTokens > 0 ? ` (${thousands(reasoningTokens)} of them reasoning)` : ""}`,
    ...(uncounted > 0 ? [`those of ${thousands(uncounted)} replies not counted`] : []),
  ];
  return [
    `replies: ${replies.join(", ")}`,
    `tokens: ${tokens.join(", ")}`,
    ...(spending ? [`paid for replies: ${paid(spending)}`] : []),
  ];
}
