import type { Ui, UiElement } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { boxOf, middleOf, tapAt } from './places.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const clickShape: PageSolution = {
  async solve(ui) {
    const wanted = wantedBy(ui, /^Click on a (.+)$/);
    await tapOneOf(
      ui,
      itemsOn(ui).filter((item) => fits(item, wanted)),
    );
  },
  nearMisses: [
    {
      name: 'an item that does not fit',
      async run(ui) {
        const wanted = wantedBy(ui, /^Click on a (.+)$/);
        const others = itemsOn(ui).filter((item) => !fits(item, wanted));
        if (others.length > 0) await tapOneOf(ui, others);
      },
    },
    { name: 'a place beside all items', run: tapBesideItems },
  ],
};

export const countShape: PageSolution = {
  solve: async (ui) => ui.tap(answer(String(countOn(ui)))),
  nearMisses: [
    {
      name: 'another number',
      async run(ui) {
        const wrong = numbersOn(ui).find(({ text }) => text !== String(countOn(ui)));
        if (wrong !== undefined) await ui.tap(wrong);
      },
    },
    { name: 'the picture instead of a number', run: tapBesideItems },
  ],
};

export const countSides: PageSolution = {
  // As many corners as sides.
  solve: async (ui) => ui.tap(answer(String(ui.findAll('corner').length))),
  nearMisses: [
    {
      name: 'one side more or fewer',
      async run(ui) {
        const sides = ui.findAll('corner').length;
        await ui.tap(answer(String(sides < 7 ? sides + 1 : sides - 1)));
      },
    },
  ],
};

export const identifyShape: PageSolution = {
  solve: async (ui) => ui.tap(answer(figureOn(ui))),
  nearMisses: [
    {
      name: 'a figure of another kind',
      run: async (ui) => ui.tap(answer(figureOn(ui) === 'Letter' ? 'Number' : 'Letter')),
    },
  ],
};

export const visualAddition: PageSolution = {
  solve: (ui) => enterTotal(ui, ui.findAll('block').length),
  nearMisses: [
    { name: 'one block too many', run: (ui) => enterTotal(ui, ui.findAll('block').length + 1) },
    { name: 'no number', run: submit },
  ],
};

export const gridCoordinate: PageSolution = {
  async solve(ui) {
    const { x, y } = wantedPoint(ui);
    await ui.tap(gridPoint(ui, x, y));
  },
  nearMisses: [
    {
      name: 'the neighbour',
      async run(ui) {
        const { x, y } = wantedPoint(ui);
        await ui.tap(gridPoint(ui, x < 2 ? x + 1 : x - 1, y));
      },
    },
    {
      name: 'from the wrong end of the y axis',
      async run(ui) {
        const { x, y } = wantedPoint(ui);
        await ui.tap(gridPoint(ui, x, y === 0 ? 1 : -y));
      },
    },
  ],
};

const sizes = ['large', 'small'];
const colors = ['red', 'green', 'blue', 'aqua', 'black', 'magenta', 'yellow'];

interface Item {
  readonly element: UiElement;
  readonly words: readonly string[];
}

/** What is on the picture, e.g. `large red circle`, `small blue letter k`. */
function itemsOn(ui: Ui): Item[] {
  return ui
    .findAll({ label: /^(large|small) [a-z]+ ((letter|digit) .|circle|rectangle|triangle)$/ })
    .map((element) => ({ element, words: (element.text ?? element.contentDescription ?? '').split(' ') }));
}

function wantedBy(ui: Ui, pattern: RegExp): string[] {
  return readValues(ui, pattern).flatMap((words) => words.split(' '));
}

/** Whether each word of a description holds of an item; its last word says what the item is. */
function fits({ words: [size, color, ...what] }: Item, description: readonly string[]): boolean {
  const kind = what.length === 1 ? 'shape' : what[0];
  return description.every((word, index) => {
    if (index < description.length - 1) {
      if (sizes.includes(word)) return word === size;
      if (colors.includes(word)) return word === color;
    }
    return word === 'item' || word === kind || word === what.at(-1);
  });
}

function countOn(ui: Ui): number {
  const wanted = wantedBy(ui, /^How many (.+)s can you see below\?$/);
  return itemsOn(ui).filter((item) => fits(item, wanted)).length;
}

async function tapOneOf(ui: Ui, [item]: readonly Item[]): Promise<void> {
  if (item !== undefined) await ui.tap(item.element);
}

/** Cells are a seventh of the picture wide: one of their middles is free. */
async function tapBesideItems(ui: Ui): Promise<void> {
  const { left, top, right } = boxOf(ui, { resourceId: 'area_svg' });
  const cell = (right - left) / 7;
  const taken = itemsOn(ui).map(({ element }) => middleOf(ui, element));
  for (let index = 0; index < 42; index += 1) {
    const place = { x: left + cell * ((index % 7) + 0.5), y: top + cell * (Math.floor(index / 7) + 0.5) };
    const isFree = taken.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) > cell / 2);
    if (isFree) return await tapAt(ui, place);
  }
}

function answer(text: string) {
  return { text, className: 'android.widget.Button' };
}

function numbersOn(ui: Ui): UiElement[] {
  return ui.findAll({ text: /^\d$/, className: 'android.widget.Button' });
}

/** Letters and digits are text. A circle is as wide as high, a triangle a little wider, a rectangle much. */
function figureOn(ui: Ui): string {
  if (ui.find(/^\d$/) !== undefined) return 'Number';
  if (ui.find(/^[A-Za-z]$/) !== undefined) return 'Letter';
  const { left, top, right, bottom } = boxOf(ui, / figure$/);
  const ratio = (right - left) / (bottom - top);
  if (ratio < 1.05) return 'Circle';
  return ratio < 1.4 ? 'Triangle' : 'Rectangle';
}

async function enterTotal(ui: Ui, total: number): Promise<void> {
  await ui.type({ resourceId: 'math-answer' }, String(total));
  await submit(ui);
}

function wantedPoint(ui: Ui): { x: number; y: number } {
  const [x, y] = readValues(ui, /\((-?\d),(-?\d)\)/);
  return { x: Number(x), y: Number(y) };
}

/** The points stand in rows of five, from the top left; the middle one is the origin. */
function gridPoint(ui: Ui, x: number, y: number) {
  return ui.findAll('blue dot')[(2 - y) * 5 + (x + 2)] ?? 'blue dot';
}
