export { type Audit, audit } from "#splits/audit/audit";
export type { Check, Limits } from "#splits/audit/check";
export { type CheckName, checks } from "#splits/audit/checks/index";
export { type Finding, type FoundRow, SEVERITIES, type Severity } from "#splits/audit/finding";
export { splitsSubject } from "#splits/audit/from-splits";
export type { Posed, ProblemSet, Row, Skipped, Subject, SubjectFile } from "#splits/audit/subject";
