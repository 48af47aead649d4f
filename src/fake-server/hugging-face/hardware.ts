/** A machine for jobs. */
interface Hardware {
  readonly name: string;
  readonly prettyName: string;
  readonly cpu: string;
  readonly ram: string;
  readonly accelerator: Readonly<Record<"type" | "model" | "quantity" | "vram" | "manufacturer", string>> | null;
  readonly unitCostMicroUSD: number;
  readonly unitCostUSD: number;
  readonly unitLabel: string;
}

function machine(name: string, gpu: string | null, vram: string, perMinute: number): Hardware {
  return {
    name,
    prettyName: name,
    cpu: "8 vCPU",
    ram: "30 GB",
    accelerator: gpu === null ? null : { type: "gpu", model: gpu, quantity: "1", vram, manufacturer: "Nvidia" },
    unitCostMicroUSD: Math.round(perMinute * 1e6),
    unitCostUSD: perMinute,
    unitLabel: "minute",
  };
}

/** Some machines under names that the hub has; the prices are made up. */
export const hardware: readonly Hardware[] = [
  machine("cpu-basic", null, "", 0.0002),
  machine("t4-small", "T4", "16 GB", 0.0067),
  machine("a10g-small", "A10G", "24 GB", 0.0167),
  machine("a100-large", "A100", "80 GB", 0.0417),
];
