import { describe, expect, test } from 'vitest';
import { episodeHash, parseRoute } from './route.ts';

describe('parseRoute()', () => {
  test('reads what episodeHash() writes', () => {
    expect(parseRoute(episodeHash(12))).toEqual({ view: 'episode', episode: 12, step: 0 });
    expect(parseRoute(episodeHash(12, 3))).toEqual({ view: 'episode', episode: 12, step: 3 });
  });

  test('shows the run for anything else', () => {
    for (const hash of ['', '#', '#/', '#/episode/', '#/episode/-1', '#/episode/1/step/x', '#javascript:alert(1)']) {
      expect(parseRoute(hash)).toEqual({ view: 'run' });
    }
  });
});
