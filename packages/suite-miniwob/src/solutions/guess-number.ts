import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { submit } from './submit.ts';

/** The number is found after four guesses at most. */
export const guessNumber: PageSolution = {
  async solve(ui) {
    let [least, most] = [0, 9];
    while (least < most) {
      const middle = Math.floor((least + most) / 2);
      const said = await guess(ui, middle);
      if (said === 'right') return;
      if (said === 'higher') least = middle + 1;
      else most = middle - 1;
    }
    await guess(ui, least);
  },
  nearMisses: [
    {
      name: 'a number out of the range',
      async run(ui) {
        await guess(ui, 10);
      },
    },
    { name: 'no number', run: submit },
  ],
};

/** What the page says of a guess; once it is right, the page shows nothing more. */
async function guess(ui: Ui, number: number): Promise<'lower' | 'higher' | 'right'> {
  await ui.type({ resourceId: 'tt' }, String(number));
  await submit(ui);
  const feedback = ui.find({ resourceId: 'feedback' })?.text ?? '';
  return (['lower', 'higher'] as const).find((word) => feedback.includes(word)) ?? 'right';
}
