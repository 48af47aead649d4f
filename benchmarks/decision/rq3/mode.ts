/** `direct`: all legal actions are options; `proposals`: only what the rules propose, with their scores. */
export type Mode = "direct" | "proposals";
