/** Where OpenAI's fine-tuning jobs are kept. Azure's v1 API speaks of the same ones. */
export const FINE_TUNES = "openai/fine_tuning";
/** Where its batches are kept. */
export const BATCHES = "openai/batches";
