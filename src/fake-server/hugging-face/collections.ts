/** Where the hub's jobs are kept. */
export const JOBS = "hub/jobs";
