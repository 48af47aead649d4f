import type { Check, Finding } from "#src/commands/doctor/finding";

/** Packages that only some need, with their major version and what for. */
const OPTIONAL = {
  "@huggingface/transformers@4": "models in ONNX (onnx:)",
  "@huggingface/hub@2": "training on Hugging Face's machines",
  "@resvg/resvg-js@2": "figures as PNG",
} as const;

export const checkPackages: Check = async () =>
  Object.entries(OPTIONAL).map(([wanted, use]) => checkPackage(wanted, use));

function checkPackage(wanted: string, use: string): Finding {
  const name = wanted.replace(/@\d+$/, "");
  try {
    import.meta.resolve(name);
    return { state: "ok", what: name, found: "installed" };
  } catch {
    const mend = `for ${use} run "npm install --ignore-scripts ${wanted}"`;
    return { state: "absent", what: name, found: "not installed", mend };
  }
}
