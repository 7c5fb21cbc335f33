import { expect, test } from 'vitest';
import { fileFailure } from './file-failure.ts';

const tried = { what: 'write the report', file: '/tmp/report.html' };

test('fileFailure() says what was tried with which file, and why it failed', () => {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(fileFailure(cause, tried)).toMatchObject({
    code: 'AW_STORE_FAILED',
    message: 'Cannot write the report "/tmp/report.html": no space is left on the disk (ENOSPC)',
    details: { file: '/tmp/report.html', reason: 'no space is left on the disk (ENOSPC)' },
    cause,
  });
});

test('fileFailure() gives back an error of the program as it is', () => {
  const error = new TypeError('x is not a function');
  expect(fileFailure(error, tried)).toBe(error);
});
