import type { Ui } from '@androidworld/core';
import type { PageSolution } from './page-solution.ts';
import { CSS_PIXEL, dragBy, middleOf } from './places.ts';
import { readValues } from './read-values.ts';
import { submit } from './submit.ts';

export const dragBox: PageSolution = {
  async solve(ui) {
    await moveSmallBox(ui, 0);
  },
  nearMisses: [
    { name: 'half of the small box outside', run: (ui) => moveSmallBox(ui, 29) },
    { name: 'nothing moved', run: submit },
  ],
};

export const dragItem: PageSolution = {
  solve: (ui) => moveCircle(ui, 1),
  nearMisses: [
    { name: 'to the other side', run: (ui) => moveCircle(ui, -1) },
    { name: 'nothing moved', run: submit },
  ],
};

export const resizeTextarea: PageSolution = {
  solve: (ui) =>
    resize(ui, ({ side, way }) => (side === 'width' ? { width: way, height: 0 } : { width: 0, height: way })),
  nearMisses: [
    {
      name: 'in the other direction',
      run: (ui) =>
        resize(ui, ({ side, way }) => (side === 'width' ? { width: -way, height: 0 } : { width: 0, height: -way })),
    },
    {
      name: 'the other side of it',
      run: (ui) =>
        resize(ui, ({ side, way }) => (side === 'width' ? { width: 0, height: way } : { width: way, height: 0 })),
    },
  ],
};

/** Onto the middle of the large box, or as far from it, in CSS px, to the side where there is room. */
async function moveSmallBox(ui: Ui, beside: number): Promise<void> {
  const [small, large] = [{ resourceId: 'draggableSmall' }, { resourceId: 'draggableLarge' }];
  const [from, goal, field] = [middleOf(ui, small), middleOf(ui, large), middleOf(ui, { resourceId: 'draggable' })];
  const side = goal.x < field.x ? beside : -beside;
  await dragBy(ui, small, { x: (goal.x - from.x) / CSS_PIXEL + side, y: (goal.y - from.y) / CSS_PIXEL });
  await submit(ui);
}

const directions: Readonly<Record<string, { x: number; y: number }>> = {
  left: { x: -15, y: 0 },
  right: { x: 15, y: 0 },
  up: { x: 0, y: -15 },
  down: { x: 0, y: 15 },
};

async function moveCircle(ui: Ui, sign: 1 | -1): Promise<void> {
  const [direction = ''] = readValues(ui, /circle (left|right|up|down)/);
  const { x, y } = directions[direction] ?? { x: 0, y: 0 };
  await dragBy(ui, / circle$/, { x: x * sign, y: y * sign });
  await submit(ui);
}

interface Wanted {
  readonly side: string;
  /** In CSS px. */
  readonly way: number;
}

async function resize(ui: Ui, decide: (wanted: Wanted) => { width: number; height: number }): Promise<void> {
  const [side = '', change] = readValues(ui, /its (width|height) shall be (smaller|larger)/);
  const { width, height } = decide({ side, way: change === 'larger' ? 20 : -20 });
  await dragBy(ui, width === 0 ? 'Bottom edge' : 'Right edge', { x: width, y: height });
  await submit(ui);
}
