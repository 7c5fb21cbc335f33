/** Nine cells in rows. */
export type Board = readonly (Mark | undefined)[];
export type Mark = 'X' | 'O';

/** In the order in which the computer looks at them: columns from the right, diagonals, rows. */
const COLUMNS_AND_DIAGONALS = [
  [2, 5, 8],
  [1, 4, 7],
  [0, 3, 6],
  [0, 4, 8],
  [2, 4, 6],
];
const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
];
const LINES = [...COLUMNS_AND_DIAGONALS, ...ROWS];

export const EMPTY_BOARD: Board = Array.from({ length: 9 }, () => undefined);

/** The board with one mark more. */
export function withMark(board: Board, cell: number, mark: Mark): Board {
  return board.map((old, index) => (index === cell ? mark : old));
}

export function freeCells(board: Board): number[] {
  return board.flatMap((mark, cell) => (mark === undefined ? [cell] : []));
}

/** Whose three marks stand in a line, or `draw` when no cell is left. */
export function outcomeOf(board: Board): Mark | 'draw' | undefined {
  for (const mark of ['X', 'O'] as const) {
    if (LINES.some((line) => line.every((cell) => board[cell] === mark))) return mark;
  }
  return freeCells(board).length === 0 ? 'draw' : undefined;
}

/** The cells that would complete a line of a mark; of rows those with the gap at the right come first. */
export function completingCells(board: Board, mark: Mark): number[] {
  const gapOf = (line: readonly number[]): number | undefined => {
    const gaps = line.filter((cell) => board[cell] === undefined);
    return gaps.length === 1 && line.filter((cell) => board[cell] === mark).length === 2 ? gaps[0] : undefined;
  };
  const inOrder = COLUMNS_AND_DIAGONALS.map(gapOf);
  const inRows = ROWS.map(gapOf)
    .filter((cell) => cell !== undefined)
    .sort((one, other) => (other % 3) - (one % 3));
  return [...inOrder, ...inRows].filter((cell) => cell !== undefined);
}
