import type { Ui } from '@androidworld/core';
import type { UiNode } from '@androidworld/core/driver';
import type { PageSolution } from './page-solution.ts';
import { readValues } from './read-values.ts';
import { shownLabel } from './shown-label.ts';
import { submit } from './submit.ts';

export const readTable: PageSolution = {
  async solve(ui) {
    const [attribute = ''] = readValues(ui, /value of (.*) into/);
    await answer(ui, [attributeValue(ui, attribute)]);
  },
  nearMisses: [
    {
      name: 'value of another row',
      async run(ui) {
        const [attribute = ''] = readValues(ui, /value of (.*) into/);
        const other = rowsOf(ui).find(({ name }) => name !== attribute);
        await answer(ui, [other?.value ?? '']);
      },
    },
    { name: 'name of the attribute', run: async (ui) => answer(ui, readValues(ui, /value of (.*) into/)) },
  ],
};

export const readTable2: PageSolution = {
  solve: async (ui) => answerBoth(ui, await labelsOf(ui)),
  nearMisses: [
    { name: 'values swapped', run: async (ui) => answerBoth(ui, (await labelsOf(ui)).reverse()) },
    { name: 'first value only', run: async (ui) => answerBoth(ui, (await labelsOf(ui)).slice(0, 1)) },
  ],
};

async function answer(ui: Ui, [value = '']: readonly string[]): Promise<void> {
  await ui.type({ resourceId: 'tt' }, value);
  await submit(ui);
}

async function answerBoth(ui: Ui, labels: readonly string[]): Promise<void> {
  for (const [index, label] of labels.entries()) {
    await ui.type({ resourceId: `tt${index + 1}` }, attributeValue(ui, label));
  }
  await submit(ui);
}

/** The labels of the two fields, as the table names them. */
async function labelsOf(ui: Ui): Promise<string[]> {
  const fields = [await ui.waitFor({ resourceId: 'tt1' }), await ui.waitFor({ resourceId: 'tt2' })];
  return fields.map((field) => shownLabel(field).replace(':', ''));
}

function attributeValue(ui: Ui, attribute: string): string {
  return rowsOf(ui).find(({ name }) => name === attribute)?.value ?? '';
}

function rowsOf({ screen }: Ui): { name: string; value: string }[] {
  const table = screen.tree.flatMap(nodesOf).find(({ element }) => element.resourceId === 'tab');
  const texts = table === undefined ? [] : nodesOf(table).flatMap(({ element }) => element.text ?? []);
  return texts.flatMap((value, place) => (place % 2 === 0 ? [] : [{ name: texts[place - 1] ?? '', value }]));
}

function nodesOf(node: UiNode): UiNode[] {
  return [node, ...node.children.flatMap(nodesOf)];
}
