import { groupBy } from "#src/group-by";

/**
 * Groups of files that hold the same instances.
 *
 * @param files the instance ids of each file's rows, by path
 */
export function pairedFiles(files: Iterable<readonly [path: string, instances: readonly string[]]>): string[][] {
  const groups = groupBy(files, ([, instances]) => instances.toSorted().join());
  return [...groups.values()].filter(({ length }) => length > 1).map((group) => group.map(([path]) => path));
}
