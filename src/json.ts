/**
 * JSON with sorted keys at every level and undefined fields left out: equal values, equal bytes. Keys that are whole
 * numbers come first, ascending, as JavaScript has it; the others follow in code-unit order.
 */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner) => {
    if (inner === null || typeof inner !== "object" || Array.isArray(inner)) return inner;
    // Without a prototype, so that "__proto__" is a key like any other.
    const sorted: Record<string, unknown> = Object.create(null);
    for (const key of Object.keys(inner).sort()) sorted[key] = inner[key];
    return sorted;
  });
}
