/**
 * The program in a reply: the longest text between a line with CODE START and one with CODE END, as comments of either
 * language; undefined where there is none. Fences are not looked at: a program that is not marked is none.
 */
export function codeIn(reply: string): string | undefined {
  let longest: string | undefined;
  for (const [, code] of reply.matchAll(/(?:#|\/\/)[ \t]*CODE START[^\n]*\n([\s\S]*?)(?:#|\/\/)[ \t]*CODE END/gi)) {
    if (longest === undefined || code!.length > longest.length) longest = code;
  }
  return longest;
}
