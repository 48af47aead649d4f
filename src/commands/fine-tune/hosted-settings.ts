import type { Given } from "#src/commands/command";
import { readPrices } from "#src/prices/read-prices";
import type { HostedSettings } from "#training/hosted/settings";

/** @throws UserError for a file of prices that is none */
export function hostedSettings({ baseUrl, prices }: Given): HostedSettings {
  const own = prices === undefined ? undefined : readPrices(prices as string);
  return {
    ...(baseUrl !== undefined && { baseUrl: baseUrl as string }),
    ...(own && { prices: own.asking, trainingPrices: own.training }),
  };
}
