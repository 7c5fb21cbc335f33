import { expect, it } from 'vitest';
import { headingsOf } from './headings.ts';

it('headingsOf() tells where each heading begins, and how deep it is', () => {
  expect(headingsOf('# One\ntext\n### Three\n#none')).toEqual([
    { text: 'One', at: 0 },
    { text: '    Three', at: 11 },
  ]);
});
