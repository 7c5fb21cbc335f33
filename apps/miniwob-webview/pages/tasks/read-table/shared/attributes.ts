import type { Random } from '../../../runtime/random.ts';
import { COUNTRIES } from '../../../words/countries.ts';
import { FIRST_NAMES } from '../../../words/first-names.ts';
import { LAST_NAMES } from '../../../words/last-names.ts';

/** A row of the table. */
export interface Attribute {
  name: string;
  value: string;
}

/** Draws five different attributes in random order, each with a value. */
export function drawAttributes(random: Random): Attribute[] {
  return random.sample(Object.entries(DRAWS), 5).map(([name, draw]) => ({ name, value: draw(random) }));
}

const COLORS =
  'Black White Aqua Blue Gray Green Lime Maroon Navy Olive Purple Red Silver Teal Yellow Pink Magenta Gold Orange';
const LANGUAGES =
  'Arabic Basque Czech Danish English Finnish French German Greek Hindi Italian Japanese Korean Polish Spanish Swahili Turkish Welsh';
const RELIGIONS = 'Bahai Buddhism Christianity Hinduism Islam Judaism Taoism';

const DRAWS: Readonly<Record<string, (random: Random) => string>> = {
  Color: (random) => random.pick(COLORS.split(' ')),
  'First name': (random) => random.pick(FIRST_NAMES),
  'Last name': (random) => random.pick(LAST_NAMES),
  Country: (random) => random.pick(COUNTRIES),
  Gender: (random) => random.pick(['Male', 'Female']),
  Language: (random) => random.pick(LANGUAGES.split(' ')),
  'Year of Birth': (random) => String(random.integer(1940, 2015)),
  Religion: (random) => random.pick(RELIGIONS.split(' ')),
};
