import { definePage } from '../../runtime/define-page.ts';
import { h } from '../../runtime/dom.ts';
import type { Random } from '../../runtime/random.ts';
import { EMPTY_BOARD, type Mark, outcomeOf, withMark } from './shared/tic-tac-toe-board.ts';
import { computerMove, type Game, isWonByCare } from './shared/tic-tac-toe-players.ts';
import './shared/tic-tac-toe.css';

const REWARDS = { X: 1, O: -0.75, draw: -0.5 } as const;

/** A game against a computer that thinks in some of its moves. */
export default definePage({
  task: 'tic-tac-toe',
  nominalSeconds: 10,
  draw: drawGame,
  instruction: () => "Play tic-tac-toe: you are 'X'. Win the game.",
  render({ computerStarts, dice }, { area, end }) {
    let board = EMPTY_BOARD;
    const cells = EMPTY_BOARD.map((_, cell) =>
      h('button', { id: `ttt-${cell}`, type: 'button', 'aria-label': 'empty', onclick: () => play(cell) }),
    );
    const put = (cell: number, mark: Mark): boolean => {
      board = withMark(board, cell, mark);
      const button = cells[cell];
      button?.setAttribute('aria-label', mark);
      button?.replaceChildren(mark);
      const outcome = outcomeOf(board);
      if (outcome !== undefined) end(REWARDS[outcome]);
      return outcome === undefined;
    };
    const answer = (): boolean => put(computerMove(board, dice), 'O');
    function play(cell: number): void {
      if (board[cell] === undefined && put(cell, 'X')) answer();
    }
    if (computerStarts) answer();
    area.append(h('div', { id: 'ttt', class: 'ttt-board' }, cells));
  },
});

/** A game that can be won: a clever computer may leave even the best player no more than a draw. */
function drawGame(random: Random): Game {
  const computerStarts = random.chance(0.49);
  for (;;) {
    const dice = random.list(5, () => ({ smart: random.chance(0.45), choice: random.number(0, 1) }));
    if (isWonByCare({ computerStarts, dice })) return { computerStarts, dice };
  }
}
