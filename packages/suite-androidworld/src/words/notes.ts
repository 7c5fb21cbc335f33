import type { Random } from '@androidworld/core';
import { fileStem, withMark } from './file-names.ts';

/** A file in a note-taking app. */
export interface Note {
  /** With its extension. */
  readonly name: string;
  readonly text: string;
}

const extensions = ['.md', '.txt'] as const;

/** e.g. `calm_harbor_x7Gd.md`, with one sentence in it. */
export function note(random: Random): Note {
  return { name: noteName(random), text: sentence(random) };
}

/** e.g. `2023_04_17_bold_otter.txt` */
export function noteName(random: Random): string {
  return `${fileStem(random)}${random.pick(extensions)}`;
}

/** Note names no two of which are the same file, on storage that takes `A.md` and `a.md` for one, or differ in their extension only. */
export function noteNames(random: Random, count: number): string[] {
  return distinct(count, () => noteName(random));
}

/** One line that a person may have written down. */
export function sentence(random: Random): string {
  return random.pick(sentences);
}

/**
 * Names of other notes to hide one among: most are made of everyday titles, some resemble `name`.
 *
 * @param name of the note to be found; `.md` is added to a likeness of one without an extension
 * @param taken names besides it that are in use
 */
export function otherNoteNames(
  random: Random,
  { name, count, taken = [] }: { readonly name: string; readonly count: number; readonly taken?: readonly string[] },
): string[] {
  const draw = () => {
    const other = withMark(random, random.chance(0.85) ? random.pick(noteTitles) : name);
    return other.includes('.') ? other : `${other}.md`;
  };
  return distinct(count, draw, [name, ...taken]);
}

function distinct(count: number, draw: () => string, taken: readonly string[] = []): string[] {
  const used = new Set(taken.map(likeness));
  const names: string[] = [];
  while (names.length < count) {
    const name = draw();
    if (used.has(likeness(name))) continue;
    used.add(likeness(name));
    names.push(name);
  }
  return names;
}

function likeness(name: string): string {
  return name.toLowerCase().replace(/\.\w+$/, '');
}

export const noteTitles = [
  'balcony_plants.md',
  'birthday_presents.md',
  'book_club_choices.md',
  'bread_experiments.md',
  'car_service_dates.md',
  'choir_rehearsals.md',
  'cleaning_plan.md',
  'dentist_questions.md',
  'films_to_see.md',
  'flat_hunting.md',
  'hiking_routes.md',
  'holiday_packing.md',
  'meter_readings.md',
  'museum_hours.md',
  'piano_practice.md',
  'project_retrospective.md',
  'school_run.md',
  'spanish_verbs.md',
  'talk_outline.md',
  'team_lunch_poll.md',
  'weekly_shopping.md',
  'wine_cellar.md',
] as const;

export const sentences = [
  'The plumber comes on Thursday between nine and noon.',
  'Oat milk, rye bread and two lemons.',
  'Ask Tomas for the spare key of the cellar.',
  "Grandma's train arrives on platform six.",
  'Return the library books before Saturday.',
  'The blue folder is on the top shelf.',
  "Don't water the cactus until spring.",
  'Meeting moved to the small room upstairs.',
  'Renew the parking permit this month.',
  'New filter for the coffee machine needed.',
  'Choir practice starts half an hour later.',
  "The neighbour's cat eats at seven.",
  'Six eggs, a pinch of salt, no sugar.',
  'Call the garage about the winter tyres.',
  'Window seat on the way back, please.',
  "It's the third door on the left.",
  'Paint samples: sage, cream and slate.',
  'Bring the camera charger to the cabin.',
  'The quiz has five rounds of ten questions.',
  'Measure the hallway before ordering the rug.',
  "Leo's recital is on the last Friday.",
  'Cancel the trial before the tenth.',
  'Two tickets are waiting at the counter.',
  'Soup tastes better on the second day.',
  'Walk the dog along the canal tonight.',
  "We can't park behind the bakery any more.",
  'Swap shifts with Nora next Tuesday.',
  'The attic light flickers when it rains.',
  'Try the walnut bread from the market.',
  'Page forty has the best diagram.',
  'Send the signed form to the office.',
  "Mia's shoe size is thirty four now.",
  'The ferry leaves every forty minutes.',
  'Keep the receipt for the warranty.',
  'Plant the garlic before the first frost.',
  'Back up the photos from the old phone.',
  "The landlord's new number is on the fridge.",
  'Practice the slow movement with a metronome.',
  'Sort the recycling on Monday evening.',
  'A window table for eight at half past six.',
  'Lock the shed when the wind picks up.',
  'The museum is free on the first Sunday.',
] as const;
