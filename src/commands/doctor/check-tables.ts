import type { Check, Finding } from "#src/commands/doctor/finding";
import { prices } from "#src/prices/table";
import { deadlines } from "#training/deadlines";

/** Days after which a table is looked upon as old. */
const OLD = 90;

/** When prices and deadlines were read, and which deadline is next. */
export const checkTables: Check = async ({ today }) => {
  const oldest = prices.map(({ date }) => date).sort()[0]!;
  const read = deadlines.map((deadline) => deadline.read).sort()[0]!;
  const next = deadlines.filter(({ date }) => date >= today).sort((a, b) => (a.date < b.date ? -1 : 1))[0];
  const ahead = next ? `; next: ${next.date}, ${next.service}: ${next.what}` : "; none ahead";
  return [
    dated("prices", oldest, `${prices.length} models, the oldest price of ${oldest}`, today),
    dated("deadlines", read, `read ${read}${ahead}`, today),
  ];
};

function dated(what: string, date: string, found: string, today: string): Finding {
  const days = Math.floor((Date.parse(today) - Date.parse(date)) / 86_400_000);
  if (days <= OLD) return { state: "ok", what, found };
  return {
    state: "warning",
    what,
    found,
    mend: `that is ${days} days ago: update graphshift, or look at the provider's page`,
  };
}
