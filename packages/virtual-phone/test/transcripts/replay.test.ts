import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';
import { testPhone } from './test-phone.ts';

const folder = new URL('.', import.meta.url);

for (const file of readdirSync(folder).filter((name) => name.endsWith('.txt'))) {
  describe(`transcript ${file}`, () => {
    let phone: Awaited<ReturnType<typeof testPhone>>;
    beforeAll(async () => {
      phone = await testPhone();
    });
    afterAll(() => phone.close());

    for (const { command, ...expected } of parseTranscript(readFileSync(new URL(file, folder), 'utf8'))) {
      it(`the phone answers \`${command}\``, async () => {
        const { stdout, stderr, status } = await phone.shell(command);
        expect({ stdout, stderr, status }).toEqual(expected);
      });
    }
  });
}
