import { describe, expect, test } from 'vitest';
import { episodeOf, reportOf, resultOf } from '../../test/sample-report.ts';
import { notScored, reasonOf } from './not-scored.ts';

const error = (code: string, details = {}) =>
  resultOf('errored', { error: { code, audience: 'user', phase: 'agent', message: 'no', details } });

async function told(results: readonly ReturnType<typeof resultOf>[]) {
  const report = await reportOf(results.map((result, instance) => episodeOf({ instance, result })));
  const [agent] = report.aggregates.agents;
  return agent && notScored(agent, report.episodes);
}

describe('notScored()', () => {
  test('says nothing when all are scored', async () => {
    expect(await told([resultOf('passed'), resultOf('failed')])).toBeUndefined();
  });

  test('says how many of how many, and why', async () => {
    const wrongKey = error('AW_PROVIDER_REJECTED', { status: 401 });
    expect(await told([wrongKey, wrongKey, resultOf('passed')])).toBe('2 of 3 not scored: wrong key');
    expect(await told([wrongKey, wrongKey, error('AW_TRANSPORT')])).toBe(
      '3 of 3 not scored: wrong key (2), the device was lost (1)',
    );
    expect(await told([wrongKey, error('AW_TRANSPORT'), error('AW_TIMEOUT')])).toBe(
      '3 of 3 not scored: wrong key (1), 2 other reasons',
    );
  });

  test('leaves a code it has no words for as it is', () => {
    expect(reasonOf({ code: 'ACME_BROKE' })).toBe('ACME_BROKE');
  });
});
