/** A model's name less a snapshot's date. */
export function undated(model: string): string {
  return model.replace(/-\d{4}-\d{2}-\d{2}$/, "");
}
