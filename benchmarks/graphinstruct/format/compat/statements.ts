import { strip } from "#benchmarks/graphinstruct/format/characters";
import { ReadError } from "#benchmarks/graphinstruct/format/read-error";

/** `left = right`, both trimmed. */
export interface Statement {
  readonly left: string;
  readonly right: string;
}

/**
 * The statements of a body as the released code parts them: at semicolons outside square brackets and quotes.
 *
 * @throws ReadError ValueError for one without `=`
 */
export function* statements(body: string): Generator<Statement> {
  const text = body.includes("#") ? withoutCommentLines(body) : body;
  let start = 0;
  for (let end = statementEnd(text, 0); start < text.length; start = end + 1, end = statementEnd(text, start)) {
    const statement = strip(text.slice(start, end));
    if (statement === "") continue;
    const equals = statement.indexOf("=");
    if (equals === -1) throw new ReadError("ValueError", "a statement has no =");
    yield { left: strip(statement.slice(0, equals)), right: strip(statement.slice(equals + 1)) };
  }
}

function withoutCommentLines(body: string): string {
  return body
    .split("\n")
    .filter((line) => !strip(line).startsWith("#"))
    .join("\n");
}

const [DOUBLE, SINGLE, OPEN, CLOSE, SEMICOLON] = [34, 39, 91, 93, 59];

/** The place of the semicolon that ends the statement which starts there, or the text's length. */
function statementEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === DOUBLE || code === SINGLE) {
      at = text.indexOf(text[at]!, at + 1);
      if (at === -1) break;
    } else if (code === OPEN) depth++;
    else if (code === CLOSE) depth--;
    else if (code === SEMICOLON && depth === 0) return at;
  }
  return text.length;
}
