/** The arms that a recovery compares. */
export type RecoveryArm = "tuned" | "zeroShot" | "inDistribution";
