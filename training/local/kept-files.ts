/** Names of the files that a course keeps in its folder until it is done. */
export function keptFiles(order: string) {
  return { state: `state-${order}.safetensors`, reference: `reference-${order}.json` } as const;
}
