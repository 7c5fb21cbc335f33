import { describe, expect, it } from 'vitest';
import { factsBelowFloor, readFactFloors } from './evidence/fact-floors.ts';
import { measureAll } from './evidence/measure-all.ts';
import { parseSteps } from './evidence/parse-steps.ts';
import { readEvidence } from './evidence/read-evidence.ts';

describe('single facts of the real device', () => {
  it('hold here at least as far as before', { timeout: 300_000 }, async () => {
    const measured = await measureAll(readEvidence());
    const missed = measured.flatMap(({ app, screen, missed: rows, unreachable }) =>
      unreachable === undefined ? rows.map(({ kind, value }) => `${app}/${screen}: ${kind} ${value}`) : [unreachable],
    );
    expect(factsBelowFloor(measured, readFactFloors()), missed.join('\n')).toEqual([]);
  });
});

describe('parseSteps()', () => {
  it('reads every kind of step', () => {
    expect(
      parseSteps('sh am start -n a/.B; key HOME; wait 600; tap? text=OK; tap content-desc~File after scroll; scroll 2'),
    ).toMatchObject([
      { type: 'shell', script: 'am start -n a/.B' },
      { type: 'key', name: 'HOME' },
      { type: 'wait', ms: 600 },
      { type: 'tap', isOptional: true, scrolls: false, anyOf: [{ attribute: 'text', value: 'OK' }] },
      { type: 'tap', isOptional: false, scrolls: true, anyOf: [{ attribute: 'content-desc', value: 'File' }] },
      { type: 'scroll', times: 2 },
    ]);
  });

  it('refuses a step it does not know', () => {
    expect(() => parseSteps('jump 3')).toThrow('Unknown step "jump 3"');
  });
});
