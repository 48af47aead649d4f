/** What a labelled node is for: only labels of `train` are ever shown, only nodes of the others are asked for. */
export type Split = "train" | "validation" | "test";

/** A node with what is written on it. */
export interface TextNode {
  /** Of its file; models are not shown it. */
  readonly id: string;
  readonly text: string;
  readonly name?: string;
  readonly type?: string;
  readonly label?: string;
  readonly split?: Split;
}

/** Directed links between nodes by their places: link i runs from `sources[i]` to `targets[i]`; there may be several of a pair. */
export interface Links {
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  /** Place in `names` of each link's relation. */
  readonly relations: Int32Array;
  readonly names: readonly string[];
}

/** A question whose answers are nodes. */
export interface TextQuery {
  readonly id: string;
  readonly text: string;
  /** Places of the right nodes, one or more. */
  readonly gold: readonly number[];
}

/** A text-attributed graph: labels make it one for classification, queries one for selection. */
export interface TextGraph {
  /** Names the data set in reports and in hashes; models are not told. */
  readonly name: string;
  readonly nodes: readonly TextNode[];
  readonly links: Links;
  /** The classes, in the order in which they are options; none where nodes have no labels. */
  readonly labels: readonly string[];
  readonly queries: readonly TextQuery[];
  /** What must be shown to whoever uses the data; undefined where nothing must. */
  readonly licence?: string;
}
