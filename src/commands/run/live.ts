import type { Arm, Matrix } from "#eval/matrix";
import { scoreMatrix } from "#eval/score-matrix";
import { cellsOf, type Score } from "#eval/scores";
import { cellLine, matrixLines } from "#reports/index";
import type { Io } from "#src/commands/command";
import { type Progress, progress } from "#src/commands/progress";
import { type Screen, screen } from "#src/commands/screen";

/** The matrix as it fills: painted over and over on a terminal, one line per finished cell where there is none. */
export interface Live {
  readonly screen: Screen;
  readonly progress: Progress;
  /** @param scores of all items of one model on one column */
  finished(scores: readonly Score[]): void;
}

interface Facts extends Pick<Matrix, "title" | "pattern" | "task" | "columns"> {
  readonly arms: readonly Arm[];
}

/** @param asking how the asking goes, in one line; undefined: nothing to tell */
export function live(io: Io, facts: Facts, asking: () => string | undefined): Live {
  const scores: Score[] = [];
  const board = screen(io);
  const rows = facts.arms.map(({ row }) => row);
  const matrixSoFar = () => {
    const known = new Set(scores.map(({ row }) => row));
    const arms = facts.arms.filter(({ row }) => known.has(row));
    return scoreMatrix(cellsOf(scores), { ...facts, arms, resamples: 0, made: { manifest: "", scores: "" } });
  };
  let matrix = matrixSoFar();
  const watch = progress(io, board, () => {
    if (!io.live) return;
    const grid = { ...matrix, rows, columns: facts.columns };
    const going = asking()?.slice(0, io.columns - 1);
    const table = matrixLines(grid, { color: io.color, width: io.columns });
    board.paint([...table, ...(going === undefined ? [] : [going]), ...watch.lines()]);
  });
  return {
    screen: board,
    progress: watch,
    finished(fresh) {
      scores.push(...fresh);
      matrix = matrixSoFar();
      const { row, column } = fresh[0]!;
      const cell = matrix.cells.find((one) => one.row === row && one.column === column);
      if (!io.live && cell) board.print(cellLine(cell));
    },
  };
}
