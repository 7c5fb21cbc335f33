import { fakeDevice } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { deleteContent, insertContent, queryContent } from './content.ts';

const phonePrinting = (stdout: string, rest: { exitCode?: number; stderr?: string } = {}) =>
  fakeDevice({ shell: () => ({ exitCode: 0, stderr: '', ...rest, stdout }) });

const uri = 'content://sms/sent';

describe('queryContent()', () => {
  it('asks for the columns and reads the rows', async () => {
    const device = phonePrinting('Row: 0 _id=7, body=a, b\n');
    expect(await queryContent(device, { uri, columns: ['_id', 'body'] })).toEqual([{ _id: '7', body: 'a, b' }]);
    expect(device.calls).toEqual([`shell content query --uri ${uri} --projection _id:body`]);
  });

  it('quotes condition and order', async () => {
    const device = phonePrinting('No result found.\n');
    await queryContent(device, { uri, columns: ['_id'], where: "body = 'a b'", sort: '_id DESC' });
    expect(device.calls).toEqual([
      `shell content query --uri ${uri} --projection _id --where 'body = '\\''a b'\\''' --sort '_id DESC'`,
    ]);
  });

  it.each([
    ['on stderr', '', 'Error while accessing provider:sms\njava.lang.SecurityException'],
    ['on stdout', '[ERROR] Unsupported argument: a', ''],
  ])('says what went wrong, which `content` tells %s only', async (_, stdout, stderr) => {
    const device = phonePrinting(stdout, { stderr });
    const told = (stderr || stdout).replace('\n', ' ');
    await expect(queryContent(device, { uri, columns: ['_id'] })).rejects.toMatchObject({
      code: 'AW_COMMAND_FAILED',
      message: `"content query --uri ${uri} --projection _id" on fake-1 failed: ${told}`,
      details: {
        serial: 'fake-1',
        command: `content query --uri ${uri} --projection _id`,
        exitCode: 0,
        stdout,
        stderr,
      },
    });
  });

  it('says what went wrong in three lines at most', async () => {
    const device = phonePrinting('', { exitCode: 1, stderr: '\none\ntwo\nthree\nfour\n' });
    await expect(queryContent(device, { uri, columns: ['_id'] })).rejects.toThrow(/failed: one two three$/);
  });

  it('keeps a text that tells of errors, unless its line begins as theirs', async () => {
    const device = phonePrinting('Row: 0 body=an [ERROR] of mine\n');
    expect(await queryContent(device, { uri, columns: ['body'] })).toEqual([{ body: 'an [ERROR] of mine' }]);
  });
});

describe('insertContent()', () => {
  it('binds each value with its type', async () => {
    const device = fakeDevice();
    await insertContent(device, uri, { body: 'a: b\\c', type: 2, read: true, person: null, 'x:y': '' });
    expect(device.calls).toEqual([
      String.raw`shell content insert --uri ${uri} --bind 'body:s:a\: b\\c' --bind type:l:2 --bind read:b:true --bind person:n: --bind 'x\:y:s:'`,
    ]);
  });
});

describe('deleteContent()', () => {
  it('deletes what meets the condition, or all', async () => {
    const device = fakeDevice();
    await deleteContent(device, uri, '_id > 3');
    await deleteContent(device, uri);
    expect(device.calls).toEqual([
      `shell content delete --uri ${uri} --where '_id > 3'`,
      `shell content delete --uri ${uri}`,
    ]);
  });
});
