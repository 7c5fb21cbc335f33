import { describe, expect, test } from 'vitest';
import { byTask, episodeHash, parseRoute, runHash } from './route.ts';
import { noFilter } from './task-rows.ts';

describe('parseRoute()', () => {
  test('reads what episodeHash() writes', () => {
    expect(parseRoute(episodeHash(12))).toEqual({ view: 'episode', episode: 12, step: 0 });
    expect(parseRoute(episodeHash(12, 3))).toEqual({ view: 'episode', episode: 12, step: 3 });
  });

  test('reads the filter and the order that runHash() writes', () => {
    const filter = {
      text: 'a & b=c#',
      statuses: new Set(['failed', 'errored'] as const),
      app: 'files',
      difficulty: 'hard',
    };
    const sorting = { by: 'agent:m3a (x)', descending: true };
    expect(parseRoute(runHash(filter, sorting))).toEqual({ view: 'run', filter, sorting });
    expect(runHash()).toBe('#/');
  });

  test('shows the run for anything else', () => {
    for (const hash of ['', '#', '#/', '#/episode/', '#/episode/-1', '#/episode/1/step/x', '#javascript:alert(1)']) {
      expect(parseRoute(hash)).toEqual({ view: 'run', filter: noFilter, sorting: byTask });
    }
  });
});
