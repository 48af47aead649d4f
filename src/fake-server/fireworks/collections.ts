/** Where jobs of supervised fine-tuning are kept. */
export const SUPERVISED = "fireworks/supervisedFineTuningJobs";
/** Where jobs on preferences are kept. */
export const PREFERENCE = "fireworks/dpoJobs";
