/** No reasoning: the target is the answer line alone. */
export const none = (): string => "";
