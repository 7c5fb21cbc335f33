import fs from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Canary } from './canary.ts';
import { renderVerdicts } from './render-verdicts.ts';
import type { Attempt } from './try-all.ts';
import { tryToEscape } from './try-to-escape.ts';

/** Leaks that the tool must find, each in a row of its own. */
function planted(canary: Canary): readonly Attempt[] {
  const leak = (group: string, run: () => unknown): Attempt => ({
    group,
    name: group,
    run: async () => String((await run()) ?? ''),
  });
  return [
    leak('a reader that prints', () => fs.readFileSync(canary.file, 'utf8')),
    leak('a writer', () => fs.appendFileSync(canary.database, 'x')),
    leak('a planter', () => fs.writeFileSync(path.join(canary.folder, 'planted'), '')),
    leak('one that replaces', () => {
      fs.copyFileSync(canary.file, `${canary.file}.new`);
      fs.renameSync(`${canary.file}.new`, canary.file);
    }),
    leak(
      'a caller',
      () =>
        new Promise((resolve) => {
          connect(canary.tcpPort, '127.0.0.1').on('close', resolve).resume();
        }),
    ),
  ];
}

// The short form; `pnpm escape` is the whole one.
test('Nothing that runs on a phone touches the host, and what does is found', { timeout: 240_000 }, async () => {
  const verdicts = await tryToEscape({ short: true, log() {}, more: planted });
  const leaks = verdicts.slice(-5);
  const own = verdicts.slice(0, -5);
  expect(renderVerdicts(own)).toMatch(/^\| all \| \d{3,} \| 0 \| 0 \| 0 \|$/m);
  expect(leaks.map(({ group, hits }) => [group, hits.map(({ kind }) => kind)])).toEqual([
    ['a reader that prints', expect.arrayContaining(['read'])],
    ['a writer', expect.arrayContaining(['write'])],
    ['a planter', expect.arrayContaining(['write'])],
    ['one that replaces', expect.arrayContaining(['write'])],
    ['a caller', ['connection']],
  ]);
});
