/** A day from which something is no longer to be had. */
export interface Deadline {
  /** The trainer that it concerns. */
  readonly service: string;
  /** Bases and what was tuned from them, by all their names; undefined: every one. */
  readonly bases?: readonly string[];
  /** The first day on which it holds, YYYY-MM-DD. */
  readonly date: string;
  /** What ends: `training`: no new jobs; `model`: the model and its tunes answer no more; `access`: for some users. */
  readonly ends: "training" | "model" | "access";
  readonly what: string;
  /** When and where it was read. */
  readonly read: string;
  readonly source: string;
}

const OPENAI = {
  service: "openai",
  read: "2026-12-01",
  source: "developers.openai.com/api/docs/deprecations",
} as const;

/** What services have announced. Other trainers (Azure, Together, Fireworks, Hugging Face) had no dates of this kind. */
export const deadlines: readonly Deadline[] = [
  {
    ...OPENAI,
    date: "2026-05-07",
    ends: "access",
    what: "closed to organisations that had never fine-tuned",
  },
  {
    ...OPENAI,
    date: "2026-07-02",
    ends: "access",
    what: "closed to organisations that had asked no fine-tuned model for 60 days",
  },
  { ...OPENAI, date: "2027-01-06", ends: "training", what: "no new fine-tuning jobs for anybody" },
  {
    ...OPENAI,
    bases: [
      ...["gpt-3.5-turbo", "gpt-3.5-turbo-0125", "gpt-4-0613", "gpt-4o-2024-05-13"],
      ...["gpt-4.1-nano", "gpt-4.1-nano-2025-04-14", "o4-mini", "o4-mini-2025-04-16"],
    ],
    date: "2026-10-23",
    ends: "model",
    what: "shut down, and what was tuned from it",
  },
  {
    ...OPENAI,
    bases: [
      ...["gpt-4o", "gpt-4o-2024-08-06", "gpt-4o-2024-11-20", "gpt-4o-mini", "gpt-4o-mini-2024-07-18"],
      ...["gpt-4.1", "gpt-4.1-2025-04-14", "gpt-4.1-mini", "gpt-4.1-mini-2025-04-14"],
    ],
    date: "2027-01-14",
    ends: "model",
    what: "shut down, and what was tuned from it",
  },
];

/** The deadlines of a trainer and a base, soonest first. A tune of OpenAI's (`ft:BASE:…`) has those of its base. */
export function deadlinesOf(service: string, base: string): Deadline[] {
  const name = base.startsWith("ft:") ? base.split(":")[1]! : base;
  const own = deadlines.filter((entry) => entry.service === service && (entry.bases?.includes(name) ?? true));
  return own.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
}
