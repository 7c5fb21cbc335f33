import { once } from 'node:events';
import { type Duplex, duplexPair } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AttachedDevice } from '../attached-device.ts';
import { readExactly } from '../read-exactly.ts';
import { eventually } from '../testing/eventually.ts';
import { type TestPhone, testPhone } from '../testing/test-phone.ts';
import { findService } from './find-service.ts';

const root = { uid: 0 };
let phone: TestPhone;
let client: Duplex;

beforeEach(async () => {
  phone = testPhone();
  const service = await findService(new AttachedDevice(1, phone, () => {}), 'sync:');
  const [near, far] = duplexPair();
  client = near;
  void service?.(far);
});

afterEach(() => {
  client.destroy();
  phone.dispose();
});

function head(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8, id, 'latin1');
  bytes.writeUInt32LE(value, 4);
  return bytes;
}

function request(id: string, text: string, ...more: Uint8Array[]): void {
  client.write(Buffer.concat([head(id, Buffer.byteLength(text)), Buffer.from(text), ...more]));
}

const data = (text: string) => Buffer.concat([head('DATA', Buffer.byteLength(text)), Buffer.from(text)]);

async function read(length: number): Promise<Buffer> {
  const bytes = await readExactly(client, length);
  if (bytes === undefined) throw new Error(`The service ended before it had sent ${length} bytes`);
  return bytes;
}

/** A packet whose number is the length of what follows. */
async function packet(): Promise<string> {
  const bytes = await read(8);
  const id = bytes.toString('latin1', 0, 4);
  const value = bytes.readUInt32LE(4);
  return id === 'FAIL' || id === 'DATA' ? `${id} ${await read(value)}` : `${id} ${value}`;
}

const ended = async () => (await readExactly(client, 1)) === undefined;

describe('sync', () => {
  it('holds no more of the target of a link than a packet', async () => {
    request('SEND', '/data/local/tmp/link,41471', data('x'.repeat(60_000)), data('x'.repeat(60_000)));
    expect(await packet()).toBe('FAIL oversize data message');
  });

  it('stores a file with its mode and time, and makes its parents', async () => {
    request('SEND', '/sdcard/a/b/c.txt,33188', data('Hello, '), data('world'), head('DONE', 1_600_000_000));
    expect(await packet()).toBe('OKAY 0');
    expect(Buffer.from(await phone.disk.read('/sdcard/a/b/c.txt', root)).toString()).toBe('Hello, world');
    request(
      'SND2',
      '/data/local/tmp/run.sh',
      Buffer.concat([Buffer.from('SND2'), numbers(0o100755, 0)]),
      head('DONE', 7),
    );
    expect(await packet()).toBe('OKAY 0');
    const stat = await phone.disk.stat('/data/local/tmp/run.sh', root);
    expect(stat).toMatchObject({ uid: 2000, size: 0, modifiedMs: 7000 });
    expect(stat.mode & 0o777).toBe(0o777);
  });

  it('stores links, and replaces a link by a file', async () => {
    request('SEND', `/data/local/tmp/link,${0o120777}`, data('/system/build.prop\0'), head('DONE', 0));
    expect(await packet()).toBe('OKAY 0');
    expect(await phone.disk.readlink('/data/local/tmp/link', root)).toBe('/system/build.prop');
    request('SEND', '/data/local/tmp/link,33188', data('now a file'), head('DONE', 0));
    expect(await packet()).toBe('OKAY 0');
    expect(await phone.disk.stat('/data/local/tmp/link', root, { followLinks: false })).toMatchObject({ kind: 'file' });
  });

  it('replaces longer content whole', async () => {
    for (const text of ['a long text', 'short']) {
      request('SEND', '/data/local/tmp/x,33188', data(text), head('DONE', 0));
      expect(await packet()).toBe('OKAY 0');
    }
    expect(Buffer.from(await phone.disk.read('/data/local/tmp/x', root)).toString()).toBe('short');
  });

  it('keeps content of several megabytes in order', async () => {
    const pieces = Array.from({ length: 160 }, (_, index) => Buffer.alloc(65_536, index));
    client.write(Buffer.concat([head('SEND', 24), Buffer.from('/data/local/tmp/l1,33188')]));
    for (const piece of pieces) client.write(Buffer.concat([head('DATA', piece.length), piece]));
    client.write(head('DONE', 0));
    expect(await packet()).toBe('OKAY 0');
    expect(Buffer.concat(pieces).equals(await phone.disk.read('/data/local/tmp/l1', root))).toBe(true);
  });

  it('removes what a client left half sent', async () => {
    request('SEND', '/data/local/tmp/half,33188', ...Array.from({ length: 70 }, () => data('x'.repeat(65_536))));
    await eventually(async () => expect(await phone.disk.exists('/data/local/tmp/half')).toBe(true));
    client.end();
    await eventually(async () => expect(await phone.disk.exists('/data/local/tmp/half')).toBe(false));
  });

  it.each([
    ['SEND', '/sdcard,33188', "FAIL couldn't create file: Is a directory"],
    ['SEND', '/data/system/x,33188', "FAIL couldn't create file: Permission denied"],
    ['SEND', '/data/local/tmp/x', 'FAIL missing , in ID_SEND_V1'],
    ['SEND', '/data/local/tmp/x,rw', 'FAIL bad mode'],
    ['RECV', '/sdcard/missing', 'FAIL open failed: No such file or directory'],
    ['RECV', '/sdcard', 'FAIL read failed: Is a directory'],
    ['STAT', 'x'.repeat(1025), 'FAIL path too long'],
    ['NOPE', '', 'FAIL unknown command 45504f4e'],
  ])('answers %s %.30s with a failure, and ends', async (id, argument, answer) => {
    request(id, argument, ...(id === 'SEND' ? [data('read on'), head('DONE', 0)] : []));
    expect(await packet()).toBe(answer);
    expect(await ended()).toBe(true);
  });

  it('refuses data packets above the limit, and flags for what it cannot do', async () => {
    request('SEND', '/data/local/tmp/x,33188', head('DATA', 65_537));
    expect(await packet()).toBe('FAIL invalid data message');
  });

  it('refuses to compress', async () => {
    request('RCV2', '/data/local/tmp/x', Buffer.concat([Buffer.from('RCV2'), numbers(1)]));
    expect(await packet()).toBe('FAIL unknown flags: 1');
  });

  it('sends files in both versions', async () => {
    await phone.disk.write('/data/local/tmp/x', 'content', root);
    request('RECV', '/data/local/tmp/x');
    expect([await packet(), await packet()]).toEqual(['DATA content', 'DONE 0']);
    request('RCV2', '/data/local/tmp/x', Buffer.concat([Buffer.from('RCV2'), numbers(0)]));
    expect([await packet(), await packet()]).toEqual(['DATA content', 'DONE 0']);
  });

  it('answers for a small file in one message', async () => {
    await phone.disk.write('/data/local/tmp/x', 'content', root);
    const first = once(client, 'data');
    request('RECV', '/data/local/tmp/x');
    const [answer] = await first;
    expect(answer).toEqual(Buffer.concat([data('content'), head('DONE', 0)]));
  });

  it.each([
    ['/dev/zero', /^\0+$/],
    ['/dev/urandom', /[^\0]/],
  ])('gives bytes of %s as long as they are taken', async (path, expected) => {
    request('RECV', path);
    let received = 0;
    while (received < 1_000_000) {
      const packetHead = await read(8);
      const length = packetHead.readUInt32LE(4);
      expect((await read(length)).toString('latin1')).toMatch(expected);
      received += length;
    }
  });

  it('gives nothing of /dev/null', async () => {
    request('RECV', '/dev/null');
    expect(await packet()).toBe('DONE 0');
  });

  it('sends a file piece by piece when the disk can read it so', async () => {
    async function* pieces() {
      yield Buffer.alloc(65_537, 'x');
      yield Buffer.from('end');
    }
    Object.assign(phone.disk, { openRead: async () => pieces() });
    request('RECV', '/data/local/tmp/x');
    expect([await packet(), await packet(), await packet(), await packet()]).toEqual([
      `DATA ${'x'.repeat(65_536)}`,
      'DATA x',
      'DATA end',
      'DONE 0',
    ]);
  });

  it('tells what a path is in both versions', async () => {
    await phone.disk.write('/data/local/tmp/x', 'content', root, { mode: 0o640 });
    await phone.disk.setTimes('/data/local/tmp/x', { modifiedMs: 1_500_000_000_900 }, root);
    await phone.disk.symlink('/data/local/tmp/x', '/data/local/tmp/link', root);
    request('STAT', '/data/local/tmp/x');
    const stat = await read(16);
    expect([stat.toString('latin1', 0, 4), stat.readUInt32LE(4), stat.readUInt32LE(8), stat.readUInt32LE(12)]).toEqual([
      'STAT',
      0o100640,
      7,
      1_500_000_000,
    ]);
    request('STA2', '/data/local/tmp/link');
    const followed = await read(72);
    expect(followed.readUInt32LE(4)).toBe(0);
    expect(followed.readUInt32LE(24)).toBe(0o100640);
    expect(followed.readBigUInt64LE(40)).toBe(7n);
    expect(followed.readBigInt64LE(56)).toBe(1_500_000_000n);
    request('LST2', '/data/local/tmp/link');
    expect((await read(72)).readUInt32LE(24) & 0o170000).toBe(0o120000);
    request('LST2', '/missing');
    const missing = await read(72);
    expect(missing.readUInt32LE(4)).toBe(2);
    expect(missing.subarray(8).every((byte) => byte === 0)).toBe(true);
    request('STAT', '/missing');
    expect((await read(16)).subarray(4).every((byte) => byte === 0)).toBe(true);
  });

  it('lists directories in both versions', async () => {
    await phone.disk.mkdir('/data/local/tmp/d', root);
    await phone.disk.write('/data/local/tmp/d/ü', 'x', root);
    request('LIST', '/data/local/tmp/d');
    expect(await names(20)).toEqual(['.', '..', 'ü']);
    request('LIS2', '/data/local/tmp/d');
    expect(await names(76)).toEqual(['.', '..', 'ü']);
    request('LIST', '/missing');
    expect(await names(20)).toEqual([]);
  });

  it('ends at QUIT', async () => {
    request('QUIT', '');
    expect(await ended()).toBe(true);
  });
});

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => void bytes.writeUInt32LE(value, index * 4));
  return bytes;
}

/** Entries up to DONE, each behind a head of this length. */
async function names(headLength: number): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const entry = await read(headLength);
    if (entry.toString('latin1', 0, 4) === 'DONE') return found;
    found.push(String(await read(entry.readUInt32LE(headLength - 4))));
  }
}
