/** n choose k, exactly for the sizes of the tests. */
export function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
}

/** P(X = k), X binomial. */
export function binomialMass(k: number, n: number, p: number): number {
  return choose(n, k) * p ** k * (1 - p) ** (n - k);
}

/** Every table of `n` pairs with its probability, pairs being independent. */
export function* pairedTables(n: number, p: { both: number; gained: number; lost: number }) {
  const neither = 1 - p.both - p.gained - p.lost;
  for (let gained = 0; gained <= n; gained++) {
    for (let lost = 0; lost <= n - gained; lost++) {
      for (let both = 0; both <= n - gained - lost; both++) {
        const rest = n - gained - lost - both;
        const ways = choose(n, gained) * choose(n - gained, lost) * choose(n - gained - lost, both);
        const chance = ways * p.gained ** gained * p.lost ** lost * p.both ** both * neither ** rest;
        yield { table: { both, gained, lost, neither: rest }, chance };
      }
    }
  }
}
