import type { FakeServer } from "#src/fake-server/index";
import { order, trainerAt, yes } from "#test/training/hosted/lab";

// Begins a job and is killed at one of its requests: arguments are the server's base URLs as JSON, the folder, the
// number of the request, and whether the service still gets it.
const [bases = "", folder = "", at = "", when = ""] = process.argv.slice(2);

let requests = 0;
const deadly: typeof fetch = async (input, init) => {
  // OpenAI's client looks what the fetch can do with an address that is none.
  if (String(input).startsWith("http")) requests++;
  const last = requests === Number(at);
  if (last && when === "before") process.kill(process.pid, "SIGKILL");
  const reply = await fetch(input, init);
  if (last) process.kill(process.pid, "SIGKILL");
  return reply;
};

const trainer = await trainerAt({ bases: JSON.parse(bases) } as FakeServer, "openai", { fetch: deadly });
await trainer.tune(order("openai"), { folder, confirm: yes });
