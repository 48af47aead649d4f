/**
 * Groups of files that hold the same instances.
 *
 * @param files the instance ids of each file's rows, by path
 */
export function pairedFiles(files: Iterable<readonly [path: string, instances: readonly string[]]>): string[][] {
  const groups = new Map<string, string[]>();
  for (const [path, instances] of files) {
    const key = instances.toSorted().join();
    groups.set(key, [...(groups.get(key) ?? []), path]);
  }
  return [...groups.values()].filter((paths) => paths.length > 1);
}
