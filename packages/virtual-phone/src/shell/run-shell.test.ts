import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPhone } from '../../test/transcripts/test-phone.ts';
import type { PhoneProgram } from '../adb/adb-target.ts';
import { runServiceCommand, runShell } from './index.ts';
import { processTableOf } from './process-table.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeAll(async () => {
  phone = await testPhone();
});
afterAll(() => phone.close());

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** One word, whatever it holds. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const word = fc.string({ unit: 'binary' }).filter((text) => !/[\0\p{Cs}]/u.test(text));

describe('runShell()', () => {
  it('hands quoted words to programs unchanged, with and without the interpreter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 3 }), async (words) => {
        const quoted = words.map(quote).join(' ');
        expect((await phone.shell(`echo -E -- ${quoted}`)).stdout).toBe(`-- ${words.join(' ')}\n`);
        expect((await phone.shell(`true; printf '%s|' ${quoted}`)).stdout).toBe(
          words.map((each) => `${each}|`).join(''),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('carries bytes through input, pipes and files', async () => {
    const stdin = Uint8Array.from({ length: 256 }, (_, code) => code);
    const { bytes } = await phone.shell('cat | cat > /sdcard/bytes; cat /sdcard/bytes', { stdin });
    expect(bytes).toEqual(Buffer.from(stdin));
  });

  it('starts scripts that read no input although it stays open', async () => {
    expect((await phone.shell('true; grep -c nothing /sdcard/absent; echo done')).stdout).toBe('done\n');
  });

  it('streams a program that is the whole command, and ends it when the client leaves', async () => {
    const output = collector();
    const program = start('logcat -s Stream -v raw', output);
    phone.system.log.write({ priority: 'I', tag: 'Stream', message: 'first' });
    phone.system.log.write({ priority: 'I', tag: 'Other', message: 'no' });
    await output.until('first\n');
    program.kill();
    expect(await program.exited).toBe(129);
    phone.system.log.write({ priority: 'I', tag: 'Stream', message: 'late' });
    expect(output.text()).not.toContain('late');
  });

  it('keeps nothing of a program that was ended while it wrote', async () => {
    // No variable of this function holds it.
    const endYes = async () => {
      const program = start('yes', collector());
      const found = processTableOf(phone.system)
        .list()
        .find(({ name }) => name === 'yes');
      program.kill();
      await program.exited;
      return new WeakRef(found ?? program);
    };
    const ended = await endYes();
    const isKept = () => {
      collectGarbage();
      return ended.deref() !== undefined;
    };
    await expect.poll(isKept).toBe(false);
  });

  it('echoes what cat is given while the input is open', async () => {
    const output = collector();
    const program = start('cat', output);
    program.write(Buffer.from('one\n'));
    await output.until('one\n');
    program.end();
    expect(await program.exited).toBe(0);
  });

  it('ends a sleeping script at once when the client leaves', async () => {
    const program = start('sleep 600; echo late', collector());
    program.kill();
    expect(await program.exited).toBe(129);
  });

  it('is a shell with a prompt on a terminal', async () => {
    const output = collector();
    const program = start('', output, true);
    await output.until('emu64xa:/ $ ');
    program.write(Buffer.from('cd /sdcard\rpwd\rexit 3\r'));
    expect(await program.exited).toBe(3);
    expect(output.text()).toContain('emu64xa:/sdcard $ pwd\r\n/sdcard\r\n');
  });

  it('carries functions, variables and whole constructs over the lines of a terminal', async () => {
    const output = collector();
    const program = start('', output, true);
    await output.until('emu64xa:/ $ ');
    const lines = [
      'f() {',
      'echo "<$1>"',
      '}',
      'x=two',
      'for i in one $x',
      'do f $i',
      'done',
      'cat <<E',
      '$x',
      'E',
      'nope',
      '',
    ];
    program.write(Buffer.from(lines.join('\r')));
    await output.until('127|emu64xa:/ $ ');
    expect(output.text()).toContain('> done\r\n<one>\r\n<two>\r\n');
    expect(output.text()).toContain('> E\r\ntwo\r\n');
    program.write(Uint8Array.of(4));
    expect(await program.exited).toBe(127);
  });

  it('ends the program in front at Ctrl-C, and goes on', async () => {
    const output = collector();
    const program = start('', output, true);
    await output.until('emu64xa:/ $ ');
    for (const command of ['sleep 600', 'cat', 'while :; do :; done', 'sleep 600 | cat', 'read x']) {
      program.write(Buffer.from(`${command}\r`));
      await output.until(`${command}\r\n`);
      await new Promise((resolve) => setImmediate(resolve));
      program.write(Uint8Array.of(3));
      await output.until('130|emu64xa:/ $ ');
      program.write(Buffer.from('true; echo cl""ear\r'));
      await output.until('clear\r\nemu64xa:/ $ ');
      output.clear();
    }
    program.write(Buffer.from('exit\r'));
    expect(await program.exited).toBe(0);
  });

  it('reads here-documents', async () => {
    const script = 'x=1; cat <<A; cat <<-"B"; cat <<C\none $((1 + 1)) `echo two` \\$x\nA\n\t$tabs\n\tB\nthree $x\nC\n';
    expect((await phone.shell(script)).stdout).toBe('one 2 two $x\n$tabs\nthree 1\n');
  });

  it('runs a script of its input line by line', async () => {
    const stdin = 'x=1\nif [ $x = 1 ]\nthen echo yes\nfi\nread y\nfor the script\necho $y; nope\n';
    const { stdout, stderr, status } = await phone.shell('sh', { stdin });
    expect({ stdout, stderr, status }).toEqual({
      stdout: 'yes\nfor the script\n',
      stderr: '<stdin>[6]: nope: inaccessible or not found\n',
      status: 127,
    });
  });

  it('joins both streams on a terminal', async () => {
    const { stdout, stderr } = await phone.shell('cat /nope', { pty: true });
    expect({ stdout, stderr }).toEqual({ stdout: 'cat: /nope: No such file or directory\r\n', stderr: '' });
  });

  it('gives the bytes of a screenshot, as PNG and as pixels', async () => {
    expect((await phone.shell('screencap -p')).bytes.subarray(1, 4).toString()).toBe('PNG');
    const raw = (await phone.shell('screencap')).bytes;
    expect([...raw]).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, ...raw.subarray(16)]);
    expect(raw).toHaveLength(20);
    expect((await phone.shell('true && screencap -p')).bytes).toEqual((await phone.shell('screencap -p')).bytes);
  });

  it('passes input to the screen', async () => {
    phone.events.length = 0;
    await phone.shell(
      'input tap 5 6.5; input text "a%sb\\$"; input keyevent KEYCODE_ENTER 67; input keycombination 113 29',
    );
    expect(phone.events).toEqual(['down 5,7 up 5,7', 'text a b$', 'key 66', 'key 67', 'key 113+29']);
  });
});

describe('runServiceCommand()', () => {
  it('calls a service without a shell', async () => {
    const output = collector();
    const program = runServiceCommand(
      phone.system,
      ['package', 'path', 'com.example.notes; reboot'],
      output.options(false),
    );
    expect(await program.exited).toBe(1);
    expect(output.text()).toBe('');
  });
});

function start(command: string, output: ReturnType<typeof collector>, pty = false): PhoneProgram {
  return runShell(phone.system, command, output.options(pty));
}

function collector() {
  let text = '';
  let check = () => {};
  const add = (data: Uint8Array) => {
    text += Buffer.from(data).toString();
    check();
  };
  return {
    text: () => text,
    clear: () => {
      text = '';
    },
    options: (pty: boolean) => ({ identity: { uid: 2000 }, pty, onStdout: add, onStderr: add }),
    until: (part: string) =>
      new Promise<void>((resolve) => {
        check = () => {
          if (text.includes(part)) resolve();
        };
        check();
      }),
  };
}
