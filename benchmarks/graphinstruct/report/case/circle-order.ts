const WHOLE = /^(?:0|[1-9]\d{0,8})$/;

/** Names in the order in which they stand on the circle: numbers ascending, other names as they were written. */
export function circleOrder(names: readonly string[]): readonly string[] {
  return names.every((name) => WHOLE.test(name)) ? [...names].sort((a, b) => Number(a) - Number(b)) : names;
}
