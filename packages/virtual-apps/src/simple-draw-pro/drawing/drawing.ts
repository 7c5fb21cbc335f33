import type { Picture } from '../../simple-commons/picture.ts';

/** In pixels of the canvas. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stroke {
  readonly kind: 'stroke';
  /** `#rrggbb`; an eraser has none: it takes the colour of the canvas, even when that changes. */
  readonly color: string | null;
  readonly width: number;
  readonly points: readonly Point[];
}

/** Something that was done to the canvas. */
export type Step =
  | Stroke
  | { readonly kind: 'fill'; readonly color: string; readonly at: Point }
  | { readonly kind: 'clear' }
  /** A picture that was opened, below all that follows. */
  | { readonly kind: 'picture'; readonly picture: Picture };

/** What was done, and what was taken back. */
export interface Drawing {
  readonly done: readonly Step[];
  /** The last one taken back first. */
  readonly undone: readonly Step[];
}

export const emptyDrawing: Drawing = { done: [], undone: [] };

/** What was taken back before is lost. */
export function add({ done }: Drawing, step: Step): Drawing {
  return { done: [...done, step], undone: [] };
}

/** The last stroke, fill or clearing. A picture that was opened stays; a clearing cannot be done again. */
export function undo({ done, undone }: Drawing): Drawing {
  const place = done.findLastIndex(({ kind }) => kind !== 'picture');
  const last = done[place];
  if (last === undefined) return { done, undone };
  return { done: done.toSpliced(place, 1), undone: last.kind === 'clear' ? undone : [last, ...undone] };
}

export function canUndo({ done }: Drawing): boolean {
  return done.some(({ kind }) => kind !== 'picture');
}

export function redo({ done, undone: [next, ...rest] }: Drawing): Drawing {
  return next === undefined ? { done, undone: [] } : { done: [...done, next], undone: rest };
}

/** What is seen of it, from below: of what came since it was last cleared, the last picture, and all that was drawn. */
export function visibleSteps({ done }: Drawing): readonly Exclude<Step, { kind: 'clear' }>[] {
  const cleared = done.findLastIndex(({ kind }) => kind === 'clear');
  const shown = done.slice(cleared + 1).filter((step) => step.kind !== 'clear');
  return [
    ...shown.filter(({ kind }) => kind === 'picture').slice(-1),
    ...shown.filter(({ kind }) => kind !== 'picture'),
  ];
}
