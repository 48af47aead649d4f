import type { Followed, FollowOptions, Wish } from "#training/local/follow";
import type { PretrainingOptions } from "#training/local/pretraining/course";
import type { Tuning } from "#training/local/tuning";
import type { Tick } from "#training/trainer";

/** What a training thread is to do. */
export type Assignment = Pick<FollowOptions, "folder" | "order" | "threads"> & {
  readonly task: ({ readonly kind: "tune" } & Tuning) | ({ readonly kind: "pretrain" } & PretrainingOptions);
  /** One number in memory that both threads see: the index in WISHES of what is wanted. */
  readonly control: Int32Array;
};

/** The wishes, by the number that stands for each. */
export const WISHES: readonly Wish[] = ["go", "save", "stop"];

/** What a training thread says. */
export type Report =
  | { readonly kind: "tick"; readonly tick: Tick }
  | { readonly kind: "end"; readonly followed: Followed }
  | { readonly kind: "mistake"; readonly message: string };
