import { names, pick } from "#src/pick";

/** Speed comparisons; each prints what it measures and ends in its ratio, as `12.3x`. */
const benches = {
  training: () => import("#bench/training"),
  decode: () => import("#bench/decode"),
  generation: () => import("#bench/generation"),
  suite: () => import("#bench/suite"),
  readers: () => import("#bench/readers"),
};

const [name] = process.argv.slice(2);
if (name === undefined) {
  console.log(`npm run bench -- NAME, one of: ${names(benches).join(", ")}`);
} else {
  const { bench } = await pick("bench", benches, name)();
  await bench();
}
