import { invarianceStages } from "#test/commands/invariance-stages";

// Goes through the stages of an audit whose data are in the folder named, in the arms named. Killed at any moment, it is
// started again with the same arguments.
const [dir = "", ...arms] = process.argv.slice(2);
process.send?.("ready");
await invarianceStages(dir, arms);
