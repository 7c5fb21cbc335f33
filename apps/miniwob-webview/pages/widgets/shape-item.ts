import type { Random } from '../runtime/random.ts';

export const SHAPE_COLORS = ['red', 'green', 'blue', 'aqua', 'black', 'magenta', 'yellow'] as const;
export const SHAPES = ['circle', 'rectangle', 'triangle'] as const;
export const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const DIGITS = [...'0123456789'];

/** A letter, a digit or a shape, large or small, in a colour. */
export interface ShapeItem {
  kind: 'letter' | 'digit' | 'shape';
  /** The letter, the digit, or the shape's name. */
  text: string;
  color: string;
  large: boolean;
}

/** What is said of an item; `what` is its text, its kind, or `item`. */
export interface ShapeDescription {
  size: 'large' | 'small' | undefined;
  color: string | undefined;
  what: string;
}

/** Draws an item: letters in half of the cases, shapes in three of ten. */
export function drawShapeItem(random: Random): ShapeItem {
  const kind = random.pick([
    'letter',
    'letter',
    'letter',
    'letter',
    'letter',
    'digit',
    'digit',
    'shape',
    'shape',
    'shape',
  ] as const);
  const texts = { letter: LETTERS, digit: DIGITS, shape: SHAPES }[kind];
  return { kind, text: random.pick<string>(texts), color: random.pick(SHAPE_COLORS), large: random.chance(0.5) };
}

/** Draws how to describe an item: any of size, colour and what it is, but at least one. */
export function drawDescription(random: Random, item: ShapeItem): ShapeDescription {
  const size = random.chance(0.5) ? (item.large ? 'large' : 'small') : undefined;
  const color = random.chance(0.5) ? item.color : undefined;
  const says = random.chance(0.5) || (size === undefined && color === undefined);
  const what = says ? (random.chance(0.5) ? item.text : item.kind) : 'item';
  return { size, color, what };
}

/** The words of a description, e.g. `large red letter`. */
export function descriptionText({ size, color, what }: ShapeDescription): string {
  return [size, color, what].filter((word) => word !== undefined).join(' ');
}

/** All of an item's looks, e.g. `large red circle`, `small blue letter k`. */
export function shapeLook({ kind, text, color, large }: ShapeItem): string {
  return [large ? 'large' : 'small', color, ...(kind === 'shape' ? [] : [kind]), text].join(' ');
}

/** Whether all that is said holds of the item. */
export function matchesDescription(item: ShapeItem, { size, color, what }: ShapeDescription): boolean {
  if (size !== undefined && (size === 'large') !== item.large) return false;
  if (color !== undefined && color !== item.color) return false;
  return what === 'item' || what === item.text || what === item.kind;
}
