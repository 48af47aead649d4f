import { UserError } from "#src/errors";
import type { Service } from "#training/hosted/port";
import type { HostedSettings } from "#training/hosted/settings";

/** A model's id in records of replies; of one that cannot be asked from here, its name with its trainer's. */
export async function modelId(service: Service, model: string, settings: HostedSettings): Promise<string> {
  try {
    const opened = await service.ask(model, settings);
    await opened.close?.();
    return opened.id;
  } catch (error) {
    if (error instanceof UserError) return `${service.name}:${model}`;
    throw error;
  }
}
