/** What to do where a file of the folder of instances is missing. */
export const LAYOUT = "see docs/decision.md for the folder's layout";
