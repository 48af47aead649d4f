/** A value as the code style writes it: a Python literal. */
export type Literal =
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "bytes" /** A character for each byte. */; readonly value: string }
  | {
      readonly kind: "number" /** NaN where it has an imaginary part. */;
      readonly value: number /** Python's `str` of it. */;
      readonly text: string;
    }
  | { readonly kind: "boolean"; readonly value: boolean }
  | { readonly kind: "none" | "ellipsis" }
  | { readonly kind: "list" | "tuple" | "set"; readonly items: readonly Literal[] }
  | { readonly kind: "dict"; readonly entries: readonly (readonly [Literal, Literal])[] };
