import { defineTask, type Ui } from '@androidworld/core';
import { apps } from '../../apps/apps.ts';
import { published } from '../../published.ts';
import { clearPage, offerPage, openPage, openThePage, pageParams, scorePage } from './browser-task.ts';
import { drawNumbers } from './numbers.ts';
import { multiplyPage } from './pages/multiply-page.ts';

export const browserMultiply = defineTask({
  name: 'BrowserMultiply',
  apps: [apps.files.name, apps.chrome.name],
  ...published.BrowserMultiply,
  params: pageParams,
  sample: (random) => ({ seed: random.integer(0, 2 ** 32 - 1) }),
  goal: () =>
    `${openThePage} Then press the button of the page five times, remember each number it shows, and enter the product of all the numbers into the form.`,
  async setUp(context, { seed }) {
    await offerPage(context, multiplyPage(drawNumbers(seed)));
  },
  score: scorePage,
  tearDown: (context) => clearPage(context),
  async solution(ui) {
    await openPage(ui);
    await submit(ui, product(await readNumbers(ui)));
    await ui.waitFor({ text: 'Success!' });
  },
  nearMisses: [
    {
      name: 'the first number forgotten',
      async run(ui) {
        await openPage(ui);
        const numbers = await readNumbers(ui);
        // A first number of 1 makes no difference: then the product is one too large.
        await submit(ui, numbers[0] === 1 ? product(numbers) + 1 : product(numbers.slice(1)));
      },
    },
    {
      name: 'the sum instead of the product',
      async run(ui) {
        await openPage(ui);
        const numbers = await readNumbers(ui);
        const sum = numbers.reduce((total, number) => total + number, 0);
        await submit(ui, sum === product(numbers) ? sum + 1 : sum);
      },
    },
    {
      name: 'typed and not submitted',
      async run(ui) {
        await openPage(ui);
        await ui.type({ editable: true, resourceId: 'answer' }, String(product(await readNumbers(ui))));
      },
    },
  ],
});

async function readNumbers(ui: Ui): Promise<number[]> {
  const numbers: number[] = [];
  for (let click = 0; click < 5; click += 1) {
    numbers.push(Number((await ui.waitFor({ resourceId: 'number' })).text));
    await ui.tap({ text: 'Click Me' });
  }
  return numbers;
}

function product(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total * number, 1);
}

async function submit(ui: Ui, answer: number): Promise<void> {
  await ui.type({ editable: true, resourceId: 'answer' }, String(answer));
  await ui.tap({ text: 'Submit' });
}
