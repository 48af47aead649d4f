import { textWidth } from "#reports/svg/text";

/** Where the texts of a drawing stand; its groups are moved by `translate` alone. */
export function* textsOf(svg: string) {
  const moved = [{ x: 0, y: 0 }];
  for (const [tag, name, attributes, words] of svg.matchAll(/<(\/?\w+)([^>]*)>([^<]*)/g)) {
    const { x, y } = moved.at(-1)!;
    const number = (key: string) => Number(new RegExp(` ${key}="([^"]*)"`).exec(attributes!)?.[1] ?? 0);
    if (name === "g") {
      const [, dx, dy] = /translate\((\S+) (\S+)\)/.exec(tag) ?? [tag, 0, 0];
      moved.push({ x: x + Number(dx), y: y + Number(dy) });
    } else if (name === "/g") moved.pop();
    else if (name === "text") {
      const wide = textWidth(words!.replaceAll(/&[a-z]+;/g, "x"), number("font-size"));
      const anchor = /text-anchor="(\w+)"/.exec(attributes!)?.[1];
      const left = x + number("x") - (anchor === "end" ? wide : anchor === "middle" ? wide / 2 : 0);
      yield { words: words!, left, right: left + wide, y: y + number("y") };
    }
  }
}
