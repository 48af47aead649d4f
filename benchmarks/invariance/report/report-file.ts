import type { Picture } from "#reports/png";

/** A file of a report, by its path in the report's folder. */
export type ReportFile = { readonly file: string } & ({ readonly content: string } | Picture);
