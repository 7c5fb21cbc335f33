import type { Ui } from '@androidworld/core';
import type { Point } from '@androidworld/core/driver';
import type { PageSolution } from './page-solution.ts';
import { boxOf, CSS_PIXEL, middleOf, tapAt } from './places.ts';
import { submit } from './submit.ts';

export const bisectAngle: PageSolution = {
  solve: (ui) => place(ui, halfway(angleOn(ui))),
  nearMisses: [
    {
      name: 'a line along one leg',
      run: (ui) => place(ui, angleOn(ui).ends[0]),
    },
    {
      name: 'the right line, drawn to the other side',
      async run(ui) {
        const { corner, ends } = angleOn(ui);
        const middle = halfway({ corner, ends });
        await place(ui, { x: 2 * corner.x - middle.x, y: 2 * corner.y - middle.y });
      },
    },
  ],
};

export const circleCenter: PageSolution = {
  solve: (ui) => place(ui, middleOf(ui, 'circle')),
  nearMisses: [
    {
      name: 'a little beside the middle',
      run: (ui) => place(ui, beside(middleOf(ui, 'circle'), 5)),
    },
    { name: 'no dot', run: submit },
  ],
};

export const findMidpoint: PageSolution = {
  solve: (ui) => place(ui, midpointOn(ui)),
  nearMisses: [
    { name: 'a little beside the middle', run: (ui) => place(ui, beside(midpointOn(ui), 5)) },
    { name: 'no dot', run: submit },
  ],
};

export const rightAngle: PageSolution = {
  async solve(ui) {
    const { corner, across } = legOn(ui);
    const board = boxOf(ui, { resourceId: 'svg-grid' });
    const isOnBoard = ({ x, y }: Point) => x > board.left && x < board.right && y > board.top && y < board.bottom;
    const places = [60, -60, 40, -40, 20, -20, 13, -13].map((way) => walk(corner, across, way));
    await place(ui, places.find(isOnBoard) ?? corner);
  },
  nearMisses: [
    { name: 'a point on the leg', run: (ui) => place(ui, legOn(ui).end) },
    { name: 'a point on the corner', run: (ui) => place(ui, legOn(ui).corner) },
  ],
};

async function place(ui: Ui, point: Point): Promise<void> {
  await tapAt(ui, point);
  await submit(ui);
}

interface Angle {
  readonly corner: Point;
  readonly ends: readonly [Point, Point];
}

function angleOn(ui: Ui): Angle {
  return { corner: middleOf(ui, 'blue dot'), ends: blackDots(ui) };
}

function midpointOn(ui: Ui): Point {
  const [one, other] = blackDots(ui);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function blackDots(ui: Ui): [Point, Point] {
  return [middleOf(ui, { label: 'black dot', nth: 0 }), middleOf(ui, { label: 'black dot', nth: 1 })];
}

function legOn(ui: Ui): { corner: Point; end: Point; across: Point } {
  const [corner, end] = [middleOf(ui, 'blue dot'), middleOf(ui, 'black dot')];
  return { corner, end, across: { x: corner.y - end.y, y: end.x - corner.x } };
}

/** Where the bisector meets the line between the ends: it divides it as the legs' lengths are to each other. */
function halfway({ corner, ends: [one, other] }: Angle): Point {
  const [toOne, toOther] = [one, other].map((end) => Math.hypot(end.x - corner.x, end.y - corner.y));
  const share = (toOne ?? 1) / ((toOne ?? 1) + (toOther ?? 1));
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

function walk({ x, y }: Point, direction: Point, cssPixels: number): Point {
  const scale = (cssPixels * CSS_PIXEL) / Math.hypot(direction.x, direction.y);
  return { x: x + direction.x * scale, y: y + direction.y * scale };
}

function beside({ x, y }: Point, cssPixels: number): Point {
  return { x: x + cssPixels * CSS_PIXEL, y };
}
