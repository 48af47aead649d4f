/** An amount of money in words: `$1.23`, `$0.0042` below a cent, `unknown`. */
export function dollars(amount: number | undefined): string {
  if (amount === undefined) return "unknown";
  return amount > 0 && amount < 0.01 ? `$${amount.toPrecision(2)}` : `$${amount.toFixed(2)}`;
}
