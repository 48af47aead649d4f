/** What is wrong with a row. */
export interface Fault {
  /** Path of the field, with dots; undefined: the line itself. */
  readonly field?: string;
  /** `expected …, got …` */
  readonly message: string;
}

/** What is wrong with a training file, and where. */
export interface Issue extends Fault {
  readonly file: string;
  /** From 1; undefined: the file as a whole. */
  readonly line?: number;
}

/** An issue in one line. */
export function told({ file, line, field, message }: Issue): string {
  const where = line === undefined ? file : `${file}:${line}`;
  return field === undefined ? `${where}: ${message}` : `${where}: ${field}: ${message}`;
}
