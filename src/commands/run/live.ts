import type { Cell, Matrix } from "#eval/matrix";
import { scoreMatrix } from "#eval/score-matrix";
import { cellLine, matrixLines } from "#reports/index";
import type { Io } from "#src/commands/command";
import { type Progress, progress } from "#src/commands/progress";
import { type Screen, screen } from "#src/commands/screen";

/** The matrix as it fills: painted over and over on a terminal, one line per finished cell where there is none. */
export interface Live {
  readonly screen: Screen;
  readonly progress: Progress;
  finished(cell: Cell): void;
}

type Facts = Pick<Matrix, "title" | "pattern" | "task" | "rows" | "columns">;

export function live(io: Io, facts: Facts): Live {
  const cells: Cell[] = [];
  const board = screen(io);
  const score = () => scoreMatrix(cells, { ...facts, made: { manifest: "", scores: "" } });
  const watch = progress(io, board, () => {
    if (!io.live) return;
    const grid = { ...score(), rows: facts.rows, columns: facts.columns };
    board.paint([...matrixLines(grid, { color: io.color, width: io.columns }), ...watch.lines()]);
  });
  return {
    screen: board,
    progress: watch,
    finished(cell) {
      cells.push(cell);
      if (!io.live) board.print(cellLine(score().cells.at(-1)!));
    },
  };
}
