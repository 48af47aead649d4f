import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, readlinkSync } from "node:fs";
import type { Python } from "#src/sandbox/python/find-python";

/** Bytes of the folder for temporary files, which only the runner could write to. */
const TEMPORARY = 16 * 2 ** 20;

/** Whether bubblewrap is there and may make namespaces. */
export function hasBubblewrap(python: Python): boolean {
  return spawnSync("bwrap", [...walls(python), python.program, "-I", "-c", "pass"], { stdio: "ignore" }).status === 0;
}

/**
 * The arguments of bubblewrap before the program: no network, no processes but its own, no files but the system's and the
 * interpreter's, to read; it dies with us.
 */
export function walls({ folders }: Python): string[] {
  const outside = folders.filter((folder) => folder !== "/usr" && !folder.startsWith("/usr/"));
  return [
    ...["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL", "--clearenv"],
    ...["--ro-bind", "/usr", "/usr"],
    ...["/lib", "/lib64", "/bin"].flatMap(systemFolder),
    ...outside.flatMap((folder) => ["--ro-bind", folder, folder]),
    ...["--proc", "/proc", "--dev", "/dev", "--size", String(TEMPORARY), "--tmpfs", "/tmp", "--chdir", "/tmp"],
    ...["--uid", "65534", "--gid", "65534"],
    ...["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "PYTHONDONTWRITEBYTECODE"].flatMap((name) => [
      "--setenv",
      name,
      "1",
    ]),
  ];
}

/** A system folder as it is: a link into /usr on merged systems. */
function systemFolder(path: string): string[] {
  if (!existsSync(path)) return [];
  return lstatSync(path).isSymbolicLink() ? ["--symlink", readlinkSync(path), path] : ["--ro-bind", path, path];
}
