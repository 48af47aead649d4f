import { type Library, languageOf } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { answerWords } from "#benchmarks/invariance/prompts/answer-words";
import { expertIn, languages, librarySentences } from "#benchmarks/invariance/prompts/languages";
import { textOf } from "#benchmarks/invariance/prompts/text-of";
import { type Worded, worded } from "#benchmarks/invariance/prompts/worded";

/** Asks for one function for a whole task: it is told of no instance. */
export function solverPut(instance: Instance, library: Library): Worded {
  const language = languageOf(library);
  const { name, comment } = languages[language];
  const head = `solve(${["nodes", "edges", "directed", ...Object.keys(instance.query_args)].join(", ")})`;
  const user = [
    `${textOf(instance).definition} Write a ${name} function \`${head}\` that returns the answer for any graph, between the lines "${comment} CODE START" and "${comment} CODE END".`,
    parameters(instance, language),
    [`${comment} CODE START`, ...template(head, instance, language), `${comment} CODE END`].join("\n"),
    librarySentences[library],
  ].join("\n\n");
  return worded({ system: expertIn(language), user });
}

type Language = keyof typeof languages;

function parameters({ weighted, query_args }: Instance, language: Language): string {
  const { pair, triple } = languages[language];
  const [first, second] = Object.keys(query_args);
  const asked =
    second !== undefined
      ? `, \`${first}\` and \`${second}\` are nodes`
      : first !== undefined
        ? `, \`${first}\` is a node`
        : "";
  return `\`nodes\` is a list of all nodes, \`edges\` a list of all edges as ${weighted ? triple : pair}, \`directed\` says whether edges have directions${asked}.`;
}

function template(head: string, { answer_type }: Instance, language: Language): string[] {
  const { slot } = answerWords[answer_type];
  return language === "python"
    ? [`def ${head}:`, "    <work out the answer>", `    return ${slot}`]
    : [`function ${head} {`, "  <work out the answer>", `  return ${slot};`, "}"];
}
