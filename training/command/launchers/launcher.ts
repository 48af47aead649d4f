/** What a launcher starts: `train.sh` in a job's folder. */
export interface Launch {
  /** The job's name: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The command that makes a machine ready. */
  readonly install: string;
}

/** A way to have `train.sh` run elsewhere: a file, and the command that takes it. */
export interface Launcher {
  readonly file: string;
  readonly command: string;
  text(launch: Launch): string;
}
