import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardApps } from '../packages/virtual-apps/src/index.ts';
import { systemImage } from '../packages/virtual-image/src/index.ts';
import { hasAdb, type StockAdb, stockAdb } from '../packages/virtual-phone/src/adb/testing/stock-adb.ts';
import { type ServedPhones, servePhones } from '../packages/virtual-phone/src/index.ts';
import { freePortPair } from '../tooling/free-ports.ts';

let adb: StockAdb;
let phones: ServedPhones;
let serial: string;

/** A phone as `androidworld phone` serves it, and the machine's adb with a server of its own. */
beforeAll(async () => {
  if (!hasAdb) return;
  adb = await stockAdb();
  const port = await freePortPair();
  serial = `emulator-${port}`;
  const tokenPath = join(adb.home, '.emulator_console_auth_token');
  phones = await servePhones({ image: systemImage, apps: standardApps, port, serverPort: adb.port, tokenPath });
  await run('wait-for-device');
});

afterAll(async () => {
  if (!hasAdb) return;
  await adb.close();
  await phones.close();
});

const run = (...args: string[]) => adb.adb(['-s', serial, ...args]);
const shell = async (command: string) => (await run('shell', command)).stdout;
const file = (name: string) => join(adb.home, name);

describe.skipIf(!hasAdb)('The adb program of this machine (skipped where there is none)', () => {
  test('lists the phone', async () => {
    const { stdout } = await adb.adb(['devices', '-l']);
    expect(stdout).toMatch(/^emulator-\d+ +device product:\S+ model:\S+ device:\S+ transport_id:\d+$/m);
    expect(phones.list).toMatchObject([
      { serial, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/phones\/1\?token=[\w-]{32,}$/) },
    ]);
  });

  test('runs commands: output, errors, exit status and stdin', async () => {
    expect(await run('shell', 'echo out; echo err >&2; exit 7')).toEqual({
      status: 7,
      stdout: 'out\n',
      stderr: 'err\n',
    });
    expect(await adb.adb(['-s', serial, 'shell', 'wc -c'], { input: 'four' })).toMatchObject({
      status: 0,
      stdout: '4\n',
    });
    const unknown = await run('shell', 'frobnicate');
    expect(unknown).toMatchObject({
      status: 127,
      stderr: expect.stringContaining('frobnicate: inaccessible or not found'),
    });
  });

  test('dumps the screen as a tree and as a picture', async () => {
    await run('shell', 'am start -W -a android.settings.SETTINGS');
    expect(await shell('uiautomator dump')).toBe('UI hierchary dumped to: /sdcard/window_dump.xml\n');
    const xml = await shell('cat /sdcard/window_dump.xml');
    expect(xml).toMatch(/^<\?xml version='1.0' encoding='UTF-8' standalone='yes' \?><hierarchy rotation="0">/);
    expect(xml).toContain('package="com.android.settings"');
    const child = adb.start(['-s', serial, 'exec-out', 'screencap', '-p']);
    const pieces: Buffer[] = [];
    for await (const piece of child.stdout ?? []) pieces.push(Buffer.from(piece));
    const png = Buffer.concat(pieces);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 2400]);
  });

  test('brings 50 MB there and back', async () => {
    const content = randomBytes(50_000_000);
    writeFileSync(file('there.bin'), content);
    expect(await run('push', file('there.bin'), '/sdcard/Download/')).toMatchObject({ status: 0 });
    expect(await shell('stat -c %s /sdcard/Download/there.bin')).toBe('50000000\n');
    expect(await run('pull', '/sdcard/Download/there.bin', file('back.bin'))).toMatchObject({ status: 0 });
    expect(readFileSync(file('back.bin')).equals(content)).toBe(true);
    await shell('rm /sdcard/Download/there.bin');
  });

  test('brings a folder there and back', async () => {
    mkdirSync(file('album/inner'), { recursive: true });
    writeFileSync(file('album/one two.txt'), 'one');
    writeFileSync(file("album/inner/it's ü.txt"), 'two');
    expect(await run('push', file('album'), '/sdcard/Music/')).toMatchObject({ status: 0 });
    expect((await shell('find /sdcard/Music/album -type f')).split('\n').sort()).toEqual([
      '',
      "/sdcard/Music/album/inner/it's ü.txt",
      '/sdcard/Music/album/one two.txt',
    ]);
    expect(await run('pull', '/sdcard/Music/album', file('back'))).toMatchObject({ status: 0 });
    expect(readFileSync(file("back/inner/it's ü.txt"), 'utf8')).toBe('two');
  });

  test('queries what content providers keep', async () => {
    await run('emu', 'sms', 'send', '+15551234567', 'see you at 7');
    const projection = '--projection address:body:type';
    expect(await shell(`content query --uri content://sms/inbox ${projection}`)).toBe(
      'Row: 0 address=+15551234567, body=see you at 7, type=1\n',
    );
    expect(await shell(`content query --uri content://sms/sent ${projection}`)).toBe('No result found.\n');
    const unknown = await run('shell', 'content query --uri content://no.such.provider/x');
    expect(unknown.stdout + unknown.stderr).toContain('Could not find provider: no.such.provider');
  });

  test('sends ordered broadcasts and gets the result of the receiver', async () => {
    const tap = async (text: string) => {
      const dump = await shell('uiautomator dump /dev/tty');
      const [, left, top, right, bottom] =
        new RegExp(`text="${text}"[^>]*bounds="\\[(\\d+),(\\d+)\\]\\[(\\d+),(\\d+)\\]`).exec(dump) ?? [];
      await shell(`input tap ${(Number(left) + Number(right)) / 2} ${(Number(top) + Number(bottom)) / 2}`);
    };
    await shell('am start -W -n ca.zgrs.clipper/.Main');
    await tap('Continue');
    await tap('OK');
    expect(await shell(`am broadcast -a clipper.set -e text "it's here"`)).toContain('Broadcast completed: result=-1');
    expect(await shell('am broadcast -a clipper.get')).toContain(`Broadcast completed: result=-1, data="it's here"`);
    expect(await shell('am broadcast -a no.such.action')).toContain('Broadcast completed: result=0');
  });

  test('refuses a broken APK, and says why', async () => {
    writeFileSync(file('broken.apk'), 'this is no archive');
    const refused = await run('install', file('broken.apk'));
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/^adb: failed to install \S+broken\.apk: Failure \[INSTALL_PARSE_FAILED_NOT_APK: /m);
  });

  test('reads the log, and reaches the console', async () => {
    await shell('log -t Greeting hello');
    expect(await run('logcat', '-d', '-s', 'Greeting')).toMatchObject({
      stdout: expect.stringMatching(/ I Greeting: hello$/m),
    });
    expect((await run('emu', 'avd', 'name')).stdout).toMatch(/^\S+\r\nOK\r\n$/);
  });

  test('has a terminal, an editor in it, and a report of the phone', async () => {
    expect((await run('shell', '-tt', 'tty')).stdout).toBe('/dev/pts/0\r\n');
    const keys = { input: 'ihello\x1b:wq\r' };
    expect(await adb.adb(['-s', serial, 'shell', '-tt', 'vi /sdcard/typed'], keys)).toMatchObject({ status: 0 });
    expect(await shell('cat /sdcard/typed; rm /sdcard/typed')).toBe('hello\n');
    expect((await run('shell', 'vi', '/sdcard/typed')).stderr).toBe('vi: not a tty\n');
    expect((await run('bugreport', file('report.zip'))).status).toBe(0);
    expect(readFileSync(file('report.zip')).subarray(0, 2).toString()).toBe('PK');
  });

  test('records the screen', async () => {
    expect(await run('shell', 'screenrecord --time-limit 1 /sdcard/film.mp4')).toMatchObject({ status: 0, stderr: '' });
    expect(await run('pull', '/sdcard/film.mp4', file('film.mp4'))).toMatchObject({ status: 0 });
    expect(readFileSync(file('film.mp4')).subarray(4, 12).toString()).toBe('ftypmp42');
  });

  test('becomes root', async () => {
    expect(await run('root')).toMatchObject({ status: 0, stdout: 'restarting adbd as root\n' });
    await run('wait-for-device');
    expect(await shell('id -u')).toBe('0\n');
    expect(await shell('ls /data/data')).toContain('com.android.settings\n');
    await run('unroot');
    await run('wait-for-device');
  });

  test('ends the phone', async () => {
    expect((await run('emu', 'kill')).stdout).toContain('OK: killing emulator, bye bye');
    await phones.ended;
    // The server drops it at once or, when it looks for it again first, calls it offline for a while.
    expect((await adb.adb(['devices'])).stdout).not.toContain(`${serial}\tdevice`);
  });
});
