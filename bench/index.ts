import { names, pick } from "#src/pick";

/** Each prints what it measures: speeds, ending in their ratio (`12.3x`), or how right the statistics are. */
const benches = {
  training: () => import("#bench/training"),
  decode: () => import("#bench/decode"),
  generation: () => import("#bench/generation"),
  suite: () => import("#bench/suite"),
  readers: () => import("#bench/readers"),
  statistics: () => import("#bench/statistics"),
  audit: () => import("#bench/audit"),
  rescore: () => import("#bench/rescore"),
  graphinstruct: () => import("#bench/graphinstruct"),
  requests: () => import("#bench/requests"),
  sandbox: () => import("#bench/sandbox"),
  instructions: () => import("#bench/instructions"),
  invariance: () => import("#bench/invariance"),
  decision: () => import("#bench/decision"),
};

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.log(`npm run bench -- NAME, one of: ${names(benches).join(", ")}`);
} else {
  const { bench } = await pick("bench", benches, name)();
  await bench();
}
