import { lock } from "#src/lock";

// Takes every lock it is told of by message, says whether it got it, and keeps it.
process.on("message", (path: string) => {
  let got = true;
  try {
    lock(path);
  } catch {
    got = false;
  }
  process.send!(got);
});
process.send!("ready");
