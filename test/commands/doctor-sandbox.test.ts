import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkSandbox } from "#src/commands/doctor/check-sandbox";
import { onPath, withoutBubblewrap } from "#test/commands/without-bubblewrap";
import { needs } from "#test/needs";
import { scratchFolders } from "#test/scratch";

const test = suite("doctor: the sandbox");
const scratch = scratchFolders(test);

const check = () => checkSandbox({ env: {}, today: "2026-12-01", folder: ".", fetch });

needs(test, "bubblewrap")("bubblewrap is what one wants", async () => {
  const [found] = await check();
  assert.is(found!.state, "ok");
  assert.match(found!.found, /^python 3\.\d+.*, kept in by bubblewrap and a filter of system calls$/);
});

needs(test, "python-networkx")("without bubblewrap the level is told as one that hurts", async () => {
  const [found] = await withoutBubblewrap(scratch(), check);
  assert.is(found!.state, "warning");
  assert.match(
    found!.found,
    /kept in by a filter of system calls alone: programs that models write can read files here$/,
  );
  assert.match(found!.mend!, /apt-get install bubblewrap/);
});

test("without Python it is told how to get it, and that only some need it", async () => {
  const [found] = await onPath(scratch(), check);
  assert.equal([found!.state, found!.found], ["absent", "expected python3, got none"]);
  assert.match(found!.mend!, /python3-networkx bubblewrap/);
});

test.run();
