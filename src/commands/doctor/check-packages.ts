import type { Check, Finding } from "#src/commands/doctor/finding";

/** Packages that only some need, with what for. */
const OPTIONAL = {
  "@huggingface/transformers": "models in ONNX (onnx:)",
  "@huggingface/hub": "training on Hugging Face's machines",
  "@resvg/resvg-js": "figures as PNG",
} as const;

export const checkPackages: Check = async () => Object.entries(OPTIONAL).map(([name, use]) => checkPackage(name, use));

function checkPackage(name: string, use: string): Finding {
  try {
    import.meta.resolve(name);
    return { state: "ok", what: name, found: "installed" };
  } catch {
    const mend = `for ${use} run "npm install --ignore-scripts ${name}"`;
    return { state: "absent", what: name, found: "not installed", mend };
  }
}
