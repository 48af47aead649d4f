import { z } from "zod";

// From Fireworks' Gateway REST API 4.259.0, "Create Supervised Fine-tuning Job" and "Create Dpo Job"
// (docs.fireworks.ai/api-reference, read December 2026). Read-only fields are left out: a client has no say in them.

const text = z.string().nullish();
const int32 = z.int().nullish();
const float = z.number().nullish();
const flag = z.boolean().nullish();

/** The settings of training that both kinds of jobs have. */
const training = {
  outputModel: text,
  baseModel: text,
  warmStartFrom: text,
  jinjaTemplate: text,
  learningRate: float,
  maxContextLength: int32,
  loraRank: int32,
  region: text,
  epochs: int32,
  batchSize: int32,
  gradientAccumulationSteps: int32,
  learningRateWarmupSteps: int32,
  batchSizeSamples: int32,
  optimizerWeightDecay: float,
};

/** Exactly one of them names what is trained. */
function oneStart({ baseModel, warmStartFrom }: { baseModel?: unknown; warmStartFrom?: unknown }): boolean {
  return Boolean(baseModel) !== Boolean(warmStartFrom);
}
const START = { error: "expected either baseModel or warmStartFrom", path: ["baseModel"] };

const wandbConfig = z.strictObject({ enabled: flag, apiKey: text, project: text, entity: text, runId: text }).nullish();

export const supervisedSchema = z
  .strictObject({
    ...training,
    dataset: z.string(),
    displayName: text,
    awsS3Config: z.strictObject({ credentialsSecret: text, iamRoleArn: text }).nullish(),
    azureBlobStorageConfig: z
      .strictObject({ credentialsSecret: text, managedIdentityClientId: text, tenantId: text })
      .nullish(),
    earlyStop: flag,
    wandbConfig,
    evaluationDataset: text,
    isTurbo: flag,
    evalAutoCarveout: flag,
    nodes: int32,
    mtpEnabled: flag,
    mtpNumDraftTokens: int32,
    mtpFreezeBaseModel: flag,
    metricsFileSignedUrl: text,
    usePurpose: text,
  })
  .refine(oneStart, START);

export const preferenceSchema = z.strictObject({
  dataset: z.string(),
  displayName: text,
  trainingConfig: z.strictObject(training).refine(oneStart, START),
  wandbConfig,
  lossConfig: z
    .strictObject({
      method: z.enum(["METHOD_UNSPECIFIED", "GRPO", "DAPO", "DPO", "ORPO", "GSPO_TOKEN"]).nullish(),
      klBeta: float,
    })
    .nullish(),
});
