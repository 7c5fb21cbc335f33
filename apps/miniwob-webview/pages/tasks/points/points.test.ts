import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import type { Point } from '../../widgets/point-board.ts';
import bisectAngle from './bisect-angle.ts';
import circleCenter from './circle-center.ts';
import findMidpoint from './find-midpoint.ts';
import rightAngle from './right-angle.ts';
import { angleAt } from './shared/angle-at.ts';
import { BOARD } from './shared/board.ts';
import { bisectorOf, rewardBisection } from './shared/reward-bisection.ts';
import { rewardNearness } from './shared/reward-nearness.ts';
import { rewardRightAngle } from './shared/reward-right-angle.ts';

const phone = usePhone(['circle-center', 'find-midpoint']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('bisect-angle can be solved with a dot on whole px, and by no dot beyond the corner', () => {
  for (const seed of SEEDS) {
    const angle = problemOf(bisectAngle, seed);
    const { corner, ends } = angle;
    expect(ends.every(isOnBoard) && isOnBoard(corner)).toBe(true);
    const bisector = bisectorOf(angle);
    const right = walk(corner, bisector, 12);
    expect(isOnBoard(right)).toBe(true);
    expect(rewardBisection(angle, right), `seed ${seed}`).toBe(1);
    expect(rewardBisection(angle, walk(corner, bisector, -12))).toBe(-1);
    expect(rewardBisection(angle, corner)).toBe(-1);
    expect(rewardBisection(angle, undefined)).toBe(-1);
  }
});

it('bisect-angle gives less the nearer the line is to a leg', () => {
  const angle = {
    corner: { x: 20, y: 20 },
    ends: [
      { x: 120, y: 20 },
      { x: 20, y: 120 },
    ] as const,
  };
  const reward = (degrees: number): number => {
    const radians = (degrees * Math.PI) / 180;
    return rewardBisection(angle, { x: 20 + 80 * Math.cos(radians), y: 20 + 80 * Math.sin(radians) });
  };
  expect([45, 46, 30, 60, 0, -10].map((degrees) => Number(reward(degrees).toFixed(3)))).toEqual([
    1, 1, 0.667, 0.667, 0, -1,
  ]);
});

it('right-angle can be solved with a dot on whole px', () => {
  for (const seed of SEEDS) {
    const leg = problemOf(rightAngle, seed);
    const across = { x: leg.corner.y - leg.end.y, y: leg.end.x - leg.corner.x };
    const places = [12, -12].map((way) => walk(leg.corner, across, way));
    for (const place of places) expect(rewardRightAngle(leg, place), `seed ${seed}`).toBe(1);
    expect(places.some(isOnBoard)).toBe(true);
    expect(rewardRightAngle(leg, leg.corner)).toBe(-1);
    expect(rewardRightAngle(leg, leg.end)).toBe(-1);
  }
});

it('right-angle gives less the farther the angle is from 90 degrees', () => {
  const leg = { corner: { x: 50, y: 50 }, end: { x: 100, y: 50 } };
  expect(angleAt(leg.corner, leg.end, { x: 80, y: 110 })).toBeCloseTo(63.435, 3);
  expect(rewardRightAngle(leg, { x: 80, y: 110 })).toBeCloseTo(63.435 / 90, 5);
  expect(rewardRightAngle(leg, { x: 110, y: 100 })).toBe(-1);
});

it('circle-center and find-midpoint give 1 within two px, and less beyond', () => {
  for (const seed of SEEDS) {
    const { center, radius } = problemOf(circleCenter, seed);
    expect(center.x - radius >= 5 && center.x + radius <= BOARD.width - 5).toBe(true);
    expect(rewardNearness(center, { x: center.x + 1, y: center.y - 1 }, radius)).toBe(1);
    expect(rewardNearness(center, { x: center.x + 3, y: center.y }, radius)).toBeCloseTo((radius - 3) / radius);
    expect(rewardNearness(center, { x: center.x + radius, y: center.y }, radius)).toBe(-1);
    const [one, other] = problemOf(findMidpoint, seed);
    expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(30);
  }
});

it('circle-center puts the dot where the finger is', async () => {
  const { center } = problemOf(circleCenter, '4');
  await using opened = await phone.open('circle-center');
  await opened.start('4');
  const corner = await opened.page.locator('#svg-grid').boundingBox();
  const tap = { x: (corner?.x ?? 0) + center.x, y: (corner?.y ?? 0) + center.y };
  await opened.page.touchscreen.tap(tap.x, tap.y);
  const dot = await opened.page.locator('[aria-label="blue dot"]').boundingBox();
  expect((dot?.x ?? 0) + 3.5).toBeCloseTo(tap.x, 0);
  expect((dot?.y ?? 0) + 3.5).toBeCloseTo(tap.y, 0);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
});

it('find-midpoint gives -1 without a dot', async () => {
  await using opened = await phone.open('find-midpoint');
  await opened.start('1');
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(-1);
});

function isOnBoard({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= BOARD.width && y <= BOARD.height;
}

/** The whole px at a distance from a point. */
function walk({ x, y }: Point, direction: Point, distance: number): Point {
  const length = Math.hypot(direction.x, direction.y);
  return {
    x: Math.round(x + (direction.x / length) * distance),
    y: Math.round(y + (direction.y / length) * distance),
  };
}
