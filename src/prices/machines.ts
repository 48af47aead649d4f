/** What a machine costs that is rented for training. */
export interface Machine {
  /** Hugging Face's name of it: a job's flavor. */
  readonly name: string;
  /** Dollars per hour. */
  readonly hour: number;
  /** The day on which it was read, YYYY-MM-DD. */
  readonly date: string;
  readonly source: string;
}

const hours = {
  "cpu-basic": 0.01,
  "cpu-upgrade": 0.03,
  "cpu-xl": 1,
  "cpu-performance": 1.9,
  "t4-small": 0.4,
  "t4-medium": 0.6,
  l4x1: 0.8,
  l4x4: 3.8,
  l40sx1: 1.8,
  l40sx4: 8.3,
  l40sx8: 23.5,
  "a10g-small": 1,
  "a10g-large": 1.5,
  "a10g-largex2": 3,
  "a10g-largex4": 5,
  "a100-large": 2.5,
  a100x4: 10,
  a100x8: 20,
  h200: 5,
  h200x2: 10,
  h200x4: 20,
  h200x8: 40,
  "rtx-pro-6000": 2.75,
  "rtx-pro-6000x2": 5.5,
  "rtx-pro-6000x4": 11,
  "rtx-pro-6000x8": 22,
};

/** The machines of Hugging Face Jobs. One that is missing has no known price. */
export const machines: readonly Machine[] = Object.entries(hours).map(([name, hour]) => ({
  name,
  hour,
  date: "2026-12-01",
  source: "huggingface.co/docs/hub/jobs-pricing",
}));
