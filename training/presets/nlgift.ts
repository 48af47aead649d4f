import type { Preset } from "#training/presets/preset";

/**
 * NLGift's settings: the scripts of its repository at commit 0357fde, and section 3 and Appendix B.5 of the paper. The
 * schedule is constant although a warm-up is set; no limit on the length of the rows of SFT is set.
 */
export const nlgift = {
  summary: "NLGift: QLoRA of Llama 2 7B (rank 64, ten epochs), DPO, ChatGPT with three epochs",
  open: {
    sft: {
      quantization: "nf4",
      doubleQuantization: false,
      compute: "float16",
      loraRank: 64,
      loraAlpha: 16,
      loraDropout: 0.1,
      epochs: 10,
      batch: 4,
      rate: 1e-4,
      schedule: "constant",
      warmUpShare: 0.03,
      weightDecay: 0.001,
      clipNorm: 0.3,
      optimizer: "paged_adamw_32bit",
      groupByLength: true,
      packing: false,
    },
    dpo: { beta: 0.1, batch: 1, loraRank: 64, maxPromptTokens: 512, maxTokens: 768 },
  },
  closed: { sft: { epochs: 3 } },
} as const satisfies Preset;
