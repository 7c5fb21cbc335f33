import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  appended,
  emptyQueue,
  insertedNext,
  movedTo,
  opened,
  placeAfter,
  removedAt,
  shuffled,
  unshuffled,
} from './queue.ts';

const songs = ['a', 'b', 'c', 'd'];
const place = fc.integer({ min: 0, max: songs.length - 1 });

test('songs are added at the end, or after the one that is on', () => {
  expect(appended(opened(songs, 1), ['x']).songs).toEqual(['a', 'b', 'c', 'd', 'x']);
  expect(insertedNext(opened(songs, 1), ['x', 'y']).songs).toEqual(['a', 'b', 'x', 'y', 'c', 'd']);
  expect(appended(emptyQueue, ['x'])).toEqual(opened(['x'], 0));
  expect(insertedNext(emptyQueue, ['x', 'y'])).toEqual(opened(['x', 'y'], 0));
});

describe('what is on', () => {
  it('stays on wherever songs are drawn to', () => {
    fc.assert(
      fc.property(place, place, place, (index, from, to) => {
        const moved = movedTo(opened(songs, index), from, to);
        expect(moved.songs.toSorted()).toEqual(songs);
        expect(moved.songs[to]).toBe(songs[from]);
        expect(moved.songs[moved.index]).toBe(songs[index]);
      }),
    );
  });

  it('stays on when another song goes', () => {
    fc.assert(
      fc.property(place, place, (index, at) => {
        const left = removedAt(opened(songs, index), at);
        expect(left.songs).not.toContain(songs[at]);
        if (at !== index) expect(left.songs[left.index]).toBe(songs[index]);
      }),
    );
  });

  it('comes first when the queue is shuffled, and is found again in the old order', () => {
    fc.assert(
      fc.property(place, fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (index, random) => {
        const mixed = shuffled(opened(songs, index), () => random.next().value ?? 0);
        expect(mixed.songs[0]).toBe(songs[index]);
        expect(mixed.songs.toSorted()).toEqual(songs);
        expect(unshuffled(mixed)).toEqual(opened(songs, index));
      }),
    );
  });
});

test('nothing is left of the last song', () => {
  expect(removedAt(opened(['a'], 0), 0)).toEqual(emptyQueue);
});

test('after the last song comes the first, if all are repeated', () => {
  expect(placeAfter(opened(songs, 1), 'off')).toBe(2);
  expect(placeAfter(opened(songs, 3), 'off')).toBeNull();
  expect(placeAfter(opened(songs, 3), 'all')).toBe(0);
});
