import { expect, it } from 'vitest';
import { crawledApps } from './crawled-apps.ts';
import type { Finding } from './finding.ts';
import { isFatal, knownFindings, withReason } from './known.ts';

const finding: Finding = {
  app: 'contacts',
  kind: 'dead',
  screen: 'Main dialog',
  element: 'press TextView#date "Sun, Oct 15"',
  what: 'at [0, 0, 1, 1]',
  path: ['launcher'],
};
const known = { app: 'contacts', kind: 'dead', element: /#date /, reason: 'The days show already' } as const;

it('A finding with a reason fails no crawl, another of its kind does', () => {
  expect(isFatal(finding)).toBe(true);
  expect(isFatal({ ...finding, kind: 'cut' })).toBe(false);
  expect(withReason(finding, [known]).known).toBe('The days show already');
  expect(isFatal(withReason(finding, [known]))).toBe(false);
  for (const other of [{ app: 'clock' }, { kind: 'crash' as const }, { element: 'press TextView#year' }]) {
    expect(withReason({ ...finding, ...other }, [known]).known).toBeUndefined();
  }
  expect(withReason(finding, [{ ...known, screen: /^Other/ }]).known).toBeUndefined();
  const { app: _, ...anywhere } = known;
  expect(withReason(finding, [anywhere]).known).toBe('The days show already');
});

it('Known findings name apps that are crawled', () => {
  const names = new Set(crawledApps.map(({ name }) => name));
  expect(knownFindings.filter(({ app }) => app !== undefined && !names.has(app))).toEqual([]);
});
