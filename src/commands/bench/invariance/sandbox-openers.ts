import { UserError } from "#src/errors";
import { javascriptSandbox } from "#src/sandbox/javascript/javascript-sandbox";
import { pythonSandbox } from "#src/sandbox/python/python-sandbox";

/**
 * How the sandbox of each language is opened, with all that programs are told they may use.
 *
 * @param usesNetworkx whether programs are told that they may use it
 */
export function sandboxOpeners(usesNetworkx: boolean) {
  return {
    /** @throws UserError where Python, networkx or a way to contain programs is missing, with how to install it */
    async python() {
      const sandbox = await pythonSandbox();
      if (!usesNetworkx || sandbox.environment.networkx !== undefined) return sandbox;
      await sandbox.close();
      throw new UserError(
        "sandbox: expected networkx for python3, got none; install it (Debian: apt-get install python3-networkx), or choose other arms with --arm",
      );
    },
    javascript: async () => javascriptSandbox(),
  } as const;
}
