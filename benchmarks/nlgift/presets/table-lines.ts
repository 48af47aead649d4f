import { type Line, total } from "#benchmarks/nlgift/presets/table-9";
import { thousands } from "#reports/format";

/** Table 9 as lines of text, the sum last. */
export function tableLines(lines: readonly Line[]): string {
  const whole = (count: number) => thousands(count).padStart(9);
  const row = ({ pattern, problems, train, test }: Line) =>
    `${pattern.padEnd(12)}${whole(problems)}${whole(train)}${whole(test)}\n`;
  const head = `${"pattern".padEnd(12)}${["problems", "train", "test"].map((name) => name.padStart(9)).join("")}\n`;
  return head + lines.map(row).join("") + row(total(lines));
}
