import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";

/** Goes through the stages of an audit whose data are in a folder. */
export async function invarianceStages(dir: string, arms: readonly string[]): Promise<void> {
  const asked = ["ask", "--model", "scripted:programmer-steady", ...arms.flatMap((arm) => ["--arm", arm])];
  for (const words of [
    [...asked, "--experiment", "floor", "--out", dir],
    ["run", dir],
    ["score", dir],
    ["tables", dir],
  ]) {
    const io = fakeIo();
    const code = await main(["bench", "invariance", ...words], io);
    if (code !== 0) throw new Error(io.said.err);
  }
}
