import type { Followed, FollowOptions, Wish } from "#training/local/follow";
import type { Imitation } from "#training/local/imitation-course";
import type { Preference } from "#training/local/preference-course";
import type { PretrainingOptions } from "#training/local/pretraining/course";
import type { Tick } from "#training/trainer";

/** A run of training, by what is learned from. */
export type Task = Tuning | ({ readonly kind: "pretrain" } & PretrainingOptions);

/** A run that starts from a model. */
export type Tuning = ({ readonly kind: "sft" } & Imitation) | ({ readonly kind: "dpo" } & Preference);

/** What a training thread is to do. */
export type Assignment = Pick<FollowOptions, "folder" | "order" | "threads"> & {
  readonly task: Task;
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
