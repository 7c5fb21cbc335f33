import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPhone } from '../../../test/transcripts/test-phone.ts';
import { appletNames } from './applet-names.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
  await phone.shell(
    `mkdir -p /sdcard/applets && cd /sdcard/applets && seq 3 > a && printf '1\\n3\\n' > b && printf 'x\\ty\\n' > tabs`,
  );
});
afterAll(() => phone.close());

/** Each once, doing what it is for. */
const uses: Readonly<Record<string, readonly [script: string, stdout: string]>> = {
  clear: [`clear | tr '\\033' E | head -c 2`, 'E['],
  gunzip: ['cp a c && gzip c && gunzip c.gz && cat c', '1\n2\n3\n'],
  gzip: ['gzip -c a | zcat', '1\n2\n3\n'],
  zcat: ['gzip -c b | zcat', '1\n3\n'],
};

it('each of just-bash is used here', () => {
  expect(Object.keys(uses)).toEqual(appletNames);
});

it.each(Object.entries(uses))('%s does what it is for', async (_, [script, expected]) => {
  const { stdout, stderr } = await phone.shell(`cd /sdcard/applets && ${script}`);
  expect([stdout, stderr]).toEqual([expected, '']);
});
