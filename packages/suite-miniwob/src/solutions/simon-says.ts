import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';

export const simonSays: PageSolution = {
  solve: async (ui) => press(ui, await watch(ui)),
  nearMisses: [
    {
      name: 'the last color wrong',
      async run(ui) {
        const colors = await watch(ui);
        await press(ui, [...colors.slice(0, -1), colors.at(-1) === 'red' ? 'blue' : 'red']);
      },
    },
    { name: 'all colors but the last', run: async (ui) => press(ui, (await watch(ui)).slice(0, -1)) },
  ],
};

/** Has the lights shown one by one; a caption says which of how many is lit. */
async function watch(ui: Ui): Promise<string[]> {
  const colors: string[] = [];
  for (;;) {
    await ui.tap({ resourceId: 'show-next' });
    const [, turn, length] = /^(\d) of (\d)$/.exec(ui.find({ resourceId: 'shown' })?.text ?? '') ?? [];
    colors.push(ui.find(/, lit$/)?.text?.replace(', lit', '') ?? '');
    if (turn === undefined || turn === length) return colors;
  }
}

async function press(ui: Ui, colors: readonly string[]): Promise<void> {
  for (const color of colors) await ui.tap({ resourceId: `simon-${color}` });
}
