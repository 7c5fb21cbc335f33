import { expect, test } from 'vitest';
import { add, canUndo, emptyDrawing, redo, type Stroke, undo, visibleSteps } from './drawing.ts';

const stroke = (width: number): Stroke => ({ kind: 'stroke', color: '#000000', width, points: [{ x: 1, y: 2 }] });

test('what was undone comes back in its order', () => {
  const drawing = [1, 2, 3].map(stroke).reduce(add, emptyDrawing);
  expect(redo(redo(undo(undo(drawing))))).toEqual(drawing);
  expect(undo(undo(drawing)).done).toEqual([stroke(1)]);
});

test('what is drawn anew takes the place of what was undone', () => {
  const drawing = add(undo(add(emptyDrawing, stroke(1))), stroke(2));
  expect(redo(drawing)).toEqual({ done: [stroke(2)], undone: [] });
});

test('a cleared canvas is empty, and comes back', () => {
  const cleared = add(add(emptyDrawing, stroke(1)), { kind: 'clear' });
  expect(visibleSteps(cleared)).toEqual([]);
  expect(visibleSteps(add(cleared, stroke(2)))).toEqual([stroke(2)]);
  expect(visibleSteps(undo(cleared))).toEqual([stroke(1)]);
});

test('there is nothing to undo or redo on an empty canvas', () => {
  expect(undo(emptyDrawing)).toEqual(emptyDrawing);
  expect(redo(emptyDrawing)).toEqual(emptyDrawing);
});

test('a clearing that was undone cannot be done again', () => {
  const cleared = add(add(emptyDrawing, stroke(1)), { kind: 'clear' });
  expect(undo(cleared)).toEqual({ done: [stroke(1)], undone: [] });
});

test('a picture lies below what was drawn before, and is not undone', () => {
  const picture = { kind: 'picture', picture: {} as HTMLCanvasElement } as const;
  const drawing = add(add(emptyDrawing, stroke(1)), picture);
  expect(visibleSteps(drawing)).toEqual([picture, stroke(1)]);
  expect(undo(drawing).done).toEqual([picture]);
  expect(canUndo(undo(drawing))).toBe(false);
});
