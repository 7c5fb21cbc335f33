import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';
import { serveAdb } from '../adb/server.ts';
import { eventually } from '../adb/testing/eventually.ts';
import { hasAdb, type StockAdb, stockAdb } from '../adb/testing/stock-adb.ts';
import { testPhone as adbPhone } from '../adb/testing/test-phone.ts';
import { runShell } from './index.ts';
import { processTableOf } from './process-table.ts';

/** The phone's own shell, reached by the adb program. */
describe.skipIf(!hasAdb)('adb shell (needs the adb program)', () => {
  let phone: Awaited<ReturnType<typeof testPhone>>;
  let outside: ReturnType<typeof adbPhone>;
  let server: Awaited<ReturnType<typeof serveAdb>>;
  let adb: StockAdb;

  beforeAll(async () => {
    phone = await testPhone();
    outside = adbPhone();
    const target = {
      ...outside,
      run: (command: string, options: Parameters<typeof runShell>[2]) => runShell(phone.system, command, options),
    };
    server = await serveAdb([target]);
    adb = await stockAdb({ port: server.port });
    await adb.adb(['wait-for-device']);
  });
  afterAll(async () => {
    await adb.close();
    await server.close();
    outside.dispose();
    await phone.close();
  });

  const log = (message: string, tag = 'Streaming') => phone.system.log.write({ priority: 'I', tag, message });
  const running = (name: string) =>
    processTableOf(phone.system)
      .list()
      .filter((process) => process.name === name);

  it('prints what logcat says as it comes, through a pipe and a loop', async () => {
    const client = start(
      'logcat -v raw -s Streaming | grep --line-buffered line | while read a b; do echo "<$b>"; done',
    );
    await eventually(() => expect(running('logcat')).toHaveLength(1));
    log('line one');
    await eventually(() => expect(client.text()).toBe('<one>\n'));
    log('other');
    log('line two');
    await eventually(() => expect(client.text()).toBe('<one>\n<two>\n'));
    client.child.kill();
    await eventually(() => expect(running('logcat')).toEqual([]));
    expect(processTableOf(phone.system).list()).toEqual([]);
  });

  it.each([
    ["sed -n 's/line/x/p'", 'x'],
    ["sed '/q/d;s/$/!/'", 'line!'],
    ['tr a-z A-Z', 'LINE'],
    ['cut -c 1-2', 'li'],
    ['nl -w 1 -s :', '\\d:line'],
    ['rev', 'enil'],
    ['paste -d , - /dev/null', 'line,'],
    ['tee /sdcard/tee', 'line'],
    ['grep --line-buffered -o in', 'in'],
  ])('prints what logcat says as it comes, through %s', async (filter, printed) => {
    const client = start(`logcat -v raw -s Each | ${filter}`);
    try {
      await eventually(() => expect(running('logcat')).toHaveLength(1));
      expect(client.text()).not.toMatch(new RegExp(`^${printed}$`, 'm'));
      log('line', 'Each');
      await eventually(() => expect(client.text()).toMatch(new RegExp(`^${printed}$`, 'm')));
    } finally {
      phone.system.log.clear(['main']);
      client.child.kill();
      await client.ended;
    }
    await eventually(() => expect(processTableOf(phone.system).list()).toEqual([]));
  });

  it('prints what is added to a file that tail follows, also after it was emptied', async () => {
    await adb.adb(['shell', 'echo one > /sdcard/followed']);
    const client = start('tail -f /sdcard/followed | while read line; do echo "<$line>"; done');
    try {
      await eventually(() => expect(client.text()).toBe('<one>\n'));
      await adb.adb(['shell', 'echo two >> /sdcard/followed']);
      await eventually(() => expect(client.text()).toBe('<one>\n<two>\n'));
      await adb.adb(['shell', 'echo 3 > /sdcard/followed']);
      await eventually(() => expect(client.text()).toBe('<one>\n<two>\n<3>\n'));
    } finally {
      client.child.kill();
    }
    await eventually(() => expect(processTableOf(phone.system).list()).toEqual([]));
  });

  it('prints what find comes to while a program it runs still goes on', async () => {
    const script = 'mkdir /sdcard/walk; : > /sdcard/walk/a; find /sdcard/walk -print -name a -exec sleep 600 \\;';
    const client = start(script);
    try {
      await eventually(() => expect(client.text()).toBe('/sdcard/walk\n/sdcard/walk/a\n'));
    } finally {
      client.child.kill();
      await client.ended;
    }
    await eventually(() => expect(processTableOf(phone.system).list()).toEqual([]));
  });

  it.each(['grep -m 1 last', 'sed /last/q', 'grep -q last'])(
    'ends %s with the line it was asked for',
    async (filter) => {
      const client = start(`logcat -v raw -s Last | ${filter}`);
      try {
        await eventually(() => expect(running('logcat')).toHaveLength(1));
        log('last', 'Last');
        // logcat learns that nobody reads it when it writes again.
        await eventually(() => {
          log('more', 'Last');
          expect(processTableOf(phone.system).list()).toEqual([]);
        });
      } finally {
        phone.system.log.clear(['main']);
        client.child.kill();
        await client.ended;
      }
    },
  );

  it('runs a job in the background while the script goes on', async () => {
    const client = start('sleep 600 & echo "pid $!"; kill $!; wait $!; echo $?');
    await eventually(() => expect(client.text()).toMatch(/^pid \d+\n143\n$/));
  });

  it('leaves a job alone whose output goes elsewhere, and returns at once', async () => {
    const { status, stdout } = await adb.adb(['shell', 'sleep 600 > /dev/null 2>&1 & echo $!']);
    expect(status).toBe(0);
    const [job] = running('sleep');
    expect(String(job?.pid)).toBe(stdout.trim());
    expect((await adb.adb(['shell', 'ps -A -o PID,NAME | grep sleep'])).stdout.trim()).toBe(`${job?.pid} sleep`);
    expect((await adb.adb(['shell', `kill -9 ${job?.pid}; kill -0 ${job?.pid}`])).status).toBe(1);
    expect(running('sleep')).toEqual([]);
  });

  it('waits, as adbd does, for a job that may still write', async () => {
    const client = start('(read line < /sdcard/go; echo late) & echo now');
    await eventually(() => expect(client.text()).toContain('now\n'));
    await client.ended;
    expect(client.text()).toContain('now\n');
    const job = start('{ while [ ! -e /sdcard/there ]; do sleep 0.01; done; echo late; } & echo now');
    await eventually(() => expect(job.text()).toBe('now\n'));
    await phone.shell('touch /sdcard/there');
    await job.ended;
    expect(job.text()).toBe('now\nlate\n');
  });

  it('gives a job that outlives its client no output, and ends it when it writes', async () => {
    const client = start('yes > /dev/null & { while [ ! -e /sdcard/left ]; do sleep 0.01; done; yes; } & wait');
    await eventually(() => expect(running('yes')).toHaveLength(1));
    client.child.kill();
    await client.ended;
    await phone.shell('touch /sdcard/left');
    await eventually(() =>
      expect(
        processTableOf(phone.system)
          .list()
          .map(({ name }) => name),
      ).toEqual(['yes']),
    );
    for (const job of running('yes')) job.kill(15);
  });

  it('gives all of a long output before the exit status', async () => {
    const { stdout, status } = await adb.adb(['shell', 'seq 1 100000; exit 4']);
    expect(stdout.split('\n')).toHaveLength(100_001);
    expect(status).toBe(4);
  });

  it.each(['shell', 'exec-out'])('gives %s of 20 MB whole, also to a client that is slow', async (way) => {
    const content = randomBytes(20_000_000);
    await phone.system.disk.write('/sdcard/large', content, { uid: 2000 });
    const child = adb.start([way, 'cat /sdcard/large']);
    const pieces: Buffer[] = [];
    for await (const piece of child.stdout ?? []) {
      pieces.push(piece);
      await setImmediate();
    }
    expect(Buffer.concat(pieces).equals(content)).toBe(true);
  });

  it.each([0, 5, 65_537, 3_000_000])('keeps %i bytes of `exec-in`, whose client leaves at once', async (size) => {
    const content = randomBytes(size);
    expect(await adb.adb(['exec-in', 'cat > /sdcard/in'], { input: content })).toMatchObject({ status: 0 });
    await eventually(() => expect(processTableOf(phone.system).list()).toEqual([]));
    expect(content.equals(await phone.system.disk.read('/sdcard/in', { uid: 2000 }))).toBe(true);
  });

  it('keeps devices without end to what is asked of them', async () => {
    const { stdout } = await adb.adb([
      'shell',
      'head -c 16 /dev/urandom | xxd -p | wc -c; cat /dev/zero | head -c 10 | xxd -p',
    ]);
    expect(stdout).toBe('33\n00000000000000000000\n');
    const script =
      'dd if=/dev/zero of=/sdcard/zeros bs=1k count=4 2>&1 | head -n 1; wc -c < /sdcard/zeros; echo x > /dev/full; echo $?';
    expect((await adb.adb(['shell', script])).stdout).toBe('4+0 records in\n4096\n1\n');
  });

  function start(script: string): { readonly child: ChildProcess; readonly ended: Promise<unknown>; text(): string } {
    const child = adb.start(['shell', script]);
    let text = '';
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
    });
    return { child, ended: new Promise((resolve) => child.once('exit', resolve)), text: () => text };
  }
});
