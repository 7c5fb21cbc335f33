import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';

export const ticTacToe: PageSolution = {
  solve: (ui) => play(ui, carefulMove),
  nearMisses: [
    {
      name: 'no line is ever completed',
      run: (ui) => play(ui, (board) => freeCells(board).find((cell) => !completing(board, 'X').includes(cell))),
    },
  ],
};

type Board = readonly string[];

const lines = ['012', '345', '678', '036', '147', '258', '048', '246'].map((line) => [...line].map(Number));

/** Moves until the game is over, or the player knows no move. */
async function play(ui: Ui, chooseCell: (board: Board) => number | undefined): Promise<void> {
  for (;;) {
    const cell = chooseCell(boardOn(ui));
    if (cell === undefined) return;
    await ui.tap({ resourceId: `ttt-${cell}` });
  }
}

/** Wins, else hinders, else takes the middle, a corner, a side. */
function carefulMove(board: Board): number | undefined {
  const wishes = [...completing(board, 'X'), ...completing(board, 'O'), 4, 0, 2, 6, 8, 1, 3, 5, 7];
  return wishes.find((cell) => freeCells(board).includes(cell));
}

/** The cells that would complete a line of a mark. */
function completing(board: Board, mark: string): number[] {
  return lines
    .filter((line) => line.filter((cell) => board[cell] === mark).length === 2)
    .flatMap((line) => line.filter((cell) => board[cell] === 'empty'))
    .sort((one, other) => one - other);
}

function freeCells(board: Board): number[] {
  return board.flatMap((mark, cell) => (mark === 'empty' ? [cell] : []));
}

/** `X`, `O` or `empty`, row by row. */
function boardOn(ui: Ui): Board {
  return Array.from({ length: 9 }, (_, cell) => ui.find({ resourceId: `ttt-${cell}` })?.text ?? '');
}
