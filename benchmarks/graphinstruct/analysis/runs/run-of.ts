import type { QualityRecord } from "#benchmarks/graphinstruct/analysis/runs/quality-shape";
import type { Run, RunRow } from "#benchmarks/graphinstruct/analysis/runs/run";
import { readRunName } from "#benchmarks/graphinstruct/analysis/runs/run-name";
import { mean } from "#benchmarks/graphinstruct/analysis/statistics/mean";
import { totalOf } from "#benchmarks/graphinstruct/analysis/total-of";
import { LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { UserError } from "#src/errors";

/**
 * A configuration from its file's name and what the file holds. Levels and total are summed anew from the rows.
 *
 * @param path for messages
 * @throws UserError for a name that tells no strategy or method, or an instruction that is there twice
 */
export function runOf(name: string, { per_instruction, metadata = {} }: QualityRecord, path: string): Run {
  const named = readRunName(name);
  if (!named) {
    throw new UserError(
      `${path}: expected a name like {model}-zero-shot or {model}-vgig, got ${name}; rename the file`,
    );
  }
  const rows = per_instruction.map(rowOf);
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size < rows.length) {
    throw new UserError(`${path}: expected each instruction once, got ${rows.length - ids.size} again; score it again`);
  }
  const levels = LEVELS.map((level) => mean(rows.filter((row) => row.level === level).map(({ quality }) => quality)));
  const costs = rows.map(({ tokensPerValid }) => tokensPerValid).filter((cost) => cost > 0);
  return { ...named, name, rows, levels, quality: totalOf(levels), tokensPerValid: mean(costs), metadata };
}

function rowOf(row: QualityRecord["per_instruction"][number]): RunRow {
  const { D1, D2, D3, D4, D5 } = row.dimension_scores;
  const { outputs, unread, truncated } = row;
  return {
    id: row.instruction_id,
    level: row.level,
    validRate: row.d1_valid_rate,
    tokensPerValid: row.d5_tokens_per_valid ?? 0,
    dimensions: { D1, D2, D3, D4, D5 },
    quality: row.level_score,
    ...(outputs !== undefined && { outputs }),
    ...(unread !== undefined && { unread }),
    ...(truncated !== undefined && { truncated }),
  };
}
