export { importedSubject } from "#benchmarks/nlgift/audit/imported-subject";
export { releaseSubject } from "#benchmarks/nlgift/audit/release-subject";
