import type { Random } from '@androidworld/core';
import { lettersAndDigits } from './letters-and-digits.ts';

/** A file name of two words, made more particular, without extension: `bold_otter_2023_04_17`, `copy_calm_harbor`. */
export function fileStem(random: Random): string {
  return withMark(random, `${random.pick(adjectives)}_${random.pick(nouns)}`);
}

/**
 * Makes a name more particular, before or after the part in front of its extension, by a day of 2023 before the
 * episodes' own, four characters, or a word: `plan.md` becomes `plan_draft.md` or `x7Gd_plan.md`.
 */
export function withMark(random: Random, name: string): string {
  const dot = name.lastIndexOf('.');
  const stem = dot === -1 ? name : name.slice(0, dot);
  const extension = dot === -1 ? '' : name.slice(dot);
  const mark = drawMark(random);
  return `${random.chance(0.5) ? `${mark}_${stem}` : `${stem}_${mark}`}${extension}`;
}

function drawMark(random: Random): string {
  const kind = random.pick(['day', 'characters', 'word'] as const);
  if (kind === 'word') return random.pick(marks);
  return kind === 'day' ? day(random) : lettersAndDigits(random, 4);
}

const firstDay = Date.UTC(2023, 0, 1);
const lastDay = Date.UTC(2023, 9, 14);
const dayMs = 86_400_000;

function day(random: Random): string {
  const date = new Date(firstDay + random.integer(0, (lastDay - firstDay) / dayMs) * dayMs);
  return date.toISOString().slice(0, 10).replaceAll('-', '_');
}

const marks = ['archive', 'copy', 'draft', 'old', 'shared'] as const;

export const adjectives =
  'amber ancient bold brave breezy bright brisk calm careful cheerful clever cosy crisp curious dapper eager early faint fancy fluffy frosty gentle golden grand hidden honest humble jolly keen lively lucky mellow mighty misty modest noble patient plain polite proud rapid rustic shiny silent simple slender spotted steady sunny tidy tiny vivid warm witty'.split(
    ' ',
  );

export const nouns =
  'acorn anchor badger balloon basket beacon bridge button candle canoe carrot castle cedar cloud comet compass cradle cricket falcon feather ferry fiddle fountain garden ginger glacier harbor hammock island kettle lantern lemon meadow mitten orchard otter paddle parrot pebble pepper pillow puzzle rabbit ribbon robin saddle sparrow teapot thimble tulip turtle valley violin walnut whistle'.split(
    ' ',
  );
