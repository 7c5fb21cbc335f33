import { fakeDevice } from '@androidworld/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearSms, listAllSms, type StoredSms } from './sms-database.ts';

const database = '/data/data/com.android.providers.telephony/databases/mmssms.db';
const hex = (text: string) => Buffer.from(text, 'utf8').toString('hex').toUpperCase();
const phonePrinting = (stdout: string) => fakeDevice({ shell: () => ({ exitCode: 0, stdout, stderr: '' }) });
const boxes = ['inbox', 'sent', 'draft', 'outbox', 'failed', 'queued'] as const;

const row = ({ id, box, dateMs, address, body }: StoredSms) =>
  `${id}|${boxes.indexOf(box) + 1}|${dateMs}|${hex(address)}|${hex(body)}`;

describe('listAllSms()', () => {
  it('asks for every message in the order of time, as root, and waits while others write', async () => {
    const asked: unknown[] = [];
    const device = fakeDevice({
      shell(script, { root }) {
        asked.push({ script, root });
        return { exitCode: 0, stdout: '', stderr: '' };
      },
    });
    expect(await listAllSms(device)).toEqual([]);
    const sql = 'SELECT _id, type, date, hex(address), hex(body) FROM sms ORDER BY date, _id';
    expect(asked).toEqual([{ script: `sqlite3 -cmd '.timeout 5000' ${database} '${sql}'`, root: true }]);
  });

  it('reads whatever text a message holds, in every box', async () => {
    const text = fc.string({ unit: 'grapheme' });
    const message = fc.record({
      id: fc.nat(),
      box: fc.constantFrom(...boxes),
      dateMs: fc.nat(),
      address: text,
      body: text,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(message), async (messages) => {
        const device = phonePrinting(messages.map((each) => `${row(each)}\n`).join(''));
        expect(await listAllSms(device)).toEqual(messages);
      }),
    );
  });

  it('reads lines that end as those of Windows', async () => {
    expect(await listAllSms(phonePrinting('1|1|5|2B31|41\r\n2|2|6|2B31|\r\n'))).toEqual([
      { id: 1, box: 'inbox', dateMs: 5, address: '+1', body: 'A' },
      { id: 2, box: 'sent', dateMs: 6, address: '+1', body: '' },
    ]);
  });

  it.each(['1|0|5|2B31|41', '1|7|5|2B31|41', '1|1|5|2B31', '1|1|5', 'Error: no such table: sms'])(
    'says what was found when it is %j',
    async (line) => {
      await expect(listAllSms(phonePrinting(line))).rejects.toMatchObject({
        code: 'AW_PARSE',
        message: `Expected "id|type|date|address|body" of a message in mmssms.db, with a type from 1 to 6; found ${JSON.stringify(line)}`,
      });
    },
  );

  it('shows the beginning of a long line', async () => {
    const line = 'x'.repeat(300);
    await expect(listAllSms(phonePrinting(line))).rejects.toThrow(/found "x{200}"$/);
  });
});

describe('clearSms()', () => {
  it('empties the tables of messages, and begins their numbers anew', async () => {
    const device = fakeDevice();
    await clearSms(device);
    expect(device.calls.join('\n').replaceAll(`'\\''`, '"')).toMatchInlineSnapshot(
      `"shell sqlite3 -cmd '.timeout 5000' /data/data/com.android.providers.telephony/databases/mmssms.db 'DELETE FROM sms; DELETE FROM pdu; DELETE FROM threads; DELETE FROM canonical_addresses; DELETE FROM sqlite_sequence WHERE name IN ("sms", "pdu", "threads", "canonical_addresses");'"`,
    );
  });
});
