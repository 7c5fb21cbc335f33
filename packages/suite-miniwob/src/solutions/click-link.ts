import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { tapWrong } from './tap-wrong.ts';

export const clickLink = linkBehind(() => []);

/** The first tab is open at first. */
export const clickTab2 = linkBehind((ui) => labels(ui, TAB).slice(1));

export const clickCollapsible2 = linkBehind((ui) => labels(ui, /Section #\d$/));

/** Where the link is not behind the first tab, the second is right. */
export const clickTab2Medium: PageSolution = {
  async solve(ui) {
    const link = wantedLink(ui);
    await ui.tap(ui.find(link) ?? SECOND_TAB);
  },
  nearMisses: [
    {
      name: 'the second tab where the link is behind the first, else a wrong link',
      async run(ui) {
        if (ui.find(wantedLink(ui)) === undefined) await tapOtherLink(ui);
        else await ui.tap(SECOND_TAB);
      },
    },
  ],
};

const TAB = /^(?:Tab #)?\d$/;
const SECOND_TAB = { text: 'Tab #2', clickable: true };

/** Opens one after the other until the link is there. */
function linkBehind(doorsOf: (ui: Ui) => string[]): PageSolution {
  return {
    async solve(ui) {
      const link = wantedLink(ui);
      for (const text of doorsOf(ui)) {
        if (ui.find(link) !== undefined) break;
        await ui.tap({ text, clickable: true });
      }
      await ui.tap(link);
    },
    nearMisses: [
      {
        name: 'another link behind the first that opens, if there is one',
        async run(ui) {
          const [first] = doorsOf(ui);
          if (first !== undefined) await ui.tap({ text: first, clickable: true });
          await tapOtherLink(ui);
        },
      },
    ],
  };
}

function wantedLink(ui: Ui): { text: string; clickable: true } {
  return { text: readValues(ui, /link "(.*)"/).join(''), clickable: true };
}

async function tapOtherLink(ui: Ui): Promise<void> {
  const { text: target } = wantedLink(ui);
  const links = ui.findAll({ className: 'android.view.View', text: /^[A-Za-z]+[,.]?$/, clickable: true });
  await tapWrong(
    ui,
    links.filter(({ text }) => text !== target),
  );
}

function labels(ui: Ui, label: RegExp): string[] {
  return ui.findAll({ label, clickable: true }).flatMap(({ text }) => text ?? []);
}
