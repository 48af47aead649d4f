/** Kinds of models that this machine, or a server of one's own, runs. */
const FREE: ReadonlySet<string> = new Set(["local", "onnx", "scripted", "ollama", "vllm"]);

/**
 * Whether asking a model costs nothing, whatever is asked.
 *
 * @param spec KIND:NAME
 */
export function isFree(spec: string): boolean {
  return FREE.has(spec.split(":", 1)[0]!);
}
