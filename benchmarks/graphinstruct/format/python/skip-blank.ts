/** Past blanks, line ends, joined lines and comments. */
export function skipBlank(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 35) {
      while (at + 1 < text.length && !"\r\n".includes(text[at + 1]!)) at++;
    } else if (code === 92 && "\r\n".includes(text[at + 1] ?? "x")) at++;
    else if (code !== 32 && code !== 10 && code !== 9 && code !== 13 && code !== 12) break;
  }
  return at;
}
