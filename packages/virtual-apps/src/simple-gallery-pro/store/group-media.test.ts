import { expect, test } from 'vitest';
import { grouping, groupMedia } from './group-media.ts';
import type { Medium } from './media.ts';

const clock = { nowMs: Date.UTC(2023, 9, 15, 15), zone: 'UTC', hour24: true };
const medium = (name: string, day: number, type = 1): Medium => ({
  ...{ name, type, path: `/x/${name}`, folder: '/x', size: 1, modifiedMs: Date.UTC(2023, 9, day, 9) },
});
const media = [medium('a.jpg', 15), medium('b.png', 14), medium('c.mp4', 1, 2), medium('d.JPG', 15)];

const groups = (by: number) =>
  groupMedia(media, by, clock).map((group) => [group.title, group.media.map(({ name }) => name).join(' ')]);

test.each([
  [grouping.none, [['', 'a.jpg b.png c.mp4 d.JPG']]],
  [
    grouping.modifiedDaily | grouping.descending,
    [
      ['Today', 'a.jpg d.JPG'],
      ['Yesterday', 'b.png'],
      ['1 October 2023', 'c.mp4'],
    ],
  ],
  [grouping.modifiedMonthly, [['October 2023', 'a.jpg b.png c.mp4 d.JPG']]],
  [
    grouping.extension,
    [
      ['JPG', 'a.jpg d.JPG'],
      ['MP4', 'c.mp4'],
      ['PNG', 'b.png'],
    ],
  ],
  [
    grouping.type,
    [
      ['Images', 'a.jpg b.png d.JPG'],
      ['Videos', 'c.mp4'],
    ],
  ],
])('groupMedia() by %d', (by, expected) => expect(groups(by)).toEqual(expected));
