import { type Board, completingCells, EMPTY_BOARD, freeCells, outcomeOf, withMark } from './tic-tac-toe-board.ts';

/** What the computer throws before a move. */
export interface Dice {
  /** Whether it thinks; else it takes any free cell. */
  smart: boolean;
  /** Which cell it takes where it has no preference, from 0 to 1 (excluded). */
  choice: number;
}

/** A game: all chance of it is drawn beforehand. */
export interface Game {
  computerStarts: boolean;
  /** One for each move the computer may have. */
  dice: readonly Dice[];
}

/** The cell the computer takes: it wins, else hinders, else takes any; its opening is any. */
export function computerMove(board: Board, dice: readonly Dice[]): number {
  const made = board.filter((mark) => mark === 'O').length;
  const { smart, choice } = dice[made] ?? { smart: false, choice: 0 };
  const preferred = smart ? [...completingCells(board, 'O'), ...completingCells(board, 'X')] : [];
  const free = freeCells(board);
  return preferred[0] ?? free[Math.floor(choice * free.length)] ?? 0;
}

/** What careful people do: win, else hinder, else the middle, a corner, a side. */
function carefulMove(board: Board): number {
  const free = freeCells(board);
  const firstFirst = (cells: number[]): number[] => cells.sort((one, other) => one - other);
  const [winning, hindering] = [completingCells(board, 'X'), completingCells(board, 'O')].map(firstFirst);
  const wishes = [...(winning ?? []), ...(hindering ?? []), 4, 0, 2, 6, 8, 1, 3, 5, 7];
  return wishes.find((cell) => free.includes(cell)) ?? 0;
}

/** Whether who plays carefully wins. */
export function isWonByCare({ computerStarts, dice }: Game): boolean {
  let board = EMPTY_BOARD;
  let isComputersTurn = computerStarts;
  while (outcomeOf(board) === undefined) {
    board = isComputersTurn
      ? withMark(board, computerMove(board, dice), 'O')
      : withMark(board, carefulMove(board), 'X');
    isComputersTurn = !isComputersTurn;
  }
  return outcomeOf(board) === 'X';
}
