import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPhone } from '../../../test/transcripts/test-phone.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
});
afterAll(() => phone.close());

const output = async (script: string) => (await phone.shell(script)).stdout;

it('/proc/self is the process that reads it', async () => {
  expect(await output('cat /proc/self/comm')).toBe('cat\n');
  expect(await output('cat /proc/self/cmdline | tr "\\0" " "')).toBe('cat /proc/self/cmdline ');
  expect(await output('grep -E "^(Name|State|Uid)" /proc/self/status')).toBe(
    'Name:\tgrep\nState:\tR (running)\nUid:\t2000\t2000\t2000\t2000\n',
  );
  expect(await output('cut -d " " -f 2,3 < /proc/self/stat; true')).toBe('(sh) R\n');
  expect(await output('readlink /proc/self/exe; readlink /proc/self/root')).toBe('/system/bin/toybox\n/\n');
});

it("a shell's number is that of its folder, with its name, words, files and variables", async () => {
  expect(await output('cat /proc/$$/comm; tr "\\0" " " < /proc/$$/cmdline; true')).toBe(
    'sh\n/system/bin/sh -c cat /proc/$$/comm; tr "\\0" " " < /proc/$$/cmdline; true ',
  );
  expect(await output('cd /sdcard/Download; readlink /proc/$$/cwd /proc/$$/exe; true')).toBe(
    '/storage/emulated/0/Download\n/system/bin/sh\n',
  );
  expect(
    await output('A=b sh -c "exec 5>/data/local/tmp/five; ls -1 /proc/\\$\\$/fd; readlink /proc/\\$\\$/fd/5"'),
  ).toBe('0\n1\n2\n5\n/data/local/tmp/five\n');
  expect(await output('A=b sh -c "grep -c A=b /proc/\\$\\$/environ; true"')).toBe('1\n');
  expect(await output('echo kept > /proc/$$/fd/1')).toBe('kept\n');
});

it('both ends of a pipe are one, and a test finds what a link to it leads to', async () => {
  expect(await output('readlink /proc/self/fd/1 | cat')).toMatch(/^pipe:\[\d+\]\n$/);
  expect(await output('true | { [ -p /dev/stdin ] && echo pipe; }; [ -c /dev/fd/0 ] < /dev/null && echo device')).toBe(
    'pipe\ndevice\n',
  );
  const ends = 'readlink /proc/self/fd/1 | { read -r writer; readlink /proc/self/fd/0; echo "$writer"; }';
  const [reader, writer] = (await output(ends)).split('\n');
  expect(writer).toBe(reader);
});

it('ps and ls /proc tell of the same processes, and of their parents', async () => {
  const pids =
    'ls /proc | grep -E "^[0-9]+$" | sort -n > /data/local/tmp/a; ps -A -o PID= | tr -d " " > /data/local/tmp/b';
  // Each lists itself and its end of the pipe: what lasts is the same.
  expect(await output(`sleep 100 & ${pids}; grep -cx $! /data/local/tmp/a /data/local/tmp/b; kill $!`)).toBe(
    '/data/local/tmp/a:1\n/data/local/tmp/b:1\n',
  );
  expect(
    await output('sleep 100 & ps -o PPID=,S=,ARGS= -p $!; cut -d " " -f 3,4 /proc/$!/stat; echo $$; kill $!'),
  ).toMatch(/^ *(\d+) S sleep 100\nS \1\n\1\n$/);
  expect(await output('grep PPid /proc/$$/status')).toBe('PPid:\t345\n');
});

it('what another user runs is seen by who may read it, and only root looks into it', async () => {
  expect(await phone.shell('ls /proc/1/fd')).toMatchObject({ stderr: 'ls: /proc/1/fd: Permission denied\n' });
  expect(await phone.shell('cat /proc/1/environ')).toMatchObject({
    stderr: 'cat: /proc/1/environ: Permission denied\n',
  });
  expect(await output('su 0 readlink /proc/1/exe')).toBe('/system/bin/init\n');
  expect(await output('su 10077 ls /proc | grep -E "^[0-9]+$" | wc -l')).toBe('1\n');
});

it('what outlives its file is gone with its process', async () => {
  expect(await output('sleep 100 & P=$!; kill $P; wait; [ -e /proc/$P ] || echo gone')).toBe('gone\n');
  expect(await phone.shell('cat /proc/self')).toMatchObject({ stderr: 'cat: /proc/self: Is a directory\n' });
});
