import { expect, it } from 'vitest';
import { fileNameOf } from './file-name-of.ts';

it('fileNameOf() leaves nothing of an id that leads to another folder', () => {
  expect(`robustness-${fileNameOf('x/../../../.config/a')}.svg`).toBe('robustness-x-..-..-..-.config-a.svg');
  expect(fileNameOf('C:\\a\0b')).toBe('C-a-b');
});
