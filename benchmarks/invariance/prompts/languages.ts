import type { Library } from "#benchmarks/invariance/arms";

/** How programs of a language are spoken of. */
interface Language {
  readonly name: string;
  /** Opens a comment. */
  readonly comment: string;
  readonly pair: string;
  readonly triple: string;
  /** Sets a variable that is new. */
  declare(name: string, value: string): string;
}

export const languages: Readonly<Record<"python" | "javascript", Language>> = {
  python: {
    name: "Python",
    comment: "#",
    pair: "(u, v)",
    triple: "(u, v, w)",
    declare: (name, value) => `${name} = ${value}`,
  },
  javascript: {
    name: "JavaScript",
    comment: "//",
    pair: "[u, v]",
    triple: "[u, v, w]",
    declare: (name, value) => `var ${name} = ${value};`,
  },
};

/** What a model is told that it is, where it writes programs. */
export function expertIn(language: keyof typeof languages): string {
  return `You are an expert in graphs and in ${languages[language].name} programming.`;
}

/** The only sentence in which the arms of a mode and language differ. */
export const librarySentences: Readonly<Record<Library, string>> = {
  networkx: "The program may use networkx, but need not.",
  native: "The program may use nothing but plain Python and its standard library.",
  graphology:
    "The program may use graphology, which is in the global variable `graphology`, as `new graphology.Graph()`, but need not. There is no import or require.",
  javascript: "The program may use nothing but plain JavaScript. There is no import or require.",
};
