/**
 * An item of a benchmark is played: a pure generator yields requests and is sent replies, and returns its outcome.
 * A plain question is two lines; a conversation, a tour built city by city, or a program that is run are loops.
 */
export type Play<Outcome> = Generator<Request, Outcome, Reply>;

export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

/** Ask a model to write text. */
export interface Generate {
  readonly kind: "generate";
  readonly messages: readonly Message[];
  /** The most tokens the reply may take. */
  readonly maxTokens: number;
  /** 0 is greedy. */
  readonly temperature: number;
  readonly topP?: number;
  readonly seed?: number;
  readonly stop?: readonly string[];
  readonly effort?: "none" | "low" | "medium" | "high";
  readonly logprobs?: boolean;
  /** The reply must be one of these texts; providers that can are told to hold the model to it. undefined: any text. */
  readonly among?: readonly string[];
  /** Counts from 0: the same question asked again is another record. */
  readonly repeat: number;
}

/** Something that can be chosen. */
export interface Option {
  /** What a reply names it by. */
  readonly id: string;
  /** What it stands for; undefined where the id says it all. */
  readonly description?: string;
}

/** Ask a model to pick one of several options. Nothing else is shown to it: no answer, no source, no name of the instance. */
export interface Choose {
  readonly kind: "choose";
  /** What there is to go by, as JSON. */
  readonly state: string;
  readonly question: string;
  /** 2 to 255, of different ids; their order is part of the request. */
  readonly options: readonly Option[];
  readonly repeat: number;
}

/** Ask how likely a model finds each of several continuations of a conversation. */
export interface Score {
  readonly kind: "score";
  readonly messages: readonly Message[];
  readonly continuations: readonly string[];
  readonly repeat: number;
}

/** Have a program run, contained. It leaves its result in a variable `ans`. */
export interface Execute {
  readonly kind: "execute";
  readonly program: string;
  readonly language: "python" | "javascript";
  /** Variables that it finds set: `nodes`, a list, and `edges`, pairs or triples. undefined: none. */
  readonly given?: Supplied;
  /** Whether the graph it is about is directed: edges that it declares or builds are normalised accordingly. */
  readonly directed: boolean;
  /** Milliseconds of wall time. */
  readonly timeout: number;
  /** Bytes. */
  readonly memory: number;
  readonly repeat: number;
}

export interface Supplied {
  readonly nodes: readonly number[];
  readonly edges: readonly (readonly number[])[];
}

export type Request = Generate | Choose | Score | Execute;

export interface Usage {
  readonly promptTokens: number;
  readonly replyTokens: number;
  readonly reasoningTokens?: number;
}

/** What is told of a reply besides what it says. */
export interface Told {
  readonly usage?: Usage;
  /** The model that answered, as the provider names it; it may say more than what was asked for. */
  readonly model?: string;
  /** What the provider says of the state of its system. */
  readonly fingerprint?: string;
  /** The host to which a router passed the request. */
  readonly servedBy?: string;
  /** Parameters that were not sent, for the provider does not take them with this model. */
  readonly omitted?: readonly string[];
  /** Milliseconds from sending the attempt that succeeded to its reply. */
  readonly latency?: number;
  /** How often it was sent until it succeeded, from 1. */
  readonly attempts?: number;
}

export interface Text extends Told {
  readonly kind: "text";
  readonly text: string;
  /** `length`: the token limit cut it off; `filter`: the provider withheld it. */
  readonly finish: "stop" | "length" | "filter";
}

export interface Choice extends Told {
  readonly kind: "choice";
  /** Index into the request's options; undefined where what came back is none of them. */
  readonly option?: number;
  /** One number per option, as the model gave them: whether they sum to 1 and agree with the choice is for audits to say. undefined where it gives none. */
  readonly probabilities?: readonly number[];
  /** What came back, before it was read; undefined where the model picks by number. */
  readonly said?: string;
}

/** How likely a model finds each continuation. */
export interface Scored extends Told {
  readonly kind: "scored";
  /**
   * Natural logarithms of the probabilities, by continuation: sums over their tokens. null where all that is known is
   * that it is less likely than the others: services show a few of the likeliest tokens only.
   */
  readonly logprobs: readonly (number | null)[];
  /** Tokens of each continuation. */
  readonly tokens: readonly number[];
}

/** How a program ended, and what it did on the way. */
export interface Ran {
  readonly kind: "ran";
  /** What `ans` held, as text; undefined where it is not set or the program failed. */
  readonly answer?: string;
  /** The last line of what went wrong; undefined where nothing did. */
  readonly error?: string;
  /** undefined: ended by a signal or a limit. */
  readonly exitCode?: number;
  readonly timedOut: boolean;
  /** What its variables `nodes` and `edges` held in the end, normalised; undefined where they cannot be read as such. */
  readonly declaredNodes?: readonly string[];
  readonly declaredEdges?: readonly (readonly [string, string])[];
  /** The graphs of a graph library that it made, in that order. */
  readonly graphs: readonly BuiltGraph[];
  /** Whether its answer is written down and not worked out; undefined where the program does not parse. */
  readonly isLiteral?: boolean;
  /** Whether it reads `nodes` or `edges`; undefined as above. */
  readonly readsGraph?: boolean;
  /** What kept it in: `bubblewrap` (with a filter of system calls inside), `seccomp` alone, or an engine that has no way out. */
  readonly isolation: "bubblewrap" | "seccomp" | "quickjs";
  /** Versions of the language, its libraries and the runner. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A graph that a program built with a library. */
export interface BuiltGraph {
  readonly class: string;
  readonly directed: boolean;
  readonly order: number;
  readonly size: number;
  /** Without loops and repeats; the ends of an undirected edge sorted as text. */
  readonly edges: readonly (readonly [string, string])[];
}

/** The model cannot serve this kind of request: an outcome of its own, never a wrong answer. */
export interface Unsupported {
  readonly kind: "unsupported";
  readonly reason: string;
}

export type Reply = Text | Choice | Scored | Ran | Unsupported;

/** Something that answers requests. A local model gathers concurrent calls into batches inside. */
export interface Model {
  /** Names the model and whatever else decides its replies (checkpoint hash, provider); part of each record. */
  readonly id: string;
  /** How many requests it likes to have open at once; undefined means 8. */
  readonly concurrency?: number;
  /** Whether equal requests always get equal replies; undefined: no. */
  readonly deterministic?: boolean;
  /**
   * @param key names the request among all that are recorded; a model that leaves requests with a service finds them
   *   there by it. undefined: the request names itself
   */
  answer(request: Request, signal?: AbortSignal, key?: string): Promise<Reply>;
  /** Frees what it holds (sessions, workers); undefined where there is nothing to free. */
  close?(): Promise<void>;
}
