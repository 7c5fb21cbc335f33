import type { Random } from '@androidworld/core';
import { withMark } from './file-names.ts';
import { lettersAndDigits } from './letters-and-digits.ts';

const kinds = ['capture', 'demo', 'episode', 'gopro', 'interview', 'teaser', 'tutorial'] as const;
const qualities = ['', 'HD', 'final', 'raw', '720p'] as const;

/** Names of different video files, two of which may begin alike: `demo_7_HD.mp4`, `copy_teaser_12_.mp4`. */
export function videoNames(random: Random, count: number, taken: readonly string[] = []): string[] {
  const names: string[] = [];
  while (names.length < count) {
    const name = withMark(random, `${random.pick(kinds)}_${random.integer(1, 99)}_${random.pick(qualities)}.mp4`);
    if (![...names, ...taken].some((each) => each.toLowerCase() === name.toLowerCase())) names.push(name);
  }
  return names;
}

const themes = [
  'Aquarium',
  'Backpacking',
  'Birthday',
  'Bicycle',
  'Canyon',
  'Carpentry',
  'Festival',
  'Gardening',
  'Glacier',
  'Kayak',
  'Lighthouse',
  'Market',
  'Pottery',
  'Railway',
  'Skating',
  'Sunrise',
] as const;
const qualifiers = ['Archive', 'Collection', 'Highlights', 'Journal', 'Marathon', 'Selection', 'Week'] as const;

/** A name for a playlist: `Railway Journal`. */
export function videoPlaylistName(random: Random): string {
  return `${random.pick(themes)} ${random.pick(qualifiers)}`;
}

/** What a video shows whose content does not matter. */
export function videoText(random: Random): string {
  return lettersAndDigits(random, 10);
}
