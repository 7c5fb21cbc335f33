import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhone } from '../../../../test/transcripts/test-phone.ts';
import { runShell } from '../../index.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
});
afterAll(() => phone.close());

const file = '/data/local/tmp/text';
const esc = '\x1b';

/** What a file holds after these keys and `:wq`. */
async function edited(text: string, keys: string): Promise<string> {
  await phone.system.disk.write(file, text, { uid: 2000 });
  const { program } = terminal(`vi ${file}`);
  program.write(Buffer.from(`${keys}:wq\r`));
  expect(await program.exited).toBe(0);
  return Buffer.from(await phone.system.disk.read(file, { uid: 2000 })).toString();
}

function terminal(command: string) {
  const seen: Uint8Array[] = [];
  const program = runShell(phone.system, command, {
    identity: { uid: 2000 },
    pty: true,
    onStdout: (data) => void seen.push(data),
    onStderr() {},
  });
  return { program, seen: () => Buffer.concat(seen).toString() };
}

describe('vi', () => {
  it('wants a terminal and a file', async () => {
    expect(await phone.shell('vi /sdcard/x')).toMatchObject({ stdout: '', stderr: 'vi: not a tty\n', status: 1 });
    expect((await phone.shell('vi')).stderr).toBe('vi: Needs 1 argument (see "vi --help")\n');
  });

  it.each([
    ['types at the cursor, behind it and at the end of a line', 'one\n', `iA${esc}aB${esc}A!${esc}`, 'ABone!\n'],
    ['opens lines below and above', 'one\n', `oafter${esc}kObefore${esc}`, 'before\none\nafter\n'],
    ['breaks and joins lines while it types', 'ab\n', `li\r${esc}i\x7f-${esc}`, 'a-b\n'],
    ['deletes characters, words, lines and ends of lines', 'a bc d\ntwo\nthree\n', 'xxdwjddkD', '\nthree\n'],
    ['deletes with a count on either side', '1\n2\n3\n4\n5\n', '2ddd1j', '5\n'],
    ['deletes the last word of a line and leaves the next line', 'a b\nc\n', 'wdw', 'a \nc\n'],
    ['changes words and lines', 'one two\nthree\n', `cwONE${esc}jccx${esc}`, 'ONE two\nx\n'],
    ['puts what was deleted or copied behind the cursor', 'a\nb\n', 'yyjp', 'a\nb\na\n'],
    ['puts parts of lines', 'ab\n', 'xp', 'ba\n'],
    ['joins lines', 'a\n  b\nc\n', '3J', 'a b c\n'],
    ['finds a character', 'a,b,c\n', '2f,x', 'a,bc\n'],
    ['finds an expression, and the next one', 'x1\nx2\nx3\n', '/x[0-9]\rndd', 'x1\nx2\n'],
    ['searches back, round the start', 'x1\ny\nx3\n', '?x\rdd', 'x1\ny\n'],
    ['goes to lines by number', '1\n2\n3\n', `Gx:2\rx1GA.${esc}`, '1.\n\n\n'],
    ['moves by arrows', 'ab\ncd\n', `${esc}[B${esc}[Cx`, 'ab\nc\n'],
    ['takes back change by change', 'abc\n', 'xxuu', 'abc\n'],
    ['repeats the last change', 'a b c\n', 'dw.', 'c\n'],
    ['keeps letters of several bytes whole', 'äö漢\n', 'lx', 'ä漢\n'],
  ])('%s', async (_, before, keys, after) => {
    expect(await edited(before, keys)).toBe(after);
  });

  it('keeps a file that was not written, unless it is told to', async () => {
    await phone.system.disk.write(file, 'kept\n', { uid: 2000 });
    const { program, seen } = terminal(`vi ${file}`);
    program.write(Buffer.from(`x:q\r`));
    program.write(Buffer.from(`:w /data/local/tmp/copy\r:q!\r`));
    expect(await program.exited).toBe(0);
    expect(seen()).toContain('"/data/local/tmp/text" 1 line ');
    expect((await phone.shell(`cat ${file} /data/local/tmp/copy`)).stdout).toBe('kept\nept\n');
  });

  it('says why a file cannot be written', async () => {
    const { program, seen } = terminal('vi /data/system/none');
    program.write(Buffer.from(`ix${esc}`));
    program.write(Buffer.from(':w\r'));
    await settled(() => seen().includes('none: '));
    program.write(Buffer.from(':q!\r'));
    await program.exited;
    expect(seen()).toContain('/data/system/none: Permission denied');
  });

  it('fills the window, whatever its size becomes, and gives the terminal back as it was', async () => {
    const { program, seen } = terminal('');
    program.resize?.(5, 40);
    program.write(Buffer.from(`seq 9 > ${file}; stty size; vi ${file}\r`));
    await settled(() => seen().includes('\x1b[5;1H'));
    expect(seen()).toContain('5 40\r\n');
    expect(seen()).toContain('\x1b[4;1H4');
    expect(seen()).not.toContain('\x1b[6;1H');
    program.resize?.(8, 40);
    await settled(() => seen().includes('\x1b[7;1H7'));
    program.write(Buffer.from(':q\r'));
    await settled(() => seen().includes('\x1b[?1049l'));
    program.write(Buffer.from('stty -a | grep -c " icanon"\r'));
    await settled(() => seen().endsWith('$ '));
    program.write(Buffer.from('exit\r'));
    expect(await program.exited).toBe(0);
    expect(seen().slice(seen().indexOf('\x1b[?1049l'))).toContain('\r\n1\r\n');
  });
});

/** Turns of the event loop until the phone has come so far. */
async function settled(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2_000 && !isSo(); turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(isSo()).toBe(true);
}
