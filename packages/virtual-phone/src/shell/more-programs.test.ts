import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
});
afterAll(() => phone.close());

const output = async (script: string) => (await phone.shell(script)).stdout;

it('a shell without a terminal says so, and has pages of any length', async () => {
  expect(await phone.shell('tty')).toMatchObject({ stdout: 'not a tty\n', status: 1 });
  expect((await phone.shell('stty -a')).status).toBe(1);
  expect((await output('seq 100 | more')).split('\n')).toHaveLength(101);
});

it('programs run others: later, elsewhere, again and again', async () => {
  const before = phone.system.clock.elapsed();
  expect(await output('usleep 200000; setsid echo own; nice -n 3 echo kind; taskset 1 echo here')).toBe(
    'own\nkind\nhere\n',
  );
  expect(phone.system.clock.elapsed() - before).toBeGreaterThanOrEqual(200);
  expect(await output('timeout 5 watch -t -n 2 echo again | grep -c again')).toBe('3\n');
  expect(await output('exec 9>/data/local/tmp/lock; flock -x 9 && echo mine')).toBe('mine\n');
  expect((await phone.shell('flock -x 8')).status).toBe(1);
});

it('getopt gives words in its order, quoted', async () => {
  expect(await output("getopt ab: -a -b 'it is' rest")).toBe(' -a -b it is -- rest\n');
  expect(await output('getopt -o v -l verbose,name: -- --name=x -v y')).toBe(" --name 'x' -v -- 'y'\n");
  expect(await phone.shell('getopt a -z')).toMatchObject({ status: 1 });
});

it('install copies with a mode and makes folders; cmp says where two files differ', async () => {
  await phone.shell('cd /data/local/tmp; echo one > a; install -m 640 -D a deep/er/b; install -d made');
  expect(await output('cd /data/local/tmp; stat -c %a deep/er/b made; cmp a deep/er/b && echo same')).toBe(
    '640\n755\nsame\n',
  );
  expect(await output('cd /data/local/tmp; echo onE > c; cmp a c')).toBe('a c differ: char 3, line 1\n');
});

it('/proc has folders', async () => {
  expect(await output('ls /proc/net; ls /proc | grep -c /')).toBe('dev\ntcp\ntcp6\nunix\n0\n');
  expect(await output('head -1 /proc/stat')).toMatch(/^cpu {2}\d+ 0 \d+ \d+/);
});

it('a pipe with a name joins two programs, each waiting for the other', async () => {
  const at = 'cd /data/local/tmp; rm -f p;';
  expect(
    await output(`${at} mkfifo -m 640 p; ls -l p | cut -c1-10; stat -c %F p; find p -type p; [ -p p ] && echo pipe`),
  ).toBe('prw-r-----\nFIFO (named pipe)\np\npipe\n');
  expect(await output(`${at} mkfifo p; (echo one; echo two) > p & cat p; wait`)).toBe('one\ntwo\n');
  expect(await output(`${at} mkfifo p; while read -r line; do echo "got $line"; done < p & seq 2 > p; wait`)).toBe(
    'got 1\ngot 2\n',
  );
  // Open at both ends, it holds what nobody has read yet.
  expect(await output(`${at} mkfifo p; exec 9<>p; echo kept >&9; read -r line <&9; echo "$line"`)).toBe('kept\n');
  expect(await output(`${at} mkfifo p; yes > p & head -n 1 p; wait; sort p & echo b > p; wait`)).toBe('y\nb\n');
  // Who waits in vain can be ended.
  expect(await output(`${at} mkfifo p; timeout 2 cat p; echo $?`)).toBe('124\n');
  expect(await phone.shell(`${at} mkfifo p; mkfifo p`)).toMatchObject({
    status: 1,
    stderr: "mkfifo: 'p': File exists\n",
  });
});

it('nc joins two shells, and a shell and a program', async () => {
  expect(await output('nc -l -p 5000 & sleep 1; echo over | nc localhost 5000; wait')).toBe('over\n');
  expect(
    await output('nc -L -p 5001 tr a-z A-Z & sleep 1; for w in one two; do echo $w | nc 127.0.0.1 5001; done; kill $!'),
  ).toBe('ONE\nTWO\n');
  expect(await phone.shell('nc -l -p 5002 >/dev/null & sleep 1; nc -l -p 5002; kill $!')).toMatchObject({
    stderr: 'nc: bind: Address already in use\n',
  });
  expect(await output('nc -l -p 5005 & sleep 1; grep -c ":138D .* 0A " /proc/net/tcp; kill $!')).toBe('1\n');
  expect(await phone.shell('nc -w 3 -l -p 5003')).toMatchObject({ status: 1, stderr: 'nc: Timeout\n' });
  expect((await phone.shell('nc -l -p http')).stderr).toBe('nc: not integer: http\n');
  // An input that cannot be read sends nothing.
  expect(await output('nc -l -p 5006 & sleep 1; nc localhost 5006 0>/data/local/tmp/out; wait; echo ended')).toBe(
    'ended\n',
  );
  // By the computer, through adb.
  const listening = phone.shell('nc -l -p 5004');
  await expect.poll(() => phone.system.sockets.connect('tcp:5004')?.end('from afar') !== undefined).toBe(true);
  expect((await listening).stdout).toBe('from afar');
});

it('nobody is reached over the network', async () => {
  expect(await phone.shell('nc 10.0.0.1 80')).toMatchObject({
    status: 1,
    stderr: 'nc: connect: Network is unreachable\n',
  });
  expect((await phone.shell('nc localhost 80')).stderr).toBe('nc: connect: Connection refused\n');
});

it('all applets know --help, and /system/bin lists what there is', async () => {
  const listed = (await output('ls /system/bin')).trim().split('\n');
  expect(listed).toEqual(expect.arrayContaining(['am', 'bugreportz', 'ls', 'sh', 'toybox']));
  for (const name of listed) expect((await phone.shell(`command -v ${name}`)).stdout).toMatch(/\S/);
  for (const name of ['ls', 'dd', 'tar', 'nc', 'sort'])
    expect(await output(`${name} --help`)).toMatch(new RegExp(`^Toybox .*\n\nusage: ${name} `));
  // The shell's own.
  expect(await output('echo --help')).toBe('--help\n');
});

it('a session installs what was written to it', async () => {
  const id = /\[(\d+)\]/.exec(await output('pm install-create -S 12'))?.[1] ?? '';
  const stdin = Buffer.from('no APK at all');
  expect((await phone.shell(`cmd package install-write -S 12 ${id} base.apk -`, { stdin })).stdout).toBe(
    'Success: streamed 12 bytes\n',
  );
  expect(await output(`pm install-commit ${id}`)).toMatch(/^Failure \[INSTALL_PARSE_FAILED_NOT_APK/);
  const [kept, left] = [await output('pm install-create'), await output('pm install-create')];
  await phone.shell(`pm install-abandon ${/\d+/.exec(kept)?.[0]}`);
  expect(await output('pm install-create')).not.toBe(left);
  expect((await phone.shell(`pm install-abandon ${id}`)).stderr).toContain(`no access to session ${id}`);
});

it('a bug report is a zip with what the phone says of itself', async () => {
  const lines = (await output('bugreportz -p')).trim().split('\n');
  const path = /^OK:(.*\.zip)$/.exec(lines.at(-1) ?? '')?.[1] ?? '';
  expect(lines[0]).toBe(`BEGIN:${path}`);
  expect(lines[1]).toBe('PROGRESS:1/12');
  const zip = await phone.system.disk.read(path, { uid: 2000 });
  const files = unzipSync(zip);
  // The time of the first file, as MS-DOS kept it: of the phone, not of this computer.
  expect((Buffer.from(zip).readUInt16LE(12) >> 9) + 1980).toBe(2023);
  const text = Object.entries(files).find(([name]) => name.startsWith('bugreport-'))?.[1];
  expect(Buffer.from(text ?? []).toString()).toContain('------ SYSTEM PROPERTIES (getprop) ------\n[');
});

it('the log goes to a file, and odd sizes and numbers are refused', async () => {
  phone.system.log.write({ priority: 'I', tag: 'Kept', message: 'in a file' });
  expect(await output('logcat -d -f /data/local/tmp/log -s Kept; grep -c "in a file" /data/local/tmp/log')).toBe('1\n');
});

it('buffers of the log have the size they are given', async () => {
  expect((await output('logcat -g -b main')).replaceAll(/\(.*\)/g, '(…)')).toBe(
    'main: ring buffer is 256 KiB (…), max entry is 5120 B, max payload is 4068 B\n',
  );
  expect(await phone.shell('logcat -G 64K -b main')).toMatchObject({ stdout: '', stderr: '', status: 0 });
  await phone.shell('for i in $(seq 30); do log -t Fill $(head -c 10000 /dev/zero | tr "\\0" x); done');
  expect(await output('logcat -g -b main')).toMatch(
    /^main: ring buffer is 64 KiB \(\d\d KiB consumed, 2\d\d KiB readable\)/,
  );
  expect(Number(await output('logcat -d -s Fill | grep -c Fill'))).toBeLessThan(30);
});

it('lines of the log have the colour of their priority', async () => {
  await phone.shell('log -p e -t Red one');
  const lines = await output('logcat -d -v color -v raw -s Red');
  expect(lines.endsWith('\n\x1b[38;5;196mone\x1b[0m\n')).toBe(true);
});

it.each([
  ['-G much', '-G must be specified as <num><multiplier>.'],
  ['-G 1K', "failed to set the 'main,system,crash' log sizes."],
  ['-d --pid none', "pid 'none' out of range."],
  ['-d --pid', "Option '--pid' needs an argument."],
  ['-d -v nope', "Invalid -v 'nope'."],
  ['-d -b nope', "Unknown -b buffer 'nope'."],
  ['-t soon', "-t 'soon' not in time format."],
  ['-d -m 0', "-m '0' isn't an integer greater than zero."],
  ['-Q8', "Unknown option '-Q8'."],
  ['--frobnicate', "Unknown option '--frobnicate'."],
  ['-d Tag:X', "Invalid filter expression 'Tag:X'."],
  ['-r 10 -d', '-r requires -f as well.'],
])('logcat %s is refused', async (words, problem) => {
  expect(await phone.shell(`logcat ${words}`)).toMatchObject({ stdout: '', stderr: `logcat: ${problem}\n`, status: 1 });
});

it('entries of one process, one app and the last few are told apart', async () => {
  phone.system.log.write({ priority: 'I', tag: 'Own', message: 'first', pid: 4242, uid: 10042 });
  phone.system.log.write({ priority: 'I', tag: 'Own', message: 'second', pid: 4243, uid: 10043, buffer: 'system' });
  expect(await output('logcat -d --pid=4242 -v raw')).toBe('--------- beginning of main\nfirst\n');
  expect(await output('logcat -d --uid 10043,77 -v brief')).toBe(
    '--------- beginning of system\nI/Own     ( 4243): second\n',
  );
  expect(await output('logcat -t 1 -v raw Own:V *:S')).toBe('--------- beginning of system\nsecond\n');
  phone.system.log.write({ priority: 'I', tag: 'Other', message: 'third' });
  expect(await output('logcat -t 1 -v raw Own:V *:S')).toBe('');
});

it('the touch screen is a device of its own, which says what it can tell', async () => {
  expect(await output('ls /dev/input; getevent -lp')).toMatch(
    /^event1\nadd device 1: \/dev\/input\/event1\n.*ABS_MT_POSITION_Y +: value 0, min 0, max 32767, /s,
  );
  expect((await phone.shell('sendevent /dev/input/event1 0 0 0')).status).toBe(0);
  expect((await phone.shell('sendevent /dev/input/event9 0 0 0')).stderr).toBe(
    'sendevent: /dev/input/event9: No such file or directory\n',
  );
  expect((await phone.shell('sendevent /dev/input/event1 3 57 x')).stderr).toBe('sendevent: not integer: x\n');
});
