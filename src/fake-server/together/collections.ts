/** Where Together's fine-tuning jobs are kept. */
export const FINE_TUNES = "together/fine-tunes";
/** Whose files are Together's. */
export const FILES = "together";
