import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import { matchesDescription, shapeLook } from '../../widgets/shape-item.ts';
import clickShape from './click-shape.ts';
import countShape from './count-shape.ts';
import countSides from './count-sides.ts';
import identifyShape from './identify-shape.ts';
import visualAddition from './visual-addition.ts';

const phone = usePhone(['click-shape', 'count-shape', 'grid-coordinate', 'visual-addition']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('click-shape describes an item that is there', () => {
  for (const seed of SEEDS) {
    const { items, wanted } = problemOf(clickShape, seed);
    expect(items.some((item) => matchesDescription(item, wanted))).toBe(true);
  }
});

it('count-shape offers the right number and four others, on any button', () => {
  const places = new Set<number>();
  let none = 0;
  for (const seed of SEEDS) {
    const { items, wanted, count, choices } = problemOf(countShape, seed);
    expect(items.length >= 3 && items.length <= 9).toBe(true);
    expect(items.filter((item) => matchesDescription(item, wanted))).toHaveLength(count);
    expect(new Set(choices).size).toBe(5);
    expect(choices.every((choice) => choice >= 0 && choice <= 9)).toBe(true);
    places.add(choices.indexOf(count));
    if (count === 0) none += 1;
  }
  expect([...places].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(none).toBeGreaterThan(0);
});

it('count-sides and visual-addition draw all of their numbers', () => {
  const sides = new Set(SEEDS.map((seed) => problemOf(countSides, seed).sides));
  expect([...sides].sort()).toEqual([3, 4, 5, 6, 7]);
  const blocks = new Set(SEEDS.map((seed) => problemOf(visualAddition, seed).left));
  expect([...blocks].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('identify-shape shows no glyph that could be a letter as well as a digit', () => {
  const texts = SEEDS.map((seed) => problemOf(identifyShape, seed).text);
  for (const text of texts) expect('oO0lI1').not.toContain(text);
  expect(new Set(texts).size).toBeGreaterThan(55);
});

it('click-shape gives -1 for an item that does not fit', async () => {
  const seed = SEEDS.find((each) => misfitOf(each) !== undefined) ?? '';
  await using opened = await phone.open('click-shape');
  await opened.start(seed);
  await opened.page
    .getByLabel(misfitOf(seed) ?? '', { exact: true })
    .first()
    .tap();
  expect(await opened.reward()).toBe(-1);
});

it('count-shape gives 1 for the right button, -1 for a tap into the picture', async () => {
  await using opened = await phone.open('count-shape');
  await opened.start('3');
  await opened.page.getByRole('button', { name: String(problemOf(countShape, '3').count), exact: true }).tap();
  expect(await opened.reward()).toBe(1);
  await opened.start('3');
  await opened.page.tap('#area_svg');
  expect(await opened.reward()).toBe(-1);
});

it('grid-coordinate is hit a few px beside a dot, and ignores what is between dots', async () => {
  await using opened = await phone.open('grid-coordinate');
  const utterance = await opened.start('5');
  const [, x, y] = /\((-?\d),(-?\d)\)/.exec(utterance) ?? [];
  const grid = await opened.page.locator('#grid').boundingBox();
  const place = { x: (grid?.x ?? 0) + 75 + 30 * Number(x), y: (grid?.y ?? 0) + 75 - 30 * Number(y) };
  const between = { x: (grid?.x ?? 0) + 60, y: (grid?.y ?? 0) + 60 };
  // A finger this near would be taken for meant: a mouse is exact.
  await opened.page.mouse.click(between.x, between.y);
  expect(await opened.isRunning()).toBe(true);
  await opened.page.touchscreen.tap(place.x + 8, place.y - 8);
  expect(await opened.reward()).toBe(1);
});

it('visual-addition shows as many blocks as are to be counted', async () => {
  await using opened = await phone.open('visual-addition');
  for (const seed of ['1', '2', '3']) {
    await opened.start(seed);
    const { left, right } = problemOf(visualAddition, seed);
    expect(await opened.page.locator('.block').count()).toBe(left + right);
    await opened.page.fill('#math-answer', String(left + right));
    await opened.page.tap('#subbtn');
    expect(await opened.reward()).toBe(1);
  }
});

/** The look of an item that the description does not fit. */
function misfitOf(seed: string): string | undefined {
  const { items, wanted } = problemOf(clickShape, seed);
  const misfit = items.find((item) => !matchesDescription(item, wanted));
  return misfit && shapeLook(misfit);
}
