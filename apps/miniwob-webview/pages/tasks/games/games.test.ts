import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import { type Board, completingCells, EMPTY_BOARD, outcomeOf } from './shared/tic-tac-toe-board.ts';
import { computerMove, isWonByCare } from './shared/tic-tac-toe-players.ts';
import simonSays from './simon-says.ts';
import ticTacToe from './tic-tac-toe.ts';

const phone = usePhone(['simon-says', 'tic-tac-toe']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));
const COLORS = ['blue', 'red', 'green', 'yellow'];

it('tic-tac-toe can be won in every problem, whoever starts', () => {
  const games = SEEDS.map((seed) => problemOf(ticTacToe, seed));
  for (const game of games) expect(isWonByCare(game)).toBe(true);
  const share = games.filter(({ computerStarts }) => computerStarts).length / games.length;
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.53);
});

it('tic-tac-toe sees lines, draws, and the cell a line lacks', () => {
  expect(outcomeOf(EMPTY_BOARD)).toBeUndefined();
  expect(outcomeOf(board('XXXOO    '))).toBe('X');
  expect(outcomeOf(board('X OXO O  '))).toBe('O');
  expect(outcomeOf(board('XOXXOOOXX'))).toBe('draw');
  expect(completingCells(board('XX  X    '), 'X')).toEqual([7, 8, 2]);
});

it('tic-tac-toe has a smart computer win before it hinders', () => {
  const dice = Array.from({ length: 5 }, () => ({ smart: true, choice: 0 }));
  expect(computerMove(board('XX OO    '), dice)).toBe(5);
  expect(computerMove(board('XX O     '), dice)).toBe(2);
  expect(
    computerMove(
      board('XX O     '),
      dice.map((each) => ({ ...each, smart: false })),
    ),
  ).toBe(2);
});

it('tic-tac-toe takes no cell twice, and gives -0.75 to who lets the computer win or -0.5 for a draw', async () => {
  await using opened = await phone.open('tic-tac-toe');
  const rewards = new Set<number>();
  for (const seed of SEEDS.slice(0, 5)) {
    await opened.start(seed);
    for (let cell = 8; cell >= 0 && (await opened.isRunning()); cell--) {
      const isTaken = (await opened.page.textContent(`#ttt-${cell}`)) !== '';
      const before = await opened.page.textContent('#ttt');
      await opened.page.tap(`#ttt-${cell}`);
      if (isTaken) expect(await opened.page.textContent('#ttt')).toBe(before);
    }
    rewards.add(await opened.reward());
  }
  for (const reward of rewards) expect([1, -0.5, -0.75]).toContain(reward);
  expect(rewards.size).toBeGreaterThan(1);
});

it('simon-says draws three to five buttons', () => {
  for (const seed of SEEDS) {
    const sequence = problemOf(simonSays, seed);
    expect(sequence.length >= 3 && sequence.length <= 5).toBe(true);
  }
});

it('simon-says shows its sequence again and again until the first press', async () => {
  await using opened = await phone.open('simon-says');
  await opened.page.clock.install({ time: 0 });
  await opened.page.clock.pauseAt(60_000);
  const sequence = problemOf(simonSays, '2');
  await opened.start('2');
  const lit = (): Promise<string | null> => opened.page.evaluate(litButton);
  for (let round = 0; round < 2; round++) {
    for (const [turn, button] of sequence.entries()) {
      await opened.page.clock.runFor(turn === 0 && round === 0 ? 600 : 350);
      expect(await lit()).toBe(`simon-${COLORS[button]}`);
      await opened.page.clock.runFor(250);
      expect(await lit()).toBeNull();
    }
    await opened.page.clock.runFor(3_000);
  }
  await opened.page.tap(`#simon-${COLORS[sequence[0] ?? 0]}`);
  await opened.page.clock.runFor(20_000);
  expect(await lit()).toBeNull();
});

it('simon-says judges the last press by all of them', async () => {
  await using opened = await phone.open('simon-says');
  const sequence = problemOf(simonSays, '7');
  const press = async (buttons: readonly number[]): Promise<void> => {
    for (const button of buttons) await opened.page.tap(`#simon-${COLORS[button]}`);
  };
  await opened.start('7');
  await press(sequence);
  expect(await opened.reward()).toBe(1);
  await opened.start('7');
  await press([((sequence[0] ?? 0) + 1) % 4]);
  expect(await opened.isRunning()).toBe(true);
  await press(sequence.slice(1));
  expect(await opened.reward()).toBe(-1);
});

/** `X`, `O` and blanks, row by row. */
function board(text: string): Board {
  return [...text].map((mark) => (mark === 'X' || mark === 'O' ? mark : undefined));
}

/** Runs in the page. */
function litButton(): string | null {
  return document.querySelector('.lit')?.id ?? null;
}
