import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { writeRedirect } from './write-redirect.ts';

it('writeRedirect() leads on to the address, in a page only this user may read', () => {
  const page = writeRedirect('http://127.0.0.1:1/phones/1?token=a&b="<c');
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('content="0; url=http://127.0.0.1:1/phones/1?token=a&amp;b=&quot;&lt;c"');
  expect(page).not.toContain('token');
  expect(statSync(page).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(page)).mode & 0o777).toBe(0o700);
});
