import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { middleOf, touchDrag } from '../../../test/touch-drag.ts';
import { usePhone } from '../../../test/use-phone.ts';
import dragBox, { isInside } from './drag-box.ts';
import dragItem from './drag-item.ts';
import resizeTextarea from './resize-textarea.ts';

const phone = usePhone(['drag-box', 'drag-item', 'resize-textarea']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('drag-box never starts with the small box inside', () => {
  for (const seed of SEEDS) {
    const { small, large } = problemOf(dragBox, seed);
    expect(isInside(small, large)).toBe(false);
    expect(small.left <= 126 && small.top <= 72 && large.left <= 96 && large.top <= 42).toBe(true);
  }
});

it('drag-box counts a box as inside that touches no edge', () => {
  const large = { left: 10, top: 10 };
  expect(isInside({ left: 10.2, top: 39.8 }, large)).toBe(true);
  expect(isInside({ left: 10, top: 20 }, large)).toBe(false);
  expect(isInside({ left: 20, top: 40 }, large)).toBe(false);
});

it('drag-item leaves room to move on every side', () => {
  for (const seed of SEEDS) {
    const { radius, start } = problemOf(dragItem, seed);
    expect(start.left >= 20 && start.top >= 20).toBe(true);
    expect(start.left + 2 * radius <= 139 && start.top + 2 * radius <= 99).toBe(true);
  }
});

it('resize-textarea asks for each side and each change', () => {
  const asked = new Set(SEEDS.map((seed) => problemOf(resizeTextarea, seed)).map(({ side, change }) => side + change));
  expect(asked.size).toBe(4);
});

it.each(['1', '2', '3'])('drag-box is solved by a finger (seed %s)', async (seed) => {
  await using opened = await phone.open('drag-box');
  await opened.start(seed);
  const [small, large] = [
    await middleOf(opened.page, '#draggableSmall'),
    await middleOf(opened.page, '#draggableLarge'),
  ];
  await touchDrag(opened.page, small, large);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
});

it.each(['1', '2', '3', '4'])('drag-item looks at the direction alone (seed %s)', async (seed) => {
  const { direction } = problemOf(dragItem, seed);
  await using opened = await phone.open('drag-item');
  for (const sign of [1, -1]) {
    await opened.start(seed);
    const from = await middleOf(opened.page, '#svg-grid circle');
    const way = sign * (direction === 'right' || direction === 'down' ? 12 : -12);
    const isAcross = direction === 'left' || direction === 'right';
    await touchDrag(opened.page, from, { x: from.x + (isAcross ? way : 9), y: from.y + (isAcross ? 9 : way) });
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(sign);
  }
});

it.each(['1', '2', '3', '4'])('resize-textarea follows a finger at its corner and edges (seed %s)', async (seed) => {
  const { side, change } = problemOf(resizeTextarea, seed);
  await using opened = await phone.open('resize-textarea');
  const way = change === 'larger' ? 15 : -15;
  for (const [handle, reward] of [
    ['#resize-corner', 1],
    ['#resize-right', side === 'width' ? 1 : -1],
    ['#resize-bottom', side === 'height' ? 1 : -1],
  ] as const) {
    await opened.start(seed);
    const from = await middleOf(opened.page, handle);
    await touchDrag(opened.page, from, { x: from.x + way, y: from.y + way });
    await opened.page.tap('#subbtn');
    expect(await opened.reward(), handle).toBe(reward);
  }
});
